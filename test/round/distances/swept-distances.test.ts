import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import type { ConvexPolyhedron } from '../../../src/core/shapes.js';
import {
  boxBoxDistance,
  compareDistance,
  compareDistances,
  pointPointDistance,
} from '../../../src/distance/index.js';
import {
  capsuleBoxDistance,
  capsuleCapsuleDistance,
  capsuleConvexPolyhedronDistance,
  capsulePlaneDistance,
  circleBoxDistance2d,
  circleCircleDistance2d,
  circleTriangleDistance2d,
  lineCapsuleDistance,
  lozengeLozengeDistance,
  lozengeTriangleDistance,
  pointCapsule,
  pointCapsuleDistance,
  pointCircleDistance2d,
  pointSphereDistance,
  rayLozengeDistance,
  type SweptDistance,
  segmentSphereDistance,
  sphereBoxDistance,
  spherePlaneDistance,
  sphereSphereDistance,
} from '../../../src/round/index.js';
import { isWithin } from '../../../src/shapes/index.js';

const featureText = ({ type, index }: { readonly type: string; readonly index: number }) =>
  `${type[0]}${index}`;
/** The distance, and the closest points with their features. */
const words = ({ distance, unique, closest }: SweptDistance): string =>
  [
    `${distance}${unique ? '' : ' of many'}`,
    ...closest.map(
      ({ a, b, rounded }) =>
        `${featureText(a)}(${rounded.pointA.join(' ')}) ${featureText(b)}(${rounded.pointB.join(' ')})`,
    ),
  ].join(', ');

const ball = { center: [0, 0, 0], radius: 5 } as const;
/** Along the z axis. */
const capsule = { start: [0, 0, 0], end: [0, 0, 10], radius: 5 } as const;
const lozenge = {
  origin: [0, 0, 0],
  edges: [
    [4, 0, 0],
    [0, 4, 0],
  ],
  radius: 2,
} as const;

describe('distances of spheres', () => {
  it('are those of the cores minus the radii', () => {
    expect(words(pointSphereDistance([6, 8, 0], ball))).toBe('5, v0(6 8 0) f0(3 4 0)');
    expect(words(sphereSphereDistance({ center: [12, 16, 0], radius: 10 }, ball))).toBe(
      '5, f0(6 8 0) f0(3 4 0)',
    );
    expect(words(spherePlaneDistance(ball, { normal: [0, 3, 4], constant: -50 }))).toBe(
      '5, f0(0 3 4) f0(0 6 8)',
    );
    expect(words(sphereBoxDistance(ball, { min: [6, 8, -1], max: [9, 9, 1] }))).toBe(
      '5, f0(3 4 0) e8(6 8 0)',
    );
    expect(words(segmentSphereDistance({ start: [6, 8, 0], end: [12, 0, 0] }, ball))).toBe(
      '4.6, e0(7.68 5.76 0) f0(4 3 0)',
    );
  });

  it('have exact squares: of (1, 1, 0) and a ball of radius 1, 3 - 2 √2', () => {
    const found = pointSphereDistance([1, 1, 0], { center: [0, 0, 0], radius: 1 });
    const [three, minusTwo, two] = [3, -2, 2].map(rational.fromNumber) as [
      rational.Rational,
      rational.Rational,
      rational.Rational,
    ];
    expect(surd.equals(found.squaredDistance, surd.fromParts(three, minusTwo, two))).toBe(true);
    expect(found.distance).toBe(Math.SQRT2 - 1 - 2 ** -53);
    const half = surd.fromParts(rational.fromNumber(0), rational.fromNumber(0.5), two);
    expect(surd.equals(found.closest[0]!.pointB[0]!, half)).toBe(true);
    expect(compareDistance(found, 0.41421356237309503)).toBe(1);
    expect(compareDistance(found, 0.4142135623730951)).toBe(-1);
    expect(compareDistances(found, pointPointDistance([0, 0, 0], [0.41421356237309503, 0, 0]))).toBe(1);
    expect(compareDistances(found, sphereSphereDistance({ center: [2, 2, 0], radius: 1 }, ball))).toBe(1);
  });

  it('are 0 where they meet, and say where', () => {
    expect(words(sphereSphereDistance({ center: [9, 12, 0], radius: 10 }, ball))).toBe(
      '0, f0(3 4 0) f0(3 4 0)',
    );
    // Overlapping: the way between the centers is divided as 10 and 5.
    expect(words(sphereSphereDistance({ center: [9, 0, 0], radius: 10 }, ball))).toBe(
      '0 of many, i0(3 0 0) i0(3 0 0)',
    );
    expect(words(sphereSphereDistance(ball, ball))).toBe('0 of many, i0(0 0 0) i0(0 0 0)');
    // A point has no other point in common.
    expect(words(pointSphereDistance([1, 2, 3], ball))).toBe('0, v0(1 2 3) i0(1 2 3)');
    expect(words(pointSphereDistance([3, 4, 0], ball))).toBe('0, v0(3 4 0) f0(3 4 0)');
    expect(words(segmentSphereDistance({ start: [1, 2, 3], end: [1, 2, 3] }, ball))).toBe(
      '0, v0(1 2 3) i0(1 2 3)',
    );
    expect(words(segmentSphereDistance({ start: [3, 0, 0], end: [9, 0, 0] }, ball))).toBe(
      '0 of many, v0(3 0 0) i0(3 0 0)',
    );
  });
});

describe('distances of capsules and lozenges', () => {
  it('name the side, the half spheres and where they join', () => {
    const at = (x: number, y: number, z: number) => words(pointCapsuleDistance([x, y, z], capsule));
    expect(at(6, 8, 5)).toBe('5, v0(6 8 5) f0(3 4 5)');
    expect(at(6, 8, 0)).toBe('5, v0(6 8 0) e0(3 4 0)');
    expect(at(6, 8, 10)).toBe('5, v0(6 8 10) e1(3 4 10)');
    expect(at(6, 0, -8)).toBe('5, v0(6 0 -8) f1(3 0 -4)');
    expect(at(6, 0, 18)).toBe('5, v0(6 0 18) f2(3 0 14)');
  });

  it('have the ends of what is parallel', () => {
    const other = { start: [13, 0, 4], end: [13, 0, 20], radius: 1 };
    expect(words(capsuleCapsuleDistance(capsule, other))).toBe(
      '7 of many, f0(5 0 4) e0(12 0 4), e1(5 0 10) f0(12 0 10)',
    );
    expect(words(capsulePlaneDistance(capsule, { normal: [2, 0, 0], constant: -18 }))).toBe(
      '4 of many, e0(5 0 0) f0(9 0 0), e1(5 0 10) f0(9 0 10)',
    );
    expect(words(lineCapsuleDistance({ origin: [9, 0, 3], direction: [0, 0, 1] }, capsule))).toBe(
      '4 of many, e0(9 0 0) e0(5 0 0), e0(9 0 10) e1(5 0 10)',
    );
    const above = { a: [1, 1, 9], b: [3, 1, 9], c: [1, 9, 9] };
    expect(words(lozengeTriangleDistance(lozenge, above))).toBe(
      '7 of many, f0(1 1 2) v0(1 1 9), f0(1 4 2) e2(1 4 9), f0(2.25 4 2) e1(2.25 4 9), f0(3 1 2) v1(3 1 9)',
    );
  });

  it('are 0 along all of a line where they touch so', () => {
    const other = { start: [6, 0, 4], end: [6, 0, 20], radius: 1 };
    expect(words(capsuleCapsuleDistance(capsule, other))).toBe(
      '0 of many, f0(5 0 4) e0(5 0 4), e1(5 0 10) f0(5 0 10)',
    );
  });

  it('of crossing cores, of rays, and of lozenges with each other', () => {
    const across = { start: [13, -9, 5], end: [13, 9, 5], radius: 1 };
    expect(words(capsuleCapsuleDistance(capsule, across))).toBe('7, f0(5 0 5) f0(12 0 5)');
    expect(words(rayLozengeDistance({ origin: [7, 8, 0], direction: [1, 1, 0] }, lozenge))).toBe(
      '3, v0(7 8 0) f0(5.2 5.6 0)',
    );
    expect(words(lozengeLozengeDistance(lozenge, { ...lozenge, origin: [8, 7, 0], radius: 1 }))).toBe(
      '2, f0(5.6 5.2 0) f0(7.2 6.4 0)',
    );
  });

  it('takes flat polyhedra, and refuses what is none', () => {
    const faces = [
      [0, 2, 1],
      [0, 1, 3],
      [1, 2, 3],
      [2, 0, 3],
    ];
    const vertices = [
      [9, 0, 0],
      [9, 9, 0],
      [9, 0, 9],
      [9, 0, 0],
    ];
    const flat: ConvexPolyhedron = { vertices, faces };
    expect(capsuleConvexPolyhedronDistance(capsule, flat).distance).toBe(4);
    const solid = [...vertices.slice(0, 3), [12, 0, 0]];
    expect(capsuleConvexPolyhedronDistance(capsule, { vertices: solid, faces }).distance).toBe(4);
    const open = { vertices: solid, faces: faces.slice(1) };
    expect(() => capsuleConvexPolyhedronDistance(capsule, open)).toThrow('capsuleConvexPolyhedronDistance');
    expect(() => pointSphereDistance([0, 0, 0], { ...ball, radius: -1 })).toThrow('sphere.radius');
  });

  it('names features as `pointCapsule` does, also without a radius or a length', () => {
    const places = [0, 5, 10].map((z) => [0, 0, z] as const);
    for (const shape of [capsule, { ...capsule, radius: 0 }, { ...capsule, end: [0, 0, 0], radius: 0 }]) {
      for (const at of [...places, [3, 4, 0], [3, 4, 7], [3, 4, 10], [0, 0, 15], [0, 0, -5]]) {
        const { location, feature } = pointCapsule(at, shape);
        const found = pointCapsuleDistance(at, shape);
        expect(found.distance === 0).toBe(location !== 'outside');
        if (found.distance === 0) expect(found.closest[0]!.b).toEqual(feature);
      }
    }
  });
});

describe('distances of circles of the plane', () => {
  const disk = { center: [0, 0], radius: 5 };

  it('are those of disks', () => {
    expect(words(pointCircleDistance2d([6, 8], disk))).toBe('5, v0(6 8) e0(3 4)');
    expect(words(pointCircleDistance2d([1, 1], disk))).toBe('0, v0(1 1) f0(1 1)');
    expect(words(circleCircleDistance2d(disk, { center: [12, 16], radius: 10 }))).toBe('5, e0(3 4) e0(6 8)');
    expect(words(circleBoxDistance2d(disk, { min: [6, 8], max: [9, 9] }))).toBe('5, e0(3 4) v0(6 8)');
    expect(words(circleTriangleDistance2d(disk, { a: [-9, 0], b: [9, 0], c: [0, 9] }))).toMatch(/^0 of many/);
  });
});

describe('any doubles', () => {
  it('take part as they are', () => {
    const tiny = 2 ** -1074;
    const small = pointSphereDistance([12 * tiny, 5 * tiny, 0], { center: [0, 0, 0], radius: 3 * tiny });
    expect(small.distance).toBe(10 * tiny);
    const far = sphereSphereDistance(
      { center: [1.7e308, 0, 1.7e308], radius: 1 },
      { center: [-1.7e308, 0, -1.7e308], radius: 1 },
    );
    expect(far.distance).toBe(Infinity);
    expect(compareDistance(far, Number.MAX_VALUE)).toBe(1);
    const mixed = pointSphereDistance([1, 0, 0], { center: [0, 0, 0], radius: 1 - 2 ** -53 });
    expect(mixed.distance).toBe(2 ** -53);
    // Radii whose sum is no double.
    const sum = sphereSphereDistance(
      { center: [2, 0, 0], radius: 1 },
      { center: [0, 0, 0], radius: 2 ** -60 },
    );
    expect(compareDistance(sum, 1)).toBe(-1);
  });

  it('are what `isWithin` compares', () => {
    const [a, b] = [
      { type: 'sphere', ...ball },
      { type: 'capsule', start: [6, 8, 0], end: [9, 9, 0], radius: 2 },
    ] as const;
    expect([3, 2.9999999999999996].map((r) => isWithin(b, a, r))).toEqual([true, false]);
    expect(capsuleBoxDistance(capsule, { min: [9, 0, 0], max: [9, 1, 1] }).distance).toBe(4);
    expect(
      boxBoxDistance({ min: [0, 0, 0], max: [0, 0, 9] }, { min: [9, 0, 0], max: [9, 1, 1] }).distance,
    ).toBe(9);
  });
});
