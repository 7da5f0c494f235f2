/** Operations on the results of operations: how long their numbers become. */
import { describe, expect, it } from 'vitest';
import { exactSideTerms } from '../../src/implicit/generated/predicates.js';
import { alignedSum } from '../../src/implicit/homogeneous.js';
import { threePlanesPoint } from '../../src/implicit/index.js';
import { exactPlane, type PlaneObject } from '../../src/implicit/objects/plane-object.js';
import { exactPoint3, type Point3Object } from '../../src/implicit/objects/point3-object.js';
import { locatePointInSolid, type Solid, solidDifference, solidFromMesh } from '../../src/solids/index.js';
import { box, type Mesh } from './meshes.js';

/** The number of bits of the largest absolute value. */
function bits(...values: readonly bigint[]): number {
  return Math.max(...values.map((x) => (x < 0n ? -x : x).toString(2).length));
}

/** All integers that are formed to tell the side of a point of a plane. */
function sideBits(plane: PlaneObject, point: Point3Object): number {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const { x, y, z, w, exponent } = exactPoint3(point);
  const [along, offset] = exactSideTerms(a, b, c, d, x, y, z, w);
  const sum = alignedSum(along, normalExponent + exponent, offset, constantExponent);
  return bits(a, b, c, d, x, y, z, w, along, offset, sum);
}

/** All coordinates are in [2^39, 2^40), so that they have 53 bits from the last place of the largest on. */
const P = 53;
const CENTER = 8e11;
const RADIUS = 1e10;

/** A tetrahedron one of whose faces touches a ball around the centre, almost in one of forty directions. */
function knife(k: number, radius: number): Mesh {
  const z = 1 - (2 * ((k * 7) % 40) + 1) / 40;
  const turn = (k % 40) * 2.399963229728653 + k * 1e-5;
  const across = Math.sqrt(1 - z * z);
  const u = [across * Math.cos(turn), across * Math.sin(turn), z];
  const e = [-Math.sin(turn), Math.cos(turn), 0];
  const f = [1, 2, 0].map((i, n) => u[i]! * e[[2, 0, 1][n]!]! - u[[2, 0, 1][n]!]! * e[i]!);
  const at = (out: number, right: number, up: number) =>
    [0, 1, 2].map((i) => CENTER + out * u[i]! + right * e[i]! + up * f[i]!);
  const s = 3 * RADIUS;
  const positions = [
    ...at(radius, s, 0),
    ...at(radius, -s / 2, s),
    ...at(radius, -s / 2, -s),
    ...at(radius + s, 0, 0),
  ];
  return { positions, indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3] };
}

describe('a chain of 1000 differences', () => {
  it(`forms no integer beyond 9p + 19 = ${9 * P + 19} bits for coordinates of ${P} bits`, () => {
    const corner = (sign: number) => [0, 1, 2].map(() => CENTER + sign * 1.1 * RADIUS);
    let solid: Solid = solidFromMesh(box(corner(-1), corner(1)));
    let [longest, implicit] = [0, 0];
    const given = new Set(solid.planes.map((plane) => JSON.stringify(plane)));
    for (let k = 0; k < 1000; k++) {
      // The ball becomes smaller, so that each knife takes away the face that the one before it in its direction has left.
      const cutter = solidFromMesh(knife(k, RADIUS * (1 - k * 2e-4)));
      solid = solidDifference(solid, cutter);
      for (const plane of cutter.planes) given.add(JSON.stringify(plane));
      if (k % 25 !== 24) continue;
      for (const vertex of solid.vertices) {
        if (!('planes' in vertex)) continue;
        const [p, q, r] = vertex.planes.map((i) => solid.planes[i]!);
        const point = threePlanesPoint(p!, q!, r!) as unknown as Point3Object;
        for (const plane of cutter.planes) {
          longest = Math.max(longest, sideBits(plane as unknown as PlaneObject, point));
        }
        implicit++;
      }
    }
    expect(locatePointInSolid(solid, [CENTER, CENTER, CENTER])).toBe('inside');
    expect(solid.planes.every((plane) => given.has(JSON.stringify(plane)))).toBe(true);
    expect(longest).toBeLessThanOrEqual(9 * P + 19);
    // They are of that order, and there were many.
    expect(longest).toBeGreaterThan(7 * P);
    expect(implicit).toBeGreaterThan(1000);
    expect(solid.faces.length).toBeLessThan(60);
  }, 300_000);
});
