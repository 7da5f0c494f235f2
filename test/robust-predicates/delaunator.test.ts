import { createRequire } from 'node:module';
import Delaunator from 'delaunator';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

/** delaunator as it is installed, with robust-predicates replaced by our entry (as a bundler's alias does it). */
let Replaced: typeof Delaunator;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default } from 'delaunator';`,
      resolveDir: projectRoot,
    },
    bundle: true,
    format: 'esm',
    write: false,
    alias: { 'robust-predicates': './src/robust-predicates/index.ts' },
    absWorkingDir: projectRoot,
  });
  const text = outputFiles[0]!.text;
  expect(text).toContain('src/robust-predicates/index.ts');
  expect(text).not.toContain('node_modules/robust-predicates');
  const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  Replaced = ((await import(/* @vite-ignore */ url)) as { default: typeof Delaunator }).default;
});

let state = 3;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const many = (count: number, point: (i: number) => number[]) =>
  Float64Array.from(Array.from({ length: count }, (_, i) => point(i)).flat());
const bunny = createRequire(import.meta.url)('bunny') as { positions: number[][] };

const sets: Readonly<Record<string, Float64Array>> = {
  'random points': many(2000, () => [random(), random()]),
  'a lattice': many(900, (i) => [i % 30, Math.floor(i / 30)]),
  'a lattice of tenths': many(900, (i) => [(i % 30) / 10, Math.floor(i / 30) / 10]),
  'points near a line': many(500, () => {
    const x = random();
    return [x, x / 3];
  }),
  'points on a circle': many(300, (i) => {
    const t = (i + 0.5) / 150 - 1;
    return [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  }),
  'equal points': many(200, (i) => [i % 7, i % 5]),
  'a scan, from above': many(bunny.positions.length, (i) => bunny.positions[i]!.slice(0, 2)),
};

describe('delaunator makes the same triangles with unerring/robust-predicates', () => {
  it.each(Object.keys(sets))('%s', (name) => {
    const [before, after] = [new Delaunator(sets[name]!), new Replaced(sets[name]!)];
    expect(after.triangles).toEqual(before.triangles);
    expect(after.halfedges).toEqual(before.halfedges);
    expect(after.hull).toEqual(before.hull);
    expect(after.triangles.length).toBeGreaterThan(0);
  });

  it('but not with the kernel’s own names, whose signs of orientations are opposite', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `export { default } from 'delaunator';`, resolveDir: projectRoot },
      bundle: true,
      format: 'esm',
      write: false,
      alias: { 'robust-predicates': './src/index.ts' },
      absWorkingDir: projectRoot,
    });
    const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`;
    const Wrong = ((await import(/* @vite-ignore */ url)) as { default: typeof Delaunator }).default;
    const right = new Delaunator(sets['random points']!);
    expect(new Wrong(sets['random points']!).triangles).not.toEqual(right.triangles);
  });
});
