import { describe, expect, it } from 'vitest';
import {
  convexFromBox,
  convexFromFrustum,
  convexFromKDop,
  convexFromTetrahedron,
} from '../../../src/spatial/convex/convex.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { convexConvex, convexesIntersect } from '../../../src/spatial/generated/boxes.js';

const box = convexFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
const tetrahedron = (x: number) =>
  convexFromTetrahedron({ a: [x, 0, 0], b: [x + 4, 0, 0], c: [x, 4, 0], d: [x, 0, 4] });
const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
] as const;

/** The corner of the box beyond which the sum of the coordinates is at least `least`. */
const corner = (least: number) => convexFromKDop({ axes: AXES, min: [0, 0, 0, least], max: [2, 2, 2, 6] });
/** All points in front of a camera at the origin that looks along -z, from z = -1 on. */
const endless = convexFromFrustum(frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]));

describe('convexConvex', () => {
  it.each([
    ['faces that meet', tetrahedron(2), 'touching', 'none'],
    ['one ulp apart', tetrahedron(2.0000000000000004), 'disjoint', 'none'],
    ['a common part with a volume', tetrahedron(1), 'overlapping', 'none'],
    ['a box about it', convexFromBox({ min: [-1, 0, 0], max: [3, 2, 2] }), 'overlapping', 'inside'],
    ['a corner cut off', corner(5), 'overlapping', 'containing'],
    ['a corner that is a point', corner(6), 'touching', 'containing'],
    ['the same box', corner(0), 'overlapping', 'equal'],
  ] as const)('%s', (_, other, relation, containment) => {
    const found = convexConvex(box, other);
    expect([found.relation, found.containment]).toEqual([relation, containment]);
    expect(convexesIntersect(box, other)).toBe(relation !== 'disjoint');
    expect(convexesIntersect(other, box)).toBe(relation !== 'disjoint');
  });

  it('takes one solid without an end, and not two', () => {
    const before = convexFromBox({ min: [-1, -1, -3], max: [1, 1, -2] });
    expect(convexConvex(endless, before).containment).toBe('containing');
    expect(convexConvex(before, endless).containment).toBe('inside');
    expect(convexConvex(endless, box).relation).toBe('disjoint');
    expect(() => convexConvex(endless, endless)).toThrow(
      'convexConvex: b must be bounded, as a is not, got a frustum without an end',
    );
    expect(() => convexesIntersect(box, { min: [0, 0, 0] } as never)).toThrow(
      /^convexesIntersect: b must be a Convex/,
    );
  });
});
