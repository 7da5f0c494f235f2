import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import {
  constrainedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
  delaunay2d,
  delaunay3d,
  powerDiagram2d,
  regularTriangulation2d,
  regularTriangulation3d,
  type TriangulationOptions,
  type TriangulationStage,
  voronoiCells2d,
  voronoiDiagram2d,
} from '../../src/triangulation/index.js';

const random = new Random(2, 7, 1, 8);
const N = 4500;
const plane = Float64Array.from({ length: 2 * N }, () => random.unit());
const space = Float64Array.from({ length: 3 * N }, () => random.unit());
const weights = Float64Array.from({ length: N }, () => random.unit() / N);
/** Edges that cross none, and bars that all cross. */
const isolated = Uint32Array.from({ length: 2 * 4500 }, (_, k) => k);
const rungs = Float64Array.from({ length: 2 * 9000 }, (_, k) =>
  k % 4 === 0 ? 0 : k % 4 === 2 ? 1 : Math.floor(k / 4) + (k % 4 === 3 ? 0.1 : 0),
);
const across = Uint32Array.from({ length: 2 * 130 }, (_, k) => k);
const bars = Float64Array.from({ length: 4 * 130 }, (_, k) => {
  const at = Math.floor(k / 4);
  const other = at % 2 === 0 ? [at, -1, at, 131] : [-1, at, 131, at];
  return other[k % 4]!;
});

type Run = (options?: TriangulationOptions) => unknown;

const runs: readonly (readonly [string, readonly TriangulationStage[], Run])[] = [
  ['delaunay2d', ['points'], (options) => delaunay2d(plane, options)],
  ['regularTriangulation2d', ['points'], (options) => regularTriangulation2d(plane, weights, options)],
  ['voronoiDiagram2d', ['points', 'vertices'], (options) => voronoiDiagram2d(plane, options)],
  ['powerDiagram2d', ['points', 'vertices'], (options) => powerDiagram2d(plane, weights, options)],
  ['delaunay3d', ['points'], (options) => delaunay3d(space, options)],
  ['regularTriangulation3d', ['points'], (options) => regularTriangulation3d(space, weights, options)],
  [
    'constrainedDelaunay2d',
    ['points', 'edges'],
    (options) => constrainedDelaunay2d(rungs, isolated, options),
  ],
  [
    'constrainedDelaunayWithCrossings2d',
    ['crossings', 'points', 'edges'],
    (options) => constrainedDelaunayWithCrossings2d(bars, across, options),
  ],
];

describe.each(runs)('%s', (name, stages, run) => {
  it('tells how far it is, stage by stage, each to its end, and has the same result', () => {
    const told: [TriangulationStage, number, number][] = [];
    // Of long lists vitest looks at each number for itself, which takes seconds.
    expect(isDeepStrictEqual(run({ onProgress: (...all) => told.push(all) }), run())).toBe(true);
    expect(Array.from(new Set(told.map(([stage]) => stage)))).toEqual(stages);
    for (const stage of stages) {
      const own = told.filter(([which]) => which === stage);
      const done = own.map(([, at]) => at);
      expect(done).toEqual([...done].sort((a, b) => a - b));
      expect(own.every(([, at, total]) => at <= total)).toBe(true);
      expect(own.at(-1)![1]).toBe(own.at(-1)![2]);
      expect(own.length).toBeGreaterThan(1);
    }
  });

  it.each(stages)('ends in the middle of %s', (where) => {
    const controller = new AbortController();
    const told: string[] = [];
    const onProgress = (stage: string) => {
      told.push(stage);
      if (stage === where) controller.abort(new Error('enough'));
    };
    expect(() => run({ signal: controller.signal, onProgress })).toThrow('enough');
    expect(told.at(-1)).toBe(where);
    expect(told.filter((stage) => stage === where)).toHaveLength(1);
  });

  it('ends at once with the reason of a signal that is aborted, and refuses what are no such options', () => {
    const reason = new Error('before');
    const onProgress = () => {
      throw new Error('told');
    };
    expect(() => run({ signal: { aborted: true, reason }, onProgress })).toThrow(reason);
    expect(() => run({ signal: { aborted: true } })).toThrow(`${name}: aborted`);
    expect(() => run({ onProgress: 3 as never })).toThrow(`${name}: options.onProgress must be a function`);
    expect(() => run({ signal: 'now' as never })).toThrow(`${name}: options.signal must be an AbortSignal`);
    expect(() => run({ progress: () => undefined } as never)).toThrow(`${name}: options.progress must be`);
  });

  it('may be asked again while it tells', () => {
    let inner: unknown;
    const onProgress = () => {
      inner ??= run();
    };
    expect(run({ onProgress })).toEqual(inner);
  });
});

it('cells of the plane are told one by one', () => {
  const diagram = voronoiDiagram2d([0, 0, 1, 0, 0, 1]);
  const box = { min: [0, 0], max: [1, 1] };
  const heard: number[][] = [];
  voronoiCells2d(diagram, box, { onProgress: (...all) => heard.push(all) });
  expect(heard).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  const signal = { aborted: true, reason: new Error('enough') };
  expect(() => voronoiCells2d(diagram, box, { signal })).toThrow('enough');
  expect(() => voronoiCells2d(diagram, box, { progress: 1 } as never)).toThrow(
    /options.progress must be a known name/,
  );
});
