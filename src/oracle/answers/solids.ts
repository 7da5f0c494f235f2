import type { Rational } from '../../arithmetic/rational.js';
import { fractionText } from './numbers.js';

/** A face of a solid as measures: its area vector, which points outwards, and that vector times a point of the face. */
export interface FaceMeasure {
  readonly area: readonly [Rational, Rational, Rational];
  readonly height: Rational;
}

/** A solid as answers have it. */
export interface SolidLike {
  readonly isUnbounded: boolean;
  readonly volume: Rational;
  readonly faces: readonly FaceMeasure[];
}

/** Where a point is, as one letter. */
export const LETTERS: Readonly<Record<string, string>> = { inside: 'i', boundary: 'b', outside: 'o' };

const text = ({ numerator, denominator }: Rational): string => fractionText(numerator, denominator);

/** A face: `(1/1,0/1,0/1)@2/1` has area 1 in the plane x = 2 and looks to where x grows. */
function faceText({ area, height }: FaceMeasure): string {
  return `(${area.map(text).join()})@${text(height)}`;
}

/**
 * A solid and where points lie to it: `solid 1/6 (0/1,0/1,-1/2)@0/1 ... at iob`; `empty` without a face, `space` if
 * that is everything, `unbounded` with the volume of its complement, negated.
 *
 * @param locations A letter for each point
 */
export function solidText({ isUnbounded, volume, faces }: SolidLike, locations: string): string {
  const at = locations === '' ? '' : ` at ${locations}`;
  if (faces.length === 0) return (isUnbounded ? 'space' : 'empty') + at;
  const listed = faces.map(faceText).sort();
  return `${isUnbounded ? 'unbounded' : 'solid'} ${text(volume)} ${listed.join(' ')}${at}`;
}
