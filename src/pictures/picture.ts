import { absolute } from '../arithmetic/integers.js';
import * as rational from '../arithmetic/rational.js';
import { roundQuotient } from '../arithmetic/rounding.js';
import { stepUlps } from '../oracle/cases/doubles.js';
import type { AnyQuestion } from '../oracle/questions/question.js';
import { dot, subtract, type Vector } from '../oracle/referees/shapes/vectors.js';
import { asDecimals } from '../oracle/verdict/as-decimals.js';
import { type Drawing, drawingOf } from './drawing.js';
import { extremes } from './exact/extremes.js';
import { type Frame, frameAround, frameFor, magnification, placed } from './exact/frame.js';
import { rounded } from './exact/homogeneous.js';
import { latticeIn } from './exact/lattice.js';
import { boxAround } from './exact/ovals.js';
import { cornersOf, focusOf } from './scenes/focus.js';
import { compareFractions, type Focus } from './scenes/fractions.js';
import { sceneOfMade } from './scenes/made-scene.js';
import type { Mark, Scene } from './scenes/scene.js';
import { placesOf, sceneOf } from './scenes/scene-of.js';

/** A closer look. */
export interface Closer {
  readonly drawing: Drawing;
  /** How many times larger it is than the overview. */
  readonly times: number;
  /** How long a side of what is seen is. */
  readonly side: number;
}

/** The pictures of a case. */
export interface Picture {
  readonly overview: Drawing;
  readonly closer?: Closer;
  /** Whether it also shows where everything would be if the numbers were the decimals as written. */
  readonly hasDecimals: boolean;
}

/** A distance that is a smaller part of what is seen to one side is looked at closer. */
const NEAR = 24n;
/**
 * Where nothing has a distance from anything, and the decimals differ: so many steps of the doubles are seen to one
 * side.
 */
const STEPS = 4;
/** What is within so many times the smallest distance belongs to it. */
const FAR = 16n;

function isNear({ square }: Focus, { half }: Frame): boolean {
  const reach = rational.fromParts(half.numerator, half.denominator * NEAR);
  return square.numerator > 0n && compareFractions(square, rational.square(reach)) < 0;
}

/** The square of some steps of the doubles at a point. */
function squareOfSteps({ at, over }: Focus, one: bigint): rational.Rational {
  const largest = Math.max(...at.map((x) => Math.abs(roundQuotient(x, one * over))));
  const step = rational.fromNumber(largest === Number.MAX_VALUE ? 2 ** 971 : stepUlps(largest, 1) - largest);
  return rational.multiply(rational.square(step), rational.fromParts(one * one * BigInt(STEPS), 16n));
}

/** The places around two that are very near to each other, if there are others far away. */
function clusterOf(places: readonly Vector[]): Vector[] {
  const squareBetween = (p: Vector, q: Vector) => {
    const w = subtract(p, q);
    return dot(w, w);
  };
  let nearest: { at: Vector; square: bigint } | undefined;
  for (const [i, at] of places.entries()) {
    for (const other of places.slice(i + 1)) {
      const square = squareBetween(at, other);
      if (square > 0n && (nearest === undefined || square < nearest.square)) nearest = { at, square };
    }
  }
  if (nearest === undefined) return [];
  const { at, square } = nearest;
  return places.filter((p) => squareBetween(p, at) <= FAR * FAR * square);
}

function isMuchLarger(overview: Frame, frame: Frame): boolean {
  const { numerator, denominator } = magnification(overview, frame);
  return numerator > NEAR * denominator;
}

/** The corners of the box around the smallest round shape that is not a point. */
function smallestRound({ marks }: Scene): readonly Vector[] {
  const boxes = marks.flatMap((mark) => (mark.type === 'hull' ? [mark.parts.flatMap(boxAround)] : []));
  const sized = boxes.map((corners) => ({
    corners,
    size: extremes([0, 1, 2].map((i) => extent(corners.map((p) => p[i]!)))).high,
  }));
  const [least] = sized.filter(({ size }) => size > 0n).sort((a, b) => (a.size < b.size ? -1 : 1));
  return least?.corners ?? [];
}

function extent(values: readonly bigint[]): bigint {
  const { low, high } = extremes(values);
  return high - low;
}

/** The frame of a closer look, and the place in its middle. */
function closerFrame(
  focus: Focus | undefined,
  overview: Frame,
  scene: Scene,
  hasDecimals: boolean,
): { readonly frame: Frame; readonly at: Vector; readonly over: bigint } | undefined {
  if (focus !== undefined) {
    const { at, over, square } = focus;
    if (isNear(focus, overview)) return { at, over, frame: frameFor(at, square, over) };
    if (hasDecimals && square.numerator === 0n) {
      const frame = frameFor(at, squareOfSteps(focus, scene.one), over);
      return isMuchLarger(overview, frame) ? { at, over, frame } : undefined;
    }
  }
  for (const cluster of [clusterOf(cornersOf(scene).map((corner) => corner.at)), smallestRound(scene)]) {
    if (cluster.length === 0) continue;
    const frame = frameAround(cluster, scene.one);
    if (isMuchLarger(overview, frame)) return { frame, at: cluster[0]!, over: 1n };
  }
  return undefined;
}

/** The same shapes by the decimals: outlines and boundaries, and points without names. */
function decimalMarks(question: AnyQuestion, values: readonly number[]): readonly Mark[] {
  const marks = sceneOf(question, values, { as: 'decimals', both: true })?.marks ?? [];
  return marks
    .filter(({ type }) => type !== 'area')
    .map((mark): Mark => ({ ...mark, tone: 'decimal', ...(mark.type === 'point' && { label: '' }) }));
}

/**
 * What a case looks like: all of it; and, where it is decided far below what is seen there, a closer look, which is
 * moved and scaled exactly and then rounded. `undefined` for what has no picture.
 */
export function pictureOf(question: AnyQuestion, values: readonly number[]): Picture | undefined {
  const hasDecimals = question.layout.dimension === 2 && asDecimals(question, values)?.differs === true;
  const scene = sceneOf(question, values, { as: 'doubles', both: hasDecimals });
  if (scene === undefined) return undefined;
  const places = placesOf(scene);
  if (places.length === 0) return undefined;
  const frame = frameAround(places, leastHalf(scene));
  const focus = focusOf(question, values, scene);
  const closer = closerFrame(focus, frame, scene, hasDecimals);
  if (closer === undefined) return { overview: drawingOf(scene, frame), hasDecimals: false };
  const { at, over, frame: close } = closer;
  const marks = hasDecimals ? [...decimalMarks(question, values), ...scene.marks] : scene.marks;
  const isSpace = scene.dimension === 3;
  const lattice = isSpace ? [] : latticeIn(close, at, scene.one, over);
  const { numerator, denominator } = magnification(frame, close);
  return {
    overview: { ...drawingOf(scene, frame), spot: rounded(placed(frame, at, over), scene.dimension) },
    closer: {
      drawing: {
        ...drawingOf({ ...scene, marks }, close),
        ...(lattice.length > 0 && { lattice }),
        ...(isSpace && { isCut: true }),
      },
      times: roundQuotient(numerator, denominator),
      side: roundQuotient(2n * close.half.numerator, close.half.denominator * scene.one),
    },
    hasDecimals,
  };
}

/**
 * What an engine made of a case, over what it was given, and what is wrong with it marked; `undefined` where that has
 * no picture.
 */
export function drawingOfMade(
  question: AnyQuestion,
  values: readonly number[],
  made: string,
): Drawing | undefined {
  const scene = sceneOfMade(question, values, made);
  return scene && drawingOf(scene, frameAround(placesOf(scene), leastHalf(scene)));
}

/** Half of the side of a picture in which all is in one point: what goes off from there is seen to its end. */
function leastHalf({ marks, one }: Scene): bigint {
  const lengths = marks.flatMap((mark) =>
    mark.type === 'ray' || mark.type === 'line' ? mark.direction.map(absolute) : [],
  );
  const longest = extremes([0n, ...lengths]).high;
  return longest === 0n ? one : longest;
}
