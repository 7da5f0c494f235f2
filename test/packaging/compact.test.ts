import { describe, expect, it } from 'vitest';
import {
  importedTypes,
  moduleTypes,
  readableModules,
  shortChunkNames,
  withoutMostSpace,
  withoutSpace,
} from '../../scripts/compact.js';

describe('withoutSpace', () => {
  it('takes spaces and comments, and leaves names, marks for bundlers and the first line', async () => {
    const text = `#!/usr/bin/env node
// a comment
/** Another one. */
function orient(left, right) {
  return left -  -right;
}
const made = /* @__PURE__ */ orient(1, 2);
import(/* @vite-ignore */ name);
export { made };
`;
    expect(await withoutSpace(text)).toBe(
      `#!/usr/bin/env node
function orient(left,right){return left- -right}const made=/* @__PURE__ */orient(1,2);import(/* @vite-ignore */name);export{
made};
`,
    );
  });

  it('has lines that can be shown, and breaks no text in two', async () => {
    const said = 'a "text" that \\\\ ends \\'.repeat(30);
    const code = await withoutSpace(`const said = ${JSON.stringify(said)};\n${'f(1, 2, 3);\n'.repeat(99)}`);
    const lines = code.split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(new Function('f', `${code} return said;`)(() => 0)).toBe(said);
    expect(lines.slice(1).every((line) => line.length < 150)).toBe(true);
    expect(code).not.toMatch(/\\\n/);
  });
});

describe('withoutMostSpace', () => {
  it('leaves functions that are found by their texts', async () => {
    const before = 'const f = 1;\n// a comment\n';
    const kept = 'function roundedDistance(a) {\n  if (a > 0) return near;\n  return a;\n}';
    const after = 'const PreparedOrient2d = class {\n  sign() {}\n};';
    expect(await withoutMostSpace(`"use strict";\n${before}${kept}\n${before}${after}\nf ( 2 );\n`)).toBe(
      `"use strict";const f=1;\n${kept}\nconst f=1;\n${after}\nf(2);\n`,
    );
  });
});

describe('shortChunkNames', () => {
  it('names chunks by numbers, and calls their functions as functions', () => {
    const text = `var _chunkABCDEFGHcjs = require('./chunk-ABCDEFGH.cjs');
var _chunk12345678cjs = require('./chunk-12345678.cjs');
exports.f = _chunkABCDEFGHcjs.f; exports.x = _chunk12345678cjs.f$1.call(void 0, _chunkABCDEFGHcjs.y, 2);`;
    expect(shortChunkNames(text)).toBe(`var $0 = require('./chunk-ABCDEFGH.cjs');
var $1 = require('./chunk-12345678.cjs');
exports.f = $0.f; exports.x = (0, $1.f$1)($0.y, 2);`);
  });

  it('leaves what has such names', () => {
    const text = 'const $1 = _chunkABCDEFGHcjs.f;';
    expect(shortChunkNames(text)).toBe(text);
  });
});

describe('readableModules', () => {
  it('are what the kernel loads, less packages', () => {
    const output = (inputs: Record<string, number>, imports: string[] = [], entryPoint?: string) => ({
      ...(entryPoint === undefined ? {} : { entryPoint }),
      imports: imports.map((path) => ({ path })),
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
      ),
    });
    const readable = readableModules({
      outputs: {
        'dist/index.js': output({ 'src/index.ts': 1 }, ['dist/a.js', 'node:fs'], 'src/index.ts'),
        'dist/a.js': output({ 'src/a.ts': 1 }, ['dist/glb.js']),
        'dist/glb.js': output({ 'src/glb.ts': 1, 'node_modules/glb/x.js': 5 }, ['dist/b.js']),
        'dist/b.js': output({ 'src/b.ts': 1 }),
        'dist/oracle/index.js': output({}, ['dist/a.js', 'dist/judge.js'], 'src/oracle/index.ts'),
        'dist/judge.js': output({ 'src/oracle/judge.ts': 1 }),
      },
    });
    expect([...readable].sort()).toEqual(['dist/a.js', 'dist/b.js', 'dist/index.js']);
  });
});

describe('types', () => {
  it('for imports are those for require, with what is imported as default', () => {
    expect(importedTypes('a/index.browser.d.cts', 'export { type A, b };\n')).toBe(
      "export * from './index.browser.cjs';\n",
    );
    expect(importedTypes('index.d.cts', 'export { type A, b as default, b };\n')).toBe(
      "export * from './index.cjs';\nexport { b as default } from './index.cjs';\n",
    );
    const unnamed = 'declare const b: 1;\nexport { a, b as default };\n';
    expect(importedTypes('index.d.cts', unnamed)).toBe(unnamed);
  });

  it('of a module without a twin import those of others without one as modules', () => {
    const text = `import { A } from '../a.d-x.cjs';\nexport { B } from './index.browser.cjs';\nimport '../b/index.cjs';`;
    expect(moduleTypes('fuzz/index.d.cts', text, ['fuzz/index.browser.d.cts', 'c/index.d.cts'])).toBe(
      text.replace('index.browser.cjs', 'index.browser.js'),
    );
  });
});
