import * as rational from '../../../arithmetic/rational.js';
import { compare } from '../../../arithmetic/rational.js';
import type { PointLike3 } from '../../../implicit/index.js';
import {
  canonicalText,
  locatePointInExpression,
  locatePointInSolid,
  type Solid,
  type SolidExpression,
  solidComplement,
  solidDifference,
  solidFromJson,
  solidIntersection,
  solidMassProperties,
  solidOfExpression,
  solidToJson,
  solidUnion,
  solidVolume,
} from '../../../solids/index.js';
import { LETTERS, solidText } from '../../answers/solids.js';
import type { Operation } from '../../cases/booleans/meshes.js';
import { doublesFaults, triangulationFaults } from './faults.js';
import { formFaults } from './form-faults.js';
import { measuresOf } from './measures.js';
import { COMBINE } from './operations.js';

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
function areSame(a: Solid, b: Solid): boolean {
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

type Laws = (a: Solid, b: Solid, result: Solid) => Readonly<Record<string, () => readonly [Solid, Solid]>>;

/** What must be the same set of points, byte for byte. */
const LAWS: Readonly<Record<Operation, Laws>> = {
  union: (a, b, result) => ({
    COMMUTATION: () => [solidUnion(b, a), result],
    ABSORPTION: () => [solidUnion(result, b), result],
    'DE MORGAN': () => [solidComplement(solidIntersection(solidComplement(a), solidComplement(b))), result],
  }),
  intersection: (a, b, result) => ({
    COMMUTATION: () => [solidIntersection(b, a), result],
    ABSORPTION: () => [solidIntersection(a, solidUnion(a, b)), a],
    'DOUBLE COMPLEMENT': () => [solidComplement(solidComplement(result)), result],
  }),
  difference: (a, b, result) => ({
    PARTS: () => [solidUnion(result, solidIntersection(a, b)), a],
    COMPLEMENT: () => [solidIntersection(a, solidComplement(b)), result],
    AGAIN: () => [solidDifference(result, b), result],
  }),
  'symmetric-difference': (a, b, result) => ({
    COMMUTATION: () => [COMBINE['symmetric-difference'](b, a), result],
    PARTS: () => [solidDifference(solidUnion(a, b), solidIntersection(a, b)), result],
    BACK: () => [COMBINE['symmetric-difference'](result, b), a],
  }),
};

/** Volume and second moments, which add up where solids do. */
function additive(solid: Solid): readonly rational.Rational[] {
  const { volume, secondMoments } = solidMassProperties(solid);
  return [volume, ...Object.values(secondMoments)];
}

/** The volumes and moments of two solids are those of their union and of what they share. */
function volumeFault(a: Solid, b: Solid, union: Solid): string {
  const [first, second, both, shared] = [a, b, union, solidIntersection(a, b)].map(additive);
  const addUp = first!.every((x, i) =>
    rational.equals(rational.add(x, second![i]!), rational.add(both![i]!, shared![i]!)),
  );
  return addUp ? '' : ' VOLUMES DO NOT ADD UP';
}

/** Two solids combined, and where points are; behind that which laws the kernel breaks. */
export function combinedText(
  operation: Operation,
  a: Solid,
  b: Solid,
  points: readonly (PointLike3 | null)[],
): string {
  const result = COMBINE[operation](a, b);
  const asExpression = expressionFaults({ type: operation, operands: [a, b] }, result, points);
  const volumes = operation === 'union' ? volumeFault(a, b, result) : '';
  return checkedText(result, points) + asExpression + volumes + lawFaults(LAWS[operation](a, b, result));
}
