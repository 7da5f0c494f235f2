import { signText } from '../../../answers/numbers.js';
import { type ParameterChoice, parameterChoices } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { add, type Exact, exact, rational, signOf } from '../vectors.js';
import { formAt, planeOfChoice, poolPoint } from './points.js';

/** f(p) / (f(p) - f(q)) as a fraction with a positive denominator. */
function parameterOf(values: Exact, { kind, line, plane }: ParameterChoice): [bigint, bigint] | undefined {
  const p = poolPoint(values, line[0], 3);
  if (kind === 'number') return [p[0], values.one];
  const second = poolPoint(values, line[1], 3);
  const q = kind === 'segment' ? second : add(p, second);
  const form = planeOfChoice(values, plane);
  const [f, g] = [formAt(form, rational(p)), formAt(form, rational(q))];
  return f === g ? undefined : f > g ? [f, f - g] : [-f, g - f];
}

/** Fractions cross-multiplied, and rounded by bisection over the doubles. The kernel asks balls first, and divides. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [s, t] = parameterChoices(v[0]!).map((choice) => parameterOf(values, choice));
  if (s === undefined || t === undefined) return 'undefined';
  const order = signOf(s[0] * t[1] - t[0] * s[1]);
  return `${signText(order)} ${nearestDouble(...s)} ${nearestDouble(...t)}`;
}
