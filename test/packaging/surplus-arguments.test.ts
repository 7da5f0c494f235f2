/** What takes several shapes of a kind takes as many as are passed, as its siblings do: none is dropped in silence. */
import { describe, expect, it } from 'vitest';
import * as enclosing from '../../src/enclosing/index.js';
import * as solids from '../../src/solids/index.js';
import { exportedFunctions } from './exported-functions.js';

const ENTRIES = [
  'planar',
  'spatial',
  'enclosing',
  'implicit',
  'mesh',
  'indexes',
  'bsp',
  'solids',
  'distance',
  'round',
];
const cube = solids.convexSolid(
  [1, -1].flatMap((s) =>
    [0, 1, 2].map((axis) => ({
      normal: [0, 1, 2].map((k) => (k === axis ? s : 0)) as [number, number, number],
      constant: -1,
    })),
  ),
);
const axes = [0, 1, 2].map((axis) => [0, 1, 2].map((k) => (k === axis ? 1 : 0)));
/** One shape of each kind that a family of functions takes several of. */
const SHAPES: Readonly<Record<string, unknown>> = {
  mergeBoxes: { min: [0, 0, 0], max: [1, 1, 1] },
  mergeCapsules: { start: [0, 0, 0], end: [1, 0, 0], radius: 1 },
  mergeKDops: { axes, min: [0, 0, 0], max: [1, 1, 1] },
  mergeSpheres: { center: [0, 0, 0], radius: 1 },
  solidDifference: cube,
  solidIntersection: cube,
  solidSymmetricDifference: cube,
  solidUnion: cube,
};
/** The first word of a name says what the function does, or with what; these do it with several. */
const FAMILIES = /^merge[A-Z]|^solid(Union|Intersection|Difference|SymmetricDifference)/;

const names = ENTRIES.flatMap((entry) => exportedFunctions(entry).map(({ name }) => name));
const functions = { ...enclosing, ...solids } as unknown as Record<string, (...args: unknown[]) => unknown>;

describe('functions of several shapes', () => {
  it('are all here', () => {
    const found = new Set(names.filter((name) => FAMILIES.test(name)));
    expect([...found].sort()).toEqual(Object.keys(SHAPES).sort());
  });

  it.each(Object.entries(SHAPES))('%s looks at each of them', (name, shape) => {
    const call = functions[name]!;
    for (const count of [2, 3, 5]) {
      const all = Array.from({ length: count }, () => shape);
      expect(() => call(...all)).not.toThrow();
      expect(() => call(...all, 7)).toThrow(/must be .*, got 7$/);
    }
  });
});
