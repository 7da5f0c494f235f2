/** Operations on the results of operations: how long their numbers become. */
import { describe, expect, it, vi } from 'vitest';
import { exactSide } from '../../src/implicit/exact-side.js';
import { threePlanesPoint } from '../../src/implicit/index.js';
import { exactPlane, type PlaneObject } from '../../src/implicit/objects/plane-object.js';
import { exactPoint3, type Point3Object } from '../../src/implicit/objects/point3-object.js';
import { locatePointInSolid, type Solid, solidDifference, solidFromMesh } from '../../src/solids/index.js';
import { box, type Mesh } from './meshes.js';

type Exact = (...integers: bigint[]) => unknown;

/** The most bits of an integer that an exact tier was given or made, by the tier's function. */
const longest = vi.hoisted(() => new Map<string, number>());

/** The number of bits of the largest absolute value. */
function bits(...values: readonly bigint[]): number {
  return Math.max(...values.map((x) => (x < 0n ? -x : x).toString(2).length));
}

/** The integers that are formed on the way to a sign, where these are longer than what goes in. */
const FORMED: Readonly<Record<string, (...integers: bigint[]) => bigint[]>> = {
  // The sum of the terms is one bit longer.
  exactSideTerms: (nx, ny, nz, c, px, py, pz, pw) => [
    2n * (abs(nx! * px!) + abs(ny! * py!) + abs(nz! * pz!) + abs(c! * pw!)),
  ],
  exactSignCompareCoordinate: (px, pw, qx, qw) => [abs(px! * qw!) + abs(qx! * pw!)],
};

function abs(x: bigint): bigint {
  return x < 0n ? -x : x;
}

// Every exact tier of the questions about constructed points and planes, as it is, but watched.
vi.mock(import('../../src/implicit/generated/predicates.js'), async (load) => {
  const tiers = await load();
  const watched = Object.entries(tiers).map(([name, tier]) => {
    if (!name.startsWith('exact')) return [name, tier];
    const watch: Exact = (...integers) => {
      const made = FORMED[name]?.(...integers) ?? [];
      longest.set(name, Math.max(longest.get(name) ?? 0, bits(...integers, ...made)));
      return (tier as Exact)(...integers);
    };
    return [name, watch];
  });
  return Object.fromEntries(watched) as typeof tiers;
});

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

/** Asks exactly on which side of the planes the vertices lie: the operations themselves know that, or doubles tell. */
function askSides(solid: Solid, planes: Solid['planes']): void {
  for (const vertex of solid.vertices) {
    if (!('planes' in vertex)) continue;
    const [p, q, r] = vertex.planes.map((i) => solid.planes[i]!);
    const point = exactPoint3(threePlanesPoint(p!, q!, r!) as unknown as Point3Object);
    for (const plane of planes) exactSide(exactPlane(plane as unknown as PlaneObject), point);
  }
}

describe('a chain of 1000 differences', () => {
  it(`forms no integer beyond ${9 * P + 19} bits for a side, ${13 * P + 27} for an order, for coordinates of ${P} bits`, () => {
    const corner = (sign: number) => [0, 1, 2].map(() => CENTER + sign * 1.1 * RADIUS);
    let solid: Solid = solidFromMesh(box(corner(-1), corner(1)));
    const given = new Set(solid.planes.map((plane) => JSON.stringify(plane)));
    const half = new Map<string, number>();
    for (let k = 0; k < 1000; k++) {
      // The ball becomes smaller, so that each knife takes away the face that the one before it in its direction has
      // left.
      const cutter = solidFromMesh(knife(k, RADIUS * (1 - k * 2e-4)));
      solid = solidDifference(solid, cutter);
      for (const plane of cutter.planes) given.add(JSON.stringify(plane));
      if (k % 25 === 24) askSides(solid, cutter.planes);
      if (k === 499) for (const [name, most] of longest) half.set(name, most);
    }
    expect(locatePointInSolid(solid, [CENTER, CENTER, CENTER])).toBe('inside');
    expect(solid.planes.every((plane) => given.has(JSON.stringify(plane)))).toBe(true);
    expect(solid.faces.length).toBeLessThan(60);
    // A normal has 2p + 3 bits, a constant 3p + 5, a point of three planes 7p + 14 over 6p + 12.
    const bounds = new Map([
      ['exactSideTerms', 9 * P + 19],
      ['exactSignCompareCoordinate', 13 * P + 27],
    ]);
    for (const [name, most] of longest) {
      // What else is asked is about normals and coordinates: nothing longer than what goes in.
      expect(most, name).toBeLessThanOrEqual(bounds.get(name) ?? 7 * P + 14);
    }
    // They are of that order, and the second half forms none that are longer than those of the first.
    expect(longest.get('exactSideTerms')).toBeGreaterThan(7 * P);
    for (const [name, most] of half) expect(longest.get(name)! - most, name).toBeLessThanOrEqual(16);
  });
});
