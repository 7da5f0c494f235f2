/**
 * Pairs of boxes by the ranks of their coordinates: along each axis a box covers the ranks from its minimum to its
 * maximum, and two closed boxes meet where they cover a rank in common along every axis. Ranks are bits of big
 * integers. The kernel compares minima and maxima.
 */
import { boxPairsText } from '../../../answers/boxes.js';
import { boxListAt, boxListSize, MOST_OF_TWO } from '../../../cases/indexes.js';
import { exact } from '../vectors.js';

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
