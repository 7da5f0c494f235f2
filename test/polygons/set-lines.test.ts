import { describe, expect, it } from 'vitest';
import { type PolygonSet, polygonSymmetricDifference, polygonUnion } from '../../src/polygons/index.js';
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
});
