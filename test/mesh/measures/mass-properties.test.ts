import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '../../../src/arithmetic/index.js';
import { closureOf, type IndexedMesh, massProperties, prepareMesh } from '../../../src/mesh/index.js';
import { ALL, meshAt } from '../../../src/oracle/cases/meshes/values.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { layoutOf } from '../../../src/oracle/questions/layout.js';
import { meshFamilies } from '../../../src/oracle/questions/meshes/families.js';
import { meshParts } from '../../../src/oracle/questions/meshes/laws.js';
import { exactMass } from '../../../src/oracle/referees/shapes/meshes/mass.js';

const layout = layoutOf(3, ...meshParts('v', ALL));
const families = meshFamilies({ layout, tables: [ALL], extras: 0 });

/** Meshes of a family that bound something. */
function* drawn(family: (typeof families)[number], count: number): Generator<IndexedMesh> {
  const values = new Float64Array(layout.arity);
  for (let seed = 0; seed < count; seed++) {
    family.fill(new Random(seed, 3, 2, 32), values);
    if (!values.every(Number.isFinite)) continue;
    const mesh = meshAt(values, 0, ALL);
    if (closureOf(mesh).unbalancedEdges === 0) yield mesh;
  }
}

const moments = ({ xx, yy, zz, xy, yz, zx }: ReturnType<typeof massProperties>['secondMoments']) => [
  xx,
  yy,
  zz,
  xy,
  yz,
  zx,
];

/** The tensor of inertia that belongs to xx, yy, zz, xy, yz, zx. */
function tensorOf([xx, yy, zz, ...mixed]: readonly Rational[]) {
  const [xy, yz, zx] = mixed.map(rational.negate);
  const both = (p: Rational | undefined, q: Rational | undefined) => rational.add(p!, q!);
  return [
    [both(yy, zz), xy, zx],
    [xy, both(zz, xx), yz],
    [zx, yz, both(xx, yy)],
  ];
}

const CORNER = {
  positions: new Float64Array([0, 0, 0, 6, 0, 0, 0, 6, 0, 0, 0, 6]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};

const fraction = (n: number, d = 1): Rational => rational.fromParts(BigInt(n), BigInt(d));

const moved = ({ positions, indices }: IndexedMesh, change: (x: number, axis: number) => number) => ({
  positions: Float64Array.from(positions, (x, i) => change(x, i % 3)),
  indices,
});

describe('massProperties', () => {
  it.each(families.map((family) => [family.name, family] as const))(
    'are those of the referee, all fractions: %s',
    (_, family) => {
      let judged = 0;
      for (const mesh of drawn(family, 140)) {
        const found = massProperties(mesh);
        const { integrals, centroid, central } = exactMass(mesh);
        expect(found.volume).toEqual(integrals[0]);
        expect(found.centroid).toEqual(centroid);
        expect(moments(found.secondMoments)).toEqual(integrals.slice(4));
        expect(found.inertiaAtOrigin).toEqual(tensorOf(integrals.slice(4)));
        if (central !== null) {
          expect(found.inertiaAtCentroid).toEqual(tensorOf(central));
        } else expect(found.inertiaAtCentroid).toBeNull();
        judged++;
      }
      expect(judged).toBeGreaterThan(91);
    },
  );

  it('are those of the textbook for a corner of a cube', () => {
    const { volume, centroid, secondMoments, inertiaAtOrigin, inertiaAtCentroid } = massProperties(CORNER);
    expect(volume).toEqual(fraction(36));
    expect(centroid).toEqual([fraction(3, 2), fraction(3, 2), fraction(3, 2)]);
    // a⁵ / 60 and a⁵ / 120.
    expect(moments(secondMoments)).toEqual([
      ...[0, 1, 2].map(() => fraction(7776, 60)),
      ...[0, 1, 2].map(() => fraction(7776, 120)),
    ]);
    expect(inertiaAtOrigin[0]).toEqual([fraction(2 * 7776, 60), fraction(-7776, 120), fraction(-7776, 120)]);
    expect(inertiaAtCentroid![1]).toEqual([fraction(81, 5), fraction(486, 5), fraction(81, 5)]);
  });

  it('change with the place, the size, the side and the numbering as they must', () => {
    for (const mesh of drawn(families[1]!, 12)) {
      const own = massProperties(mesh);
      const shifted = massProperties(moved(mesh, (x, axis) => x + 2 ** 20 * (axis + 1)));
      expect(shifted.volume).toEqual(own.volume);
      expect(shifted.inertiaAtCentroid).toEqual(own.inertiaAtCentroid);
      expect(shifted.area).toBe(own.area);
      const scaled = massProperties(moved(mesh, (x) => x * 2 ** -90));
      expect(scaled.volume).toEqual(rational.multiply(own.volume, rational.fromNumber(2 ** -270)));
      expect(scaled.area).toBe(own.area * 2 ** -180);
      const mirrored = massProperties(moved(mesh, (x, axis) => (axis === 0 ? -x : x)));
      expect(mirrored.volume).toEqual(rational.negate(own.volume));
      expect(mirrored.secondMoments.xy).toEqual(own.secondMoments.xy);
      expect(mirrored.secondMoments.yz).toEqual(rational.negate(own.secondMoments.yz));
      const turned = { ...mesh, indices: mesh.indices.slice().reverse() };
      expect(massProperties(turned).centroid).toEqual(own.centroid);
      expect(massProperties(turned).volume).toEqual(rational.negate(own.volume));
    }
  });

  it('lengthen no integers but those of the triangles at a vertex far out or near the origin', () => {
    const [least, most] = [Number.MIN_VALUE, Number.MAX_VALUE];
    for (const [far, near] of [
      [most, least],
      [most, 1],
      [1, least],
      [least, least],
    ] as const) {
      const positions = new Float64Array([0, 0, 0, far, 0, 0, 0, near, 0, 0, 0, far]);
      const mesh = { ...CORNER, positions };
      const found = massProperties(mesh);
      const { integrals, centroid } = exactMass(mesh);
      expect(found.volume).toEqual(integrals[0]);
      expect(found.centroid).toEqual(centroid);
      expect(moments(found.secondMoments)).toEqual(integrals.slice(4));
    }
  });

  it('have no centroid where there is no volume', () => {
    const flat = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2, 2, 1, 0] };
    const { volume, centroid, inertiaAtCentroid, rounded, area } = massProperties(flat);
    expect([volume, centroid, inertiaAtCentroid, area]).toEqual([fraction(0), null, null, 1]);
    expect([rounded.centroid, rounded.inertiaAtCentroid, rounded.secondMoments.xx]).toEqual([null, null, 0]);
    const empty = massProperties({ positions: [], indices: [] });
    expect([empty.volume, empty.area, empty.centroid]).toEqual([fraction(0), 0, null]);
  });

  it('refuse a mesh that bounds nothing', () => {
    const indices = CORNER.indices.subarray(3);
    const words =
      /^massProperties: mesh must be a mesh with as many triangles one way .* got one with 3 unbalanced/;
    expect(() => massProperties({ ...CORNER, indices })).toThrow(words);
    expect(() => massProperties(prepareMesh({ ...CORNER, indices }))).toThrow(words);
  });

  it('are those of the mesh as it was, and plain data', () => {
    const mesh = { positions: CORNER.positions.slice(), indices: CORNER.indices.slice() };
    const found = massProperties(mesh);
    mesh.positions.fill(7);
    mesh.indices.fill(0);
    expect(found).toEqual(massProperties(CORNER));
    expect(structuredClone(found)).toEqual(found);
    expect(Object.keys(found)).toEqual([
      'volume',
      'area',
      'centroid',
      'secondMoments',
      'inertiaAtOrigin',
      'inertiaAtCentroid',
      'rounded',
    ]);
  });
});
