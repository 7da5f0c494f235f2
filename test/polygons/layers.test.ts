import { describe, expect, it } from 'vitest';
import {
  polygonDifference,
  polygonIntersection,
  polygonUnion,
  roundPolygonSet,
} from '../../src/polygons/index.js';
import {
  boxSolid,
  pyramidSolid,
  roundSection,
  solidDifference,
  solidIntersection,
  solidSection,
  solidUnion,
} from '../../src/solids/index.js';

/** At height 1 all corners of these are integers. */
const solids = [
  boxSolid({ min: [0, 0, 0], max: [6, 6, 3] }),
  pyramidSolid(
    [
      [2, 2],
      [10, 2],
      [10, 10],
      [2, 10],
    ],
    0,
    [6, 6, 4],
  ),
  boxSolid({ min: [4, -2, 0], max: [5, 12, 2] }),
] as const;

const plane = { normal: [0, 0, 1], constant: -1 } as const;
const layerOf = (solid: Parameters<typeof solidSection>[0]) =>
  roundSection(solidSection(solid, plane), { grid: 1 }).polygons;
const rounded = (set: ReturnType<typeof polygonUnion>) => roundPolygonSet(set, { grid: 1 }).polygons;

describe('layers of solids', () => {
  const [a, b, c] = solids;

  it('are combined as the solids are', () => {
    expect(rounded(polygonUnion(...solids.map(layerOf)))).toEqual(layerOf(solidUnion(...solids)));
    expect(rounded(polygonIntersection(layerOf(a), layerOf(b)))).toEqual(layerOf(solidIntersection(a, b)));
    expect(rounded(polygonDifference(layerOf(b), layerOf(c)))).toEqual(layerOf(solidDifference(b, c)));
  });

  it('may be nothing', () => {
    expect(layerOf(solidDifference(a, a))).toEqual([]);
    expect(rounded(polygonDifference(layerOf(a), layerOf(a)))).toEqual([]);
  });
});
