import {
  boxPairsText,
  foundText,
  manyPairsText,
  movingText,
  pairTexts,
  type Seen,
} from '../../answers/boxes.js';
import {
  askedBox,
  askedPoint,
  boxListAt,
  boxListSize,
  boxOfMany,
  MANY_POINTS,
  MOST_OF_TWO,
  manyBoxes,
  manyPoints,
  patternBoxes,
  stepsOf,
} from '../../cases/indexes.js';
import { exact } from './vectors.js';

/**
 * Pairs of boxes by the ranks of their coordinates: along each axis a box covers the ranks from its minimum to its
 * maximum, and two closed boxes meet where they cover a rank in common along every axis. Ranks are bits of big
 * integers. The kernel compares minima and maxima.
 */

/** For each box the ranks that it covers along each axis. */
function coveredBy(boxes: readonly (readonly bigint[])[], dimension: 2 | 3): bigint[][] {
  const axes = Array.from({ length: dimension }, (_, k) => {
    const ends = boxes.flatMap((box) => [box[k]!, box[k + dimension]!]);
    const ascending = [...new Set(ends)].sort((a, b) => (a < b ? -1 : 1));
    return new Map(ascending.map((x, rank) => [x, BigInt(rank)]));
  });
  return boxes.map((box) =>
    axes.map((ranks, k) => {
      const [low, high] = [ranks.get(box[k]!)!, ranks.get(box[k + dimension]!)!];
      return (2n << high) - (1n << low);
    }),
  );
}

function boxesOf(numbers: readonly bigint[], dimension: 2 | 3): bigint[][] {
  const size = 2 * dimension;
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(size * i, size * (i + 1)));
}

const meet = (p: readonly bigint[], q: readonly bigint[]) =>
  p.every((covered, k) => (covered & q[k]!) !== 0n);

/** Pairs of one list. */
export function boxPairsReferee(v: Float64Array, dimension: 2 | 3): string {
  const { numerators } = exact(boxListAt(v, 0, dimension));
  const covered = coveredBy(boxesOf(numerators, dimension), dimension);
  const pairs = covered.flatMap((p, i) => covered.flatMap((q, j) => (i < j && meet(p, q) ? [i, j] : [])));
  return boxPairsText(pairs, (covered.length * (covered.length - 1)) / 2);
}

/** Pairs of a box of one list and a box of another. */
export function boxPairsBetweenReferee(v: Float64Array, dimension: 2 | 3): string {
  const lists = [0, boxListSize(dimension, MOST_OF_TWO)].map((at) => boxListAt(v, at, dimension));
  const { numerators } = exact(lists.flatMap((list) => Array.from(list)));
  const covered = coveredBy(boxesOf(numerators, dimension), dimension);
  const count = lists[0]!.length / (2 * dimension);
  const pairs = covered
    .slice(0, count)
    .flatMap((p, i) => covered.slice(count).flatMap((q, j) => (meet(p, q) ? [i, j] : [])));
  return boxPairsText(pairs, count * (covered.length - count));
}

/**
 * Which of many boxes meet, by sets: of all boxes, as bits of one big integer, those that begin at or before a number
 * along an axis, and those that end at or after it. The kernel has trees, cells and sorted lists, and compares boxes
 * two by two.
 */

/**
 * Bits of all boxes by the value of coordinate k: those at or below each value, or at or above it, as a function of a
 * number.
 */
function bitsByValue(
  boxes: readonly Float64Array[],
  k: number,
  side: 'below' | 'above',
): (x: number) => bigint {
  const places = boxes.map((_, i) => i);
  places.sort((i, j) => (side === 'below' ? 1 : -1) * (boxes[i]![k]! - boxes[j]![k]!) || i - j);
  const values = places.map((i) => boxes[i]![k]!);
  const prefixes = [0n];
  for (const i of places) prefixes.push(prefixes.at(-1)! | (1n << BigInt(i)));
  const isWithin = (value: number, x: number) => (side === 'below' ? value <= x : value >= x);
  return (x) => {
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isWithin(values[middle]!, x)) low = middle + 1;
      else high = middle;
    }
    return prefixes[low]!;
  };
}

/** For a box, the places of those in a list that have a point in common with it, as bits. */
function meetingBits(boxes: readonly Float64Array[]): (box: ArrayLike<number>) => bigint {
  const begun = [0, 1, 2].map((k) => bitsByValue(boxes, k, 'below'));
  const lasting = [3, 4, 5].map((k) => bitsByValue(boxes, k, 'above'));
  return (box) =>
    [0, 1, 2].reduce(
      (bits, k) => bits & begun[k]!(box[k + 3]!) & lasting[k]!(box[k]!),
      (1n << BigInt(boxes.length)) - 1n,
    );
}

/** The numbers of the bits that are set, ascending. */
function placesOf(bits: bigint): number[] {
  const text = bits.toString(2);
  const places: number[] = [];
  for (let at = text.length - 1; at >= 0; at--) if (text[at] === '1') places.push(text.length - 1 - at);
  return places;
}

/** All pairs of a list, the lower number first, in order. */
function pairsOf(boxes: readonly Float64Array[]): number[] {
  const meeting = meetingBits(boxes);
  return boxes.flatMap((box, i) => placesOf(meeting(box)).flatMap((j) => (j > i ? [i, j] : [])));
}

/** A flat list as boxes. */
function boxesIn(flat: Float64Array): Float64Array[] {
  return Array.from({ length: flat.length / 6 }, (_, i) => flat.slice(6 * i, 6 * i + 6));
}

/**
 * Which points are in a box, nearest to a point and within a distance: the squares of all distances as integers,
 * sorted. The kernel searches a tree, and compares distances without computing any.
 */
export function kdTreeReferee(v: Float64Array): string {
  const points = manyPoints(v);
  const all = [...points, ...askedPoint(v), v[MANY_POINTS.radius]!, ...askedBox(v)];
  const { numerators } = exact(all);
  const count = points.length / 3;
  const coordinate = (i: number, k: number) => numerators[3 * i + k]!;
  const [radius, box] = [numerators[3 * count + 3]!, numerators.slice(3 * count + 4)];
  const places = Array.from({ length: count }, (_, i) => i);
  const squares = places.map((i) =>
    [0, 1, 2].reduce((sum, k) => sum + (coordinate(i, k) - coordinate(count, k)) ** 2n, 0n),
  );
  const order = (i: number, j: number) =>
    squares[i]! < squares[j]! ? -1 : squares[i]! > squares[j]! ? 1 : i - j;
  const nearest = [...places].sort(order).slice(0, v[MANY_POINTS.k]!);
  const within = places.filter((i) => squares[i]! <= radius * radius);
  const inside = places.filter((i) =>
    [0, 1, 2].every((k) => box[k]! <= coordinate(i, k) && coordinate(i, k) <= box[k + 3]!),
  );
  return `${foundText(within, count)} ${nearest.join()} ${inside.join()}`;
}

/** The pairs of many boxes. */
export function manyBoxPairsReferee(v: Float64Array): string {
  return manyPairsText(pairsOf(boxesIn(manyBoxes(v))));
}

/** Which of many boxes meet one. */
export function manyBoxesOverlappingReferee(v: Float64Array): string {
  const boxes = boxesIn(patternBoxes(v));
  return foundText(placesOf(meetingBits(boxes)(boxOfMany(v))), boxes.length);
}

/** The pairs of all boxes that are there, by label. */
function labelled(alive: ReadonlyMap<number, Float64Array>): Map<string, readonly [number, number]> {
  const labels = [...alive.keys()];
  const pairs = pairsOf([...alive.values()]);
  const found = new Map<string, readonly [number, number]>();
  for (let p = 0; p < pairs.length; p += 2) {
    const pair = [labels[pairs[p]!]!, labels[pairs[p + 1]!]!] as const;
    found.set(pairTexts([pair])[0]!, pair);
  }
  return found;
}

/**
 * What begins and ends while boxes move: the pairs of all boxes at each look, compared with those at the look before.
 */
export function movingBoxesReferee(v: Float64Array): string {
  const alive = new Map(boxesIn(manyBoxes(v)).map((box, i) => [i, box]));
  let before = new Map<string, readonly [number, number]>();
  const looks: Seen[] = [];
  const look = () => {
    const now = labelled(alive);
    const missing = (all: typeof now, from: typeof now) =>
      pairTexts([...all].filter(([text]) => !from.has(text)).map(([, pair]) => pair));
    looks.push({ begun: missing(now, before), ended: missing(before, now) });
    before = now;
  };
  look();
  for (const step of stepsOf(v)) {
    if (step.kind === 'look') look();
    else if (step.kind === 'remove') alive.delete(step.label);
    else alive.set(step.label, step.box);
  }
  return movingText(looks, pairTexts([...before.values()]));
}
