import { describe, expect, it } from 'vitest';
import {
  capsuleBox2d,
  capsuleBoxDistance2d,
  capsuleBoxPenetration2d,
  capsuleCapsule2d,
  capsuleCapsulePenetration2d,
  capsuleContainsPoint2d,
  capsulesIntersect2d,
  capsuleTriangle2d,
  circleCapsule2d,
  circleIntersectsCapsule2d,
  lineCapsule2d,
  pointCapsule2d,
  rayIntersectsCapsule2d,
  segmentCapsule2d,
} from '../../../src/round/index.js';
import { hits, penetration, relation } from '../../../src/shapes/index.js';

/** Along the y axis. */
const capsule = { start: [0, 0], end: [0, 10], radius: 5 } as const;
const words = ({
  relation,
  containment,
}: {
  readonly relation: string;
  readonly containment: string;
}): string => `${relation} ${containment}`;

describe('capsules of the plane', () => {
  it('have one edge around, and one face', () => {
    expect(pointCapsule2d([3, -4], capsule)).toEqual({
      location: 'boundary',
      feature: { type: 'edge', index: 0 },
    });
    expect(pointCapsule2d([5, 5], capsule)).toEqual({
      location: 'boundary',
      feature: { type: 'edge', index: 0 },
    });
    expect(pointCapsule2d([4.999999999999999, 5], capsule)).toEqual({
      location: 'inside',
      feature: { type: 'face', index: 0 },
    });
    expect(capsuleContainsPoint2d(capsule, [5.000000000000001, 5])).toBe(false);
  });

  it('are entered and left by lines', () => {
    const through = segmentCapsule2d({ start: [-9, 13], end: [9, 13] }, capsule);
    expect([through.entry!.rounded.point, through.exit!.rounded.point]).toEqual([
      [-4, 13],
      [4, 13],
    ]);
    expect(through.entry!.feature).toEqual({ type: 'edge', index: 0 });
    expect(segmentCapsule2d({ start: [0, 1], end: [9, 1] }, capsule).entry!.feature).toEqual({
      type: 'face',
      index: 0,
    });
    const along = lineCapsule2d({ origin: [5, 0], direction: [0, 1] }, capsule);
    expect([along.relation, along.entry!.rounded.point, along.exit!.rounded.point]).toEqual([
      'touching',
      [5, 0],
      [5, 10],
    ]);
    expect(rayIntersectsCapsule2d({ origin: [6, 0], direction: [1, 9] }, capsule)).toBe(false);
  });

  it('meet regions, circles and each other', () => {
    expect(words(capsuleBox2d(capsule, { min: [3, 14], max: [9, 20] }))).toBe('touching none');
    expect(words(capsuleBox2d(capsule, { min: [-5, -5], max: [5, 15] }))).toBe('overlapping inside');
    expect(words(capsuleBox2d(capsule, { min: [-3, -4], max: [3, 14] }))).toBe('overlapping containing');
    expect(words(capsuleTriangle2d(capsule, { a: [6, 0], b: [9, 0], c: [6, 9] }))).toBe('disjoint none');
    expect(words(circleCapsule2d({ center: [0, 4], radius: 5 }, capsule))).toBe('overlapping inside');
    expect(circleIntersectsCapsule2d({ center: [9, 5], radius: 3.9999999999999996 }, capsule)).toBe(false);
    expect(words(capsuleCapsule2d(capsule, { start: [0, 10], end: [0, 0], radius: 5 }))).toBe(
      'overlapping equal',
    );
    const thin = { ...capsule, radius: 0 };
    expect(words(capsuleCapsule2d(thin, { start: [-1, 5], end: [1, 5], radius: 0 }))).toBe('crossing none');
    expect(capsulesIntersect2d(capsule, { start: [9, 0], end: [9, 9], radius: 4 })).toBe(true);
    expect(capsulesIntersect2d(capsule, { start: [9, 0], end: [9, 9], radius: 3.9999999999999996 })).toBe(
      false,
    );
  });

  it('have distances and depths in the plane', () => {
    expect(capsuleBoxDistance2d(capsule, { min: [9, 2], max: [12, 20] })).toMatchObject({
      distance: 4,
      unique: false,
      closest: [{ rounded: { pointA: [5, 2] } }, { rounded: { pointA: [5, 10] } }],
    });
    expect(capsuleBoxPenetration2d(capsule, { min: [3, 2], max: [12, 20] })).toMatchObject({
      depth: 2,
      ways: [{ direction: [-1n, 0n] }],
    });
    // Across: the segments cross in (0, 9), and 1 is the least way for either to leave the other.
    expect(capsuleCapsulePenetration2d(capsule, { start: [-4, 9], end: [4, 9], radius: 1 })).toMatchObject({
      depth: 7,
      ways: [{ direction: [0n, -1n] }],
    });
  });

  it('are asked by their type, told from those of space by their points', () => {
    const tagged = { type: 'capsule', ...capsule } as const;
    expect(relation(tagged, { type: 'circle', center: [9, 5], radius: 4 }).relation).toBe('touching');
    expect(hits({ type: 'ray', origin: [9, 5], direction: [-2, 0] }, tagged).entry!.rounded.point).toEqual([
      5, 5,
    ]);
    expect(penetration([0, 14], tagged)!.depth).toBe(1);
    expect(() => relation(tagged, [0, 0, 0])).toThrow('relation: b must be in the plane, as a is');
    expect(() => capsuleBox2d({ ...capsule, end: [0, 1, 2] }, { min: [0, 0], max: [1, 1] })).toThrow(
      'capsuleBox2d: capsule.end',
    );
  });
});
