/**
 * Two shapes as their vertices, edges and faces, with numbers as short as they can be: seen from a vertex of the first
 * one, without the power of two that all coordinates have in common. Lines and rays are edges without an end.
 */
import { trailingZeros } from '../../../../arithmetic/integers.js';
import { trueParts } from '../half-space-shape.js';
import { hullOf, type Shape } from '../shape.js';
import { cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';
import type { Linear, Operand } from './operands.js';

/** A bounded edge from a vertex to another one, or a vertex and a way without an end: forwards only, or both ways. */
export type Edge =
  | { readonly from: number; readonly to: number; readonly way?: undefined; readonly isLine: false }
  | { readonly from: number; readonly to?: undefined; readonly way: Vector; readonly isLine: boolean };

/** What a shape is the hull of; a line or ray is one vertex and one edge. */
export interface Body {
  readonly points: readonly Vector[];
  readonly edges: readonly Edge[];
  readonly faces: readonly (readonly number[])[];
}

/** A point x of the bodies is base + x · 2^power of the shapes. */
export interface Bodies {
  readonly a: Body;
  readonly b: Body;
  readonly base: Vector;
  readonly power: bigint;
}

/** Both shapes in numbers that are as short as they can be. */
export function bodiesOf(first: Operand, second: Operand): Bodies {
  const [a, b] = [bodyOf(first), bodyOf(second)];
  const base = a.points[0]!;
  const moved = [a, b].map(({ points }) => points.map((p) => subtract(p, base)));
  let bits = 0n;
  for (const points of moved) for (const [x, y, z] of points) bits |= x | y | z;
  const power = bits === 0n ? 0n : BigInt(trailingZeros(bits));
  const [pointsA, pointsB] = moved.map((points) => points.map((p) => shifted(p, power)));
  return { a: { ...a, points: pointsA! }, b: { ...b, points: pointsB! }, base, power };
}

const shifted = ([x, y, z]: Vector, k: bigint): Vector => [x >> k, y >> k, z >> k];

function bodyOf(operand: Operand): Body {
  if (operand.linear !== undefined) return linearBody(operand.linear);
  const { points, edges, faces } = boundOf(operand.shape);
  return { points, edges: edges.map(([from, to]) => ({ from, to, isLine: false })), faces };
}

/** Of the vector along a line only the direction counts: what its coordinates have in common is taken out. */
function linearBody({ origin, direction, isLine }: Linear): Body {
  const [x, y, z] = direction;
  const way = shifted(direction, BigInt(trailingZeros(x | y | z)));
  return { points: [origin], edges: [{ from: 0, way, isLine }], faces: [] };
}

/** A flat solid may have any faces: all pairs and triples of the corners of its hull bound it. */
function boundOf(shape: Shape): Pick<Shape, 'points' | 'edges' | 'faces'> {
  if (!shape.solid || spansSpace(shape.points)) return { points: shape.points, ...trueParts(shape) };
  const { vertices: points } = hullOf(shape);
  const numbers = points.map((_, i) => i);
  const edges = numbers.flatMap((i) => numbers.slice(i + 1).map((j) => [i, j] as const));
  const faces = edges.flatMap(([i, j]) => numbers.slice(j + 1).map((k) => [i, j, k]));
  return { points, edges, faces };
}

/** Are not all of the points in one plane? */
function spansSpace(points: readonly Vector[]): boolean {
  const from = points.map((p) => subtract(p, points[0]!));
  const along = from.find((v) => !isZero(v));
  if (along === undefined) return false;
  const normal = from.map((v) => cross(along, v)).find((n) => !isZero(n));
  return normal !== undefined && from.some((v) => dot(normal, v) !== 0n);
}

/** The vector along an edge. */
export function along({ points }: Body, edge: Edge): Vector {
  return edge.way ?? subtract(points[edge.to]!, points[edge.from]!);
}

/** A vector of the bodies in the units of the shapes. */
export function inUnits(v: Vector, { power }: Bodies): Vector {
  return multiply(v, 1n << power);
}
