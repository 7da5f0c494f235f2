import { describe, expect, it } from 'vitest';
import type { Contact } from '../../../src/core/contact.js';
import type { Box3, OrientedBox } from '../../../src/core/shapes.js';
import { boxesIntersectAt, triangleIntersectsBoxAt } from '../../../src/spatial/boxes/over-buffers.js';
import {
  boxBox,
  boxContainsPoint,
  boxesIntersect,
  boxOrientedBox,
  orientedBoxOrientedBox,
  planeBox,
  planeIntersectsBox,
  planeOrientedBox,
  pointBox,
  triangleBox,
  triangleIntersectsBox,
  triangleOrientedBox,
} from '../../../src/spatial/generated/boxes.js';
import {
  lineIntersectsBox,
  rayIntersectsBox,
  segmentIntersectsBox,
} from '../../../src/spatial/generated/convex.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);

describe('a contact that is found when it is asked for', () => {
  const plane = { normal: [1, 1, 1], constant: -1 };
  const triangle = { a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 2.5] };
  const frame = {
    center: [0.5, 0.5, 0.5],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [0.5, 0.5, 0.5],
  };
  it.each<[string, (all: [typeof plane, typeof triangle, Box3, OrientedBox, OrientedBox]) => Contact]>([
    ['planeBox', ([p, , b]) => planeBox(p, b)],
    ['planeOrientedBox', ([p, , , o]) => planeOrientedBox(p, o)],
    ['triangleBox', ([, t, b]) => triangleBox(t, b)],
    ['triangleOrientedBox', ([, t, , o]) => triangleOrientedBox(t, o)],
    ['boxOrientedBox', ([, , b, o]) => boxOrientedBox(b, o)],
    ['orientedBoxOrientedBox', ([, , , o, q]) => orientedBoxOrientedBox(o, q)],
  ])('is that of the shapes as they were: %s', (_, ask) => {
    const other = { ...frame, center: [1, 1, 1] };
    const make = () => structuredClone([plane, triangle, unit, frame, other]) as never;
    const [first, shapes] = [ask(make()).contact, make()];
    const found = ask(shapes);
    const spoil = (value: unknown) => {
      for (const [key, part] of Object.entries(value as object)) {
        if (typeof part === 'object') spoil(part);
        else (value as Record<string, number>)[key] = 77;
      }
    };
    spoil(shapes);
    expect(first.length).toBeGreaterThan(0);
    expect(found.contact).toEqual(first);
  });
});

describe('what has no meaning', () => {
  const bad = box([0, 0, 0], [1, -1, 1]);
  const nan = box([0, Number.NaN, 0], [1, 1, 1]);
  const t = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
  const ray = { origin: [0, 0, 0], direction: [0, 0, 0] };
  it.each([
    ['pointBox', () => pointBox([0, 0, 0], bad), /box\.min\[1\] must be at most box\.max\[1\] = -1, got 0/],
    ['pointBox', () => pointBox([0, 0], unit), /point must be a point of 3 coordinates, got \[0, 0\]/],
    [
      'boxContainsPoint',
      () => boxContainsPoint(unit, [0, 0, Infinity]),
      /point\[2\] must be a finite number/,
    ],
    ['boxBox', () => boxBox(unit, nan), /b\[?\.min\[1\] must be a finite number, got NaN/],
    ['boxBox', () => boxBox(bad, unit), /a\.min\[1\]/],
    ['boxesIntersect', () => boxesIntersect(nan, unit), /a\.min\[1\]/],
    ['boxesIntersect', () => boxesIntersect(unit, bad), /b\.min\[1\]/],
    [
      'boxesIntersectAt',
      () => boxesIntersectAt([0, 0, 0, 1, 1], 0, [0, 0, 0, 1, 1, 1], 0),
      /i must be a valid index, but there is nothing to number, got 0/,
    ],
    [
      'boxesIntersectAt',
      () => boxesIntersectAt([0, 0, 0, 1, 1, 1], 0, [0, 0, 0, 1, 1, -1], 0),
      /boxesB\[0\]\.minZ/,
    ],
    ['planeBox', () => planeBox({ normal: [0, 0, -0], constant: 1 }, unit), /plane\.normal must be a normal/],
    ['planeBox', () => planeBox({ normal: [0, 0, 1], constant: Number.NaN }, unit), /plane\.constant/],
    ['planeIntersectsBox', () => planeIntersectsBox({ normal: [0, 1, 0], constant: 1 }, bad), /box\.min/],
    [
      'rayIntersectsBox',
      () => rayIntersectsBox(ray, unit),
      /ray\.direction must be a direction other than zero/,
    ],
    ['lineIntersectsBox', () => lineIntersectsBox(ray, unit), /line\.direction/],
    ['segmentIntersectsBox', () => segmentIntersectsBox({ start: [0, 0], end: [0, 0, 0] }, unit), /start/],
    [
      'segmentIntersectsBox',
      () => segmentIntersectsBox({ start: [0, 0, 0], end: [0, 0] }, unit),
      /segment\.end/,
    ],
    ['triangleBox', () => triangleBox({ ...t, c: [0, 0, Number.NaN] }, unit), /triangle\.c\[2\]/],
    ['triangleBox', () => triangleBox({ ...t, a: [0] }, unit), /triangle\.a/],
    ['triangleIntersectsBox', () => triangleIntersectsBox({ ...t, b: [0] }, unit), /triangle\.b/],
    ['triangleIntersectsBox', () => triangleIntersectsBox(t, bad), /box\.min\[1\]/],
    [
      'triangleIntersectsBoxAt',
      () => triangleIntersectsBoxAt([0, 0, 0, 1, 0, 0, 0, 1], 0, 1, 2, [0, 0, 0, 1, 1, 1], 0),
      /k must be an integer from 0 to 1, got 2/,
    ],
    [
      'triangleIntersectsBoxAt',
      () => triangleIntersectsBoxAt([0, 0, 0], 0, 0, 0, [0, 0, 0, -1, 1, 1], 0),
      /boxes\[0\]\.minX/,
    ],
  ])('%s refuses it', (name, call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
    expect(call).toThrow(new RegExp(`^${name}: `));
  });
});

type Vector = readonly [number, number, number];

const oriented = (center: Vector, ...halfSize: Vector) => ({
  center,
  axes: [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ] as const,
  halfSize,
});

describe('boxes that are rectangles and segments', () => {
  const square = { min: [0, 0, 0], max: [4, 4, 0] };
  const tilted = oriented([2, 2, 0], 2, 2, 0);

  it('overlap in one plane, and cross otherwise', () => {
    for (const center of [
      [2, 2, 0],
      [1, 3, 0],
    ] as const) {
      expect(boxOrientedBox(square, oriented(center, 1, 0, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 1, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 0, 0)).relation).toBe('overlapping');
      expect(boxOrientedBox(square, oriented(center, 0, 0, 1)).relation).toBe('crossing');
      expect(boxOrientedBox(square, oriented(center, 1, 0, 1)).relation).toBe('crossing');
    }
    expect(boxOrientedBox({ min: [1, 2, 0], max: [3, 2, 0] }, tilted).relation).toBe('overlapping');
    expect(boxOrientedBox({ min: [2, 2, -1], max: [2, 2, 1] }, tilted).relation).toBe('crossing');
    expect(orientedBoxOrientedBox(tilted, oriented([2, 2, 0], 1, 0, 0)).relation).toBe('overlapping');
    expect(orientedBoxOrientedBox(oriented([2, 2, 0], 0, 0, 1), tilted).relation).toBe('crossing');
  });

  it('and triangles', () => {
    const triangle = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 1, 0, 0)).relation).toBe('overlapping');
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 1, 1, 0)).relation).toBe('overlapping');
    expect(triangleOrientedBox(triangle, oriented([2, 2, 0], 0, 0, 1)).relation).toBe('crossing');
    const segment = { a: [2, 2, -1], b: [2, 2, 1], c: [2, 2, 0] };
    expect(triangleOrientedBox(segment, tilted).relation).toBe('crossing');
  });
});
