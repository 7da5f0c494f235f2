/**
 * Buffers, judged by distances alone, in rationals: the boundary of what is said is nowhere nearer to the shape than
 * the lesser radius, and everywhere within the greater one; the shape is in it; and so are other points as their
 * distances say. Nothing is constructed.
 */
import { type BufferLike, readBuffer } from '../../../answers/buffers.js';
import { BUFFERED, bufferCaseOf, lineBufferOf } from '../../../cases/polygon-sets/buffers.js';
import { COMBINED, operandAt } from '../../../cases/polygon-sets/operands.js';
import { exact } from '../vectors.js';
import { stretchesOf } from './distances.js';
import { type Region, regionOf } from './region.js';
import {
  areCrossing,
  isFarther,
  isNearer,
  joined,
  middleOf,
  type Place,
  type Stretch,
  sideOf,
  squareTo,
} from './stretches.js';

/** What is put around: all up to a radius, and nothing beyond another; or, eroded, what is left without it. */
interface Judged {
  readonly shape: readonly Stretch[];
  /** -1: lines; else the shape is what its pieces enclose, and 1 if something is put around that, 0 if it is eroded. */
  readonly kind: -1 | 0 | 1;
  readonly low: bigint;
  readonly high: bigint;
  readonly probes: readonly Place[];
}

/** How often a piece of a boundary is halved, to find a piece of the shape that all of a part is near to. */
const HALVINGS = 14;

function isCovered(
  [a, b]: Stretch,
  pieces: readonly Stretch[],
  high: bigint,
  [nearA, nearB]: readonly (readonly boolean[])[],
  halvings: number,
): boolean {
  if (!(nearA!.includes(true) && nearB!.includes(true))) return false;
  // What is closer to the radius than that is not told.
  if (halvings === 0 || nearA!.some((is, i) => is && nearB![i]!)) return true;
  const middle = middleOf(a, b);
  const near = nearTo(middle, pieces, high);
  return (
    isCovered([a, middle], pieces, high, [nearA!, near], halvings - 1) &&
    isCovered([middle, b], pieces, high, [near, nearB!], halvings - 1)
  );
}

const nearTo = (p: Place, pieces: readonly Stretch[], high: bigint): boolean[] =>
  pieces.map((piece) => !isFarther(squareTo(p, piece), high));

function boundaryFault(stretch: Stretch, judged: Judged): string | undefined {
  const { shape, kind, low, high } = judged;
  const pieces: Stretch[] = [];
  for (const piece of shape) {
    if (areCrossing(stretch, piece)) return 'the boundary crosses that of the shape';
    const squares = [...stretch.map((p) => squareTo(p, piece)), ...piece.map((p) => squareTo(p, stretch))];
    if (squares.some((square) => isNearer(square, low))) return 'the boundary is too near to the shape';
    if (squares.some((square) => !isFarther(square, high))) pieces.push(piece);
  }
  const near = stretch.map((p) => nearTo(p, pieces, high));
  if (!isCovered(stretch, pieces, high, near, HALVINGS)) return 'the boundary is too far from the shape';
  const wrong = kind === 0 ? -1 : 1;
  return kind !== -1 && sideOf(stretch[0], shape) === wrong
    ? 'the boundary is on the wrong side of that of the shape'
    : undefined;
}

function probeFault(p: Place, boundary: readonly Stretch[], judged: Judged): string | undefined {
  const { shape, kind, low, high } = judged;
  const inShape = kind === -1 ? -1 : sideOf(p, shape);
  const isIn = sideOf(p, boundary);
  // Within what is grown, a distance is 0: the shape, or its outside.
  const isZero = kind === 0 ? inShape <= 0 : inShape >= 0;
  const isNear = isZero || shape.some((piece) => isNearer(squareTo(p, piece), low));
  const isFar = !isZero && shape.every((piece) => isFarther(squareTo(p, piece), high));
  const isGrown = kind !== 0;
  if (isNear && (low > 0n || inShape !== 0) && (isGrown ? isIn < 0 : isIn > 0)) return 'a point that is near';
  if (isFar && (isGrown ? isIn >= 0 : isIn < 0)) return 'a point that is far';
  return undefined;
}

function bufferFault(judged: Judged, boundary: readonly Stretch[]): string | undefined {
  for (const stretch of boundary) {
    const fault = boundaryFault(stretch, judged);
    if (fault !== undefined) return fault;
  }
  const corners = judged.low > 0n ? judged.shape.map(([p]) => p) : [];
  for (const p of [...corners, ...judged.probes]) {
    const fault = probeFault(p, boundary, judged);
    if (fault !== undefined) return `${fault} is on the wrong side`;
  }
  return undefined;
}

/** The rings of what is said, in units of 1 / one. */
const boundaryOf = ({ rings }: BufferLike, one: bigint): Stretch[] =>
  rings.flatMap((ring) => {
    const places = ring.map(
      ([x, y]): Place => ({
        x: x.numerator * y.denominator * one,
        y: y.numerator * x.denominator * one,
        w: x.denominator * y.denominator,
      }),
    );
    return places.map((p, i): Stretch => [p, places[(i + 1) % places.length]!]);
  });

/** Centres of corners, two or three at a time. */
function probesOf(corners: readonly (readonly [bigint, bigint])[]): Place[] {
  const at = (i: number) => corners[i % corners.length]!;
  return corners.flatMap((_, i) =>
    [1, 2, 3].flatMap((step): Place[] => {
      const [[ax, ay], [bx, by], [cx, cy]] = [at(i), at(i + step), at(i + 2 * step)];
      return [
        { x: ax + bx, y: ay + by, w: 2n },
        { x: ax + bx + cx, y: ay + by + cy, w: 3n },
      ];
    }),
  );
}

const radiiOf = (distance: bigint, deviation: bigint, isAround: boolean): { low: bigint; high: bigint } => {
  const least = distance - deviation;
  return isAround
    ? { low: distance, high: distance + deviation }
    : { low: least > 0n ? least : 0n, high: distance };
};

const regionWith = (values: Float64Array, others: readonly (readonly [number, number])[]): Region =>
  regionOf([operandAt(values, 0, BUFFERED)], COMBINED.union, others);

/** What is asked about, and how many rings there are. */
export function bufferReferee(values: Float64Array): string {
  const { distance } = bufferCaseOf(values);
  const region = regionWith(values, []);
  const isEmpty = stretchesOf(region).length === 0;
  const kind = isEmpty ? 'nothing' : distance > 0 ? 'grown' : distance < 0 ? 'eroded' : 'unchanged';
  return `${kind} ${region.rings.length}`;
}

/** The boundary of a region. Fractions are in lowest terms, so that equal places are written alike. */
function shapeOf(region: Region): Stretch[] {
  const pieces = stretchesOf(region).map(
    (stretch) =>
      stretch.map(([x, y]) => ({
        x: x.numerator * y.denominator,
        y: y.numerator * x.denominator,
        w: x.denominator * y.denominator,
      })) as unknown as Stretch,
  );
  return joined(pieces, ({ x, y, w }) => `${x} ${y} ${w}`);
}

/** What is wrong with a buffer of polygons; `undefined` if nothing is. */
export function checkBuffer(values: Float64Array, said: string): string | undefined {
  const { distance, tolerance, side } = bufferCaseOf(values);
  const buffer = readBuffer(said);
  if (!(buffer.deviation <= tolerance)) return 'a deviation that is more than the tolerance';
  const region = regionWith(values, [[Math.abs(distance), buffer.deviation]]);
  const [size, deviation] = region.others[0]!;
  const shape = shapeOf(region);
  if (shape.length === 0) return buffer.rings.length === 0 ? undefined : 'nothing has no buffer';
  const isEroded = distance < 0;
  return bufferFault(
    {
      ...radiiOf(size, deviation, (side === 'outside') !== isEroded),
      shape,
      kind: isEroded ? 0 : 1,
      probes: probesOf(region.rings.flatMap(({ ring }) => ring)),
    },
    boundaryOf(buffer, region.one),
  );
}

/** How many lines there are, and whether one of them is more than a point. */
export function lineBufferReferee(values: Float64Array): string {
  const { lines, distance } = lineBufferOf(values);
  const isLine = lines.some((line) => line.some(([x, y]) => x !== line[0]![0] || y !== line[0]![1]));
  const kind = lines.length === 0 || distance === 0 ? 'nothing' : isLine ? 'lines' : 'points';
  return `${kind} ${lines.length}`;
}

/** What is wrong with a buffer of lines; `undefined` if nothing is. */
export function checkLineBuffer(values: Float64Array, said: string): string | undefined {
  const { lines, distance, tolerance, side } = lineBufferOf(values);
  const buffer = readBuffer(said);
  if (!(buffer.deviation <= tolerance)) return 'a deviation that is more than the tolerance';
  if (lines.length === 0 || distance === 0) {
    return buffer.rings.length === 0 ? undefined : 'nothing has no buffer';
  }
  const { numerators, one } = exact([distance, buffer.deviation, ...lines.flat(2)]);
  let at = 2;
  const whole = lines.map((line) => line.map(() => [numerators[at++]!, numerators[at++]!] as const));
  const shape = whole.flatMap((line) => {
    const places = line.map(([x, y]): Place => ({ x, y, w: 1n }));
    return places.map((p, i): Stretch => [places[i - 1] ?? p, p]);
  });
  return bufferFault(
    {
      ...radiiOf(numerators[0]!, numerators[1]!, side === 'outside'),
      shape,
      kind: -1,
      probes: probesOf(whole.flat()),
    },
    boundaryOf(buffer, one),
  );
}
