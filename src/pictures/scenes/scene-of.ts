import type { Part } from '../../oracle/questions/layout.js';
import { type AnyQuestion, isPredicate } from '../../oracle/questions/question.js';
import { shapeNames, shapesOf } from '../../oracle/questions/shapes.js';
import { cornersOf } from '../../oracle/referees/shapes/half-space-features.js';
import { dot, isZero, multiply, type Rational3, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { boxAround } from '../exact/ovals.js';
import { isBounded } from './half-spaces.js';
import { type Numbers, numbersFor, numbersIn, type Reading, vectorOf } from './numbers.js';
import { decidedPoint, predicateMarks } from './predicate-marks.js';
import type { Mark, Scene, Tone } from './scene.js';
import { shapeMarks } from './shape-marks.js';
import { endMarks, isMotion } from './sweeps.js';

/** Predicates of which a vector is a point to be drawn: elsewhere it has no place. */
const POINTS = new Set<Part['kind']>(['point']);

/** The words of a camel-cased name: `lineRay2d` is `line`, `ray`. */
const wordsOf = (name: string): string[] =>
  name.toLowerCase() === name
    ? [name]
    : name.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/[23]d$/, ''));

function predicateScene({ name, layout }: AnyQuestion, values: readonly number[], numbers: Numbers): Scene {
  const { dimension, parts } = layout;
  const partNamed = (wanted: string) => parts.find((part) => part.name === wanted)!;
  const vector = (wanted: string) => {
    const { at } = partNamed(wanted);
    return vectorOf(numbers, values.slice(at, at + dimension));
  };
  const last = (wanted: string) => {
    const { at, size } = partNamed(wanted);
    return numbers.of(values[at + size - 1]!);
  };
  const decided = decidedPoint[name];
  const points = parts
    .filter(({ kind }) => POINTS.has(kind))
    .map(({ name: label }): Mark => {
      const tone: Tone = label === decided ? 'b' : 'a';
      return { type: 'point', at: vector(label), label, tone };
    });
  const around = predicateMarks[name]?.({ vector, number: last, one: numbers.one }) ?? [];
  return { dimension, one: numbers.one, marks: [...around, ...points] };
}

/** What `{ origin, direction }` is: as the argument is called, or the question. */
function linearOf(question: string, argument: string, i: number): 'ray' | 'line' {
  const word = argument === 'ray' || argument === 'line' ? argument : wordsOf(question)[i];
  return word === 'ray' ? 'ray' : 'line';
}

/**
 * The exact shapes of a case; `undefined` if it has no picture: a code, a matrix, a mesh that is too large, numbers
 * alone.
 *
 * @param reading what the numbers are taken for
 * @param others numbers that will be drawn over it: the denominator is one of theirs, too
 */
export function sceneOf(
  question: AnyQuestion,
  values: readonly number[],
  reading: Reading = { as: 'doubles', both: false },
  others: readonly number[] = [],
): Scene | undefined {
  if (isPredicate(question)) {
    const scene = predicateScene(question, values, numbersFor(values, reading));
    return scene.marks.some(({ type }) => type === 'point') ? scene : undefined;
  }
  const shapes = shapesOf(question, values);
  const finer = shapes.some(isGivenByPlanes) ? FINER : 1n;
  const numbers = numbersFor([...numbersIn(shapes), ...others], reading, shapes.some(hasSizes), finer);
  const { dimension } = question.layout;
  const names = shapeNames(question);
  let drawn = 0;
  const marks = shapes.flatMap((shape, i): readonly Mark[] => {
    const name = names[i]!;
    if (!hasPlace(question, name, shape)) return [];
    const tone = i === 0 ? 'a' : 'b';
    const isRing = name === 'ring' || name === 'polygon' || wordsOf(question.name)[0] === 'polygon';
    const linear = linearOf(question.name, name, i);
    const part = shapeMarks(
      { name, question: question.name, tone, numbers, dimension, linear, isRing },
      shape,
    );
    if (part !== undefined) drawn++;
    return i === 0 ? [...(part ?? []), ...endMarks(question, values, numbers, part ?? [])] : (part ?? []);
  });
  return drawn === 0 || marks.length === 0 || isHalf(shapes, drawn, question, names)
    ? undefined
    : { dimension, one: numbers.one, marks };
}

/** Of k-DOPs and frusta corners are quotients: frames are around them, up to a unit. */
const FINER = 1n << 64n;

function isGivenByPlanes(shape: unknown): boolean {
  return typeof shape === 'object' && shape !== null && isBounded(shape);
}

/** Oriented boxes have corners that are sums of products. */
function hasSizes(shape: unknown): boolean {
  return typeof shape === 'object' && shape !== null && 'halfSize' in shape;
}

function isVector({ layout }: AnyQuestion, name: string): boolean {
  return layout.parts.some(
    (part) =>
      part.name.split('.')[0] === name &&
      !part.name.includes('.') &&
      /^(?:vector|direction)$/.test(part.kind),
  );
}

/** Rules, counts, options and directions have no place. */
function hasPlace(question: AnyQuestion, name: string, shape: unknown): boolean {
  return (
    typeof shape === 'object' &&
    shape !== null &&
    name !== 'options' &&
    !isVector(question, name) &&
    !isMotion(question, name)
  );
}

/** Whether a shape is missing: half of a question is no picture of it. */
function isHalf(
  shapes: readonly unknown[],
  drawn: number,
  question: AnyQuestion,
  names: readonly string[],
): boolean {
  const wanted = shapes.filter((shape, i) => hasPlace(question, names[i]!, shape));
  return drawn < wanted.length;
}

/** The integers below and above a point. */
function unitAround({ x, y, z, w }: Rational3): Vector[] {
  const below = (v: bigint) => v / w - (v % w < 0n ? 1n : 0n);
  const above = (v: bigint) => -below(-v);
  return [
    [below(x), below(y), below(z)],
    [above(x), above(y), above(z)],
  ];
}

/** All places that have to be seen; of planes alone the points of them that are nearest to the origin. */
export function placesOf({ marks }: Scene): Vector[] {
  const places = marks.flatMap((mark) => {
    if (mark.type === 'point') return [mark.at];
    if (mark.type === 'segment') return [mark.from, mark.to];
    if (mark.type === 'ray' || mark.type === 'line') return [mark.origin];
    if (mark.type === 'hull') return mark.parts.flatMap(boxAround);
    if (mark.type === 'polytope') return cornersOf(mark.halfSpaces).flatMap(unitAround);
    return mark.type === 'area' ? mark.rings.flat() : [];
  });
  if (places.length > 0) return places;
  return marks.flatMap((mark) => {
    if (mark.type !== 'flat' || isZero(mark.normal)) return [];
    const [x, y, z] = multiply(mark.normal, -mark.constant);
    return unitAround({ x, y, z, w: dot(mark.normal, mark.normal) });
  });
}
