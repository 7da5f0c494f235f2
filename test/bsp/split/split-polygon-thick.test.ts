/** Simple polygons of all patterns of signs, up to seven vertices, split by a plane with thickness. */
import { describe, expect, it } from 'vitest';
import {
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  splitPolygon,
} from '../../../src/bsp/index.js';
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
