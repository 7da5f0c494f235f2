/** The pool's choices as the kernel's points of the plane. */
import { linearCrossingPoint2d, lineLinePoint2d, type PointLike2 } from '../../../implicit/index.js';
import { type PlanarChoice, tupleAt } from '../../cases/implicit.js';

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
