import { foundText } from '../../answers/boxes.js';
import { askedLinear, patternBoxes } from '../../cases/indexes.js';
import { MANY_PLANE, planeBox, planeBoxes, planeLinear, planePoints } from '../../cases/plane-indexes.js';
import { exact } from './vectors.js';

/**
 * What is near a point, in a box or along a segment, of many points or boxes of the plane: the squares of all distances
 * as integers, and all entries as fractions, sorted. The kernel searches trees, and computes neither.
 */

const order = (i: number, j: number, difference: bigint) =>
  difference < 0n ? -1 : difference > 0n ? 1 : i - j;

/** The square of the distance from a number to an interval. */
function squareTo(low: bigint, high: bigint, x: bigint): bigint {
  return x < low ? (low - x) ** 2n : x > high ? (x - high) ** 2n : 0n;
}

/** Boxes as integers, with what is asked about. */
function readBoxes(boxes: Float64Array, v: Float64Array) {
  const { from, to, isRay } = planeLinear(v);
  const { numerators } = exact([...boxes, ...from, v[MANY_PLANE.radius]!, ...planeBox(v), ...to]);
  const count = boxes.length / 4;
  const rest = numerators.slice(4 * count);
  const places = Array.from({ length: count }, (_, i) => i);
  const box = (i: number) => numerators.slice(4 * i, 4 * i + 4);
  const [point, radius, asked, target] = [rest.slice(0, 2), rest[2]!, rest.slice(3, 7), rest.slice(7, 9)];
  const squares = places.map((i) => {
    const [x, y, X, Y] = box(i) as [bigint, bigint, bigint, bigint];
    return squareTo(x, X, point[0]!) + squareTo(y, Y, point[1]!);
  });
  const nearest = [...places].sort((i, j) => order(i, j, squares[i]! - squares[j]!));
  return {
    count,
    box,
    places,
    point,
    direction: isRay ? target : target.map((x, k) => x - point[k]!),
    isRay,
    within: places.filter((i) => squares[i]! <= radius * radius),
    nearest: nearest.slice(0, v[MANY_PLANE.k]!),
    meeting: places.filter((i) =>
      [0, 1].every((k) => asked[k]! <= box(i)[k + 2]! && box(i)[k]! <= asked[k + 2]!),
    ),
  };
}

export function kdTree2dReferee(v: Float64Array): string {
  // Points as boxes without extent.
  const points = planePoints(v);
  const boxes = Float64Array.from({ length: 2 * points.length }, (_, i) => points[2 * (i >> 2) + (i % 2)]!);
  const { within, count, nearest, meeting } = readBoxes(boxes, v);
  return `${foundText(within, count)} ${nearest.join()} ${meeting.join()}`;
}

export function boxTree2dReferee(v: Float64Array): string {
  const { count, box, places, point, direction, isRay, within, nearest, meeting } = readBoxes(
    planeBoxes(v),
    v,
  );
  const entries = places.map((i) => entryOf(box(i), point, direction, isRay));
  return `${foundText(meeting, count)} ${within.join()} ${nearest.join()} ${inOrder(entries).join()}`;
}

/** Which boxes of space a segment or a ray meets, near to far. */
export function uniformGridAlongReferee(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const { from, to, isRay } = askedLinear(v);
  const { numerators } = exact([...boxes, ...from, ...to]);
  const count = boxes.length / 6;
  const origin = numerators.slice(6 * count, 6 * count + 3);
  const by = numerators.slice(6 * count + 3).map((x, k) => (isRay ? x : x - origin[k]!));
  const entries = Array.from({ length: count }, (_, i) =>
    entryOf(numerators.slice(6 * i, 6 * i + 6), origin, by, isRay),
  );
  return foundText(inOrder(entries), count);
}

/** The places of entries that there are, the first first. */
function inOrder(entries: readonly ({ p: bigint; q: bigint } | undefined)[]): number[] {
  const places = entries.flatMap((entry, i) => (entry === undefined ? [] : [i]));
  return places.sort((i, j) => order(i, j, entries[i]!.p * entries[j]!.q - entries[j]!.p * entries[i]!.q));
}

/** Where a segment or a ray comes into a box: clipped axis by axis, p / q with q > 0. */
function entryOf(
  box: readonly bigint[],
  from: readonly bigint[],
  by: readonly bigint[],
  isRay: boolean,
): { p: bigint; q: bigint } | undefined {
  let first = { p: 0n, q: 1n };
  // A ray ends at infinity: 1 / 0.
  let last = { p: 1n, q: isRay ? 0n : 1n };
  const n = by.length;
  for (let k = 0; k < n; k++) {
    const [low, high, d] = [box[k]! - from[k]!, box[k + n]! - from[k]!, by[k]!];
    if (d === 0n) {
      if (low > 0n || high < 0n) return undefined;
      continue;
    }
    const entry = d > 0n ? { p: low, q: d } : { p: -high, q: -d };
    const exit = d > 0n ? { p: high, q: d } : { p: -low, q: -d };
    if (entry.p * first.q > first.p * entry.q) first = entry;
    if (exit.p * last.q < last.p * exit.q) last = exit;
  }
  return first.p * last.q <= last.p * first.q ? first : undefined;
}
