import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import type { ConvexPolyhedron } from '../../../src/core/shapes.js';
import {
  capsuleBoxPenetration,
  capsuleCapsulePenetration,
  capsulePlanePenetration,
  capsuleTrianglePenetration,
  circleBoxPenetration2d,
  circleCirclePenetration2d,
  circleTrianglePenetration2d,
  lozengeBoxPenetration,
  lozengeLozengePenetration,
  pointCapsulePenetration,
  pointSpherePenetration,
  type SweptPenetration,
  segmentCirclePenetration2d,
  segmentLozengePenetration,
  sphereBoxPenetration,
  sphereConvexPolyhedronPenetration,
  spherePlanePenetration,
  sphereSpherePenetration,
  sphereTetrahedronPenetration,
} from '../../../src/round/index.js';
import { penetration } from '../../../src/shapes/index.js';

const featureText = ({ type, index }: { readonly type: string; readonly index: number }) =>
  `${type[0]}${index}`;
/** The depth, and the ways out with what comes apart last. */
const words = (found: SweptPenetration | null): string =>
  found === null
    ? 'apart'
    : [
        found.depth,
        ...found.ways.map(
          ({ direction, a, b }) => `(${direction.join(' ')}) ${featureText(a)} ${featureText(b)}`,
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

describe('how deep spheres are in others', () => {
  it('is what the distance lacks to the radii', () => {
    expect(words(sphereSpherePenetration(ball, { center: [3, 4, 0], radius: 2 }))).toBe('2, (-3 -4 0) f0 f0');
    expect(words(sphereSpherePenetration({ center: [9, 12, 0], radius: 10 }, ball))).toBe('0, (3 4 0) f0 f0');
    expect(words(sphereSpherePenetration({ center: [9, 12, 0], radius: 9.999999999999998 }, ball))).toBe(
      'apart',
    );
    expect(words(sphereBoxPenetration(ball, { min: [3, -1, -1], max: [9, 9, 1] }))).toBe('2, (-1 0 0) f0 f0');
    expect(words(sphereBoxPenetration(ball, { min: [1.5, 2, -1], max: [9, 9, 1] }))).toBe(
      '2.5, (-3 -4 0) f0 e8',
    );
    expect(words(spherePlanePenetration(ball, { normal: [0, 3, 4], constant: -10 }))).toBe(
      '3, (0 -3 -4) f0 f0',
    );
    expect(words(pointSpherePenetration([0, 3, 0], ball))).toBe('2, (0 1 0) v0 f0');
  });

  it('goes through the nearest face where the center is inside, all of them that are as near', () => {
    const box = { min: [-1, -2, -3], max: [4, 2, 3] };
    expect(words(sphereBoxPenetration(ball, box))).toBe('6, (-1 0 0) f0 f0');
    const cube = { min: [-1, -1, -9], max: [4, 1, 9] };
    expect(words(sphereBoxPenetration(ball, cube))).toBe('6, (-1 0 0) f0 f0, (0 -1 0) f0 f2, (0 1 0) f0 f3');
    expect(words(spherePlanePenetration(ball, { normal: [0, 3, 4], constant: 0 }))).toBe(
      '5, (0 -3 -4) f0 f0, (0 3 4) f0 f0',
    );
    // On a corner: every direction between those of the three faces is as short.
    const corner = { min: [0, 0, 0], max: [9, 9, 9] };
    expect(words(sphereBoxPenetration(ball, corner))).toBe(
      '5, (-1 0 0) f0 f0, (0 -1 0) f0 f2, (0 0 -1) f0 f4',
    );
  });

  it('has exact squares: of the slanted face of a corner of space, (2 + √(1/3))²', () => {
    const corner = { a: [0, 0, 0], b: [3, 0, 0], c: [0, 3, 0], d: [0, 0, 3] };
    const center = [2 / 3, 2 / 3, 2 / 3].map((x) => x - (x % 2 ** -20));
    const found = sphereTetrahedronPenetration({ center, radius: 2 }, corner)!;
    const [x] = center as [number];
    const root = surd.multiply(surd.fromNumber(3 - 3 * x), surd.sqrt(rational.fromParts(1n, 3n)));
    expect(surd.equals(found.squaredDepth, surd.square(surd.add(surd.fromNumber(2), root)))).toBe(true);
    expect(found.ways.map(({ direction }) => direction)).toEqual([[1n, 1n, 1n]]);
    expect(found.depth).toBe(surd.toNumber(surd.add(surd.fromNumber(2), root)));
  });

  it('is the sum of the radii in all directions where the centers are one point: no way is named', () => {
    expect(words(sphereSpherePenetration(ball, ball))).toBe('10');
    expect(words(pointSpherePenetration([0, 0, 0], ball))).toBe('5');
    expect(words(pointSpherePenetration([0, 0, 0], { center: [0, 0, 0], radius: 0 }))).toBe('0');
    expect(words(pointCapsulePenetration([0, 0, 5], capsule))).toBe('5');
  });
});

describe('how deep capsules and lozenges are in others', () => {
  it('names the side, the half spheres, and what is flat', () => {
    const beside = { min: [3, -1, 4], max: [9, 1, 20] };
    expect(words(capsuleBoxPenetration(capsule, beside))).toBe('2, (-1 0 0) f0 f0');
    const above = { min: [-1, -1, 13], max: [9, 1, 20] };
    expect(words(capsuleBoxPenetration(capsule, above))).toBe('2, (0 0 -1) f2 f4');
    expect(words(capsulePlanePenetration(capsule, { normal: [0, 0, 2], constant: -4 }))).toBe(
      '7, (0 0 1) f1 f0',
    );
    expect(words(capsulePlanePenetration(capsule, { normal: [2, 0, 0], constant: -4 }))).toBe(
      '3, (-1 0 0) f0 f0',
    );
  });

  it('goes across both cores where they cross', () => {
    const across = { start: [0, -9, 5], end: [0, 9, 5], radius: 1 };
    expect(words(capsuleCapsulePenetration(capsule, across))).toBe('6, (-1 0 0) f0 f0, (1 0 0) f0 f0');
    // On one line any direction across it will do.
    expect(words(capsuleCapsulePenetration(capsule, { ...capsule, radius: 1 }))).toBe('6');
    const flat = { a: [-9, -9, 4], b: [9, -9, 4], c: [0, 9, 4] };
    expect(words(capsuleTrianglePenetration(capsule, flat))).toBe('9, (0 0 1) f1 f0');
    const through = { start: [1, 2, -3], end: [1, 2, 5] };
    expect(words(segmentLozengePenetration(through, lozenge))).toBe('3, (-1 0 0) e0 f0');
  });

  it('of lozenges', () => {
    expect(words(lozengeLozengePenetration(lozenge, { ...lozenge, origin: [1, 1, 1], radius: 1 }))).toBe(
      '2, (0 0 -1) f0 f0',
    );
    expect(words(lozengeLozengePenetration(lozenge, lozenge))).toBe('4, (0 0 -1) f0 f0, (0 0 1) f0 f0');
    expect(words(lozengeBoxPenetration(lozenge, { min: [-9, -9, -3], max: [9, 9, 1] }))).toBe(
      '3, (0 0 1) f0 f5',
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
      [-9, -9, 1],
      [9, -9, 1],
      [0, 9, 1],
      [0, 0, 1],
    ];
    const flat: ConvexPolyhedron = { vertices, faces };
    expect(sphereConvexPolyhedronPenetration(ball, flat)?.depth).toBe(4);
    const open = { vertices: [...vertices.slice(0, 3), [0, 0, 9]], faces: faces.slice(1) };
    expect(() => sphereConvexPolyhedronPenetration(ball, open)).toThrow('sphereConvexPolyhedronPenetration');
    expect(() => pointSpherePenetration([0, 0, 0], { ...ball, radius: -1 })).toThrow('sphere.radius');
  });
});

describe('how deep circles of the plane are in others', () => {
  const disk = { center: [0, 0], radius: 5 };

  it('has directions of the plane', () => {
    expect(words(circleCirclePenetration2d(disk, { center: [3, 4], radius: 2 }))).toBe('2, (-3 -4) e0 e0');
    expect(words(circleBoxPenetration2d(disk, { min: [-1, -4], max: [9, 9] }))).toBe('6, (-1 0) e0 e3');
    expect(words(circleTrianglePenetration2d(disk, { a: [-9, -1], b: [9, -1], c: [0, 9] }))).toBe(
      '6, (0 -1) e0 e0',
    );
    expect(words(segmentCirclePenetration2d({ start: [-9, 0], end: [9, 0] }, disk))).toBe(
      '5, (0 -1) e0 e0, (0 1) e0 e0',
    );
    expect(words(circleCirclePenetration2d(disk, disk))).toBe('10');
    expect(words(circleBoxPenetration2d(disk, { min: [3, 4], max: [9, 9] }))).toBe('0, (-3 -4) e0 v0');
  });
});

describe('the moves', () => {
  it('just part the shapes', () => {
    const a = { type: 'sphere', ...ball } as const;
    const box = { type: 'box', min: [3, -1, -1], max: [9, 9, 1] } as const;
    const { depth, ways } = penetration(box, a)!;
    const [x, y, z] = ways[0]!.direction.map((n) => Number(n) * depth) as [number, number, number];
    const moved = { ...box, min: [3 + x, y - 1, z - 1], max: [9 + x, 9 + y, 1 + z] };
    expect([x, y, z]).toEqual([2, 0, 0]);
    expect(penetration(moved, a)!.depth).toBe(0);
  });

  it('take any doubles', () => {
    const tiny = 2 ** -1074;
    const small = { center: [0, 0, 0], radius: 3 * tiny };
    expect(sphereSpherePenetration(small, { center: [0, 0, 4 * tiny], radius: 2 * tiny })?.depth).toBe(tiny);
    const large = { center: [1.7e308, 0, 0], radius: 1.7e308 };
    expect(sphereSpherePenetration(large, large)?.depth).toBe(Infinity);
    expect(sphereSpherePenetration(large, { ...large, center: [-1.7e308, 0, 0] })?.depth).toBe(0);
    const far = { center: [2 ** 53, 0, 0], radius: 1 };
    expect(words(sphereBoxPenetration(far, { min: [2 ** 53 - 8, -9, -9], max: [2 ** 53 + 2, 9, 9] }))).toBe(
      '3, (1 0 0) f0 f1',
    );
  });
});
