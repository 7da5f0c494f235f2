import { describe, expect, it } from 'vitest';
import { edge, face, INTERIOR, vertex } from '../../src/core/feature.js';
import { boxIntersectsOrientedBox, boxOrientedBox } from '../../src/spatial/boxes/box-oriented-box.js';
import {
  orientedBoxesIntersect,
  orientedBoxesIntersectAt,
  orientedBoxOrientedBox,
} from '../../src/spatial/boxes/oriented-box-oriented-box.js';
import { planeIntersectsOrientedBox, planeOrientedBox } from '../../src/spatial/boxes/plane-oriented-box.js';
import { orientedBoxContainsPoint, pointOrientedBox } from '../../src/spatial/boxes/point-oriented-box.js';
import {
  triangleIntersectsOrientedBox,
  triangleIntersectsOrientedBoxAt,
  triangleOrientedBox,
} from '../../src/spatial/boxes/triangle-oriented-box.js';
import { type Arrow, ORIGIN, rankOf } from '../../src/spatial/hull/rank.js';

type Vector = readonly [number, number, number];
const oriented = (center: Vector, u: Vector, v: Vector, w: Vector, halfSize: Vector) => ({
  center,
  axes: [u, v, w] as const,
  halfSize,
});
type Box = ReturnType<typeof oriented>;
const flat = ({ center, axes, halfSize }: Box) => [...center, ...axes.flat(), ...halfSize];

/** The cube from -1 to 1, and the cube turned by 45 degrees and stretched by the root of 2. */
const cube = oriented([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);
const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);
/** Oblique and left-handed. */
const oblique = oriented([1, 2, 3], [0, 1, 0], [1, 0, 0], [1, 1, 2], [1, 2, 3]);

describe('a point and an oriented box', () => {
  it.each([
    [[2, 0, 1], vertex(5)],
    [[0, -2, -1], vertex(0)],
    [[2, 0, 0], edge(9)],
    [[1, 1, 1], edge(7)],
    [[1, 1, 0], face(1)],
    [[-1, 1, 0], face(3)],
    [[0, 0, -1], face(4)],
    [[1, 0.5, 0.5], INTERIOR],
    [[1, 1 + Number.EPSILON, 0], null],
    [[0, 0, 1 + Number.EPSILON], null],
  ] as const)('%j: %j', (point, feature) => {
    expect(pointOrientedBox(point, diamond).feature).toEqual(feature);
    expect(orientedBoxContainsPoint(diamond, point)).toBe(feature !== null);
  });

  it('takes oblique, left-handed and tiny axes as they are', () => {
    expect(pointOrientedBox([1 + 2 + 3, 2 + 1 + 3, 3 + 6], oblique).feature).toEqual(vertex(7));
    expect(pointOrientedBox([1 + 2, 2, 3], oblique).feature).toEqual(face(3));
    expect(pointOrientedBox([1 + 3, 2 + 3, 3 + 6], oblique).feature).toEqual(face(5));
    const tiny = oriented([0, 0, 0], [5e-324, 0, 0], [0, 5e-324, 0], [0, 0, 5e-324], [1, 2, 1e308]);
    expect(pointOrientedBox([5e-324, 0, 0], tiny).feature).toEqual(face(1));
    expect(pointOrientedBox([1e-323, 0, 0], tiny).feature).toBeNull();
    expect(pointOrientedBox([0, 0, 1e-16], tiny)).toEqual({ location: 'inside', feature: INTERIOR });
    expect(pointOrientedBox([0, 0, 1], tiny).feature).toBeNull();
  });

  it('has flat boxes', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    expect(pointOrientedBox([0.5, 0.5, 0], sheet)).toEqual({ location: 'boundary', feature: face(2) });
    expect(pointOrientedBox([1, 1, 1], sheet).feature).toEqual(vertex(5));
    expect(pointOrientedBox([0.5, 0.5 + Number.EPSILON, 0], sheet).feature).toBeNull();
  });
});

describe('a plane and an oriented box', () => {
  it.each([
    [[1, 0, 0], -3, 'disjoint', -1, null],
    [[1, 0, 0], 3, 'disjoint', 1, null],
    [[1, 0, 0], -2, 'touching', -1, edge(9)],
    [[1, 0, 0], 2, 'touching', 1, edge(10)],
    [[1, 1, 0], -2, 'touching', -1, face(1)],
    [[-1, -1, 0], 2, 'touching', 1, face(1)],
    [[2, 1, 1], -5, 'touching', -1, vertex(5)],
    [[2, 1, 1], -4, 'overlapping', 0, INTERIOR],
  ] as const)('%j %d: %s', (normal, constant, relation, side, feature) => {
    const witness = feature && { a: face(0), b: feature };
    expect(planeOrientedBox({ normal, constant }, diamond)).toMatchObject({ relation, side, witness });
    expect(planeIntersectsOrientedBox({ normal, constant }, diamond)).toBe(relation !== 'disjoint');
  });

  it('lies in the plane of a flat box, or crosses it', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    const plane = { normal: [1, -1, 0], constant: 0 };
    expect(planeOrientedBox(plane, sheet)).toMatchObject({
      relation: 'overlapping',
      side: 0,
      witness: { b: face(2) },
    });
    expect(planeOrientedBox({ normal: [0, 0, 1], constant: 0 }, sheet).relation).toBe('crossing');
  });

  it('knows how far a huge box reaches', () => {
    const huge = oriented([1e308, 0, 0], [1e308, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);
    expect(planeOrientedBox({ normal: [1, 0, 0], constant: 0 }, huge)).toMatchObject({
      side: 1,
      witness: { b: face(0) },
    });
    expect(planeIntersectsOrientedBox({ normal: [1, 0, 0], constant: 5e-324 }, huge)).toBe(false);
    expect(planeIntersectsOrientedBox({ normal: [5e-324, 0, 0], constant: -5e-324 }, huge)).toBe(true);
  });
});

describe('two oriented boxes', () => {
  const at = (center: Vector, box: Box = diamond): Box => ({ ...box, center });
  it.each([
    ['edge in face', cube, at([3, 0, 0]), 'touching', 'none'],
    ['apart by an ulp', cube, at([3 + 4 * Number.EPSILON, 0, 0]), 'disjoint', 'none'],
    ['overlapping by an ulp', cube, at([3 - 2 * Number.EPSILON, 0, 0]), 'overlapping', 'none'],
    ['inside', cube, diamond, 'overlapping', 'inside'],
    ['around', diamond, cube, 'overlapping', 'containing'],
    [
      'equal, other axes',
      cube,
      oriented([0, 0, 0], [0, 2, 0], [-1, 0, 0], [0, 0, 1], [0.5, 1, 1]),
      'overlapping',
      'equal',
    ],
    ['corner at corner', cube, at([2, 2, 2], cube), 'touching', 'none'],
    ['a point in a face', cube, at([1, 0, 0], { ...cube, halfSize: [0, 0, 0] }), 'touching', 'containing'],
    ['two sheets', { ...cube, halfSize: [0, 1, 1] }, { ...cube, halfSize: [1, 0, 1] }, 'crossing', 'none'],
    [
      'coplanar sheets',
      { ...cube, halfSize: [0, 1, 1] },
      at([0, 1, 1], { ...cube, halfSize: [0, 1, 1] }),
      'overlapping',
      'none',
    ],
    [
      'sheets with a common edge',
      { ...cube, halfSize: [0, 1, 1] },
      at([0, 2, 0], { ...cube, halfSize: [0, 1, 1] }),
      'touching',
      'none',
    ],
  ] as const)('%s', (_, a, b, relation, containment) => {
    const meets = relation !== 'disjoint';
    expect(orientedBoxOrientedBox(a, b)).toMatchObject({ relation, containment });
    expect(orientedBoxesIntersect(a, b)).toBe(meets);
    const buffer = [...flat(diamond), ...flat(a), ...flat(b)];
    expect(orientedBoxesIntersectAt(buffer, 1, buffer, 2)).toBe(meets);
    expect(orientedBoxesIntersectAt(buffer, 2, buffer, 1)).toBe(meets);
  });

  it('needs the axis of two edges where no face separates', () => {
    const b = oriented([3, -12, -3], [-1, 2, -2], [-2, 1, 2], [2, 2, 1], [1, 1, 3]);
    const a = { ...cube, halfSize: [3, 3, 3] as const };
    expect(orientedBoxesIntersect(a, b)).toBe(false);
    expect(orientedBoxesIntersect(b, a)).toBe(false);
  });

  it('decides outside the window of the filter', () => {
    for (const k of [2 ** -300, 2 ** -1000, 2 ** 400, 2 ** 1000]) {
      const scaled = (v: Vector): Vector => [v[0] * k, v[1] * k, v[2] * k];
      const small = (box: Box): Box => ({
        ...box,
        center: scaled(box.center),
        halfSize: scaled(box.halfSize),
      });
      expect(orientedBoxOrientedBox(small(cube), small(at([3, 0, 0]))).relation).toBe('touching');
      expect(orientedBoxesIntersect(small(cube), small(at([3.5, 0, 0])))).toBe(false);
      expect(orientedBoxOrientedBox(small(cube), small(diamond)).containment).toBe('inside');
    }
  });
});

describe('an axis-aligned and an oriented box', () => {
  it.each([
    [[1, 1, 0], [2, 2, 2], 'touching', 'none'],
    [[1.5, 1, 0], [2, 2, 2], 'disjoint', 'none'],
    [[-2, -2, -1], [2, 2, 1], 'overlapping', 'containing'],
    [[-1, -1, -1], [1, 1, 1], 'overlapping', 'inside'],
    [[0, 0, 1], [0, 0, 1], 'touching', 'inside'],
    [[-2, -2, 0], [2, 2, 0], 'overlapping', 'none'],
  ] as const)('%j to %j: %s %s', (min, max, relation, containment) => {
    expect(boxOrientedBox({ min, max }, diamond)).toMatchObject({ relation, containment });
    expect(boxIntersectsOrientedBox({ min, max }, diamond)).toBe(relation !== 'disjoint');
  });

  it('is the same box', () => {
    expect(boxOrientedBox({ min: [-1, -1, -1], max: [1, 1, 1] }, cube).containment).toBe('equal');
  });

  it('takes centers that are no doubles', () => {
    const max = 1 + Number.EPSILON;
    const box = { min: [0, 0, 0], max: [max, 1, 1] };
    const other = oriented([2, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1 - Number.EPSILON, 1, 1]);
    expect(boxOrientedBox(box, other).relation).toBe('touching');
    expect(boxOrientedBox({ min: [-1e308, 0, 0], max: [1.5e308, 1, 1] }, other).relation).toBe('overlapping');
  });
});

describe('a triangle and an oriented box', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    [[2, -1, 0, 2, 1, 0, 4, 0, 0], 'touching', 'none'],
    [[2.5, -1, 0, 2.5, 1, 0, 4, 0, 0], 'disjoint', 'none'],
    [[1, -1, 0, 1, 1, 0, 4, 0, 0], 'overlapping', 'none'],
    [[2, 0, 0, 0, 2, 0, 0, 0, 0], 'overlapping', 'inside'],
    [[2, 0, 0, 0, 2, 0, 1, 1, 1], 'touching', 'inside'],
    [[2, 0, 0, 2, 0, 0, 2, 0, 0], 'touching', 'inside'],
    [[2, 2, 0, 0, 0, 0, 3, 3, 0], 'overlapping', 'none'],
  ] as const)('%j: %s', (v, relation, containment) => {
    const t = triangle(...v);
    expect(triangleOrientedBox(t, diamond)).toMatchObject({ relation, containment });
    expect(triangleIntersectsOrientedBox(t, diamond)).toBe(relation !== 'disjoint');
    const meets = triangleIntersectsOrientedBoxAt(
      [0, 0, 0, ...v],
      2,
      1,
      3,
      [...flat(cube), ...flat(diamond)],
      1,
    );
    expect(meets).toBe(relation !== 'disjoint');
  });

  it('crosses a flat one', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    expect(triangleOrientedBox(triangle(2, 0, 0, -2, 0, 0, 0, 3, 0), sheet).relation).toBe('crossing');
  });

  it('decides outside the window of the filter', () => {
    const far = triangle(1e300, 0, 0, 1e300, 1, 0, 1e300, 0, 1);
    expect(triangleIntersectsOrientedBox(far, diamond)).toBe(false);
    const tiny = triangle(1e-300, 0, 0, 0, 1e-300, 0, 0, 0, 5e-324);
    expect(triangleOrientedBox(tiny, diamond)).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
    });
  });
});

describe('the rank of vectors', () => {
  const arrow = (x: number, y: number, z: number): Arrow => [ORIGIN, [x, y, z]];
  it.each([
    [0, [[0, 0, 0]]],
    [
      1,
      [
        [0, 0, 0],
        [1, 2, 3],
        [-2, -4, -6],
      ],
    ],
    [
      2,
      [
        [1, 0, 0],
        [2, 0, 0],
        [1, 1, 0],
        [3, 4, 0],
      ],
    ],
    [
      2,
      [
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      3,
      [
        [1, 1, 0],
        [2, 2, 0],
        [1, 0, 0],
        [5, 7, 0],
        [0, 0, 5e-324],
      ],
    ],
  ] as const)('%d', (rank, vectors) => {
    expect(rankOf(vectors.map(([x, y, z]) => arrow(x, y, z)))).toBe(rank);
  });
});

describe('what has no meaning', () => {
  const negative = { ...cube, halfSize: [1, -1, 1] as const };
  const dependent = oriented([0, 0, 0], [1, 2, 3], [2, 4, 6], [0, 0, 1], [1, 1, 1]);
  const t = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
  const plane = { normal: [0, 0, 1], constant: 0 };
  const unit = { min: [0, 0, 0], max: [1, 1, 1] };
  it.each([
    [
      'pointOrientedBox',
      () => pointOrientedBox([0, 0, 0], negative),
      /box\.halfSize\[1\] must be a finite number, at least 0, got -1/,
    ],
    [
      'orientedBoxContainsPoint',
      () => orientedBoxContainsPoint(cube, [0, 0]),
      /point must be a point of 3 coordinates/,
    ],
    ['planeOrientedBox', () => planeOrientedBox({ ...plane, normal: [0, 0, 0] }, cube), /plane\.normal/],
    [
      'planeOrientedBox',
      () => planeOrientedBox(plane, dependent),
      /box\.axes must be linearly independent, got \[\[1, 2, 3\], \[2, 4, 6\], \[0, 0, 1\]\]/,
    ],
    ['planeIntersectsOrientedBox', () => planeIntersectsOrientedBox(plane, negative), /halfSize/],
    ['orientedBoxesIntersect', () => orientedBoxesIntersect(cube, negative), /b\.halfSize/],
    ['orientedBoxOrientedBox', () => orientedBoxOrientedBox(dependent, cube), /a\.axes/],
    [
      'orientedBoxesIntersectAt',
      () => orientedBoxesIntersectAt(flat(cube), 0, flat(cube), 1),
      /j must be an integer from 0 to 0, got 1/,
    ],
    [
      'orientedBoxesIntersectAt',
      () => orientedBoxesIntersectAt(flat(dependent), 0, flat(cube), 0),
      /boxes\[0\]\.axes/,
    ],
    ['boxOrientedBox', () => boxOrientedBox(unit, negative), /oriented\.halfSize/],
    ['boxOrientedBox', () => boxOrientedBox({ ...unit, max: [0, 0, -1] }, cube), /box\.min\[2\]/],
    [
      'boxIntersectsOrientedBox',
      () => boxIntersectsOrientedBox(unit, { ...cube, center: [0, 0, Number.NaN] }),
      /oriented\.center\[2\]/,
    ],
    [
      'triangleOrientedBox',
      () => triangleOrientedBox(t, { ...cube, axes: [[1, 0, 0]] as never }),
      /box\.axes must be a list of 3 vectors, got \[\[1, 0, 0\]\]/,
    ],
    [
      'triangleOrientedBox',
      () => triangleOrientedBox({ ...t, a: [0, 0, Infinity] }, cube),
      /triangle\.a\[2\]/,
    ],
    [
      'triangleIntersectsOrientedBox',
      () => triangleIntersectsOrientedBox(t, { ...cube, halfSize: [1, 1] as never }),
      /box\.halfSize must be a vector of 3 coordinates/,
    ],
    [
      'triangleIntersectsOrientedBoxAt',
      () => triangleIntersectsOrientedBoxAt([0, 0, 0], 0, 0, 1, flat(cube), 0),
      /k must be an integer from 0 to 0, got 1/,
    ],
    [
      'triangleIntersectsOrientedBoxAt',
      () => triangleIntersectsOrientedBoxAt([0, 0, 0], 0, 0, 0, flat(negative), 0),
      /boxes\[0\]\.halfSize/,
    ],
  ])('%s refuses it', (name, call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
    expect(call).toThrow(new RegExp(`^${name}: `));
  });
});
