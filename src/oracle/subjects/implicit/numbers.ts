import {
  barycentricCoordinates,
  compare,
  compareAngles,
  coordinates,
  exactCoordinates,
  planesLine,
  signedDistanceToPlane,
  toNumber,
} from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { tupleAt } from '../../cases/implicit.js';
import {
  directionsChoice,
  planeAndPointChoice,
  twoPlanesChoice,
  weightsChoice,
} from '../../cases/numbers.js';
import { kernelPoint } from './points.js';

/** The simplex of corners, as the kernel takes it. */
export function simplexOf(corners: readonly (readonly number[])[]): object {
  const [a, b, c, d] = corners;
  if (c === undefined) return { start: a, end: b };
  return d === undefined ? { a, b, c } : { a, b, c, d };
}

/** The kernel's coordinates; a point by its exact coordinates has the same. */
export function barycentricSubject(v: Float64Array): string {
  const { corners, point } = weightsChoice(v[0]!);
  const p = kernelPoint(v, point);
  if (p === undefined) return 'undefined';
  const shape = simplexOf(corners.map((i) => tupleAt(v, i, 3))) as Parameters<
    typeof barycentricCoordinates
  >[0];
  const weights = barycentricCoordinates(shape, p);
  const again = barycentricCoordinates(shape, exactCoordinates(p));
  if (weights === null) return again === null ? 'flat' : 'FORM DIFFERS';
  const signs = weights.map((weight) => compare(weight, 0));
  const where = signs.includes(-1) ? 'outside' : signs.includes(0) ? 'boundary' : 'inside';
  const isSame = weights.every((weight, i) => compare(weight, again![i]!) === 0);
  return `${where} ${weights.map(toNumber).join()}${isSame ? '' : ' FORM DIFFERS'}`;
}

/** The plane of a normal and of a constant; undefined for a normal of zero. */
function planeAt(v: ArrayLike<number>, normal: number, constant: number) {
  const n = tupleAt(v, normal, 3);
  return n.every((x) => x === 0) ? undefined : { normal: n, constant: v[1 + 3 * constant]! };
}

/** The kernel's distance; the other side of the plane has the opposite one. */
export function signedDistanceSubject(v: Float64Array): string {
  const { normal, constant, point } = planeAndPointChoice(v[0]!);
  const [plane, p] = [planeAt(v, normal, constant), kernelPoint(v, point)];
  if (plane === undefined || p === undefined) return 'undefined';
  const distance = signedDistanceToPlane(plane, p);
  const turned = { normal: plane.normal.map((x) => 0 - x), constant: 0 - plane.constant };
  const isOpposite = toNumber(signedDistanceToPlane(turned, p)) === 0 - toNumber(distance);
  return `${signText(compare(distance, 0))} ${toNumber(distance)}${isOpposite ? '' : ' TURNING DIFFERS'}`;
}

/** The kernel's line; the planes in the other order have the opposite direction. */
export function planesLineSubject(v: Float64Array): string {
  const [n, c, m, d] = twoPlanesChoice(v[0]!);
  const [a, b] = [planeAt(v, n, c), planeAt(v, m, d)];
  if (a === undefined || b === undefined) return 'undefined';
  const [line, turned] = [planesLine(a, b), planesLine(b, a)];
  if (line === null || turned === null) return line === turned ? 'parallel' : 'SWAPPING DIFFERS';
  const { origin, direction } = line.rounded;
  const isSame =
    String(coordinates(turned.origin)) === String(origin) &&
    turned.direction.every((x, k) => x === -line.direction[k]!);
  return `line ${origin.join()} ${direction.join()}${isSame ? '' : ' SWAPPING DIFFERS'}`;
}

/** The kernel's order; directions in other orders have the same angles. */
export function compareAnglesSubject(v: Float64Array): string {
  const [u, w, p, q] = directionsChoice(v[0]!).map((i) => tupleAt(v, i, 3)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  if ([u, w, p, q].some((x) => x.every((c) => c === 0))) return 'undefined';
  const order = compareAngles(u, w, p, q);
  const isSame = compareAngles(w, u, q, p) === order && compareAngles(p, q, w, u) + order === 0;
  return `${signText(order)}${isSame ? '' : ' SWAPPING DIFFERS'}`;
}
