import {
  compareLexicographic2d,
  coordinates2d,
  linearCrossingPoint2d,
  lineLinePoint2d,
  orientation2d,
  type PointLike2,
} from '../../../implicit/index.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import {
  add,
  between,
  compareCoordinate,
  cross,
  type Exact,
  exact,
  type Rational3,
  rational,
  signOf,
  type Vector,
} from '../../referees/shapes/vectors.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { signClasses, signText } from './kernel.js';
import { Chooser, poolLayout2d, relatedPool, tupleAt } from './pool.js';
import { lineAlong, lineThrough } from './pool-shapes.js';
import { poolPoint } from './referee.js';

/** A point of the pool, or the crossing of two lines by two points each, or by an origin and a direction each. */
interface Choice {
  readonly kind: 'plain' | 'lines' | 'rays';
  readonly indices: readonly number[];
}

function choices(choice: number): Choice[] {
  const chooser = new Chooser(choice);
  return [0, 1, 2].map(() => ({
    kind: (['plain', 'lines', 'rays', 'lines'] as const)[chooser.index() % 4]!,
    // Two lines may share a point, as the edges of a polygon do.
    indices: [...chooser.indices(2), ...chooser.indices(2)],
  }));
}

function kernelPoint(v: ArrayLike<number>, { kind, indices }: Choice): PointLike2 | undefined {
  const [a, b, c, d] = indices.map((i) => tupleAt(v, i, 2)) as [number[], number[], number[], number[]];
  if (kind === 'plain') return a;
  if (kind === 'lines') return lineLinePoint2d(a, b, c, d) ?? undefined;
  if ([b, d].some((direction) => direction.every((x) => x === 0))) return undefined;
  return linearCrossingPoint2d({ origin: a, direction: b }, { origin: c, direction: d }) ?? undefined;
}

/** The point as what defines it: coordinates, or `{ lines }` for where two meet. */
function pointData(v: ArrayLike<number>, { kind, indices }: Choice) {
  if (kind === 'plain') return tupleAt(v, indices[0]!, 2);
  const line = kind === 'lines' ? lineThrough : lineAlong;
  return { lines: [line(v, indices, 2), line(v, indices.slice(2), 2)] };
}

/** Lines as cross products of homogeneous points, their common point as the cross product of those. */
function refereePoint(values: Exact, { kind, indices }: Choice): Rational3 | undefined {
  const [a, b, c, d] = indices.map((i) => poolPoint(values, i, 2)) as [Vector, Vector, Vector, Vector];
  if (kind === 'plain') return rational(a);
  const [p, q] = kind === 'lines' ? [b, d] : [add(a, b), add(c, d)];
  const lift = ([x, y]: Vector): Vector => [x, y, 1n];
  const [x, y, w] = cross(cross(lift(a), lift(p)), cross(lift(c), lift(q)));
  if (w === 0n) return undefined;
  return w > 0n ? { x, y, z: 0n, w } : { x: -x, y: -y, z: 0n, w: -w };
}

/** Three points of the plane: orientation, the order of the first two, the rounded coordinates of the first. */
export const orientation2dQuestion: Question = {
  name: 'orientation2d',
  note: 'the orientation, the lexicographic order of p and q, the coordinates of p; undefined: one of the points does not exist',
  area: 'points',
  layout: poolLayout2d,
  families: [relatedPool(2)],
  shapes: shapesBy('p q r', (v) => choices(v[0]!).map((choice) => pointData(v, choice))),
  coded: true,
  subject(v) {
    const [p, q, r] = choices(v[0]!).map((choice) => kernelPoint(v, choice));
    if (p === undefined || q === undefined || r === undefined) return 'undefined';
    const sign = orientation2d(p, q, r);
    const differs = orientation2d(q, p, r) + sign !== 0 || orientation2d(q, r, p) !== sign;
    const order = signText(compareLexicographic2d(p, q));
    return `${signText(sign)} ${order} ${coordinates2d(p).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
  },
  referee(v) {
    const values = exact(v);
    const [p, q, r] = choices(v[0]!).map((choice) => refereePoint(values, choice));
    if (p === undefined || q === undefined || r === undefined) return 'undefined';
    const sign = signOf(cross(between(r, p), between(r, q))[2]);
    const order = compareCoordinate(p, q, 'x') || compareCoordinate(p, q, 'y');
    const rounded = [p.x, p.y].map((x) => nearestDouble(x, p.w * values.one));
    return `${signText(sign)} ${signText(order)} ${rounded.join(' ')}`;
  },
  form: 'undefined | <minus|zero|plus> <minus|zero|plus> <x> <x>',
  classes: signClasses,
};
