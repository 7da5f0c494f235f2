import { compare } from '../../../arithmetic/rational.js';
import type { PointLike3 } from '../../../implicit/index.js';
import {
  canonicalText,
  locatePointInExpression,
  locatePointInSolid,
  type Solid,
  type SolidExpression,
  solidFromJson,
  solidOfExpression,
  solidToJson,
  solidVolume,
} from '../../../solids/index.js';
import { LETTERS, solidText } from '../../answers/solids.js';
import { doublesFaults } from './doubles-faults.js';
import { formFaults } from './form-faults.js';
import { measuresOf } from './measures.js';
import { triangulationFaults } from './triangulation-faults.js';

/** A letter for each point, `-` for one that there is not. */
function lettersOf(solid: Solid, points: readonly (PointLike3 | null)[]): string {
  return points.map((point) => (point === null ? '-' : LETTERS[locatePointInSolid(solid, point)])).join('');
}

/**
 * What is wrong with an expression that has to be a solid: built in one step, and asked about points without being
 * built.
 */
export function expressionFaults(
  expression: SolidExpression,
  solid: Solid,
  points: readonly (PointLike3 | null)[],
): string {
  const isSame = areSame(solidOfExpression(expression), solid);
  const isWrong = points.some(
    (point) =>
      point !== null && locatePointInExpression(expression, point) !== locatePointInSolid(solid, point),
  );
  return (isSame ? '' : ' EXPRESSION DIFFERS') + (isWrong ? ' EXPRESSION LOCATES DIFFERENTLY' : '');
}

/** Whether two solids are the same set of points, byte for byte. */
export function areSame(a: Solid, b: Solid): boolean {
  return canonicalText(a) === canonicalText(b);
}

/** What is wrong where laws say that solids are the same. */
export function lawFaults(laws: Readonly<Record<string, () => readonly [Solid, Solid]>>): string {
  return Object.entries(laws)
    .map(([law, sides]) => (areSame(...sides()) ? '' : ` ${law} DOES NOT HOLD`))
    .join('');
}

/**
 * A solid as answers have it, and behind that what is wrong with its form, its volume, its JSON, its doubles and its
 * triangles.
 */
export function checkedText(solid: Solid, points: readonly (PointLike3 | null)[]): string {
  const measures = measuresOf(solid);
  const isWrong = !solid.isUnbounded && compare(solidVolume(solid), measures.volume) !== 0;
  const again = solidFromJson(JSON.stringify(solidToJson(solid)));
  return [
    solidText(measures, lettersOf(solid, points)),
    formFaults(solid),
    isWrong ? ' VOLUME DIFFERS' : '',
    areSame(solid, again) ? '' : ' JSON DIFFERS',
    doublesFaults(solid),
    triangulationFaults(solid),
  ].join('');
}
