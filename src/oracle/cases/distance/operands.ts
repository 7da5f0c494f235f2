/** Decoding the flat values of questions on distances: the shapes, by their kinds. */
import { K_DOP_SIZE, kDopOf, matrixOf } from '../half-spaces.js';
import { HULL_SIZE, hullOf } from '../hulls.js';
import { made, POINTS, pairOf } from '../planar/shapes.js';
import { POLYHEDRON_SIZE, polyhedronOf } from '../polyhedra.js';
import {
  boxOf,
  orientedBoxOf,
  planeOf,
  pointOf,
  rayOf,
  segmentOf,
  tetrahedronOf,
  triangleOf,
} from '../shapes.js';

/** The kinds of flat shapes that have a width, in the order in which they stand in the name of a pair. */
export const FLAT_KINDS = [
  'triangle',
  'plane',
  'tetrahedron',
  'box',
  'orientedBox',
  'convexPolyhedron',
  'hull',
  'kDop',
  'frustum',
] as const;

/** All kinds of flat shapes, in that order. */
export const KINDS = ['point', 'line', 'ray', 'segment', ...FLAT_KINDS] as const;

export type Kind = (typeof KINDS)[number];

type Reader = (values: ArrayLike<number>, at: number) => unknown;

/** The depth, then the elements of the matrix: plain data, which the kernel takes as a frustum. */
const frustumOf: Reader = (v, at) => ({ type: 'frustum', ...matrixOf(v, at + 1, v[at]) });

/** How many values a shape takes, and how it is read. */
const READERS: Readonly<Record<Kind, readonly [size: number, read: Reader]>> = {
  point: [3, pointOf],
  line: [6, rayOf],
  ray: [6, rayOf],
  segment: [6, segmentOf],
  triangle: [9, triangleOf],
  plane: [4, planeOf],
  tetrahedron: [12, tetrahedronOf],
  box: [6, boxOf],
  orientedBox: [15, orientedBoxOf],
  convexPolyhedron: [POLYHEDRON_SIZE, polyhedronOf],
  hull: [HULL_SIZE, hullOf],
  kDop: [K_DOP_SIZE, kDopOf],
  frustum: [17, frustumOf],
};

/** How many values a shape of a kind takes. */
export function sizeOf(kind: Kind): number {
  return READERS[kind][0];
}

/** The shape of a kind at some of the values, as the kernel takes it. */
export function shapeAt(kind: Kind, values: ArrayLike<number>, at: number): unknown {
  return READERS[kind][1](values, at);
}

/** Two shapes, one behind the other. */
export function shapePair(a: Kind, b: Kind, values: ArrayLike<number>): readonly [unknown, unknown] {
  return [shapeAt(a, values, 0), shapeAt(b, values, sizeOf(a))];
}

/** The name of the kernel's function for a pair. */
export function distanceName(a: string, b: string): string {
  return pairName(a, b, 'Distance');
}

/** The name of a pair, and what is asked of it. */
export function pairName(a: string, b: string, asked: string): string {
  return `${a}${capitalized(b)}${asked}`;
}

/** `box` as a part of a name. */
export function capitalized<Name extends string>(name: Name): Capitalize<Name> {
  return `${name[0]!.toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
}

/** The kinds of shapes of the plane. */
export const KINDS_2D = ['point', 'line', 'ray', 'segment', 'triangle', 'box'] as const;

export type Kind2d = (typeof KINDS_2D)[number];

/** How many values a shape of the plane takes. */
export function sizeOf2d(kind: Kind2d): number {
  return 2 * POINTS[kind];
}

/** Two shapes of the plane, one behind the other. */
export const shapePair2d: (a: Kind2d, b: Kind2d, values: ArrayLike<number>) => readonly [unknown, unknown] =
  pairOf;

/** The shape of the plane of a kind at some of the values, as the kernel takes it. */
export function shapeAt2d(kind: Kind2d, values: ArrayLike<number>, at: number): unknown {
  return made[kind](values, at);
}
