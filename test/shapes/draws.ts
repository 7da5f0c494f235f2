import type { ConvexPolyhedron } from '../../src/core/shapes.js';
import { distance, type Shape, type ShapesByType, type ShapeType } from '../../src/shapes/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';

/** Small integers, so that shapes often touch, lie in each other or on one line. */
export interface Draw {
  readonly integer: (least: number, most: number) => number;
}

/** Integers by a linear congruential generator: the same ones for the same seed, everywhere. */
export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return {
    integer(least, most) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return least + Math.floor((state / 4294967296) * (most - least + 1));
    },
  };
}

type Drawn = { readonly [T in ShapeType]?: (draw: Draw) => ShapesByType[T] };

/** Every other point lies on the last axis, so that shapes often lie on one line. */
const isOnAxis = (d: Draw) => d.integer(0, 1) === 0;
const point = (d: Draw) =>
  isOnAxis(d) ? [0, 0, d.integer(-2, 2)] : [d.integer(-2, 2), d.integer(-2, 2), d.integer(-2, 2)];
const vector = (d: Draw): number[] => {
  if (isOnAxis(d)) return [0, 0, d.integer(0, 1) === 0 ? 1 : -2];
  const v = [d.integer(-1, 1), d.integer(-1, 1), d.integer(-1, 1)];
  return v.every((x) => x === 0) ? [1, 0, 0] : v;
};
const flat = (p: number[]) => p.slice(1);
const flatVector = (d: Draw): number[] => {
  if (isOnAxis(d)) return [0, d.integer(0, 1) === 0 ? 1 : -2];
  const v = [d.integer(-1, 1), d.integer(-1, 1)];
  return v.every((x) => x === 0) ? [0, 1] : v;
};
const apart = (d: Draw, p: number[]) => {
  const isStraight = isOnAxis(d);
  return p.map((x, i) => x + (i === 2 ? d.integer(1, 3) : isStraight ? 0 : d.integer(-1, 1)));
};

/** Axes that are no unit vectors and need not be orthogonal. */
const AXES = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 2],
  ],
  [
    [1, 2, 2],
    [2, 1, -2],
    [-2, 2, -1],
  ],
] as const;

function box(
  d: Draw,
  dimension: number,
): { readonly type: 'box'; readonly min: number[]; readonly max: number[] } {
  const min = point(d).slice(3 - dimension);
  const isThin = isOnAxis(d);
  const last = dimension - 1;
  return { type: 'box', min, max: min.map((x, i) => x + (isThin && i !== last ? 0 : d.integer(0, 2))) };
}

const CUBE_FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

function polyhedron(d: Draw): { readonly type: 'convex-polyhedron' } & ConvexPolyhedron {
  const [x, y, z] = point(d) as [number, number, number];
  const size = d.integer(1, 2);
  const vertices = Array.from({ length: 8 }, (_, i) => [
    x + (i & 1) * size,
    y + ((i >> 1) & 1) * size,
    z + ((i >> 2) & 1) * size,
  ]);
  return { type: 'convex-polyhedron', vertices, faces: CUBE_FACES };
}

const FRUSTA = [
  [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  [0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -1, 0],
];

/** The shapes of space. */
export const IN_SPACE: Drawn = {
  point,
  line: (d) => ({ type: 'line', origin: point(d), direction: vector(d) }),
  ray: (d) => ({ type: 'ray', origin: point(d), direction: vector(d) }),
  segment: (d) => ({ type: 'segment', start: point(d), end: point(d) }),
  triangle: (d) => ({ type: 'triangle', a: point(d), b: point(d), c: point(d) }),
  plane: (d) => ({ type: 'plane', normal: vector(d), constant: d.integer(-2, 2) }),
  tetrahedron: (d) => ({ type: 'tetrahedron', a: point(d), b: point(d), c: point(d), d: point(d) }),
  box: (d) => box(d, 3),
  'oriented-box': (d) => ({
    type: 'oriented-box',
    center: point(d),
    axes: AXES[d.integer(0, 2)]!,
    halfSize: [d.integer(0, 2), d.integer(0, 2), d.integer(0, 2)],
  }),
  'convex-polyhedron': polyhedron,
  hull: (d) => ({ type: 'hull', points: Array.from({ length: d.integer(1, 9) }, () => point(d)) }),
  'k-dop': (d) => {
    const { min, max } = box(d, 3);
    const sum = d.integer(-3, 3);
    const axes = [...AXES[0], [1, 1, 1]];
    return { type: 'k-dop', axes, min: [...min, sum], max: [...max, sum + d.integer(0, 4)] };
  },
  frustum: (d) => frustumFromMatrix(FRUSTA[d.integer(0, 2)]!),
  polygon: (d) => {
    const [x, y, z] = point(d) as [number, number, number];
    const notch = [
      [0, 0],
      [3, 0],
      [3, 3],
      [2, 3],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ] as const;
    const slope = d.integer(0, 1);
    return { type: 'polygon', outer: notch.map(([u, v]) => [x + u, y + v, z + slope * u]) };
  },
  circle: (d) => ({ type: 'circle', center: point(d), normal: vector(d), radius: d.integer(0, 2) }),
  disk: (d) => ({ type: 'disk', center: point(d), normal: vector(d), radius: d.integer(0, 2) }),
  sphere: (d) => ({ type: 'sphere', center: point(d), radius: d.integer(0, 3) }),
  capsule: (d) => ({ type: 'capsule', start: point(d), end: point(d), radius: d.integer(0, 2) }),
  lozenge: (d) => ({
    type: 'lozenge',
    origin: point(d),
    edges: [vector(d), vector(d)],
    radius: d.integer(0, 2),
  }),
  cylinder: (d) => {
    const start = point(d);
    return { type: 'cylinder', start, end: apart(d, start), radius: d.integer(0, 2) };
  },
  'infinite-cylinder': (d) => ({
    type: 'infinite-cylinder',
    origin: point(d),
    direction: vector(d),
    radius: d.integer(0, 2),
  }),
  cone: (d) => {
    const apex = point(d);
    return { type: 'cone', apex, center: apart(d, apex), radius: d.integer(0, 2) };
  },
  'truncated-cone': (d) => {
    const start = point(d);
    const end = apart(d, start);
    return { type: 'truncated-cone', start, end, startRadius: d.integer(0, 2), endRadius: d.integer(0, 2) };
  },
  ellipsoid: (d) => ({ type: 'ellipsoid', center: point(d), axes: AXES[d.integer(0, 2)]! }),
};

/** Those of the plane. */
export const IN_PLANE: Drawn = {
  point: (d) => flat(point(d)),
  line: (d) => ({ type: 'line', origin: flat(point(d)), direction: flatVector(d) }),
  ray: (d) => ({ type: 'ray', origin: flat(point(d)), direction: flatVector(d) }),
  segment: (d) => ({ type: 'segment', start: flat(point(d)), end: flat(point(d)) }),
  triangle: (d) => ({ type: 'triangle', a: flat(point(d)), b: flat(point(d)), c: flat(point(d)) }),
  box: (d) => box(d, 2),
  polygon: (d) => {
    const [x, y] = flat(point(d)) as [number, number];
    return {
      type: 'polygon',
      outer: [
        [x, y],
        [x + 3, y],
        [x + 3, y + 3],
        [x + 1, y + 1],
        [x, y + 3],
      ],
    };
  },
  circle: (d) => ({ type: 'circle', center: flat(point(d)), radius: d.integer(0, 3) }),
  capsule: (d) => ({
    type: 'capsule',
    start: flat(point(d)),
    end: flat(point(d)),
    radius: d.integer(0, 2),
  }),
  ellipse: (d) => ({
    type: 'ellipse',
    center: flat(point(d)),
    axes: [
      [2, 1],
      [-1, 2],
    ],
  }),
};

/** All pairs of types of the plane or of space, in both orders. */
export const PAIRS: readonly (readonly [place: 'plane' | 'space', a: ShapeType, b: ShapeType])[] = (
  [
    ['plane', IN_PLANE],
    ['space', IN_SPACE],
  ] as const
).flatMap(([place, shapes]) => {
  const types = Object.keys(shapes) as ShapeType[];
  return types.flatMap((a) => types.map((b) => [place, a, b] as const));
});

/** A shape of a type. */
export function drawn(draw: Draw, place: 'plane' | 'space', type: ShapeType): Shape {
  return (place === 'plane' ? IN_PLANE : IN_SPACE)[type]!(draw);
}

/** The same with corners that it is the hull of, if it is flat and bounded: an empty k-DOP has none. */
export function drawnHull(draw: Draw, place: 'plane' | 'space', type: ShapeType): Shape {
  for (let tries = 0; tries < 1000; tries++) {
    const shape = drawn(draw, place, type);
    if ((type !== 'k-dop' && type !== 'frustum') || hasHull(shape)) return shape;
  }
  throw new Error(`no ${type} has corners`);
}

function hasHull(shape: Shape): boolean {
  try {
    (distance as unknown as (a: unknown, b: unknown) => unknown)(shape, [0, 0, 0]);
    return true;
  } catch {
    return false;
  }
}
