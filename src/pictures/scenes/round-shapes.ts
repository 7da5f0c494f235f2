import {
  add,
  cross,
  dot,
  isZero,
  multiply,
  ORIGIN,
  subtract,
  type Vector,
} from '../../oracle/referees/shapes/vectors.js';
import type { ExactOval } from '../exact/ovals.js';
import type { Patch, Quadric } from '../exact/quadrics.js';

/** A round shape: the hull of ovals, what its boundary is part of, and its points with names. */
export interface RoundShape {
  readonly parts: readonly ExactOval[];
  /** Where something far smaller than it is looked at, these are drawn. */
  readonly patches: readonly Patch[];
  /** It goes on and on: its one part is swept along a line. */
  readonly along?: Vector;
  /** A curve that encloses nothing. */
  readonly isHollow?: true;
  /** Points that name it, by their fields. */
  readonly centers: readonly string[];
  /** Points of its boundary. */
  readonly corners?: readonly string[];
}

/** The fields of a shape, in integers of a scene. */
export interface RoundFields {
  readonly dimension: 2 | 3;
  vector(field: string): Vector;
  vectors(field: string): readonly Vector[];
  number(field: string): bigint;
  /** Whether the argument or its question says this word. */
  isCalled(word: string): boolean;
}

type Matrix = Quadric['m'];

const UNIT: Matrix = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];
const NONE: Matrix = [ORIGIN, ORIGIN, ORIGIN];

const outer = (v: Vector): Matrix => [multiply(v, v[0]), multiply(v, v[1]), multiply(v, v[2])];
const combined = (p: Matrix, k: bigint, q: Matrix, l: bigint): Matrix =>
  [0, 1, 2].map((i) => add(multiply(p[i]!, k), multiply(q[i]!, l))) as unknown as Matrix;

/** Where (x - at) · normal is at most a number. */
const below = (at: Vector, normal: Vector, most = 0n): Quadric => ({ at, m: NONE, b: normal, c: -most });
const above = (at: Vector, normal: Vector): Quadric => below(at, multiply(normal, -1n));

const ballForm = (at: Vector, radius: bigint): Quadric => ({ at, m: UNIT, b: ORIGIN, c: -radius * radius });

/** Around the line from start along d, of radius r at the start and q at start + d. */
function coneForm(at: Vector, d: Vector, r: bigint, q: bigint): Quadric {
  // With t = w · d / d²: |w|² - t² d² = (r + t (q - r))², all of it times d² d².
  const [dd, grows] = [dot(d, d), q - r];
  return {
    at,
    m: combined(UNIT, dd * dd, outer(d), -(dd + grows * grows)),
    b: multiply(d, -2n * r * dd * grows),
    c: -r * r * dd * dd,
  };
}

const ballAxes = (radius: bigint, dimension: 2 | 3): Vector[] =>
  UNIT.slice(0, dimension).map((axis) => multiply(axis, radius));
const ballPart = (center: Vector, radius: bigint): ExactOval => ({ center, axes: ballAxes(radius, 3) });
const pointPart = (center: Vector): ExactOval => ({ center, axes: [] });
const diskPart = (center: Vector, normal: Vector, radius: bigint): ExactOval =>
  isZero(normal) ? ballPart(center, radius) : { center, normal, radius };
const diskPatch = (at: Vector, normal: Vector, radius: bigint): Patch => ({
  surface: below(at, normal),
  within: [ballForm(at, radius)],
});

function ball(of: RoundFields): RoundShape {
  const [center, radius] = [of.vector('center'), of.number('radius')];
  return {
    parts: [{ center, axes: ballAxes(radius, of.dimension) }],
    patches: [{ surface: ballForm(center, radius), within: [] }],
    centers: ['center'],
  };
}

/** The image of the unit ball: |y|² = 1, where the coordinates y of x - center are quotients of determinants. */
function ellipsoid(of: RoundFields): RoundShape {
  const center = of.vector('center');
  const axes = of.vectors('axes');
  const [a, b, c = [0n, 0n, 1n] as Vector] = axes as [Vector, Vector, Vector?];
  const volume = dot(cross(a, b), c);
  const normals = [cross(b, c), cross(c, a), cross(a, b)].slice(0, of.dimension);
  const m = normals.map(outer).reduce((sum, each) => combined(sum, 1n, each, 1n));
  const patch: Patch = { surface: { at: center, m, b: ORIGIN, c: -volume * volume }, within: [] };
  return { parts: [{ center, axes }], patches: volume === 0n ? [] : [patch], centers: ['center'] };
}

/** What two disks enclose; of radius 0 one is a point. */
function betweenDisks(start: Vector, end: Vector, [r, q]: readonly [bigint, bigint]) {
  const d = subtract(end, start);
  const side: Patch = { surface: coneForm(start, d, r, q), within: [above(start, d), below(end, d)] };
  return {
    parts: [[start, r] as const, [end, q] as const].map(([at, radius]) =>
      radius === 0n ? pointPart(at) : diskPart(at, d, radius),
    ),
    patches: [side, diskPatch(start, d, r), diskPatch(end, d, q)],
  };
}

function capsule(of: RoundFields): RoundShape {
  const [start, end, radius] = [of.vector('start'), of.vector('end'), of.number('radius')];
  const d = subtract(end, start);
  return {
    parts: [ballPart(start, radius), ballPart(end, radius)],
    patches: [
      { surface: ballForm(start, radius), within: [below(start, d)] },
      { surface: ballForm(end, radius), within: [above(end, d)] },
      { surface: coneForm(start, d, radius, radius), within: [above(start, d), below(end, d)] },
    ],
    centers: ['start', 'end'],
  };
}

/** The part of the boundary of a lozenge that is nearest to a corner, and to the side from there along e. */
function cornerPatches(at: Vector, e: Vector, f: Vector, radius: bigint): Patch[] {
  // Into the parallelogram, across the side.
  const inwards = subtract(multiply(f, dot(e, e)), multiply(e, dot(e, f)));
  return [
    { surface: ballForm(at, radius), within: [below(at, e), below(at, f)] },
    {
      surface: coneForm(at, e, radius, radius),
      within: [above(at, e), below(add(at, e), e), below(at, inwards)],
    },
  ];
}

function lozenge(of: RoundFields): RoundShape {
  const [origin, radius] = [of.vector('origin'), of.number('radius')];
  const [e, f] = of.vectors('edges') as [Vector, Vector];
  const [minusE, minusF] = [multiply(e, -1n), multiply(f, -1n)];
  const [besideE, besideF, opposite] = [add(origin, e), add(origin, f), add(add(origin, e), f)];
  const n = cross(e, f);
  const [acrossE, acrossF] = [cross(n, e), cross(f, n)];
  // (n · w)² = r² n²: both planes.
  const faces: Patch = {
    surface: { at: origin, m: outer(n), b: ORIGIN, c: -radius * radius * dot(n, n) },
    within: [
      above(origin, acrossE),
      below(opposite, acrossE),
      above(origin, acrossF),
      below(opposite, acrossF),
    ],
  };
  return {
    parts: [origin, besideE, besideF, opposite].map((at) => ballPart(at, radius)),
    patches: [
      ...(isZero(n) ? [] : [faces]),
      ...cornerPatches(origin, e, f, radius),
      ...cornerPatches(besideE, f, minusE, radius),
      ...cornerPatches(opposite, minusE, minusF, radius),
      ...cornerPatches(besideF, minusF, e, radius),
    ],
    centers: ['origin'],
  };
}

function infiniteCylinder(of: RoundFields): RoundShape {
  const [origin, direction, radius] = [of.vector('origin'), of.vector('direction'), of.number('radius')];
  return {
    parts: [diskPart(origin, direction, radius)],
    along: direction,
    patches: [{ surface: coneForm(origin, direction, radius, radius), within: [] }],
    centers: ['origin'],
  };
}

/** A disk of space; a circle of space is its rim. */
function disk(of: RoundFields): RoundShape {
  const [center, normal, radius] = [of.vector('center'), of.vector('normal'), of.number('radius')];
  const isCircle = !of.isCalled('disk');
  return {
    parts: [diskPart(center, normal, radius)],
    patches: isCircle ? [] : [diskPatch(center, normal, radius)],
    ...(isCircle && { isHollow: true as const }),
    centers: ['center'],
  };
}

const cylinder = (of: RoundFields): RoundShape => {
  const radius = of.number('radius');
  return {
    ...betweenDisks(of.vector('start'), of.vector('end'), [radius, radius]),
    centers: ['start', 'end'],
  };
};

/** Every round shape once, by the names of its fields. */
const SHAPES: Readonly<Record<string, (of: RoundFields) => RoundShape>> = {
  'center radius': ball,
  'axes center': ellipsoid,
  'end radius start': (of) => (of.isCalled('cylinder') ? cylinder(of) : capsule(of)),
  'edges origin radius': lozenge,
  'direction origin radius': infiniteCylinder,
  'center normal radius': disk,
  'apex center radius': (of) => ({
    ...betweenDisks(of.vector('apex'), of.vector('center'), [0n, of.number('radius')]),
    centers: ['center'],
    corners: ['apex'],
  }),
  'end endRadius start startRadius': (of) => ({
    ...betweenDisks(of.vector('start'), of.vector('end'), [of.number('startRadius'), of.number('endRadius')]),
    centers: ['start', 'end'],
  }),
};

/** How a plain object is read as a round shape; `undefined` for what is none. */
export function roundShape(value: object): ((of: RoundFields) => RoundShape) | undefined {
  return SHAPES[Object.keys(value).sort().join(' ')];
}
