import {
  compareParameters,
  crossingParameter,
  type Parameter,
  parameter,
  segmentCrossingParameter,
} from '../../../implicit/index.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import { add, type Exact, exact, rational, signOf } from '../../referees/shapes/vectors.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { kernelPlane, signClasses, signText } from './kernel.js';
import { Chooser, type PlaneChoice, poolLayout3d, relatedPool, tupleAt } from './pool.js';
import { lineAlong, lineThrough, planeData } from './pool-shapes.js';
import { formAt, planeOfChoice, poolPoint } from './referee.js';

/** A parameter along a segment or a ray of the pool, or a plain number. */
interface Choice {
  readonly kind: 'segment' | 'ray' | 'number';
  readonly line: readonly [number, number];
  readonly plane: PlaneChoice;
}

function choose(chooser: Chooser, line: readonly [number, number]): Choice {
  const kind = (['segment', 'ray', 'segment', 'number'] as const)[chooser.index() % 4]!;
  return { kind, line, plane: chooser.plane() };
}

/** Both along the same line: so hits are compared. */
function choices(choice: number): [Choice, Choice] {
  const chooser = new Chooser(choice);
  const line = chooser.indices(2) as [number, number];
  return [choose(chooser, line), choose(chooser, line)];
}

function kernelParameter(v: ArrayLike<number>, { kind, line, plane }: Choice): Parameter | undefined {
  if (kind === 'number') return parameter(v[1 + 3 * line[0]]!);
  const [p, q] = [tupleAt(v, line[0], 3), tupleAt(v, line[1], 3)];
  const exactPlane = kernelPlane(v, plane);
  if (exactPlane === undefined) return undefined;
  if (kind === 'ray' && q.every((x) => x === 0)) return undefined;
  const found =
    kind === 'segment' ? segmentCrossingParameter(p, q, exactPlane) : crossingParameter(p, q, exactPlane);
  return found ?? undefined;
}

/** The parameter as what defines it: a number, or `{ line, plane }` for where they meet, along that line. */
function parameterData(v: ArrayLike<number>, { kind, line, plane }: Choice) {
  if (kind === 'number') return v[1 + 3 * line[0]]!;
  const along = kind === 'segment' ? lineThrough : lineAlong;
  return { line: along(v, line), plane: planeData(v, plane) };
}

/** f(p) / (f(p) - f(q)) as a fraction with a positive denominator. */
function refereeParameter(values: Exact, { kind, line, plane }: Choice): [bigint, bigint] | undefined {
  const p = poolPoint(values, line[0], 3);
  if (kind === 'number') return [p[0], values.one];
  const second = poolPoint(values, line[1], 3);
  const q = kind === 'segment' ? second : add(p, second);
  const form = planeOfChoice(values, plane);
  const [f, g] = [formAt(form, rational(p)), formAt(form, rational(q))];
  return f === g ? undefined : f > g ? [f, f - g] : [-f, g - f];
}

/** Two parameters along one line, compared and rounded. */
export const compareParametersQuestion: Question = {
  name: 'compareParameters',
  note: 'minus: s is less; then both parameters. Along start and end they run from 0 to 1, along a direction in its lengths',
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('s t', (v) => choices(v[0]!).map((choice) => parameterData(v, choice))),
  coded: true,
  subject(v) {
    const [s, t] = choices(v[0]!).map((choice) => kernelParameter(v, choice));
    if (s === undefined || t === undefined) return 'undefined';
    return `${signText(compareParameters(s, t))} ${s.toNumber()} ${t.toNumber()}`;
  },
  referee(v) {
    const values = exact(v);
    const [s, t] = choices(v[0]!).map((choice) => refereeParameter(values, choice));
    if (s === undefined || t === undefined) return 'undefined';
    const order = signOf(s[0] * t[1] - t[0] * s[1]);
    return `${signText(order)} ${nearestDouble(...s)} ${nearestDouble(...t)}`;
  },
  form: 'undefined | <minus|zero|plus> <x> <x>',
  classes: signClasses,
};
