import { exactCoordinates2d } from '../../../implicit/index.js';
import {
  type Arrangement,
  canonicalPolygonText,
  clipPolygons,
  clipPolylines,
  coverageUnion,
  coverageValidity,
  locatePointInArrangement,
  locatePointInPolygonSet,
  makeValid,
  type PolygonOperand,
  type PolygonSet,
  polygonArrangement,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSetArea,
  polygonSetCentroid,
  polygonSetFromJson,
  polygonSetPerimeter,
  polygonSetVertexPoint,
  polygonSymmetricDifference,
  polygonsOfExpression,
  polygonsWithOrigins,
  polygonUnion,
  segmentArrangement,
} from '../../../polygons/index.js';
import type { FractionLike } from '../../answers/mass.js';
import { measuresText, polygonSetText, relatedAreasText } from '../../answers/polygon-sets.js';
import { chainOf, resultOf } from '../../cases/polygon-sets/chains.js';
import { clipCaseOf, clipOf } from '../../cases/polygon-sets/clips.js';
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

export const setOf = (operand: OperandValues): PolygonSet =>
  operand.rule === undefined
    ? polygonSet(coordinatesOf(operand))
    : polygonSet(coordinatesOf(operand), { rule: operand.rule });

/** As an argument of an operation: as it is where no rule is named. */
export const argumentOf = (operand: OperandValues) =>
  operand.rule === undefined ? coordinatesOf(operand) : setOf(operand);

export function textOf(set: PolygonSet): string {
  const vertices = set.vertices.map((_, i) => {
    const [x, y] = exactCoordinates2d(polygonSetVertexPoint(set, i));
    return [x, y] as const;
  });
  return polygonSetText({ vertices: vertices as never, polygons: set.polygons });
}

/** What has to be the same, where it is not. */
export const differs = (what: string, ...sets: readonly PolygonSet[]): string =>
  new Set(sets.map(canonicalPolygonText)).size === 1 ? '' : ` ${what} DIFFERS`;

/** A set made again, and combined with itself, and read from text. */
export function againFaults(set: PolygonSet): string {
  const read = JSON.parse(JSON.stringify(set)) as PolygonSet;
  return differs(
    'AGAIN',
    set,
    polygonSet(read),
    polygonSetFromJson(JSON.stringify(set)),
    polygonUnion(set, set),
    polygonIntersection(set, set),
  );
}

/** Whether vertices, edges and faces are as many as Euler says, from the parts that hang together. */
function isEuler({ vertices, edges, faces }: Arrangement<unknown>): boolean {
  const up = vertices.map((_, v) => v);
  const find = (v: number): number => (up[v] === v ? v : find(up[v]!));
  let parts = vertices.length;
  for (const { from, to } of edges) {
    const [v, w] = [find(from), find(to)];
    if (v === w) continue;
    up[v] = w;
    parts--;
  }
  return vertices.length - edges.length + faces.length === 1 + parts;
}

/** The subdivision by the rings, and by their edges as segments. */
function arrangementFaults(operand: OperandValues): string {
  const rings = operand.polygons.flat();
  const segments = rings.flatMap((ring) =>
    ring.map((start, i) => ({ start, end: ring[(i + 1) % ring.length]! })),
  );
  const [one, other] = [polygonArrangement([coordinatesOf(operand)]), segmentArrangement(segments)];
  const isSame = one.edges.length === other.edges.length && one.faces.length === other.faces.length;
  return isSame && isEuler(one) && isEuler(other) ? '' : ' ARRANGEMENT DIFFERS';
}

/** What a polygon alone is made into. */
function validFaults({ rule, polygons }: OperandValues, set: PolygonSet): string {
  const [outer, ...holes] = polygons[0] ?? [];
  if (polygons.length !== 1 || outer === undefined) return '';
  const made = makeValid({ outer, holes }, rule === undefined ? {} : { rule });
  // Holes are taken from the outer ring, if no rule says what all rings mean together.
  const meant = rule === undefined ? polygonDifference(outer, ...holes) : set;
  return differs('VALID', meant, made.set);
}

/** The other functions that give what two operands have in common, or are together. */
function coverageFaults(operation: SetOperation, sets: readonly PolygonSet[], result: PolygonSet): string {
  if (operation === 'union') return differs('COVERAGE', result, coverageUnion(sets));
  if (operation !== 'intersection') return '';
  const { overlaps } = coverageValidity(sets);
  return differs(
    'COVERAGE',
    result,
    ...(overlaps.length === 0 ? [polygonUnion()] : overlaps.map(({ region }) => region)),
  );
}

/** What the kernel says of an operand. */
export function operandSubject(values: Float64Array): string {
  const operand = operandAt(values, 0, ALONE);
  const set = setOf(operand);
  return textOf(set) + againFaults(set) + arrangementFaults(operand) + validFaults(operand, set);
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
    const { set: withOrigins, origins } = polygonsWithOrigins(expression);
    const hasOrigins = origins.flat(2).every((list) => list.length > 0);
    return (
      textOf(result) +
      differs('ORIGINS', result, withOrigins) +
      (hasOrigins ? '' : ' NO ORIGIN') +
      coverageFaults(operation, sets, result) +
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

/** Whether the windings of the face that a point is in, if it is in one, say the same. */
function facesAgree(
  { rule, polygons }: OperandValues,
  point: readonly [number, number],
  word: string,
): boolean {
  const arrangement = polygonArrangement(
    polygons.map((rings) => ({ type: 'MultiPolygon', coordinates: [rings] }) as const),
  );
  const { type, index } = locatePointInArrangement(arrangement, point);
  if (type !== 'face') return true;
  const windings = arrangement.faces[index]!.windings!;
  const all = windings.reduce((sum, winding) => sum + winding, 0);
  const isOdd = (winding: number) => winding % 2 !== 0;
  const isIn = {
    united: windings.some(isOdd),
    positive: all > 0,
    'non-zero': all !== 0,
    'even-odd': isOdd(all),
  }[rule ?? 'united'];
  return word === (isIn ? 'inside' : 'outside');
}

/** Where the kernel has points to be. */
export function locationsSubject(values: Float64Array): string {
  const operand = operandAt(values, 0, ALONE);
  const set = setOf(operand);
  const probes = probesOf(values);
  const { inside, outside } = clipPolylines([probes], set);
  const isOn = (side: 'inside' | 'outside') => (parts: typeof inside) =>
    parts.every(({ points }) => points.every((point) => locatePointInPolygonSet(set, point) !== side));
  const isClipped = isOn('outside')(inside) && isOn('inside')(outside);
  const words = probes.map((point) => locatePointInPolygonSet(set, point));
  const isInFace = probes.every((point, i) => facesAgree(operand, point, words[i]!));
  return words.join(' ') + (isClipped ? '' : ' LINES DIFFER') + (isInFace ? '' : ' FACE DIFFERS');
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

/** What the kernel says of an operand in a box, or in a half-plane. */
export function clipSubject(values: Float64Array): string {
  const one = clipCaseOf(values);
  const clip = clipOf(one);
  const set = setOf(one.operand);
  const result = clipPolygons(set, clip);
  return textOf(result) + differs('AGAIN', result, clipPolygons(result, clip));
}
