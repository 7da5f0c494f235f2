import {
  crossingParameter2d,
  exactParameterValue,
  linearCrossingParameter2d,
  toNumber,
} from '../../../implicit/index.js';
import { parameterText } from '../../answers/numbers.js';
import { crossingChoice, tupleAt } from '../../cases/implicit.js';

type Four = [number[], number[], number[], number[]];

/** The parameter, of a copy as well, and as the form for segments has it. */
export function subject(v: Float64Array): string {
  const [a, b, c, d] = crossingChoice(v[0]!).map((i) => tupleAt(v, i, 2)) as Four;
  const found = crossingParameter2d(a, b, c, d);
  const other = linearCrossingParameter2d({ start: a, end: b }, { start: c, end: d });
  if (found === null || other === null) return found === other ? 'none' : 'FORMS DIFFER';
  const { numerator, denominator } = exactParameterValue(found);
  const nearest = toNumber(structuredClone({ ...found }));
  const isSame = Object.is(nearest, found.toNumber()) && Object.is(nearest, toNumber(other));
  return parameterText(numerator, denominator, nearest) + (isSame ? '' : ' FORMS DIFFER');
}
