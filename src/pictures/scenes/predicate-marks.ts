import {
  add,
  cross,
  dot,
  isZero,
  multiply,
  subtract,
  type Vector,
} from '../../oracle/referees/shapes/vectors.js';
import type { Mark, Tone } from './scene.js';

/** The points (and vectors) of a predicate by name, and its numbers. */
export interface Arguments {
  vector(name: string): Vector;
  number(name: string): bigint;
  readonly one: bigint;
}

type MarksOf = (of: Arguments) => readonly Mark[];

const BOUNDARY: Tone = 'boundary';

const segment = (from: Vector, to: Vector, tone: Tone): Mark => ({ type: 'segment', from, to, tone });

/** A place where nothing has a direction, or all is in one plane, has no boundary. */
const unlessZero = (normal: Vector, mark: Mark): Mark[] => (isZero(normal) ? [] : [mark]);

function flatThrough(at: Vector, normal: Vector): Mark[] {
  return unlessZero(normal, { type: 'flat', normal, constant: -dot(normal, at), tone: BOUNDARY });
}

function lineAlong(origin: Vector, direction: Vector): Mark[] {
  return unlessZero(direction, { type: 'line', origin, direction, tone: BOUNDARY });
}

function round(at: Vector, n: Vector, d: bigint): Mark[] {
  return d === 0n ? [] : [{ type: 'round', at, n, d, tone: BOUNDARY }];
}

/** The circle through three points; of points on a line there is none. */
export function circleThrough(a: Vector, b: Vector, c: Vector): Mark[] {
  const [u, v] = [subtract(b, a), subtract(c, a)];
  const [uu, vv] = [dot(u, u), dot(v, v)];
  return round(a, [uu * v[1] - vv * u[1], vv * u[0] - uu * v[0], 0n], 2n * (u[0] * v[1] - u[1] * v[0]));
}

function sphereThrough(a: Vector, b: Vector, c: Vector, d: Vector): Mark[] {
  const [u, v, w] = [subtract(b, a), subtract(c, a), subtract(d, a)];
  const n = [
    multiply(cross(v, w), dot(u, u)),
    multiply(cross(w, u), dot(v, v)),
    multiply(cross(u, v), dot(w, w)),
  ].reduce(add);
  return round(a, n, 2n * dot(cross(u, v), w));
}

const diametral: MarksOf = (of) => {
  const [a, b] = [of.vector('a'), of.vector('b')];
  return [...round(a, subtract(b, a), 2n), segment(a, b, 'a')];
};

/** The places equally far from a and b. */
const bisector: MarksOf = (of) => {
  const [a, b, p] = [of.vector('a'), of.vector('b'), of.vector('p')];
  const normal = multiply(subtract(b, a), 2n);
  const constant = dot(a, a) - dot(b, b);
  return [
    ...unlessZero(normal, { type: 'flat', normal, constant, tone: BOUNDARY }),
    segment(p, a, 'a'),
    segment(p, b, 'b'),
  ];
};

const lengths: MarksOf = (of) => [
  segment(of.vector('a'), of.vector('b'), 'a'),
  segment(of.vector('c'), of.vector('d'), 'b'),
];

/** The places as far along u as a. */
const along: MarksOf = (of) => {
  const [u, a] = [of.vector('u'), of.vector('a')];
  return [...flatThrough(a, u), ...unlessZero(u, { type: 'ray', origin: a, direction: u, tone: 'a' })];
};

const plane: MarksOf = (of) => [
  { type: 'flat', normal: of.vector('plane'), constant: of.number('plane') * of.one, tone: BOUNDARY },
];

/** An angle at b: the boundary is where it is a right one. */
const angle: MarksOf = (of) => {
  const [a, b, c] = [of.vector('a'), of.vector('b'), of.vector('c')];
  return [...flatThrough(b, subtract(a, b)), segment(b, a, 'a'), segment(b, c, 'b')];
};

/** Beside the points of a predicate: where its answer changes, and what belongs together. */
export const predicateMarks: Readonly<Record<string, MarksOf>> = {
  orient2d: (of) => {
    const [a, b] = [of.vector('a'), of.vector('b')];
    return [...lineAlong(a, subtract(b, a)), segment(a, b, 'a')];
  },
  sideOfLine2d: (of) => lineAlong(of.vector('o'), of.vector('d')),
  orient3d: (of) => {
    const [a, b, c] = [of.vector('a'), of.vector('b'), of.vector('c')];
    const triangle = [segment(a, b, 'a'), segment(b, c, 'a'), segment(c, a, 'a')];
    return [...flatThrough(a, cross(subtract(b, a), subtract(c, a))), ...triangle];
  },
  incircle: (of) => circleThrough(of.vector('a'), of.vector('b'), of.vector('c')),
  insphere: (of) => sphereThrough(of.vector('a'), of.vector('b'), of.vector('c'), of.vector('d')),
  inDiametralCircle: diametral,
  inDiametralSphere: diametral,
  compareDistance2d: bisector,
  compareDistance3d: bisector,
  compareLength2d: lengths,
  compareLength3d: lengths,
  dot2d: lengths,
  dot3d: lengths,
  cross2d: lengths,
  compareAlong2d: along,
  compareAlong3d: along,
  angle2d: angle,
  angle3d: angle,
  sideOfPlane: plane,
};

/** The point of a predicate that lies near its boundary or not. */
export const decidedPoint: Readonly<Record<string, string>> = {
  orient2d: 'c',
  sideOfLine2d: 'p',
  orient3d: 'd',
  incircle: 'd',
  insphere: 'e',
  inDiametralCircle: 'p',
  inDiametralSphere: 'p',
  compareDistance2d: 'p',
  compareDistance3d: 'p',
  compareAlong2d: 'b',
  compareAlong3d: 'b',
  sideOfPlane: 'p',
};
