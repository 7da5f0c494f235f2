/** Points of the plane out of a pool: plain ones, and crossings of lines through points of the pool. */
import { linearCrossingPoint2d, lineLinePoint2d, type PointLike2 } from '../../../implicit/index.js';
import {
  add,
  cross,
  type Exact,
  type Rational3,
  rational,
  type Vector,
} from '../../referees/shapes/vectors.js';
import { Chooser, tupleAt } from './pool.js';
import { lineAlong, lineThrough } from './pool-shapes.js';
import { poolPoint } from './referee.js';

/** A point of the pool, or the crossing of two lines by two points each, or by an origin and a direction each. */
export interface PlanarChoice {
  readonly kind: 'plain' | 'lines' | 'rays';
  readonly indices: readonly number[];
}

/** As many points as asked for. */
export function planarChoices(choice: number, count: number): PlanarChoice[] {
  const chooser = new Chooser(choice);
  return Array.from({ length: count }, () => ({
    kind: (['plain', 'lines', 'rays', 'lines'] as const)[chooser.index() % 4]!,
    // Two lines may share a point, as the edges of a polygon do.
    indices: [...chooser.indices(2), ...chooser.indices(2)],
  }));
}

/** The kernel's point of a choice; undefined if there is none. */
export function planarKernelPoint(
  v: ArrayLike<number>,
  { kind, indices }: PlanarChoice,
): PointLike2 | undefined {
  const [a, b, c, d] = indices.map((i) => tupleAt(v, i, 2)) as [number[], number[], number[], number[]];
  if (kind === 'plain') return a;
  if (kind === 'lines') return lineLinePoint2d(a, b, c, d) ?? undefined;
  if ([b, d].some((direction) => direction.every((x) => x === 0))) return undefined;
  return linearCrossingPoint2d({ origin: a, direction: b }, { origin: c, direction: d }) ?? undefined;
}

/** The point as what defines it: coordinates, or `{ lines }` for where two meet. */
export function planarPointData(v: ArrayLike<number>, { kind, indices }: PlanarChoice) {
  if (kind === 'plain') return tupleAt(v, indices[0]!, 2);
  const line = kind === 'lines' ? lineThrough : lineAlong;
  return { lines: [line(v, indices, 2), line(v, indices.slice(2), 2)] };
}

/** Lines as cross products of homogeneous points, their common point as the cross product of those. */
export function planarRefereePoint(values: Exact, { kind, indices }: PlanarChoice): Rational3 | undefined {
  const [a, b, c, d] = indices.map((i) => poolPoint(values, i, 2)) as [Vector, Vector, Vector, Vector];
  if (kind === 'plain') return rational(a);
  const [p, q] = kind === 'lines' ? [b, d] : [add(a, b), add(c, d)];
  const lift = ([x, y]: Vector): Vector => [x, y, 1n];
  const [x, y, w] = cross(cross(lift(a), lift(p)), cross(lift(c), lift(q)));
  if (w === 0n) return undefined;
  return w > 0n ? { x, y, z: 0n, w } : { x: -x, y: -y, z: 0n, w: -w };
}
