import * as rational from '../../../arithmetic/rational.js';
import type { PointLike3 } from '../../../implicit/index.js';
import {
  type Solid,
  solidComplement,
  solidDifference,
  solidIntersection,
  solidUnion,
  solidVolume,
} from '../../../solids/index.js';
import type { Operation } from '../../cases/booleans/meshes.js';
import { checkedText, expressionFaults, lawFaults } from './checked-text.js';
import { COMBINE } from './operations.js';

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

/** The volumes of two solids are those of their union and of what they share. */
function volumeFault(a: Solid, b: Solid, union: Solid): string {
  const sum = (p: Solid, q: Solid) => rational.add(solidVolume(p), solidVolume(q));
  return rational.equals(sum(a, b), sum(union, solidIntersection(a, b))) ? '' : ' VOLUMES DO NOT ADD UP';
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
