/**
 * Distances of circles, spheres and what they sweep: the closest pairs of vertices, edges and faces of the cores, by
 * the referee of flat shapes, and from there by the radii along the way between them. Numbers are u + v x for the
 * length x of that way, which is bounded until the bounds decide or round to one double. The kernel walks over corrals,
 * and takes signs of squares.
 */
import { distanceText, type PairText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { isRound } from '../../../cases/round/operands.js';
import { type SweptPair, sweptShapes } from '../../../cases/round/swept-distances.js';
import { type Answer, type ExactPair, exactDistance, inOrder } from '../distance/distance.js';
import { lifted, operand, type Reader, readerFor } from '../distance/operands.js';
import {
  add,
  dot,
  exact,
  isZero,
  multiply,
  ORIGIN,
  type Rational3,
  sameVector,
  signOf,
  subtract,
  type Vector,
} from '../vectors.js';
import { linearSign, type Root, rootsOf, roundedAt } from './roots.js';
import { type RoundOperand, roundOperand } from './swept.js';

type Kind = SweptPair['a'];

/** What has been found between the cores, and how the radii are beside it. */
export interface Way {
  readonly cores: Answer;
  readonly operands: readonly [RoundOperand, RoundOperand];
  readonly kinds: readonly [Kind, Kind];
  /** The length of the way between the cores, times its denominator. */
  readonly x: Root;
  /** x², and the sum of the radii over the same denominator. */
  readonly square: bigint;
  readonly reach: bigint;
  /** The sign of the length minus the sum of the radii. */
  readonly side: number;
  readonly unit: bigint;
}

/** The referee of a pair; `rejected` where a polyhedron is none. */
export function sweptDistanceReferee(pair: SweptPair): (values: Float64Array) => string {
  const { a, b, dimension } = pair;
  const shapesOf = sweptShapes(pair);
  return (values) => {
    const shapes = shapesOf(values);
    const reader = readerFor([a, b], shapes);
    const [first, second] = [a, b].map((kind, i) => operandOf(kind, shapes[i], reader, dimension));
    if (first === undefined || second === undefined) return 'rejected';
    return textOf(wayBetween([first, second], [a, b], reader.unit), dimension);
  };
}

/** A shape as a core and a radius, of the plane at z = 0; `undefined` if it is none. */
export function operandOf(
  kind: Kind,
  shape: unknown,
  reader: Reader,
  dimension: 2 | 3,
): RoundOperand | undefined {
  if (dimension === 3 || isRound(kind)) return roundOperand(kind, shape, reader);
  const core = operand(kind === 'box' ? 'rectangle' : kind, lifted(shape), reader);
  return core && { core, radius: 0n };
}

export function wayBetween(operands: Way['operands'], kinds: Way['kinds'], unit: bigint): Way {
  const cores = exactDistance(operands[0].core, operands[1].core);
  const { vector, denominator } = cores.difference;
  const square = dot(vector, vector);
  const reach = (operands[0].radius + operands[1].radius) * denominator;
  const x = rootsOf([1n, 0n, -square]).at(-1)!;
  return { cores, operands, kinds, x, square, reach, side: signOf(square - reach * reach), unit };
}

/** The distance as the nearest double. */
export function roundedDistance({ cores, x, reach, side, unit }: Way): number {
  return side > 0 ? roundedAt(x, -reach, 1n, cores.difference.denominator * unit) : 0;
}

function textOf(way: Way, dimension: 2 | 3): string {
  const { cores, side, unit } = way;
  const below = cores.difference.denominator * unit;
  const distance = roundedDistance(way);
  const sorted = [...cores.pairs].sort((p, q) => inOrder(p.atA, q.atA));
  const isAlone = cores.pairs.length === 1 && !cores.isUnbounded;
  const text = distanceText({
    squared: side > 0 ? squareText(way, below * below) : '0/1',
    distance,
    isUnique: isAlone && !isThick(way),
    pairs: sorted.map((pair) => pairText(way, pair, dimension)),
  });
  return `${text} ${distance < Infinity ? orderOf(way, below, distance) : '-'}`;
}

/** More than a point is common to shapes that overlap, unless one is a point itself. */
function isThick({ side, reach, operands }: Way): boolean {
  return side < 0 && reach > 0n && !operands.some(isPoint);
}

function isPoint({ core, radius }: RoundOperand): boolean {
  if (radius !== 0n || 'normal' in core || core.linear !== undefined) return false;
  const { points } = core.shape;
  return points.every((p) => sameVector(p, points[0]!));
}

/** The square of (x - reach) / d: a fraction, or one minus the root of another one. */
function squareText({ x, square, reach }: Way, below: bigint): string {
  const sum = square + reach * reach;
  if (reach === 0n || x.n === 0n) return fractionText(sum * x.q - 2n * reach * x.p, below * x.q);
  return `${fractionText(sum, below)}-√(${fractionText(4n * reach * reach * square, below * below)})`;
}

/** The sign of the distance minus what it is rounded to. */
function orderOf({ x, reach, side }: Way, below: bigint, distance: number): number {
  if (side <= 0) return 0;
  const { numerators, one } = exact([distance]);
  return linearSign(x, [one, -reach * one - numerators[0]! * below]);
}

/** Coordinates (u + v x) / w. */
interface Place {
  readonly u: Vector;
  readonly v: Vector;
  readonly w: bigint;
}

export function pairText(way: Way, pair: ExactPair, dimension: 2 | 3): PairText {
  const [atA, atB] = [placeOf(way, 0, pair.atA, pair.atB), placeOf(way, 1, pair.atB, pair.atA)];
  const rounded = ({ u, v, w }: Place) =>
    u.slice(0, dimension).map((part, i) => roundedAt(way.x, part, v[i]!, w * way.unit));
  return {
    a: nameAt(way, 0, atA) ?? pair.a,
    b: nameAt(way, 1, atB) ?? pair.b,
    pointA: rounded(atA),
    pointB: rounded(atB),
  };
}

/** From a point of a core towards the other one: as far as the radius, or by its part of both radii. */
function placeOf(
  { operands, cores, square, reach, side }: Way,
  which: 0 | 1,
  from: Rational3,
  to: Rational3,
): Place {
  const { radius } = operands[which];
  const { denominator } = cores.difference;
  const w = from.w * to.w;
  const start: Vector = [from.x * to.w, from.y * to.w, from.z * to.w];
  const way = subtract([to.x * from.w, to.y * from.w, to.z * from.w], start);
  if (radius === 0n) return { u: start, v: ORIGIN, w };
  const part = multiply(way, radius * denominator);
  // The way is x / denominator long: radius / that, times it; 1 / x is x / x².
  return side > 0
    ? { u: multiply(start, square), v: part, w: w * square }
    : { u: add(multiply(start, reach), part), v: ORIGIN, w: w * reach };
}

/** What of a round shape a place is on; none of a flat one. */
function nameAt({ kinds, operands, x, side }: Way, which: 0 | 1, place: Place): string | undefined {
  const kind = kinds[which];
  const { core, radius } = operands[which];
  if (!isRound(kind)) return undefined;
  const isPlanar = kind === 'circle' || kind === 'capsule2d';
  if (side < 0 && radius > 0n) return isPlanar ? 'f0' : 'in';
  if (kind !== 'capsule') return isPlanar ? 'e0' : 'f0';
  if ('normal' in core) throw new Error('unreachable: the core of a capsule is a segment');
  const [start, end] = core.shape.points as [Vector, Vector];
  const axis = subtract(end, start);
  if (isZero(axis)) return 'f1';
  // How far along the axis the place is from an end.
  const height = (from: Vector) =>
    linearSign(x, [dot(place.v, axis), dot(place.u, axis) - dot(from, axis) * place.w]);
  const [above, below] = [height(start), -height(end)];
  if (above < 0) return 'f1';
  if (below < 0) return 'f2';
  return above === 0 ? 'e0' : below === 0 ? 'e1' : 'f0';
}
