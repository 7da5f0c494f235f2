import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { snippetFor } from '../../../fuzz/report/page/snippets/index.js';
import { casesOf } from '../../../src/oracle/cases/cases.js';
import { loadEngine } from '../../../src/oracle/engines/index.js';
import { respond } from '../../../src/oracle/protocol/respond.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';

// Inside of the project, so that packages are found.
const root = fileURLToPath(new URL('../../../reports/', import.meta.url));
mkdirSync(root, { recursive: true });
const folder = mkdtempSync(join(root, 'snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(loadQuestions);

let files = 0;

/** What a script prints. */
async function printed(code: string): Promise<string> {
  const path = join(folder, `${++files}.mjs`);
  writeFileSync(path, code);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...said) => void lines.push(said.join(' ')));
  try {
    await import(/* @vite-ignore */ pathToFileURL(path).href);
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

const snippet = (engine: string, name: string, values: readonly number[], module?: string) => {
  const question = requireQuestion(name);
  const expected = question.referee(Float64Array.from(values));
  return snippetFor({
    engine,
    module,
    question,
    values,
    expected,
    id: 'unerring:x:family=uniform;seed=1;case=0',
  });
};

/** The point (1, 4) and a ring, without a hole. */
const ring = (points: number[]) => {
  const values = new Array<number>(37).fill(0);
  values[1] = 1;
  values[2] = 4;
  points.forEach((x, i) => {
    values[4 + i] = x;
  });
  values[3] = points.length / 2;
  return values;
};
const SQUARE = ring([0, 0, 4, 0, 4, 4, 0, 4]);
const SEGMENTS = [0, 0, 4, 4, 1, 1, 3, 0];
const RAY_BOX = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2];

/** A question and values on which something is to be said. */
const CASES: readonly (readonly [engine: string, question: string, values: readonly number[]])[] = [
  ...['naive', 'robust-predicates', 'robust-orientation'].flatMap((engine) => [
    [engine, 'orient2d', [0, 0, 1, 3, 0.1, 0.3]] as const,
    [engine, 'orient3d', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.3, 0.3, 0.1]] as const,
    [engine, 'incircle', [0, 0, 4, 0, 0, 4, 1, 1]] as const,
  ]),
  ['robust-predicates', 'insphere', [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1]],
  ['robust-orientation', 'insphere', [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1]],
  ['robust-segment-intersect', 'segmentSegment2d', SEGMENTS],
  ['turf', 'segmentSegment2d', SEGMENTS],
  ['jsts', 'segmentSegment2d', SEGMENTS],
  ['turf', 'pointSegment2d', [2, 2, 0, 0, 4, 4]],
  ...['turf', 'jsts', 'point-in-polygon', 'point-in-polygon-hao', 'robust-point-in-polygon'].map(
    (engine) => [engine, 'pointPolygon2d', SQUARE] as const,
  ),
  ['three', 'rayTriangle', [0, 0, -1, 0, 0, 1, -1, -1, 0, 2, 0, 0, 0, 2, 0]],
  ['three', 'rayIntersectsBox', RAY_BOX],
  ['three', 'triangleBox', [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 2, 2, 1]],
  ['three', 'boxBox', [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]],
  ['three-mesh-bvh', 'triangleTriangle', [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 2, 3]],
  ['cannon-es', 'boxBox', [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]],
  ['cannon-es', 'rayIntersectsBox', RAY_BOX],
];

describe('a snippet asks a package as the engine does', () => {
  test.each(CASES)('%s, %s', async (name, question, values) => {
    const engine = (await loadEngine(name))!;
    const [judged] = await judgeCases(engine, requireQuestion(question), casesOf(values.length, values));
    const { code, title } = snippet(name, question, values);
    expect(title).toBe(`JavaScript for ${name}`);
    const asked = Number(judged!.got);
    expect(await printed(code)).toBe(Number.isNaN(asked) ? judged!.got : String(Math.sign(asked)));
  });
});

describe('who has no code of its own', () => {
  test('a built-in engine is asked by a test with this package as the judge', () => {
    const { code } = snippet('three', 'orientedBoxOrientedBox', [
      ...[0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1],
      ...[3, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, -0],
    ]);
    expect(code).toContain("import { expect, test } from 'vitest';");
    expect(code).toContain('loadEngine("three")');
    expect(code).toContain('1, 1, -0]');
  });

  test.each(['plain', 'shape-answers'])(
    'a module is imported and asked as campaigns ask it: %s',
    async (name) => {
      const module = fileURLToPath(new URL(`../modules/${name}.mjs`, import.meta.url));
      const question = name === 'plain' ? 'orient2d' : 'pointTriangle';
      const values = name === 'plain' ? [0, 0, 1, 0, 0, 1] : [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 0];
      const { code } = snippet(name, question, values, module);
      // Run here, by the sources: what vitest would do with it.
      const oracle = JSON.stringify(new URL('../../../src/oracle/index.ts', import.meta.url).href);
      const path = join(folder, `module-${name}.mjs`);
      const body = code
        .replace("'unerring/oracle'", oracle)
        .replace("import { expect, test } from 'vitest';", '')
        .replace(/test\(("[^"]*"), async/, 'export const run = (expect) => (async')
        .replace(/\}\);\n$/, '})();\n');
      writeFileSync(path, body);
      const { run } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
        run(e: unknown): Promise<void>;
      };
      const seen: string[] = [];
      await run((got: string) => ({ toBe: (wanted: string) => seen.push(got, wanted) }));
      expect(seen).toEqual(['right', 'right']);
    },
  );

  test('a program gets the line that the protocol asks with, and the response that is right', () => {
    const { code } = snippet('./engine --fast', 'orient2d', [0, 0, 1, 3, 0.1, 0.3]);
    const [request, response] = code.split('\n');
    expect(respond(request!)).toBe(response);
  });
});
