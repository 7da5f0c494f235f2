import {
  compareCoordinate2d,
  compareLexicographic2d,
  coordinates2d,
  crossingParameter2d,
  exactParameterValue,
  inCircle2d,
  linearCrossingParameter2d,
  linearCrossingPoint2d,
  lineLinePoint2d,
  orientation2d,
  type PointLike2,
  samePoint2d,
  toNumber,
} from '../../../implicit/index.js';
import { parameterText, signText } from '../../answers/numbers.js';
import { crossingChoice, type PlanarChoice, planarChoices, tupleAt } from '../../cases/implicit.js';

/** The pool's choices as the kernel's points of the plane. */

/** The kernel's point of a choice; undefined if there is none. */
function planarKernelPoint(v: ArrayLike<number>, { kind, indices }: PlanarChoice): PointLike2 | undefined {
  const [a, b, c, d] = indices.map((i) => tupleAt(v, i, 2)) as [number[], number[], number[], number[]];
  if (kind === 'plain') return a;
  if (kind === 'lines') return lineLinePoint2d(a, b, c, d) ?? undefined;
  if ([b, d].some((direction) => direction.every((x) => x === 0))) return undefined;
  return linearCrossingPoint2d({ origin: a, direction: b }, { origin: c, direction: d }) ?? undefined;
}

/** The kernel's orientation, orders and rounded coordinates, and whether other orders of the points agree. */
export function orientation2dSubject(v: Float64Array): string {
  const [p, q, r] = planarChoices(v[0]!, 3).map((choice) => planarKernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined) return 'undefined';
  const sign = orientation2d(p, q, r);
  const order = compareLexicographic2d(p, q);
  const [x, y] = [compareCoordinate2d(0, p, q), compareCoordinate2d(1, p, q)];
  const differs =
    orientation2d(q, p, r) + sign !== 0 ||
    orientation2d(q, r, p) !== sign ||
    compareLexicographic2d(q, p) + order !== 0 ||
    compareCoordinate2d(0, q, p) + x !== 0 ||
    samePoint2d(p, q) !== (order === 0);
  const orders = [order, x, y].map(signText).join(' ');
  return `${signText(sign)} ${orders} ${coordinates2d(p).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
}

/** The kernel's sign for four points of the plane, and whether other orders of them agree. */
export function inCircle2dSubject(v: Float64Array): string {
  const [p, q, r, s] = planarChoices(v[0]!, 4).map((choice) => planarKernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  const sign = inCircle2d(p, q, r, s);
  const swapped = inCircle2d(q, p, r, s) + sign !== 0 || inCircle2d(q, r, p, s) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}

type Four = [number[], number[], number[], number[]];

/** The parameter, of a copy as well, and as the form for segments has it. */
export function crossingParameter2dSubject(v: Float64Array): string {
  const [a, b, c, d] = crossingChoice(v[0]!).map((i) => tupleAt(v, i, 2)) as Four;
  const found = crossingParameter2d(a, b, c, d);
  const other = linearCrossingParameter2d({ start: a, end: b }, { start: c, end: d });
  if (found === null || other === null) return found === other ? 'none' : 'FORMS DIFFER';
  const { numerator, denominator } = exactParameterValue(found);
  const nearest = toNumber(structuredClone({ ...found }));
  const isSame = Object.is(nearest, found.toNumber()) && Object.is(nearest, toNumber(other));
  return parameterText(numerator, denominator, nearest) + (isSame ? '' : ' FORMS DIFFER');
}
