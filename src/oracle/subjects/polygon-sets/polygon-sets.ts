import { exactCoordinates2d } from '../../../implicit/index.js';
import {
  canonicalPolygonText,
  locatePointInPolygonSet,
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSetArea,
  polygonSetCentroid,
  polygonSetPerimeter,
  polygonSetVertexPoint,
  polygonSymmetricDifference,
  polygonsOfExpression,
  polygonUnion,
} from '../../../polygons/index.js';
import type { FractionLike } from '../../answers/mass.js';
import { measuresText, polygonSetText, relatedAreasText } from '../../answers/polygon-sets.js';
import { chainOf, resultOf } from '../../cases/polygon-sets/chains.js';
import { manyCaseOf } from '../../cases/polygon-sets/many.js';
import {
  ALONE,
  coordinatesOf,
  type OperandValues,
  operandAt,
  operandSize,
  pairOf,
  probesOf,
  type SetOperation,
  TRIPLE,
} from '../../cases/polygon-sets/operands.js';

const MOST_STEPS = 24;

const COMBINE = {
  union: polygonUnion,
  intersection: polygonIntersection,
  difference: polygonDifference,
  'symmetric-difference': polygonSymmetricDifference,
} as const;

const setOf = (operand: OperandValues): PolygonSet =>
  operand.rule === undefined
    ? polygonSet(coordinatesOf(operand))
    : polygonSet(coordinatesOf(operand), { rule: operand.rule });

/** As an argument of an operation: as it is where no rule is named. */
const argumentOf = (operand: OperandValues) =>
  operand.rule === undefined ? coordinatesOf(operand) : setOf(operand);

function textOf(set: PolygonSet): string {
  const vertices = set.vertices.map((_, i) => {
    const [x, y] = exactCoordinates2d(polygonSetVertexPoint(set, i));
    return [x, y] as const;
  });
  return polygonSetText({ vertices: vertices as never, polygons: set.polygons });
}

/** What has to be the same, where it is not. */
const differs = (what: string, ...sets: readonly PolygonSet[]): string =>
  new Set(sets.map(canonicalPolygonText)).size === 1 ? '' : ` ${what} DIFFERS`;

/** A set made again, and combined with itself, and read from text. */
function againFaults(set: PolygonSet): string {
  const read = JSON.parse(JSON.stringify(set)) as PolygonSet;
  return differs('AGAIN', set, polygonSet(read), polygonUnion(set, set), polygonIntersection(set, set));
}

/** What the kernel says of an operand. */
export function operandSubject(values: Float64Array): string {
  const set = setOf(operandAt(values, 0, ALONE));
  return textOf(set) + againFaults(set);
}

/** What the kernel says of two operands combined. */
export function pairSubject(operation: SetOperation): (values: Float64Array) => string {
  const combine = COMBINE[operation];
  return (values) => {
    const [a, b] = pairOf(values);
    const result = combine(argumentOf(a), argumentOf(b));
    const sets = [setOf(a), setOf(b)] as const;
    const expression = { type: operation, operands: sets };
    const swapped = operation === 'difference' ? [] : [combine(argumentOf(b), argumentOf(a))];
    return (
      textOf(result) +
      differs('ORDER', result, combine(...sets), ...swapped) +
      differs('EXPRESSION', result, polygonsOfExpression(expression)) +
      againFaults(result)
    );
  };
}

/** What the kernel says of a chain: step by step, and as one expression. */
export function chainSubject(values: Float64Array): string {
  const { operands, steps } = chainOf(values);
  const chain = { operands: operands.map(setOf), steps };
  const result = resultOf(chain, (operation, a, b) => COMBINE[operation](a, b));
  type Expression = Parameters<typeof polygonsOfExpression>[0];
  const expression = resultOf<Expression>(chain, (type, a, b) => ({ type, operands: [a, b] }));
  return textOf(result) + differs('EXPRESSION', result, polygonsOfExpression(expression));
}

/** What the kernel says of many polygons: of any order of them, but the first of a difference, and step by step. */
export function manySubject(values: Float64Array): string {
  const { operation, operands } = manyCaseOf(values);
  const [first, ...others] = operands.map(coordinatesOf) as unknown as [PolygonOperand, ...PolygonOperand[]];
  const combine: (a: PolygonOperand, ...rest: PolygonOperand[]) => PolygonSet = COMBINE[operation];
  const result = combine(first, ...others);
  const backwards = combine(first, ...others.reverse());
  // One by one they take the longer the more there is already.
  const steps =
    others.length > MOST_STEPS ? [] : [others.reduce<PolygonOperand>((sum, one) => combine(sum, one), first)];
  return (
    textOf(result) +
    differs('ORDER', result, backwards) +
    differs('STEPS', result, ...steps.map((set) => polygonUnion(set)))
  );
}

/** Where the kernel has points to be. */
export function locationsSubject(values: Float64Array): string {
  const set = setOf(operandAt(values, 0, ALONE));
  return probesOf(values)
    .map((point) => locatePointInPolygonSet(set, point))
    .join(' ');
}

/** The areas of two operands and of all that is made of them. */
export function areasSubject(values: Float64Array): string {
  const [a, b] = [operandAt(values, 0, TRIPLE), operandAt(values, operandSize(TRIPLE), TRIPLE)].map(setOf);
  const combined = Object.values(COMBINE).map((combine) => combine(a!, b!));
  return relatedAreasText([a!, b!, ...combined].map((set) => polygonSetArea(set) as FractionLike));
}

/** Area, centroid and perimeter. */
export function measuresSubject(values: Float64Array): string {
  const set = setOf(operandAt(values, 0, TRIPLE));
  return measuresText(
    polygonSetArea(set),
    polygonSetCentroid(set) as readonly FractionLike[] | null,
    polygonSetPerimeter(set),
  );
}
