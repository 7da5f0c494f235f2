import {
  compare,
  crossingParameter,
  type Parameter,
  parameter,
  segmentCrossingParameter,
} from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { type ParameterChoice, parameterChoices, tupleAt } from '../../cases/implicit.js';
import { kernelPlane } from './points.js';

function kernelParameter(
  v: ArrayLike<number>,
  { kind, line, plane }: ParameterChoice,
): Parameter | undefined {
  if (kind === 'number') return parameter(v[1 + 3 * line[0]]!);
  const [p, q] = [tupleAt(v, line[0], 3), tupleAt(v, line[1], 3)];
  const exactPlane = kernelPlane(v, plane);
  if (exactPlane === undefined) return undefined;
  if (kind === 'ray' && q.every((x) => x === 0)) return undefined;
  const found =
    kind === 'segment' ? segmentCrossingParameter(p, q, exactPlane) : crossingParameter(p, q, exactPlane);
  return found ?? undefined;
}

/** The kernel's order of two parameters, and both rounded. */
export function subject(v: Float64Array): string {
  const [s, t] = parameterChoices(v[0]!).map((choice) => kernelParameter(v, choice));
  if (s === undefined || t === undefined) return 'undefined';
  const order = compare(s, t);
  const differs = compare(t, s) + order !== 0 ? ' SWAPPING DIFFERS' : '';
  return `${signText(order)} ${s.toNumber()} ${t.toNumber()}${differs}`;
}
