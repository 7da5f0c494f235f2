/** Fragments of fragments: how long their numbers become, and that nothing is lost on the way. */
import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  thickPlaneSide,
} from '../../../src/bsp/index.js';
import { exactSideTerms } from '../../../src/implicit/generated/predicates.js';
import { alignedSum } from '../../../src/implicit/homogeneous.js';
import { exactCoordinates, planeThrough, side } from '../../../src/implicit/index.js';
import { exactPlane, type PlaneObject } from '../../../src/implicit/objects/plane-object.js';
import { exactPoint3, type Point3Object } from '../../../src/implicit/objects/point3-object.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { effort } from '../../support/effort.js';
import { doubleArea, lifted, lowered } from './convex-patterns.js';

type Triple = [number, number, number];

/** The number of bits of the largest absolute value. */
function bits(...values: readonly bigint[]): number {
  return Math.max(...values.map((x) => (x < 0n ? -x : x).toString(2).length));
}

/** Points of a plane of space with integer coordinates, below 8 times those in the plane. */
function embedded(x: number, y: number): Triple {
  return [3 * x - y, x + 2 * y, 2 * x + 2 * y];
}

/** The same far from the origin. */
function far(x: number, y: number): Triple {
  return embedded(x, y).map((k) => k + 8e11) as Triple;
}

/** All integers that are formed to tell the side of a point of a plane. */
function sideBits(plane: PlaneObject, point: Point3Object): number {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const { x, y, z, w, exponent } = exactPoint3(point);
  const [along, offset] = exactSideTerms(a, b, c, d, x, y, z, w);
  const sum = alignedSum(along, normalExponent + exponent, offset, constantExponent);
  return bits(a, b, c, d, x, y, z, w, along, offset, sum);
}

describe('a chain of many splits', () => {
  const SPLITS = effort(1000);
  /** From the last place of the coordinates, all of which are in [2^39, 2^40), on. */
  const P = 53;
  const RADIUS = 4e10;
  const TURN = 2.399963229728653;
  const inside = far(0, 0);

  it(`forms no integer beyond 9p + 19 = ${9 * P + 19} bits for coordinates of ${P} bits`, () => {
    const corner = 1.2 * RADIUS;
    const square = [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x, y]) => far(x! * corner, y! * corner)); // biome-ignore format: signs
    let fragment: ExactPolygon = polygonFromPoints(square);
    let [splits, longest, text] = [0, 0, 0];
    for (let k = 0; k < SPLITS; k++) {
      const plane = tangent(k * TURN, k);
      const { classification, front, back } = splitConvexPolygon(fragment, plane);
      if (classification !== 'straddling') break;
      splits++;
      fragment = side(plane, inside) > 0 ? front! : back!;
      // Every vertex, whatever a filter could tell; all of them every 20 splits.
      const asked =
        k % 20 === 19
          ? fragment.vertices
          : [...fragment.vertices.slice(0, 2), ...fragment.vertices.slice(-2)];
      const next = tangent((k + 1) * TURN, k + 1);
      for (const vertex of asked) {
        text = Math.max(text, JSON.stringify(vertex).length);
        if ('type' in vertex) longest = Math.max(longest, sideBits(next, vertex as unknown as Point3Object));
      }
    }
    expect([splits, fragment.vertices.length]).toEqual([SPLITS, SPLITS]);
    expect(longest).toBeLessThanOrEqual(9 * P + 19);

    // They are of that order, and a vertex is three planes of nine numbers each after any number of cuts.
    expect(longest).toBeGreaterThan(7 * P);
    expect(text).toBeLessThan(600);
  });

  /** A plane that nearly touches the circle, through three points of integers below 2^p. */
  function tangent(angle: number, k: number): PlaneObject & ReturnType<typeof planeThrough> {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number) =>
      far(Math.round(RADIUS * cos - along * sin), Math.round(RADIUS * sin + along * cos));
    const [a, b, c] = [at(0), at(4e9), at(-2e9)];
    const off: Triple = [c[0] + 1e9 + 7919 * k, c[1] - 2e9 + 104729 * k, c[2] - 3e9 - 31 * k];
    expect([...a, ...b, ...off].every((x) => x >= 2 ** 39 && x < 2 ** 40)).toBe(true);
    return planeThrough(a, b, off) as PlaneObject & ReturnType<typeof planeThrough>;
  }
});

describe('fragments of fragments', () => {
  const random = new Random(20, 26, 11, 22);

  /** A convex polygon: lattice points on a strictly convex curve. */
  function convex(): ExactPolygon {
    const ys = [-9, -6, -4, -1, 0, 2, 5, 8].filter(() => random.oneIn(2));
    const right = ys.map((y): [number, number] => [200 - y * y, y]);
    const left = [9, 3, -2, -8].filter(() => random.oneIn(2)).map((y): [number, number] => [y * y - 150, y]);
    const ring = [...right, ...left];
    return ring.length < 3 ? convex() : polygonFromPoints(ring.map(lifted));
  }

  function plane() {
    const normal = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    const constant = random.between(-40, 40);
    const halfThickness = random.oneIn(3) ? 0 : random.between(1, 12);
    return normal.every((x) => x === 0) ? undefined : { plane: { normal, constant }, halfThickness };
  }

  const areaOf = (polygon: ExactPolygon) => rational.abs(doubleArea(polygon.vertices.map(lowered)));

  it('lose no area, and never straddle a plane again, with and without thickness', () => {
    const seen = new Map<string, number>();
    for (let round = 0; round < 120; round++) {
      const whole = convex();
      let fragments = [whole];
      for (let depth = 0; depth < 5; depth++) {
        const by = plane();
        if (by === undefined) continue;
        fragments = fragments.flatMap((fragment) => {
          const { classification, front, back } = splitConvexPolygon(fragment, by);
          seen.set(classification, (seen.get(classification) ?? 0) + 1);
          if (classification === 'on') return [fragment];
          for (const vertex of front?.vertices ?? []) expect(thickPlaneSide(by, vertex)).not.toBe(-1);
          for (const vertex of back?.vertices ?? []) expect(thickPlaneSide(by, vertex)).not.toBe(1);
          return [front, back].filter((piece) => piece !== null);
        });
      }
      const sum = fragments.map(areaOf).reduce(rational.add);
      expect(rational.equals(sum, areaOf(whole))).toBe(true);
      for (const { edges } of fragments) {
        for (const { type } of edges) seen.set(type, (seen.get(type) ?? 0) + 1);
      }
    }
    for (const kind of ['straddling', 'front', 'back', 'line', 'coefficients', 'along-axis']) {
      expect([kind, (seen.get(kind) ?? 0) > 50]).toEqual([kind, true]);
    }
  });

  it('keep cut points on the plane and on both planes of their edge', () => {
    const square = polygonFromPoints([[0, 0, 0], [9, 0, 0], [9, 9, 0], [0, 9, 0]]); // biome-ignore format: points
    const [p, q] = [{ normal: [3, 1, 1], constant: -20 }, { normal: [-1, 3, 1], constant: -7 }]; // biome-ignore format: pair
    const piece = splitConvexPolygon(splitConvexPolygon(square, p!).front!, q!).front!;
    const corner = piece.vertices.find((vertex) => 'planes' in (vertex as object))!;
    expect([p!, q!, square.plane].map((by) => side(by, corner))).toEqual([0, 0, 0]);
    const [x, y, z] = exactCoordinates(corner).map(rational.toNumber);
    expect([x, y, z]).toEqual([5.3, 4.1, 0]);
  });
});
