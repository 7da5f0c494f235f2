/** Simple polygons of all patterns of signs, up to seven vertices, split by a plane without thickness. */
import { describe, expect, it } from 'vitest';
import {
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  splitPolygon,
} from '../../../src/bsp/index.js';
import { planeThrough } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { FLOOR, lifted, texts } from './convex-patterns.js';
import { patternCases, pieceTexts, word } from './pattern-cases.js';
import { splitFaults } from './polygon-conditions.js';

const opposite = { normal: [-1, -2, -2], constant: 45 } as const;
const random = new Random(2026, 11, 22, 17);
const cases = [3, 4, 5, 6, 7].flatMap((n) => patternCases(n, false, random));

describe('splitPolygon on all patterns of sides', () => {
  it('of which there are 3267, all realised but five that lie in the plane', () => {
    expect(cases.length).toBe(27 + 81 + 243 + 729 + 2187 - 5);
  });

  it('keeps the conditions of a split', () => {
    const counts = new Set<string>();
    for (const { pattern, flat, polygon } of cases) {
      const split = splitPolygon(polygon, FLOOR);
      expect(word(split.sides)).toBe(word(pattern));
      counts.add(`${split.fronts.length} ${split.backs.length}`);
      if (split.classification !== 'straddling') {
        expect([...split.fronts, ...split.backs]).toEqual([polygon]);
        expect(split.classification).toBe(pattern.includes(1) ? 'front' : 'back');
        continue;
      }
      const faults = splitFaults(polygon, split, FLOOR);
      expect(faults.map((fault) => [fault, flat])).toEqual([]);
    }
    for (const count of ['1 1', '2 1', '1 2', '2 2', '3 1', '1 3']) expect([...counts]).toContain(count);
  });

  it('exchanges the pieces with the sides of the plane, which are the same data', () => {
    for (const { pattern, polygon } of cases) {
      const [split, turned] = [splitPolygon(polygon, FLOOR), splitPolygon(polygon, opposite)];
      expect(turned.sides).toEqual(pattern.map((s) => (s === 0 ? 0 : -s)));
      expect(pieceTexts(turned.fronts)).toEqual(pieceTexts(split.backs));
      expect(pieceTexts(turned.backs)).toEqual(pieceTexts(split.fronts));
    }
  });

  it('has the same pieces for the ring the other way round', () => {
    for (const { flat, polygon } of cases) {
      const split = splitPolygon(polygon, FLOOR);
      const turned = splitPolygon(polygonFromPoints([...flat].reverse().map(lifted)), FLOOR);
      const back = (pieces: readonly ExactPolygon[]) =>
        pieceTexts(pieces.map((piece) => ({ ...piece, vertices: [...piece.vertices].reverse() })));
      expect([back(turned.fronts), back(turned.backs)]).toEqual([
        pieceTexts(split.fronts),
        pieceTexts(split.backs),
      ]);
    }
  });

  it('gives convex polygons the pieces of splitConvexPolygon, and the neighbour across an edge the same vertex', () => {
    let [convex, shared] = [0, 0];
    for (const { pattern, flat, polygon } of cases) {
      const split = splitPolygon(polygon, FLOOR);
      if (isConvex(flat)) {
        const { front, back } = splitConvexPolygon(polygon, FLOOR);
        expect([pieceTexts(split.fronts), pieceTexts(split.backs)]).toEqual([front, back].map((piece) => pieceTexts(piece === null ? [] : [piece]))); // biome-ignore format: pair
        convex++;
      }
      const cuts = new Set(split.fronts.flatMap(texts).filter((text) => text.startsWith('{')));
      pattern.forEach((s, i) => {
        const [p, q] = [flat[i]!, flat[(i + 1) % flat.length]!];
        if (s * pattern[(i + 1) % flat.length]! >= 0) return;
        const neighbour = polygonFromPoints([lifted(q), lifted(p), [3000, 7, 1]]);
        const found = splitPolygon(neighbour, opposite)
          .fronts.flatMap(texts)
          .filter((text) => cuts.has(text));
        expect(found.length).toBe(1);
        shared++;
      });
    }
    expect([convex > 100, shared > 4000]).toEqual([true, true]);
  });
});

function isConvex(ring: readonly (readonly [number, number])[]): boolean {
  const at = (i: number) => ring[i % ring.length]!;
  const turns = ring.map((p, i) => {
    const [q, r] = [at(i + 1), at(i + 2)];
    return Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  });
  return !(turns.includes(1) && turns.includes(-1));
}

describe('splitPolygon', () => {
  const comb = [[0, 0, 0], [1, 0, 0], [1, 2, 0], [2, 2, 0], [2, 0, 0], [3, 0, 0], [3, 3, 0], [0, 3, 0]]; // biome-ignore format: points

  it('splits fragments of fragments, and their copies', () => {
    const { fronts, backs } = splitPolygon(polygonFromPoints(comb), {
      normal: [0.1, 0.3, 0],
      constant: -0.5,
    });
    const tilted = planeThrough([0.5, 0, 0], [0.25, 3, 0], [0, 0, 1]);
    for (const piece of [...fronts, ...backs]) {
      const again = splitPolygon(piece, tilted);
      const copies = [JSON.parse(JSON.stringify(piece)) as ExactPolygon, structuredClone(piece)];
      for (const copy of copies)
        expect(JSON.stringify(splitPolygon(copy, tilted))).toBe(JSON.stringify(again));
      for (const part of again.fronts) expect(splitPolygon(part, tilted).fronts).toEqual([part]);
    }
    expect([fronts.length, backs.length]).toEqual([1, 2]);
  });

  it('has chords on both sides of a vertex that touches the plane, and edges on the plane on one side', () => {
    const at = (constant: number) => splitPolygon(polygonFromPoints(comb), { normal: [0, 1, 0], constant });
    const counts = (constant: number) => [at(constant).fronts.length, at(constant).backs.length];
    expect([counts(-1), counts(-2), counts(-2.5), counts(0)]).toEqual([[1, 2], [1, 2], [1, 1], [1, 0]]); // biome-ignore format: pairs
    expect(at(-2).fronts[0]!.vertices.length).toBe(6);
    expect(at(-2).backs.map(({ vertices }) => vertices.length)).toEqual([4, 4]);
  });

  it('says where a polygon on the plane faces', () => {
    const polygon = polygonFromPoints(comb);
    expect(splitPolygon(polygon, { normal: [0, 0, -3], constant: 0 })).toEqual({
      classification: 'on',
      sides: comb.map(() => 0),
      fronts: [],
      backs: [],
      facing: splitConvexPolygon(polygon, { normal: [0, 0, -3], constant: 0 }).facing,
    });
  });

  it('refuses what is found not to be simple', () => {
    const touching = [[0, 1, 0], [1, 0, 0], [3, 2, 0], [4, 1, 0], [3, -2, 0], [1, 0, 0]]; // biome-ignore format: points
    expect(() => splitPolygon(polygonFromPoints(touching), { normal: [0, 1, 0], constant: 0 })).toThrow(
      new RangeError('splitPolygon: polygon must be simple, got a boundary that touches itself on the plane'),
    );
    const bad = { ...polygonFromPoints(comb), edges: [] };
    expect(() => splitPolygon(bad, FLOOR)).toThrow('splitPolygon: polygon.edges must be a list of 8 edges');
  });
});
