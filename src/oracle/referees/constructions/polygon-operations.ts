import { toNumber } from '../../../arithmetic/rational.js';
import { type RingsOfPoints, readPolygons } from '../../answers/construction.js';
import { IS_IN, type PolygonOperation } from '../../cases/constructions/meshes.js';
import { areasOf } from '../../cases/planar/areas.js';
import { areaOf, commonArea, doubleArea, type Vectors } from '../shapes/planar-polygons/areas.js';
import { exact, pointsAt } from '../shapes/vectors.js';
import { type Cell, cellsOf, crossing, edgesOf, type Fraction, isLess, reduced } from './arrangement.js';
import { fractionText } from './plane.js';

interface Case {
  readonly a: readonly Vectors[];
  readonly b: readonly Vectors[];
  readonly result: readonly Vectors[];
  /** What an integer coordinate has to be divided by. */
  readonly one: bigint;
}

/** All rings over one denominator: the coordinates of an answer may be finer than those of the question. */
function caseOf(values: Float64Array, polygons: readonly RingsOfPoints[]): Case {
  const [a, b] = areasOf(values).map((area): RingsOfPoints => area!.rings);
  const sets: RingsOfPoints[] = [a!, b!, polygons.flat()];
  const numbers = exact(sets.flat(3) as number[]);
  let at = 0;
  const take = (rings: RingsOfPoints): Vectors[] =>
    rings.map((ring) => {
      const from = at;
      at += 2 * ring.length;
      return pointsAt(numbers, 2, from, ring.length);
    });
  const [first, second, result] = sets.map(take) as [Vectors[], Vectors[], Vectors[]];
  return { a: first, b: second, result, one: numbers.one };
}

/** Whether a number is a double, of a range that all have here. */
function isDouble([numerator, denominator]: Fraction): boolean {
  if ((denominator & (denominator - 1n)) !== 0n) return false;
  const magnitude = numerator < 0n ? -numerator : numerator;
  return magnitude === 0n || magnitude / (magnitude & -magnitude) < 1n << 53n;
}

/** The crossings of the edges of two polygons. */
function crossings({ a, b }: Case) {
  const edges = edgesOf([a, b]);
  return edges.flatMap((e, i) =>
    edges.slice(i + 1).flatMap((f) => (e.set === f.set ? [] : (crossing(e, f) ?? []))),
  );
}

/** Whether all crossings are doubles: then so are the vertices of the true result, and there is nothing to round. */
function isRepresentable(one: Case): boolean {
  const isOne = ([p, q]: Fraction) => isDouble(reduced(p, q * one.one));
  return crossings(one).every(({ x, y }) => isOne(x) && isOne(y));
}

/** Twice the area of the true result, which the areas of the two polygons and of what they have in common tell. */
function twiceTrueArea({ a, b }: Case, operation: PolygonOperation): Fraction {
  const common = commonArea(a, b);
  const times = (both: bigint, minus: bigint): Fraction =>
    reduced(both * common.denominator - minus * common.numerator, common.denominator);
  const [first, second] = [areaOf(a).numerator, areaOf(b).numerator];
  if (operation === 'Intersection') return times(0n, -1n);
  if (operation === 'Difference') return times(first, 1n);
  return times(first + second, operation === 'Union' ? 1n : 2n);
}

/** What is true of all right results: whether they have to be rounded, and the area. */
export function polygonOperationReferee(values: Float64Array, operation: PolygonOperation): string {
  const one = caseOf(values, []);
  const [p, q] = twiceTrueArea(one, operation);
  const kind = p === 0n ? 'empty' : isRepresentable(one) ? 'representable' : 'rounded';
  return `${kind} ${fractionText(p, 2n * q * one.one * one.one)}`;
}

/**
 * How far a result may be off, as a part of N L²: L is the largest coordinate, and N counts the vertices of both
 * polygons and the crossings of their edges.
 *
 * Who rounds the vertices of the true result moves each by at most D = 2^-50 L in each coordinate, which is two ulps
 * and more. The two edges of a vertex that is moved by √2 D sweep over no more than their lengths, 2√2 L each, times √2
 * D: 8 L D, and N of that are N L² 2^-47.
 *
 * The bound of results that are wrong without doubt is 2^17 times that: far more than the errors of crossings that are
 * computed in doubles, and far less than an edge of a lattice.
 */
export const DERIVED = 47;
export const GROSS = 30;

/** The lower bound of a sum of areas: each is rounded down to this many binary places. */
const PLACES = 128n;

function sumOf(cells: readonly Cell[]): bigint {
  return cells.reduce((sum, { area: [p, q] }) => sum + (p << PLACES) / q, 0n);
}

function largestOf(rings: readonly Vectors[]): bigint {
  let largest = 0n;
  for (const p of rings.flat()) for (const x of p) if ((x < 0n ? -x : x) > largest) largest = x < 0n ? -x : x;
  return largest;
}

function describe({ one }: Case, wrong: readonly Cell[], isIn: (cell: Cell) => boolean): string {
  const largest = wrong.reduce((best, cell) => (isLess(best.area, cell.area) ? cell : best));
  const number = ([p, q]: Fraction, by: bigint) => toNumber({ numerator: p, denominator: q * by });
  const total = number([sumOf(wrong), 1n << PLACES], one * one);
  const { x, y } = largest.middle;
  const [is, should] = isIn(largest) ? ['outside of', 'inside'] : ['inside', 'outside of'];
  return `the point near (${number(x, one)}, ${number(y, one)}) is ${is} the result and has to be ${should} it; what is wrong has the area ${total}`;
}

/**
 * What is wrong with a result, the inside of which is by even-odd: where it differs from the true one by more than
 * `bits` allow, or at all if `isStrict` and nothing had to be rounded.
 */
export function checkPolygonOperation(
  values: Float64Array,
  said: string,
  operation: PolygonOperation,
  { bits, isStrict }: { readonly bits: number; readonly isStrict: boolean },
): string | undefined {
  const polygons = readPolygons(said);
  const one = caseOf(values, polygons);
  const short = one.result.findIndex((ring) => ring.length < 3);
  if (short >= 0) return `ring ${short} has ${one.result[short]!.length} points`;
  const isIn = ({ inside }: Cell) => IS_IN[operation](inside[0]!, inside[1]!);
  const cells = cellsOf(edgesOf([one.a, one.b, one.result]), 3);
  const wrong = cells.filter((cell) => isIn(cell) !== cell.inside[2]);
  if (isStrict && isRepresentable(one))
    return wrong.length > 0 ? describe(one, wrong, isIn) : nestingFault(one, polygons, operation);
  const largest = largestOf([...one.a, ...one.b]);
  const vertices = BigInt(one.a.flat().length + one.b.flat().length + crossings(one).length);
  const isTooFar = sumOf(wrong) > (vertices * largest * largest) << (PLACES - BigInt(bits));
  return isTooFar ? describe(one, wrong, isIn) : undefined;
}

/** Whether outer rings and holes are told apart: their areas have to add up to that of the result. */
function nestingFault(one: Case, polygons: readonly RingsOfPoints[], operation: PolygonOperation) {
  let at = 0;
  let twice = 0n;
  for (const rings of polygons) {
    rings.forEach((_, i) => {
      const area = doubleArea(one.result[at++]!);
      twice += (area < 0n ? -area : area) * (i === 0 ? 1n : -1n);
    });
  }
  const [p, q] = twiceTrueArea(one, operation);
  if (twice * q === p) return undefined;
  const square = 2n * one.one * one.one;
  return `outer rings without their holes have the area ${fractionText(twice, square)}, the result has ${fractionText(p, q * square)}`;
}
