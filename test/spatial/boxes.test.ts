import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import { edge, type Feature, face, INTERIOR, vertex } from '../../src/core/feature.js';
import type { Box3, OrientedBox } from '../../src/core/shapes.js';
import { boxBox, boxesIntersect, boxesIntersectAt } from '../../src/spatial/boxes/box-box.js';
import { boxOrientedBox } from '../../src/spatial/boxes/box-oriented-box.js';
import { lineIntersectsBox } from '../../src/spatial/boxes/line-box.js';
import { orientedBoxOrientedBox } from '../../src/spatial/boxes/oriented-box-oriented-box.js';
import { planeBox, planeIntersectsBox } from '../../src/spatial/boxes/plane-box.js';
import { planeOrientedBox } from '../../src/spatial/boxes/plane-oriented-box.js';
import { boxContainsPoint, pointBox } from '../../src/spatial/boxes/point-box.js';
import { rayIntersectsBox } from '../../src/spatial/boxes/ray-box.js';
import { segmentIntersectsBox } from '../../src/spatial/boxes/segment-box.js';
import {
  triangleBox,
  triangleIntersectsBox,
  triangleIntersectsBoxAt,
} from '../../src/spatial/boxes/triangle-box.js';
import { triangleOrientedBox } from '../../src/spatial/boxes/triangle-oriented-box.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);
const on = (feature: Feature) => ({ location: 'boundary', feature });
const LARGEST = Number.MAX_VALUE;
const SMALLEST = Number.MIN_VALUE;

describe('the numbering of a box', () => {
  const levels = [0, 0.5, 1];
  it('names vertices by bits, edges by axis, faces by axis and end', () => {
    const found = levels.flatMap((z) =>
      levels.flatMap((y) => levels.map((x) => pointBox([x, y, z], unit).feature)),
    );
    // x runs fastest.
    expect(found).toEqual([
      ...[vertex(0), edge(0), vertex(1), edge(4), face(4), edge(5), vertex(2), edge(1), vertex(3)],
      ...[edge(8), face(2), edge(9), face(0), INTERIOR, face(1), edge(10), face(3), edge(11)],
      ...[vertex(4), edge(2), vertex(5), edge(6), face(5), edge(7), vertex(6), edge(3), vertex(7)],
    ]);
  });

  it('names the first of coinciding features', () => {
    expect(pointBox([1, 2, 3], box([1, 2, 3], [1, 2, 3]))).toEqual(on(vertex(0)));
    expect(pointBox([1, 2, 3], box([1, 2, 0], [1, 2, 5]))).toEqual(on(edge(8)));
    expect(pointBox([1, 2, 3], box([0, 2, 0], [5, 2, 5]))).toEqual(on(face(2)));
    expect(pointBox([5, 2, 3], box([0, 2, 0], [5, 2, 5]))).toEqual(on(edge(9)));
  });
});

describe('a point and a box', () => {
  it.each([0, 1, 2])('is outside beyond each end of axis %i', (axis) => {
    for (const x of [-SMALLEST, 1 + Number.EPSILON, LARGEST, -LARGEST]) {
      const p = [0.5, 0.5, 0.5];
      p[axis] = x;
      expect(pointBox(p, unit)).toEqual({ location: 'outside', feature: null });
      expect(boxContainsPoint(unit, p)).toBe(false);
    }
  });

  it('takes zero of either sign', () => {
    expect(pointBox([-0, 0, -0], unit)).toEqual(on(vertex(0)));
    expect(boxContainsPoint(box([-0, -0, -0], [1, 1, 1]), [0, 0, 0])).toBe(true);
  });
});

describe('two boxes', () => {
  it('tells containment in both directions', () => {
    const small = box([0, 0.25, 0.25], [0.5, 0.5, 0.5]);
    expect(boxBox(unit, small)).toMatchObject({
      relation: 'overlapping',
      dimension: 3,
      containment: 'containing',
      witness: { a: INTERIOR, b: INTERIOR },
    });
    expect(boxBox(unit, small).contact).toEqual([
      { a: face(0), b: vertex(0) },
      { a: INTERIOR, b: vertex(1) },
      { a: face(0), b: vertex(2) },
      { a: INTERIOR, b: vertex(3) },
      { a: face(0), b: vertex(4) },
      { a: INTERIOR, b: vertex(5) },
      { a: face(0), b: vertex(6) },
      { a: INTERIOR, b: vertex(7) },
    ]);
    expect(boxBox(small, unit).containment).toBe('inside');
    expect(boxBox(unit, unit).containment).toBe('equal');
    expect(boxBox(unit, box([0.5, 0, 0], [2, 1, 1])).containment).toBe('none');
  });

  it('names what touches', () => {
    const at = (x: number, y: number, z: number) => boxBox(unit, box([x, y, z], [x + 1, y + 1, z + 1]));
    expect(at(1, 1, 1)).toMatchObject({
      relation: 'touching',
      dimension: 0,
      witness: { a: vertex(7), b: vertex(0) },
    });
    expect(at(-1, 1, 0)).toMatchObject({
      relation: 'touching',
      dimension: 1,
      witness: { a: edge(10), b: edge(9) },
    });
    expect(at(0, 0, -1)).toMatchObject({
      relation: 'touching',
      dimension: 2,
      witness: { a: face(4), b: face(5) },
    });
    expect(at(0.5, 1, 0)).toMatchObject({
      relation: 'touching',
      dimension: 2,
      witness: { a: face(3), b: face(2) },
    });
  });

  it('lets flat boxes cross and overlap', () => {
    const wall = box([0, 0.5, 0], [1, 0.5, 1]);
    expect(boxBox(wall, box([0.5, 0, 0], [0.5, 1, 1]))).toMatchObject({ relation: 'crossing', dimension: 1 });
    expect(boxBox(wall, unit)).toMatchObject({
      relation: 'overlapping',
      dimension: 2,
      witness: { a: face(2), b: INTERIOR },
    });
    expect(boxBox(wall, box([0, 0.5, 0], [1, 1, 1]))).toMatchObject({
      relation: 'touching',
      witness: { b: face(2) },
    });
  });

  it('gives one frozen answer for disjoint boxes', () => {
    const far = boxBox(unit, box([0, 2, 0], [1, 3, 1]));
    expect(far).toEqual({
      relation: 'disjoint',
      contact: [],
      containment: 'none',
      dimension: -1,
      witness: null,
    });
    expect(Object.isFrozen(far)).toBe(true);
  });

  it('reads any box of a buffer', () => {
    const flat = [9, 9, 9, 9, 9, 9, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 0, 3, 0, 1, 4, 1];
    expect(boxesIntersectAt(flat, 1, flat, 2)).toBe(true);
    expect(boxesIntersectAt(flat, 1, flat, 3)).toBe(false);
    expect(boxesIntersect(unit, box([1, 1, 1], [2, 2, 2]))).toBe(true);
  });
});

describe('a plane and a box', () => {
  const plane = (normal: number[], constant: number) => ({ normal, constant });
  it.each([
    [[1, 1, 1], 1, 'disjoint', 1, null],
    [[1, 1, 1], -4, 'disjoint', -1, null],
    [[1, 1, 1], 0, 'touching', 1, vertex(0)],
    [[1, 1, 1], -3, 'touching', -1, vertex(7)],
    [[-1, 1, 0], 1, 'touching', 1, edge(9)],
    [[0, 0, -2], 0, 'touching', -1, face(4)],
    [[0, 0, -2], 2, 'touching', 1, face(5)],
    [[0, 0, 1], -0.5, 'overlapping', 0, INTERIOR],
  ] as const)('%j %d: %s', (normal, constant, relation, side, feature) => {
    const witness = feature && { a: face(0), b: feature };
    expect(planeBox(plane([...normal], constant), unit)).toMatchObject({ relation, side, witness });
    expect(planeIntersectsBox(plane([...normal], constant), unit)).toBe(relation !== 'disjoint');
  });

  it('lies in the plane, or crosses it, if it is flat', () => {
    const sheet = box([0, 0, 2], [1, 1, 2]);
    expect(planeBox(plane([0, 0, 1], -2), sheet)).toEqual({
      relation: 'overlapping',
      contact: [0, 1, 2, 3].map((i) => ({ a: face(0), b: vertex(i) })),
      side: 0,
      witness: { a: face(0), b: face(4) },
    });
    expect(planeBox(plane([1, 0, 0], -0.5), sheet)).toMatchObject({ relation: 'crossing', side: 0 });
    expect(planeBox(plane([1, 0, 0], -1), sheet)).toMatchObject({
      relation: 'touching',
      witness: { b: edge(5) },
    });
  });
});

describe('lines, rays and segments', () => {
  const at = (origin: number[], direction: number[]) => ({ origin, direction });
  it.each([
    ['through', [-1, 0.5, 0.5], [1, 0, 0], true, true],
    ['away', [-1, 0.5, 0.5], [-1, 0, 0], true, false],
    ['past an edge', [2 + Number.EPSILON * 2, 0, 0.5], [-1, 1, 0], false, false],
    ['through an edge', [2, 0, 0.5], [-1, 1, 0], true, true],
    ['through a corner', [3, -1, 2], [-2, 2, -1], true, true],
    ['along a face', [-1, 1, 0.5], [1, 0, 0], true, true],
    ['beside a face', [-1, 1 + Number.EPSILON, 0.5], [1, 0, 0], false, false],
    ['from a face outwards', [1, 0.5, 0.5], [1, 1, 1], true, true],
    ['skew', [0.5, 3, 0], [0, 0, 1], false, false],
  ])('%s', (_, origin, direction, line, ray) => {
    expect(lineIntersectsBox(at(origin, direction), unit)).toBe(line);
    expect(rayIntersectsBox(at(origin, direction), unit)).toBe(ray);
    const back = direction.map((x) => -x);
    expect(lineIntersectsBox(at(origin, back), unit)).toBe(line);
  });

  it('stop at the ends of a segment', () => {
    const to = (x: number) => ({ start: [x, 0.5, 0.5], end: [3, 0.5, 0.5] });
    expect(segmentIntersectsBox(to(1), unit)).toBe(true);
    expect(segmentIntersectsBox(to(1 + Number.EPSILON), unit)).toBe(false);
    expect(segmentIntersectsBox({ start: [0.5, 0.5, 0.5], end: [0.5, 0.5, 0.5] }, unit)).toBe(true);
    expect(segmentIntersectsBox({ start: [-LARGEST, 0, 0], end: [LARGEST, 1, 1] }, unit)).toBe(true);
    // A slab test that takes the wrong maximum finds this one (Ericson's erratum).
    expect(rayIntersectsBox(at([-1, 5, 0], [1, -1, 0]), box([0, 0, -1], [1, 1, 1]))).toBe(false);
  });
});

describe('a triangle and a box', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    ['a corner in the plane', [3, 0, 0, 0, 3, 0, 0, 0, 3], 'touching', 'none'],
    ['the plane beyond', [3.5, 0, 0, 0, 3.5, 0, 0, 0, 3.5], 'disjoint', 'none'],
    ['the plane through', [2.5, 0, 0, 0, 2.5, 0, 0, 0, 2.5], 'overlapping', 'none'],
    ['inside', [0.2, 0.2, 0.2, 0.7, 0.2, 0.3, 0.1, 0.9, 0.5], 'overlapping', 'inside'],
    ['in a face', [0, 0, 0, 1, 0, 0, 0, 1, 0], 'touching', 'inside'],
    ['edge against edge', [2, 0, -1, 0, 2, 3, 4, 4, 4], 'touching', 'none'],
    ['edge past edge', [2.25, 0, -1, 0, 2.25, 3, 4, 4, 4], 'disjoint', 'none'],
    ['a segment', [-1, 0.5, 0.5, 2, 0.5, 0.5, 3, 0.5, 0.5], 'overlapping', 'none'],
    ['a segment along an edge', [-1, 1, 1, 2, 1, 1, 0, 1, 1], 'touching', 'none'],
    ['a point', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'touching', 'inside'],
    ['a point inside', [0.5, 1, 0.5, 0.5, 1, 0.5, 0.5, 1, 0.5], 'touching', 'inside'],
  ] as const)('%s', (_, v, relation, containment) => {
    const [t, meets] = [triangle(...v), relation !== 'disjoint'];
    expect(triangleBox(t, unit)).toMatchObject({ relation, containment });
    expect(triangleIntersectsBox(t, unit)).toBe(meets);
    expect(triangleIntersectsBoxAt([7, 7, 7, ...v], 3, 2, 1, [5, 5, 5, 5, 5, 5, 0, 0, 0, 1, 1, 1], 1)).toBe(
      meets,
    );
  });

  it('crosses flat boxes, or lies in them', () => {
    const sheet = box([0, 0, 0], [2, 2, 0]);
    expect(triangleBox(triangle(1, 1, -1, 1, 1, 1, 2, 1, 1), sheet)).toMatchObject({
      relation: 'crossing',
      containment: 'none',
    });
    expect(triangleBox(triangle(1, 1, 0, 5, 1, 0, 1, 5, 0), sheet).relation).toBe('overlapping');
    expect(triangleBox(triangle(1, 1, 0, 1, 1.5, 0, 1.5, 1, 0), sheet)).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
    });
    // A flat box may lie in a triangle, or be one: a segment.
    const large = triangle(-9, -9, 0, 9, -9, 0, 0, 99, 0);
    expect(triangleBox(large, sheet)).toMatchObject({ relation: 'overlapping', containment: 'containing' });
    const stick = box([0, 0, 0], [4, 0, 0]);
    expect(triangleBox(triangle(0, 0, 0, 4, 0, 0, 1, 0, 0), stick).containment).toBe('equal');
    expect(triangleBox(triangle(0, 0, 0, 4, 0, 0, 1, 1, 0), stick).containment).toBe('containing');
    const needle = box([1, 1, -1], [1, 1, 1]);
    expect(triangleBox(triangle(0, 0, 0, 3, 0, 0, 0, 3, 0), needle).relation).toBe('crossing');
    expect(triangleBox(triangle(0, 0, 0, 2, 0, 0, 0, 2, 0), needle).relation).toBe('touching');
  });

  it('finds the contact when it is asked for, and keeps it', () => {
    const found = triangleBox(triangle(3, 0, 0, 0, 3, 0, 0, 0, 3), unit);
    expect(found.contact).toEqual([{ a: face(0), b: vertex(7) }]);
    expect(found.contact).toBe(found.contact);
    for (const copy of [structuredClone(found), JSON.parse(JSON.stringify(found)), { ...found }]) {
      expect(copy).toEqual({
        relation: 'touching',
        contact: [{ a: face(0), b: vertex(7) }],
        containment: 'none',
      });
    }
  });
});

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
