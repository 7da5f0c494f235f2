import * as rational from '../../arithmetic/rational.js';
import { type AnyQuestion, isPredicate } from '../../oracle/questions/question.js';
import { cross, dot, isZero, subtract, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { placeOf } from '../../oracle/verdict/margins/place.js';
import { compareFractions, type Focus, type Fraction, fraction } from './fractions.js';
import { decidedPoint } from './predicate-marks.js';
import { fociOfRound, squareFromHull } from './round-focus.js';
import type { Mark, Scene, Tone } from './scene.js';

type Linear = Extract<Mark, { type: 'segment' | 'ray' | 'line' }>;

/** The squared distance of a point from a segment, ray or line. */
function squareFrom(p: Vector, mark: Linear): Fraction {
  const origin = mark.type === 'segment' ? mark.from : mark.origin;
  const direction = mark.type === 'segment' ? subtract(mark.to, mark.from) : mark.direction;
  const w = subtract(p, origin);
  const length = dot(direction, direction);
  const at = dot(w, direction);
  const between = (x: Vector) => fraction(dot(x, x), 1n);
  if (length === 0n || (mark.type !== 'line' && at <= 0n)) return between(w);
  if (mark.type === 'segment' && at >= length) return between(subtract(p, mark.to));
  const across = cross(direction, w);
  return fraction(dot(across, across), length);
}

/** The squared distance of a point from a plane, or a line of the plane. */
function squareFromFlat(p: Vector, { normal, constant }: Extract<Mark, { type: 'flat' }>): Fraction {
  const value = dot(normal, p) + constant;
  return fraction(value * value, dot(normal, normal));
}

/** The squared distance of a point from the plane of a face, where it is above or below that face. */
function squareFromFace(p: Vector, ring: readonly Vector[]): Fraction | undefined {
  const [a, b, c] = ring;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const n = cross(subtract(b, a), subtract(c, a));
  if (isZero(n)) return undefined;
  const isAbove = ring.every((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    return dot(cross(subtract(to, from), subtract(p, from)), n) >= 0n;
  });
  const value = dot(n, subtract(p, a));
  return isAbove ? fraction(value * value, dot(n, n)) : undefined;
}

/** The squared distance of a point from the nearest of the faces of a polytope that it is above or below. */
function squareFromPolytope(p: Vector, mark: Extract<Mark, { type: 'polytope' }>): Fraction | undefined {
  const sides = mark.halfSpaces.map((h) => ({
    value: dot(h.normal, p) + h.constant,
    length: dot(h.normal, h.normal),
  }));
  const outside = sides.filter(({ value }) => value < 0n);
  const faces = outside.length === 0 ? sides : outside;
  if (outside.length > 1) return undefined;
  const squares = faces.flatMap(({ value, length }) =>
    length === 0n ? [] : [fraction(value * value, length)],
  );
  return squares.sort(compareFractions)[0];
}

/** The square of a double that is a distance, in the scene's integers. */
function squareOf(distance: number, one: bigint): Fraction {
  const square = rational.square(rational.fromNumber(distance));
  return rational.multiply(square, rational.fromParts(one * one, 1n));
}

/** More pairs than these are not compared: then only points with names are. */
const MOST_PAIRS = 40_000;

/** The corners of shapes, each once: points with names, and the ends of sides. */
export function cornersOf({ marks }: Scene): { readonly at: Vector; readonly tone: Tone }[] {
  const found = new Map<string, { at: Vector; tone: Tone }>();
  const add = (at: Vector, tone: Tone) => found.set(`${tone} ${at.join(' ')}`, { at, tone });
  for (const mark of marks) {
    if (mark.type === 'point' && mark.isCenter !== true) add(mark.at, mark.tone);
    if (mark.type === 'ray' || mark.type === 'line') add(mark.origin, mark.tone);
  }
  const named = [...found.values()];
  for (const mark of marks) {
    if (mark.type !== 'segment') continue;
    add(mark.from, mark.tone);
    add(mark.to, mark.tone);
  }
  return found.size * marks.length > MOST_PAIRS ? named : [...found.values()];
}

/**
 * Pairs of a corner of one shape and a part of the other. Of a shape alone, its corners and the sides that they are not
 * the ends of.
 */
function* squares(scene: Scene): Generator<Focus> {
  const { dimension, marks } = scene;
  const isAlone = new Set(marks.map(({ tone }) => tone)).size === 1;
  for (const { at, tone } of cornersOf(scene)) {
    for (const mark of marks) {
      if (!isAlone && mark.tone === tone) continue;
      const square = squareBetween(at, mark, dimension, isAlone);
      if (square !== undefined) yield { at, over: 1n, square };
    }
  }
  for (const round of marks) {
    if (round.type !== 'hull') continue;
    for (const mark of marks) if (mark.tone !== round.tone) yield* fociOfRound(round, mark);
  }
}

function squareBetween(p: Vector, mark: Mark, dimension: 2 | 3, isAlone: boolean): Fraction | undefined {
  if (mark.type === 'flat') return squareFromFlat(p, mark);
  // A polygon that is none has no rings.
  if (mark.type === 'area')
    return dimension === 3 && !isAlone ? squareFromFace(p, mark.rings[0] ?? []) : undefined;
  if (mark.type === 'point') {
    if (mark.isCenter) return undefined;
    const w = subtract(p, mark.at);
    return isAlone && isZero(w) ? undefined : fraction(dot(w, w), 1n);
  }
  if (mark.type === 'round') return undefined;
  if (mark.type === 'hull') return isAlone ? undefined : squareFromHull(mark, p);
  if (mark.type === 'polytope') return isAlone ? undefined : squareFromPolytope(p, mark);
  const square = squareFrom(p, mark);
  return isAlone && square.numerator === 0n ? undefined : square;
}

/**
 * Where a case is decided: of a predicate its last point, at its true distance from where the sign changes; of shapes
 * the point of one that is nearest to the other. `undefined` where nothing is near anything.
 */
export function focusOf(question: AnyQuestion, values: readonly number[], scene: Scene): Focus | undefined {
  if (isPredicate(question)) {
    const decided = scene.marks.find(
      (mark) => mark.type === 'point' && mark.label === decidedPoint[question.name],
    );
    const { distance } = placeOf(question, values);
    if (decided?.type !== 'point' || distance === undefined || !Number.isFinite(distance)) return undefined;
    return { at: decided.at, over: 1n, square: squareOf(distance, scene.one) };
  }
  let nearest: Focus | undefined;
  for (const focus of squares(scene)) {
    if (nearest === undefined || compareFractions(focus.square, nearest.square) < 0) nearest = focus;
  }
  return nearest;
}
