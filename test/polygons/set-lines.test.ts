import { describe, expect, it } from 'vitest';
import {
  minkowskiSum2d,
  type PolygonSet,
  polygonSymmetricDifference,
  polygonUnion,
} from '../../src/polygons/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { drawing } from './drawn-polygons.js';

/** A set that is read from its text, and united with nothing. */
const again = (set: PolygonSet): PolygonSet => polygonUnion(JSON.parse(JSON.stringify(set)) as PolygonSet);

type Line = PolygonSet['lines'][number];
const isSame = ([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line) =>
  orient2d(ax, ay, bx, by, cx, cy) === 0 && orient2d(ax, ay, bx, by, dx, dy) === 0;

describe('the lines of a set', () => {
  const sets = Array.from({ length: 60 }, (_, seed) => {
    const drawn = drawing(seed + 1);
    const polygons = [...drawn.operands(), drawn.polygon(), drawn.polygon()];
    return seed % 2 === 0 ? polygonUnion(...polygons) : polygonSymmetricDifference(...polygons);
  });

  it('are the same when it is united again', () => {
    expect(sets.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThan(200);
    for (const set of sets) expect(JSON.stringify(again(set))).toBe(JSON.stringify(set));
  });

  it('are all different, by whatever points', () => {
    for (const { lines } of sets) {
      lines.forEach((line, i) => {
        expect(lines.slice(0, i).filter((other) => isSame(line, other))).toEqual([]);
      });
    }
  });

  it('are the ones that are moved least, where the same points are moved along their line', () => {
    // Two peaks of one height, so that the upper side of a box is moved to one line twice; and the same across.
    const box = [
      [0.1, 0.2],
      [0.2, 0.2],
      [0.2, 0.4],
      [0.1, 0.4],
    ];
    const peaks = [
      [0, 0],
      [0.7, 0],
      [0.6, 0.9],
      [0.35, 0.3],
      [0.1, 0.9],
    ];
    const across = (ring: readonly (readonly number[])[]) => ring.map(([x, y]) => [y!, x!]);
    const movesOf = ([ax, ay, bx, by]: Line, { lines }: PolygonSet) =>
      lines.filter((line) => [ax, ay, bx, by].every((x, k) => x === line[k])).map((line) => line.slice(4));
    for (const [a, b] of [
      [box, peaks],
      [peaks, box],
    ] as const) {
      expect(movesOf([0.1, 0.4, 0.2, 0.4], minkowskiSum2d(a, b))).toEqual([[0.1, 0.9]]);
      expect(movesOf([0.4, 0.1, 0.4, 0.2], minkowskiSum2d(across(a), across(b)))).toEqual([[0.9, 0.1]]);
    }
  });
});
