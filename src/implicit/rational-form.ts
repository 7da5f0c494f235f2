/** Points that answers have, by their integers. */
import type { Rational } from '../arithmetic/rational.js';
import * as surd from '../arithmetic/surd.js';
import { reject, rejectWords } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import { type ExactPoint, isExactList } from './coordinates.js';
import type { ParameterLike, PointLike3 } from './data.js';
import { type ExactNumber, requireNumberLike } from './exact-number.js';
import { exactForm3 } from './forms.js';
import type { HomogeneousPoint } from './homogeneous.js';
import { exactQuotientOf } from './parameter.js';
import { parameterFrom, point3From } from './revive.js';

/**
 * The integers of a plain or an implicit point, or of a list of three exact numbers.
 *
 * @throws RangeError if it is none of these, or a number is a root that is no fraction
 */
export function rationalForm(where: string, name: string, point: PointLike3 | ExactPoint): HomogeneousPoint {
  if (isExactList(point)) return formOfNumbers(where, name, point);
  return exactForm3(point3From(where, name, point as PointLike3) ?? (point as Point3));
}

function formOfNumbers(where: string, name: string, point: ExactPoint): HomogeneousPoint {
  if (point.length !== 3) reject(where, name, 'a point of 3 coordinates', point);
  const [x, y, z] = point.map((value, i) => fractionOf(where, `${name}[${i}]`, value)) as [
    Rational,
    Rational,
    Rational,
  ];
  return {
    x: x.numerator * y.denominator * z.denominator,
    y: y.numerator * z.denominator * x.denominator,
    z: z.numerator * x.denominator * y.denominator,
    w: x.denominator * y.denominator * z.denominator,
    exponent: 0,
  };
}

function fractionOf(where: string, name: string, value: ExactNumber): Rational {
  requireNumberLike(where, name, value);
  if (!('type' in value)) return value;
  if (value.type === 'algebraic') return rejectWords(where, name, 'a rational number', 'a root');
  if (value.type !== 'surd') return exactQuotientOf(parameterFrom(where, name, value as ParameterLike));
  return surd.toRational(value) ?? rejectWords(where, name, 'a rational number', 'a root');
}
