/** Simple polygons of all patterns of signs, up to seven vertices, split by a plane with thickness. */
import { describe, expect, it } from 'vitest';
import {
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  splitPolygon,
} from '../../../src/bsp/index.js';
import { coordinates } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { FLOOR, lifted, realise, straddlingPatterns, THICKNESS } from './convex-patterns.js';
import { patternCases, pieceTexts, word } from './pattern-cases.js';
import { splitFaults } from './polygon-conditions.js';

const thick = { plane: FLOOR, halfThickness: THICKNESS };
const random = new Random(2026, 11, 22, 18);
const cases = [3, 4, 5, 6, 7].flatMap((n) => patternCases(n, true, random));

describe('splitPolygon by a thick plane on all patterns of sides', () => {
  it('of which there are 3267', () => {
    expect(cases.length).toBe(27 + 81 + 243 + 729 + 2187);
  });

  it('keeps the conditions of a split', () => {
    const counts = new Set<string>();
    for (const { pattern, flat, polygon } of cases) {
      const split = splitPolygon(polygon, thick);
      expect(word(split.sides)).toBe(word(pattern));
      counts.add(`${split.fronts.length} ${split.backs.length}`);
      if (split.classification !== 'straddling') {
        expect([...split.fronts, ...split.backs]).toEqual(split.classification === 'on' ? [] : [polygon]);
        continue;
      }
      expect(splitFaults(polygon, split, thick).map((fault) => [fault, flat])).toEqual([]);
    }
    for (const count of ['0 0', '1 1', '2 1', '1 2', '2 2', '3 1', '1 3'])
      expect([...counts]).toContain(count);
  });

  it('has the same pieces for the ring the other way round', () => {
    for (const { flat, polygon } of cases) {
      const split = splitPolygon(polygon, thick);
      const turned = splitPolygon(polygonFromPoints([...flat].reverse().map(lifted)), thick);
      const back = (pieces: readonly ExactPolygon[]) =>
        pieceTexts(pieces.map((piece) => ({ ...piece, vertices: [...piece.vertices].reverse() })));
      expect([back(turned.fronts), back(turned.backs)]).toEqual([
        pieceTexts(split.fronts),
        pieceTexts(split.backs),
      ]);
    }
  });

  it('gives convex polygons the pieces of splitConvexPolygon', () => {
    for (const n of [3, 4, 5, 6, 7, 8]) {
      [...straddlingPatterns(n)].forEach((pattern, shift) => {
        const polygon = polygonFromPoints(realise(pattern, true, shift).map(lifted));
        const { front, back } = splitConvexPolygon(polygon, thick);
        const { fronts, backs } = splitPolygon(polygon, thick);
        expect([pieceTexts(fronts), pieceTexts(backs)]).toEqual([pieceTexts([front!]), pieceTexts([back!])]);
      });
    }
  });
});

describe('a chord of a thick plane', () => {
  const band = { plane: { normal: [0, 1, 0], constant: 0 }, halfThickness: 2 };
  const split = (points: readonly (readonly [number, number])[]) => {
    const { fronts, backs } = splitPolygon(polygonFromPoints(points.map(([x, y]) => [x, y, 0])), band);
    const rings = (pieces: readonly ExactPolygon[]) =>
      pieces.map(({ vertices }) => vertices.map((vertex) => coordinates(vertex).slice(0, 2)));
    return { fronts: rings(fronts), backs: rings(backs) };
  };

  it('leads to a vertex in the band where the plane crosses an edge that is not cut', () => {
    const { fronts, backs } = split([[0, 4], [0, -4], [4, -4], [8, 1], [4, 4]]); // biome-ignore format: points
    expect(fronts).toEqual([[[0, 4], [0, 0], [8, 1], [4, 4]]]); // biome-ignore format: points
    expect(backs).toEqual([[[0, 0], [0, -4], [4, -4], [8, 1]]]); // biome-ignore format: points
  });

  it('bends around vertices in the band, and is led along them', () => {
    // The way from (0, 0) to (12, 1) is barred by a tooth that ends at (6, -1), above which the plane passes.
    const { fronts, backs } = split([[0, 4], [0, -4], [12, -4], [12, 1], [12, 4], [8, 4], [6, -1], [4, 4]]); // biome-ignore format: points
    expect(backs).toEqual([[[0, 0], [0, -4], [12, -4], [12, 1], [6, -1]]]); // biome-ignore format: points
    expect(fronts).toEqual([
      [[0, 4], [0, 0], [6, -1], [4, 4]],
      [[12, 1], [12, 4], [8, 4], [6, -1]],
    ]); // biome-ignore format: points
  });

  it('is none where the plane passes but a part lies in the band altogether', () => {
    // Between two legs below, a bump up to the plane and beyond it, which stays in the band.
    const { fronts, backs } = split([[0, 4], [0, -4], [2, -4], [3, -1], [4, -4], [6, -4], [6, 4], [5, 4], [4, 1], [3, -0.5], [2, 1], [1, 4]]); // biome-ignore format: points
    expect(fronts.length).toBe(2);
    expect(backs.length).toBe(1);
    const { fronts: one } = split([[0, 4], [1, -1], [2, 4], [4, 4], [4, -4], [5, -4], [5, 5], [0, 5]]); // biome-ignore format: points
    expect(one.length).toBe(1);
    expect(one[0]).toContainEqual([1, -1]);
  });

  it('refuses a ring in which it finds no way', () => {
    expect(() => split([[0, 4], [4, -4], [1, -1], [4, 4], [0, -4], [1, 1]])).toThrow(RangeError); // biome-ignore format: points
  });
});
