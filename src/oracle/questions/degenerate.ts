/** Which shapes are degenerate: what many packages leave out by contract, and a kernel has to answer all the same. */

import { areaVector } from '../referees/shapes/shape.js';
import { cross, dot, exact, isZero, sameVector, subtract, type Vector } from '../referees/shapes/vectors.js';
import type { AnyQuestion } from './question.js';
import { shapeNames, shapesOf } from './shapes.js';

type Numbers = ArrayLike<number>;
type Fields = Readonly<Record<string, unknown>>;

/** Points of the plane or of space, over one denominator. */
function vectorsOf(points: readonly Numbers[]): Vector[] {
  const { numerators } = exact(points.flatMap((p) => [p[0]!, p[1]!, p[2] ?? 0]));
  return points.map((_, i) => [numerators[3 * i]!, numerators[3 * i + 1]!, numerators[3 * i + 2]!]);
}

function spansNoVolume(points: readonly Numbers[]): boolean {
  const all = vectorsOf(points);
  const edges = all.map((p) => subtract(p, all[0]!));
  const u = edges.find((e) => !isZero(e));
  const normal = u && edges.map((e) => cross(u, e)).find((n) => !isZero(n));
  return normal === undefined || edges.every((e) => dot(normal, e) === 0n);
}

const hasNoArea = (corners: readonly Numbers[]) => isZero(areaVector(vectorsOf(corners)));

/** Fewer than three vertices, a vertex twice, or no area. */
function isDegenerateRing(ring: readonly Numbers[]): boolean {
  if (ring.length < 3) return true;
  const all = vectorsOf(ring);
  return all.some((p, i) => all.some((q, j) => j < i && sameVector(p, q))) || hasNoArea(ring);
}

function isDegenerateMesh(positions: Numbers, indices: Numbers): boolean {
  const corner = (i: number) => [0, 1, 2].map((k) => positions[3 * indices[i]! + k]!);
  for (let i = 0; i < indices.length; i += 3) {
    if (hasNoArea([corner(i), corner(i + 1), corner(i + 2)])) return true;
  }
  return indices.length === 0;
}

const isEqual = (p: Numbers, q: Numbers) => Array.from(p).every((x, i) => x === q[i]);
const isFlat = (min: Numbers, max: Numbers) => Array.from(min).some((x, i) => x === max[i]);

/** By the fields that a shape has. */
const TESTS: readonly (readonly [fields: string, test: (shape: Record<string, never>) => boolean])[] = [
  ['start end', ({ start, end }) => isEqual(start!, end!)],
  ['a b c d', ({ a, b, c, d }) => spansNoVolume([a!, b!, c!, d!])],
  ['a b c', ({ a, b, c }) => hasNoArea([a!, b!, c!])],
  ['min max', ({ min, max }) => isFlat(min!, max!)],
  ['center axes halfSize', ({ halfSize }) => Array.from(halfSize! as Numbers).includes(0)],
  ['outer holes', ({ outer, holes }) => [outer!, ...(holes! as Numbers[][])].some(isDegenerateRing)],
  ['points', ({ points }) => spansNoVolume(points!)],
  ['vertices faces', ({ vertices }) => spansNoVolume(vertices!)],
  ['positions indices', ({ positions, indices }) => isDegenerateMesh(positions!, indices!)],
];

/** A round shape that is a point, a segment or a line: what it is round about. A cone has one radius that is not 0. */
function hasNoRadius(shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  if (Array.isArray(shape)) return shape.some(hasNoRadius);
  const radii = Object.entries(shape).filter(([name]) => /^(radius|startRadius|endRadius)$/.test(name));
  return radii.length > 0 && radii.every(([, radius]) => radius === 0);
}

function isDegenerateShape(name: string, shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  if (Array.isArray(shape)) return /ring|polygon/i.test(name) && isDegenerateRing(shape);
  const test = TESTS.find(([fields]) => fields.split(' ').every((field) => field in (shape as Fields)))?.[1];
  return test?.(shape as Record<string, never>) ?? false;
}

/**
 * Whether one of the shapes of a question is degenerate: a segment that is a point, a triangle without area, a flat
 * box, tetrahedron or polyhedron, a ring of fewer than three vertices, with one twice or without area, a mesh with such
 * a triangle. Rings that cross themselves are not. Queries in which points stand for themselves have no degenerate
 * questions.
 */
export function isDegenerate(query: AnyQuestion, values: ArrayLike<number>): boolean {
  const shapes = shapesOf(query, values);
  return shapeNames(query).some((name, i) => isDegenerateShape(name, shapes[i]));
}

/**
 * Is this a question as people ask it: no shape is degenerate, and no radius is 0? (Engines that leave out degenerate
 * shapes are asked about round shapes without a radius all the same: points that are given as spheres are common.)
 */
export function isProperQuestion(query: AnyQuestion, values: ArrayLike<number>): boolean {
  return !isDegenerate(query, values) && !shapesOf(query, values).some(hasNoRadius);
}
