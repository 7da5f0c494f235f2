import { describe, expect, it } from 'vitest';
import { isDegeneratePlane } from '../../src/implicit/index.js';
import type { ContainedContact } from '../../src/spatial/convex/engine/triangle-set.js';
import { frustumCorners, frustumFromMatrix, frustumPlanes } from '../../src/spatial/convex/frustum.js';
import { frustumBox, frustumBoxConservative } from '../../src/spatial/convex/frustum-box.js';
import {
  frustumOrientedBox,
  frustumOrientedBoxConservative,
} from '../../src/spatial/convex/frustum-oriented-box.js';
import { frustumTriangle, frustumTriangleConservative } from '../../src/spatial/convex/frustum-triangle.js';
import { pointFrustum } from '../../src/spatial/convex/point-frustum.js';

/** Rows to the elements of three.js, column by column. */
const columns = (...rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!));

/** Looking along -z from the origin, 90 degrees wide, from z = -1 to z = -3. */
const perspective = columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, -2, -3], [0, 0, -1, 0]);
const view = frustumFromMatrix(perspective);
const cube = frustumFromMatrix(columns([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]));
/** As the quick tests say it. */
const wordOf = ({ relation, containment }: ContainedContact) =>
  relation === 'disjoint' ? 'outside' : /containing|equal/.test(containment) ? 'inside' : 'intersecting';
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
    expect(wordOf(frustumBox(slab, box([-9, -9, -9], [9, 9, 9])))).toBe('intersecting');
    expect(wordOf(frustumBox(slab, box([2, -9, -9], [9, 9, 9])))).toBe('outside');
    expect(wordOf(frustumBox(slab, box([0, -9, -9], [1, 9, 9])))).toBe('inside');
    const zero = [0, 0, 0, 0];
    const nothing = frustumFromMatrix(columns(zero, zero, zero, [0, 0, 0, -1]));
    expect(frustumCorners(nothing)).toEqual([]);
    expect(pointFrustum([0, 0, 0], nothing).location).toBe('outside');
    expect(wordOf(frustumBox(nothing, box([0, 0, 0], [1, 1, 1])))).toBe('outside');
    expect(frustumBoxConservative(nothing, box([0, 0, 0], [1, 1, 1]))).toBe('outside');
    const everything = frustumFromMatrix(columns(zero, zero, zero, [0, 0, 0, 1]));
    expect(wordOf(frustumBox(everything, box([0, 0, 0], [1, 1, 1])))).toBe('inside');
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
    [() => frustumBox(view, box([0, 0, 1], [0, 0, 0])), /^frustumBox: box\.min\[2\]/],
    [() => frustumBoxConservative(view, box([0, 0, 1], [0, 0, 0])), /^frustumBoxConservative: box/],
    [() => frustumTriangle(view, { a: [0], b: [0], c: [0] }), /^frustumTriangle: triangle\.a/],
    [() => frustumTriangleConservative(view, { a: [0], b: [0], c: [0] }), /^frustumTriangleConservative: /],
  ])('refuses what has no meaning (%#)', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});

describe('a frustum and a box', () => {
  it.each([
    ['inside', [-1, -1, -3], [1, 1, -1], 'inside', 'inside'],
    ['across a side', [-3, -1, -2], [0, 1, -1], 'intersecting', 'intersecting'],
    ['around everything', [-9, -9, -9], [9, 9, 9], 'intersecting', 'intersecting'],
    ['at a corner', [3, 3, -5], [4, 4, -3], 'intersecting', 'intersecting'],
    ['along an edge of the near plane', [1, 0, -1], [2, 0, 0], 'intersecting', 'intersecting'],
    ['behind a plane', [4, 0, -3], [5, 1, -1], 'outside', 'outside'],
    ['behind the far plane', [2.75, -6, -6], [9, 6, -3.01], 'outside', 'outside'],
    ['past an edge, kept plane by plane', [3.1, -1, -9], [9, 1, -2.9], 'outside', 'intersecting'],
    ['at that edge', [3, -1, -9], [9, 1, -2.9], 'intersecting', 'intersecting'],
    ['a beam through', [-9, 0, -2], [9, 0, -2], 'intersecting', 'intersecting'],
    ['a point', [0, 0, -3], [0, 0, -3], 'inside', 'inside'],
  ] as const)('%s', (_, min, max, answer, quick) => {
    expect(wordOf(frustumBox(view, box([...min], [...max])))).toBe(answer);
    expect(frustumBoxConservative(view, box([...min], [...max]))).toBe(quick);
  });
});

describe('a frustum and an oriented box', () => {
  const turned = (x: number, y: number, z: number, size: number) => ({
    center: [x, y, z],
    axes: [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ] as const,
    halfSize: [size, size, size],
  });
  it.each([
    [turned(0, 0, 0, 0.5), 'inside', 'inside'],
    [turned(3, 0, 0, 1), 'intersecting', 'intersecting'],
    [turned(2.5, 2.5, 0, 1), 'outside', 'intersecting'],
    [turned(2, 2, 0, 1), 'intersecting', 'intersecting'],
    [turned(0, 0, 0, 9), 'intersecting', 'intersecting'],
    [turned(9, 0, 0, 1), 'outside', 'outside'],
  ] as const)('%#', (shape, answer, quick) => {
    expect(wordOf(frustumOrientedBox(cube, shape))).toBe(answer);
    expect(frustumOrientedBoxConservative(cube, shape)).toBe(quick);
  });

  it('refuses dependent axes', () => {
    const bad = {
      ...turned(0, 0, 0, 1),
      axes: [
        [1, 0, 0],
        [2, 0, 0],
        [0, 0, 1],
      ] as const,
    };
    expect(() => frustumOrientedBox(cube, bad)).toThrow(/^frustumOrientedBox: box\.axes/);
    expect(() => frustumOrientedBoxConservative(cube, bad)).toThrow(
      /^frustumOrientedBoxConservative: box\.axes/,
    );
  });
});

describe('a frustum and a triangle', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    ['a corner of the cube in it', [3, 0, 0, 0, 3, 0, 0, 0, 3], 'intersecting', 'intersecting'],
    ['the plane beyond the corner', [4, 0, 0, 0, 4, 0, 0, 0, 4], 'outside', 'intersecting'],
    ['the cube through it', [-9, -9, 0, 9, -9, 0, 0, 9, 0], 'intersecting', 'intersecting'],
    ['an edge through the cube', [-9, 0, 0, 9, 0, 0, 0, 50, 90], 'intersecting', 'intersecting'],
    ['inside', [0, 0, 0, 1, 0, 0, 0, 1, 1], 'inside', 'inside'],
    ['behind', [2, 0, 0, 3, 0, 0, 2, 1, 0], 'outside', 'outside'],
    ['a segment past an edge', [3, 0, 0, 0, 3, 0, 0, 3, 0], 'outside', 'intersecting'],
    ['a segment at an edge', [2, 0, 0, 0, 2, 0, 1, 1, 0], 'intersecting', 'intersecting'],
    ['a point', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'inside', 'inside'],
    ['flat in a face plane', [1, 3, 0, 1, -3, 0, 1, 0, 5], 'intersecting', 'intersecting'],
    ['flat beside a face', [1, 3, 0, 1, 9, 0, 1, 5, 5], 'outside', 'outside'],
  ] as const)('%s', (_, v, answer, quick) => {
    for (const shift of [0, 3, 6]) {
      const t = triangle(...v.slice(shift), ...v.slice(0, shift));
      expect(wordOf(frustumTriangle(cube, t))).toBe(answer);
      expect(frustumTriangleConservative(cube, t)).toBe(quick);
    }
  });
});
