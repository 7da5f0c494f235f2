import { describe, expect, it } from 'vitest';
import { isDegeneratePlane } from '../../../src/implicit/index.js';
import { convexFromFrustum } from '../../../src/spatial/convex/convex.js';
import type { ContainedContact } from '../../../src/spatial/convex/engine/triangle-set.js';
import { frustumCorners, frustumFromMatrix, frustumPlanes } from '../../../src/spatial/convex/frustum.js';
import {
  boxFrustum,
  boxFrustumConservative,
  pointFrustum,
  triangleFrustum,
  triangleFrustumConservative,
} from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];

describe('the half-spaces of a frustum', () => {
  it('of a frustum', () => {
    // Perspective with a field of view of 90 degrees, near 1, far 3: z from -1 to -3.
    const eye = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -2, -1, 0, 0, -3, 0]);
    const line = (origin: P, direction: P) => text(spatial.lineFrustum({ origin, direction }, eye));
    expect(line([0, 0, 0], [0, 0, -1])).toBe('overlapping e0/f4@1 e0/f5@3');
    expect(line([0, 0, -2], [1, 0, 0])).toBe('overlapping e0/f0@-2 e0/f1@2');
    expect(line([0, 0, -2], [0, 1, 0])).toBe('overlapping e0/f2@-2 e0/f3@2');
    expect(line([0, 0, 0], [1, 1, -1])).toMatch(/^touching e0\/v\d@1 e0\/v\d@3$/);
    expect(line([0, 0, 0], [1, 0, 0])).toBe('disjoint');
    expect(spatial.segmentIntersectsFrustum({ start: [0, 0, 0], end: [0, 0, -1] }, eye)).toBe(true);
    expect(spatial.rayIntersectsFrustum({ origin: [0, 0, 0], direction: [0, 0, 1] }, eye)).toBe(false);
    expect(convexFromFrustum(eye).vertices).toHaveLength(8);
  });

  it('of a frustum may have no end, no volume or no point', () => {
    const dimension = (elements: number[]) => convexFromFrustum(frustumFromMatrix(elements)).dimension;
    expect(dimension(new Array(16).fill(0))).toBe(3);
    // A far plane at infinity: four corners, all on the near plane.
    const infinite = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    expect(convexFromFrustum(infinite).vertices).toHaveLength(4);
    expect(convexFromFrustum(infinite).dimension).toBe(3);
    const ray = spatial.rayFrustum({ origin: [0, 0, 0], direction: [0, 0, -1] }, infinite);
    expect(text(ray)).toBe('overlapping e0/f4@1');
    expect([ray.entry, ray.exit]).toEqual([ray.contact[0], null]);
    const nothing = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1];
    expect(dimension(nothing)).toBe(-1);
    expect(
      spatial.lineIntersectsFrustum({ origin: [0, 0, 0], direction: [1, 0, 0] }, frustumFromMatrix(nothing)),
    ).toBe(false);
    // w = 0: a plane, a line and a point, -0 <= x <= 0 and so on.
    expect(dimension([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(2);
    expect(dimension([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(1);
    expect(dimension([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])).toBe(0);
  });
});

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

/** Looking along -z from the origin, 90 degrees wide, from z = -1 to z = -3. */
const perspective = columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, -2, -3], [0, 0, -1, 0]);

const view = frustumFromMatrix(perspective);

/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /inside|equal/.test(containment) ? 'inside' : 'intersecting';

const box = (min: number[], max: number[]) => ({ min, max });

describe('a frustum from a matrix', () => {
  it('has six planes and eight corners', () => {
    expect(frustumPlanes(view)).toHaveLength(6);
    expect(frustumCorners(view)).toHaveLength(8);
  });

  it('is data', () => {
    for (const copy of [structuredClone(view), JSON.parse(JSON.stringify(view))]) {
      expect(copy).toEqual(view);
      expect(pointFrustum([3, 3, -3], copy)).toEqual(pointFrustum([3, 3, -3], view));
      expect(Object.isFrozen(copy.elements)).toBe(true);
    }
  });

  it.each([
    [[0, 0, -2], 'inside'],
    [[2, 0, -2], 'boundary'],
    [[-2, 1, -2], 'boundary'],
    [[2 + 4 * Number.EPSILON, 0, -2], 'outside'],
    [[0, 2, -2], 'boundary'],
    [[0, -2.5, -2], 'outside'],
    [[0, 0, -1], 'boundary'],
    [[0, 0, -0.5], 'outside'],
    [[3, 3, -3], 'boundary'],
    [[0, 0, -3.5], 'outside'],
    [[0, 0, 2], 'outside'],
  ] as const)('%j is %s', (point, where) => {
    expect(pointFrustum(point, view).location).toBe(where);
  });

  it('has its near plane at z = 0 where depth runs from 0', () => {
    const half = frustumFromMatrix(
      columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]),
      'zero-to-w',
    );
    expect(pointFrustum([0, 0, 0], half).location).toBe('boundary');
    expect(pointFrustum([0, 0, -1], half).location).toBe('outside');
    expect(pointFrustum([0, 0, 1], half).location).toBe('boundary');
  });

  it('keeps sums of rows that no double can hold', () => {
    const e = 2 ** -60;
    const tilted = frustumFromMatrix(columns([1, e, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]));
    // right: 1 - x - e y >= 0
    expect(pointFrustum([1, 0, 0], tilted).location).toBe('boundary');
    expect(pointFrustum([1, 1, 0], tilted).location).toBe('outside');
    expect(pointFrustum([1, -0.5, 0], tilted).location).toBe('inside');
  });

  it('may be infinite, a slab, everything or nothing', () => {
    const infinite = frustumFromMatrix(columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, -1, -2], [0, 0, -1, 0]));
    expect(frustumPlanes(infinite).filter((plane) => !isDegeneratePlane(plane))).toHaveLength(5);
    expect(pointFrustum([0, 0, -1e300], infinite).location).toBe('inside');
    const slab = frustumFromMatrix(columns([1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]));
    expect(frustumCorners(slab)).toEqual([]);
    expect(wordOf(boxFrustum(box([-9, -9, -9], [9, 9, 9]), slab))).toBe('intersecting');
    expect(wordOf(boxFrustum(box([2, -9, -9], [9, 9, 9]), slab))).toBe('outside');
    expect(wordOf(boxFrustum(box([0, -9, -9], [1, 9, 9]), slab))).toBe('inside');
    const zero = [0, 0, 0, 0];
    const nothing = frustumFromMatrix(columns(zero, zero, zero, [0, 0, 0, -1]));
    expect(frustumCorners(nothing)).toEqual([]);
    expect(pointFrustum([0, 0, 0], nothing).location).toBe('outside');
    expect(wordOf(boxFrustum(box([0, 0, 0], [1, 1, 1]), nothing))).toBe('outside');
    expect(boxFrustumConservative(box([0, 0, 0], [1, 1, 1]), nothing)).toBe('outside');
    const everything = frustumFromMatrix(columns(zero, zero, zero, [0, 0, 0, 1]));
    expect(wordOf(boxFrustum(box([0, 0, 0], [1, 1, 1]), everything))).toBe('inside');
    expect(pointFrustum([5, 5, 5], everything).location).toBe('inside');
  });

  it.each([
    [
      () => frustumFromMatrix([1, 2, 3]),
      /^frustumFromMatrix: elements must be a list of 16 numbers, got \[1, 2, 3\]/,
    ],
    [
      () => frustumFromMatrix(perspective.map((x, i) => (i === 5 ? Number.NaN : x))),
      /elements\[5\] must be a finite number/,
    ],
    [() => frustumFromMatrix(perspective, 'reverse' as never), /depth must be .*, got the string 'reverse'/],
    [() => pointFrustum([0, 0], view), /^pointFrustum: point/],
    [() => boxFrustum(box([0, 0, 1], [0, 0, 0]), view), /^boxFrustum: box\.min\[2\]/],
    [() => boxFrustumConservative(box([0, 0, 1], [0, 0, 0]), view), /^boxFrustumConservative: box/],
    [() => triangleFrustum({ a: [0], b: [0], c: [0] }, view), /^triangleFrustum: triangle\.a/],
    [() => triangleFrustumConservative({ a: [0], b: [0], c: [0] }, view), /^triangleFrustumConservative: /],
  ])('refuses what has no meaning (%#)', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});
