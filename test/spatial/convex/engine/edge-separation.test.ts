import { describe, expect, it } from 'vitest';
import type { Point3 } from '../../../../src/core/shapes.js';
import { deriveSeed, Random } from '../../../../src/oracle/cases/random.js';
import { triple3d } from '../../../../src/predicates/index.js';
import { type ConvexSet, ListedSet } from '../../../../src/spatial/convex/engine/convex-set.js';
import { type EdgePair, edgeSeparation } from '../../../../src/spatial/convex/engine/edge-separation.js';
import { polyhedronSet } from '../../../../src/spatial/convex/engine/polyhedron-set.js';
import { tetrahedronSet } from '../../../../src/spatial/convex/engine/tetrahedron-set.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from '../../../../src/spatial/generated/convex.js';
import { above, below } from '../../../support/ridges.js';

type P = readonly [number, number, number];

const sideOf = (p: Point3, q: Point3, r: Point3, s: Point3, x: Point3) =>
  triple3d(...([p, q, r, s, p, x].flatMap((v) => [v[0]!, v[1]!, v[2]!]) as Parameters<typeof triple3d>));

/** By the definition: all vertices against the planes of all pairs. */
function byDefinition(a: ConvexSet, b: ConvexSet, strict: boolean): EdgePair | undefined {
  const [ofA, ofB] = [a.vertices as readonly P[], b.vertices as readonly P[]];
  for (const [i, j] of a.clippedEdges) {
    for (const [k, l] of b.clippedEdges) {
      const against = (x: Point3) => sideOf(ofA[i]!, ofA[j]!, ofB[k]!, ofB[l]!, x);
      const [sidesA, sidesB] = [ofA.map(against), ofB.map(against)];
      const parts = [1, -1].some(
        (side) =>
          sidesA.every((s) => s !== -side) &&
          sidesB.every((s) => (strict ? s === -side : s !== side)) &&
          [...sidesA, ...sidesB].some((s) => s !== 0),
      );
      const beside = sidesA.every((s) => s === 0) && (strict ? !sidesB.includes(0) : true);
      const apart = beside && sidesB.includes(1) !== sidesB.includes(-1);
      if (parts || apart) return { a: [i, j], b: [k, l] };
    }
  }
  return undefined;
}

/** The same solid with points that count how often their first coordinate is read. */
function counting(solid: ConvexSet, count: () => void): ConvexSet {
  const vertices = (solid.vertices as readonly P[]).map(
    ([x, y, z]) =>
      ({
        length: 3,
        get 0() {
          count();
          return x;
        },
        1: y,
        2: z,
      }) as unknown as P,
  );
  const { edges, faces, walls, dimension } = solid;
  return new ListedSet({ vertices, edges, faces, walls, dimension });
}

describe('a pair of edges that separates', () => {
  it('is the first that the definition finds, for tetrahedra of all kinds', () => {
    const random = new Random(...deriveSeed('edge separation'));
    let found = 0;
    for (let i = 0; i < 120; i++) {
      const reach = 1 + (i % 4);
      const point = (shift: number): P => [
        shift + random.between(-reach, reach),
        random.between(-reach, reach),
        random.between(-reach, reach),
      ];
      const tetrahedron = (shift: number) =>
        tetrahedronSet({ a: point(shift), b: point(shift), c: point(shift), d: point(shift) });
      const [a, b] = [tetrahedron(0), tetrahedron(i % 6)];
      for (const strict of [true, false]) {
        const pair = edgeSeparation(a, b, strict);
        expect(pair).toEqual(byDefinition(a, b, strict));
        if (pair !== undefined) found++;
      }
    }
    expect(found).toBeGreaterThan(60);
  });

  it('is the first that the definition finds, for crossed ridges', () => {
    for (const [n, high] of [
      [5, 300000],
      [9, 3000],
      [9, -3000],
    ] as const) {
      const [a, b] = [polyhedronSet(below(n)), polyhedronSet(above(n, high))];
      for (const strict of [true, false])
        expect(edgeSeparation(a, b, strict)).toEqual(byDefinition(a, b, strict));
    }
  });

  it('takes a few signs for each pair of edges, however many vertices there are', () => {
    const signsFor = (n: number): number => {
      let reads = 0;
      const count = () => {
        reads++;
      };
      const a = counting(polyhedronSet(below(n)), count);
      const b = counting(polyhedronSet(above(n, 300000)), count);
      expect(edgeSeparation(a, b, true)).toBeDefined();
      // Without one that separates, all pairs are looked at.
      const apart = reads;
      expect(edgeSeparation(a, a, true)).toBeUndefined();
      // A sign reads seven first coordinates.
      return (reads - apart) / 7 / a.edges.length ** 2;
    };
    expect(signsFor(13)).toBeLessThan(8);
    expect(signsFor(41)).toBeLessThan(8);
  });

  it('is found for ridges of many vertices', () => {
    const [a, b] = [below(61), above(61, 300000)];
    expect(convexPolyhedraIntersect(a, b)).toBe(false);
    const { relation, witness } = convexPolyhedronConvexPolyhedron(a, b);
    expect([relation, witness.separation?.type]).toEqual(['disjoint', 'edges']);
  });
});
