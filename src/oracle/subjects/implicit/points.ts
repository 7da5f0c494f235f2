/** The pool's choices as the kernel's points and planes. */
import {
  type ExactPlane,
  linePlanePoint,
  type PointLike3,
  planeOf,
  planeThrough,
  rayPlanePoint,
  threePlanesPoint,
} from '../../../implicit/index.js';
import { type PlaneChoice, type PointChoice, tupleAt } from '../../cases/implicit.js';

/** The exact plane of a choice; undefined for a zero normal by coefficients. */
export function kernelPlane(values: ArrayLike<number>, choice: PlaneChoice): ExactPlane | undefined {
  if (choice.kind === 'coefficients') {
    const normal = tupleAt(values, choice.normal, 3);
    if (normal.every((x) => x === 0)) return undefined;
    return planeOf({ normal, constant: values[1 + 3 * choice.constant]! });
  }
  const [a, b, c] = choice.points.map((i) => tupleAt(values, i, 3)) as [number[], number[], number[]];
  return planeThrough(a, b, c);
}

/** The point of a choice; undefined if there is none. */
export function kernelPoint(values: ArrayLike<number>, choice: PointChoice): PointLike3 | undefined {
  if (choice.kind === 'plain') return tupleAt(values, choice.index, 3);
  if (choice.kind === 'three-planes') {
    const [a, b, c] = choice.planes.map((plane) => kernelPlane(values, plane));
    if (a === undefined || b === undefined || c === undefined) return undefined;
    return threePlanesPoint(a, b, c) ?? undefined;
  }
  const plane = kernelPlane(values, choice.plane);
  const p = tupleAt(values, choice.line[0], 3);
  const q = tupleAt(values, choice.line[1], 3);
  if (plane === undefined) return undefined;
  if (choice.kind === 'line-plane') return linePlanePoint(p, q, plane) ?? undefined;
  if (q.every((x) => x === 0)) return undefined;
  return rayPlanePoint({ origin: p, direction: q }, plane) ?? undefined;
}
