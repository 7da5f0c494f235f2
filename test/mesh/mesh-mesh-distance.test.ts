import { describe, expect, it } from 'vitest';
import { geodesicSphere } from '../../bench/meshes/shapes.js';
import { compareDistance, triangleTriangleDistance } from '../../src/distance/index.js';
import { meshContacts, meshMeshDistance, type PreparedMesh, prepareMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { meshMeshDistanceQuestion } from '../../src/oracle/questions/meshes/mesh-mesh-distance.js';

const nothing = prepareMesh({ positions: new Float64Array(0), indices: new Uint32Array(0) });

/** A unit cube with a corner at a place, its faces cut into two each. */
function cubeAt(x: number, y: number, z: number, size = 1): PreparedMesh {
  const positions = Array.from({ length: 8 }, (_, i) => [
    x + size * (i & 1),
    y + size * ((i >> 1) & 1),
    z + size * (i >> 2),
  ]).flat();
  const faces = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7,
    5,
  ];
  return prepareMesh({ positions, indices: faces });
}

const sphere = geodesicSphere(6);
const movedSphere = (size: number, by: readonly number[]): PreparedMesh =>
  prepareMesh({ positions: sphere.positions.map((x, i) => size * x + by[i % 3]!), indices: sphere.indices });

function triangleOf({ positions, indices }: PreparedMesh, t: number) {
  const corner = (k: number) =>
    Array.from(positions.slice(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3));
  return { a: corner(0), b: corner(1), c: corner(2) };
}

describe('the distance of two meshes', () => {
  it('is null without triangles', () => {
    expect(meshMeshDistance(nothing, cubeAt(0, 0, 0))).toBeNull();
    expect(meshMeshDistance(cubeAt(0, 0, 0), nothing)).toBeNull();
  });

  it('is 0 where surfaces meet, with what they have in common', () => {
    const [a, b] = [cubeAt(0, 0, 0), cubeAt(1, 1, 1)];
    const found = meshMeshDistance(a, b)!;
    expect([found.distance, found.unique]).toEqual([0, true]);
    expect(found.squaredDistance).toEqual({ numerator: 0n, denominator: 1n });
    expect(found.pairs).toEqual(meshContacts(a, b));
    expect(found.closest.map(({ rounded }) => rounded.pointA)).toEqual([[1, 1, 1]]);
  });

  it('is to the surface of what is around', () => {
    const found = meshMeshDistance(cubeAt(1, 1, 1), cubeAt(0, 0, 0, 4))!;
    expect(found.distance).toBe(1);
    expect(found.unique).toBe(false);
  });

  it('names all pairs of parallel faces that face each other', () => {
    const found = meshMeshDistance(cubeAt(0, 0, 0), cubeAt(3, 0, 0))!;
    expect(found.squaredDistance).toEqual({ numerator: 4n, denominator: 1n });
    expect(found.unique).toBe(false);
    // Two triangles of each face; those at its edges and corners too.
    expect(found.pairs.length / 2).toBeGreaterThan(4);
    for (let i = 0; i < found.pairs.length; i += 2) {
      const [s, t] = [
        triangleOf(cubeAt(0, 0, 0), found.pairs[i]!),
        triangleOf(cubeAt(3, 0, 0), found.pairs[i + 1]!),
      ];
      expect(triangleTriangleDistance(s, t).squaredDistance).toEqual(found.squaredDistance);
    }
  });

  it('tells one ulp of a gap from none, and from two', () => {
    const gap = (x: number) => meshMeshDistance(cubeAt(0, 0, 0), cubeAt(x, 0.25, 0.25, 1))!;
    expect(gap(1).distance).toBe(0);
    expect(gap(1 + 2 ** -52).distance).toBe(2 ** -52);
    expect(compareDistance(gap(1 + 2 ** -51), 2 ** -52)).toBe(1);
  });

  it('decides where doubles see no difference', () => {
    // Two plates above and one below, whose distances from it differ by less than a double can tell.
    const plate = (z: number) => [0, 0, z, 4, 0, z, 0, 4, z];
    const far = 2 ** 53;
    const floor = prepareMesh({ positions: plate(-0.75), indices: [0, 1, 2] });
    const above = prepareMesh({ positions: [...plate(far + 2), ...plate(far)], indices: [0, 1, 2, 3, 4, 5] });
    expect(Array.from(meshMeshDistance(floor, above)!.pairs)).toEqual([0, 1]);
    // Both squares round to 1: that of the second is 2^-60 less.
    const near = prepareMesh({
      positions: [1, 2 ** -29, 0, 9, 9, 9, 1, 2 ** -29, 0, 1, -(2 ** -30), 0, 9, -9, 9, 1, -(2 ** -30), 0],
      indices: [0, 1, 2, 3, 4, 5],
    });
    const origin = prepareMesh({ positions: [0, 0, 0], indices: [0, 0, 0] });
    const found = meshMeshDistance(origin, near)!;
    expect([Array.from(found.pairs), found.distance, found.unique]).toEqual([[0, 1], 1, true]);
  });

  it('does not depend on size, from the least doubles to the largest', () => {
    const [a, b] = [movedSphere(1, [0, 0, 0]), movedSphere(1, [2.5, 0.25, 0])];
    const { pairs, distance } = meshMeshDistance(a, b)!;
    for (const exponent of [-300, 300, 900]) {
      const scaled = (mesh: PreparedMesh) =>
        prepareMesh({ positions: mesh.positions.map((x) => x * 2 ** exponent), indices: mesh.indices });
      const found = meshMeshDistance(scaled(a), scaled(b))!;
      expect(found.distance).toBe(distance * 2 ** exponent);
      expect(found.pairs).toEqual(pairs);
    }
    const least = 2 ** -1074;
    const dot = (x: number) => prepareMesh({ positions: [x, 0, 0], indices: [0, 0, 0] });
    expect(meshMeshDistance(dot(0), dot(3 * least))!.squaredDistance.denominator).toBe(1n << 2148n);
    expect(meshMeshDistance(dot(0), dot(3 * least))!.distance).toBe(3 * least);
  });

  it.each([
    [1, [2.5, 0.25, 0]],
    [1, [40, 30, 20]],
    [1.25, [0.03125, 0, 0]],
    [0.25, [0.5, 0.25, 0.125]],
  ] as const)('is that of all pairs, with a sphere of size %d at %j', (size, by) => {
    const [a, b] = [movedSphere(1, [0, 0, 0]), movedSphere(size, by)];
    const found = meshMeshDistance(a, b)!;
    expect(meshMeshDistance(b, a)!.squaredDistance).toEqual(found.squaredDistance);
    const [p, q] = found.closest.map(({ pointA, pointB }) => [pointA, pointB])[0]!;
    expect([p!.length, q!.length]).toEqual([3, 3]);
    // No pair of a sample is nearer.
    const random = new Random(size, 2, 3, 4);
    for (let i = 0; i < 40; i++) {
      const [s, t] = [random.below(a.triangles), random.below(b.triangles)];
      const other = triangleTriangleDistance(triangleOf(a, s), triangleOf(b, t));
      expect(other.distance).toBeGreaterThanOrEqual(found.distance);
    }
  });
});

describe('its question', () => {
  const ROUNDS = 6;
  const { layout, families, subject, referee } = meshMeshDistanceQuestion;

  /** Some cases of each own family, with the true answers. */
  const random = new Random(1, 2, 3, 9);
  const cases = families.slice(0, 5).flatMap((family) =>
    Array.from({ length: ROUNDS }, () => {
      const values = new Float64Array(layout.arity);
      family.fill(random, values);
      return { values, truth: referee(values) };
    }),
  );
  const misses = (engine: (values: Float64Array) => string): number =>
    cases.filter(({ values, truth }) => engine(values) !== truth).length;

  it('accepts the kernel', () => {
    expect(misses(subject)).toBe(0);
  });

  const faults: Readonly<Record<string, (values: Float64Array) => string>> = {
    'all but the last of the pairs': (values) => subject(values).replace(/,[^,]*$/, ''),
    'touching taken for apart': (values) => subject(values).replace(/^meeting(-several)?/, 'vertex-vertex'),
    'always unique': (values) => subject(values).replace(/^apart-several/, 'vertex-face'),
    'single precision': (values) => subject(values.map(Math.fround)),
    'a coordinate that is off a little': (values) =>
      subject(values.map((x, i) => (i === 3 ? x + 2 ** -30 : x))),
    'always the same': () => cases[0]!.truth,
  };
  it.each(Object.entries(faults))('finds a planted fault: %s', (_, engine) => {
    expect(misses(engine)).toBeGreaterThan(0);
  });
});
