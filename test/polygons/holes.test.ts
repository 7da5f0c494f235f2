import { describe, expect, it } from 'vitest';
import { pointPolygon2d } from '../../src/planar/index.js';
import {
  canonicalPolygonText,
  locatePointInPolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonUnion,
} from '../../src/polygons/index.js';
import { drawing } from './drawn-polygons.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('{outer, holes}', () => {
  it('has what the outer ring has, and no hole', () => {
    const crossed = { outer: square(0, 0, 8), holes: [square(1, 1, 4), square(3, 3, 9)] };
    const meant = polygonDifference(square(0, 0, 8), square(1, 1, 4), square(3, 3, 9));
    for (const same of [
      polygonSet(crossed),
      polygonUnion(crossed, []),
      polygonUnion([crossed, { outer: square(0, 0, 1) }]),
      polygonIntersection(crossed, square(-9, -9, 99)),
      polygonDifference(square(-9, -9, 99), polygonDifference(square(-9, -9, 99), crossed)),
    ]) {
      expect(canonicalPolygonText(same)).toBe(canonicalPolygonText(meant));
    }
  });

  it('is read by a rule that is given as rings together', () => {
    const crossed = { outer: square(0, 0, 8), holes: [square(1, 1, 4), square(3, 3, 9)] };
    expect(polygonSet(crossed, { rule: 'even-odd' })).toEqual(polygonSet([crossed.outer, ...crossed.holes]));
  });

  it('means what it means for queries of the plane, but for points on rings', () => {
    const compared = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const drawn = drawing(seed);
      drawn.choose();
      const [outer, ...holes] = [...drawn.polygon(), ...drawn.polygon(), ...drawn.polygon()];
      const polygon = { outer: outer!, holes };
      const set = polygonSet(polygon);
      for (const [x, y] of [outer!, ...holes].flat()) {
        for (const [u, v] of outer!) {
          const point: [number, number] = [x! / 2 + u! / 2, y! / 2 + v! / 2];
          const { location } = pointPolygon2d(point, polygon);
          // A ring that is not on the boundary of the set is on that of the polygon.
          if (location === 'boundary') continue;
          compared.add(location);
          expect(locatePointInPolygonSet(set, point), `seed ${seed}`).toBe(location);
        }
      }
    }
    expect(Array.from(compared).sort()).toEqual(['inside', 'outside']);
  });
});
