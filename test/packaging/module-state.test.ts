import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moduleStateIn } from './module-state.js';

/** What no answer is made of, by files of src. */
const OTHER_STATE: Readonly<Record<string, readonly string[]>> = {
  // What tests put in the place of `new Float64Array`.
  'arithmetic/scratch.ts': ['let allocator'],
  // A table that is made when it is first needed.
  'arithmetic/residues.ts': ['let powers'],
  // How many readings are under way: what makes arrays of modules safe.
  'core/arguments/reading.ts': ['let depth', 'let interrupted'],
  // How many readings there were.
  'distance/point-triangle/question.ts': ['let loads'],
  // When progress was last reported.
  'cli/mesh/worker.ts': ['let reported'],
  // Questions are loaded once.
  'oracle/questions/registry.ts': ['let builtIn'],
  // A table that is filled when the module is loaded.
  'oracle/cases/doubles.ts': ['powers = new Float64Array(MAX_EXPONENT - MIN_EXPONENT + 1)'],
};

it('modules keep numbers in scratch arrays only, and answers in no variable', () => {
  const found: Record<string, readonly string[]> = {};
  let files = 0;
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    files++;
    const state = moduleStateIn(readFileSync(join('src', path), 'utf8'));
    if (state.length > 0) found[path] = state;
  }
  expect(files).toBeGreaterThan(1800);
  expect(found).toEqual(OTHER_STATE);
});

it.each([
  ['let isInside = false;', ['let isInside']],
  ['export let a = 0, b = 1;', ['let a', 'let b']],
  ['var a = 0;', ['let a']],
  ['const P = new Float64Array(18);', ['P = new Float64Array(18)']],
  ['export const P: Float64Array = /* @__PURE__ */ new Float64Array(18);', ['P = new Float64Array(18)']],
  ['const P = new Int32Array(SIZE);', ['P = new Int32Array(SIZE)']],
  ['const P = new Float64Array(other.buffer, 8);', []],
  ['const T = new Uint8Array([1, 2]); const X = allocateScratch(3);', []],
  ['const one = new Float64Array(1); const words = new Uint32Array(one.buffer);', []],
  ['const view = new DataView(new ArrayBuffer(8));', []],
  ['function f() { let x = 0; const y = new Float64Array(3); return [x, y]; }', []],
])('%s', (text, expected) => {
  expect(moduleStateIn(text)).toEqual(expected);
});
