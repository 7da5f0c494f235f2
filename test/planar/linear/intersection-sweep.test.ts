import { describe, expect, it } from 'vitest';
import type { Point2 } from '../../../src/core/shapes.js';
import { coordinates2d, type PointLike2 } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { compareEnds, sweepIntersections } from '../../../src/planar/linear/intersection-sweep.js';
import { segmentSegment2d } from '../../../src/planar/linear/segment-segment.js';

/** All pairs of segments that a sweep reports to meet, by points and by pieces. */
function pairsOf(starts: readonly Point2[], ends: readonly Point2[]) {
  const pairs = new Set<string>();
  const points: string[] = [];
  const pieces: string[] = [];
  const add = (segments: readonly number[]) => {
    for (const i of segments) for (const j of segments) if (i < j) pairs.add(`${i} ${j}`);
  };
  sweepIntersections(starts, ends, {
    meet(point: PointLike2, segments) {
      if (segments.length > 1) points.push(Array.from(coordinates2d(point)).join());
      add(segments);
    },
    overlap(start, end, segments) {
      pieces.push(`${Array.from(start)}-${Array.from(end)}: ${segments}`);
      add(segments);
    },
  });
  return { pairs: [...pairs].sort(), points, pieces };
}

function bruteForce(starts: readonly Point2[], ends: readonly Point2[]): string[] {
  return starts
    .flatMap((start, i) =>
      starts.slice(i + 1).flatMap((other, k) => {
        const j = i + 1 + k;
        const { relation } = segmentSegment2d({ start, end: ends[i]! }, { start: other, end: ends[j]! });
        return relation === 'disjoint' ? [] : [`${i} ${j}`];
      }),
    )
    .sort();
}

describe('a sweep over segments', () => {
  it('finds the pairs that all pairs of segments have, on lattices full of degenerate cases', () => {
    const random = new Random(3, 1, 4, 1);
    for (let n = 0; n < 60; n++) {
      const side = 2 + random.below(5);
      const point = (): Point2 => [random.below(side), random.below(side)];
      const starts = Array.from({ length: 2 + random.below(10) }, point);
      const ends = starts.map(point);
      expect(pairsOf(starts, ends).pairs).toEqual(bruteForce(starts, ends));
    }
  });

  it('tells points from left to right, and pieces with all that run there', () => {
    const starts: readonly Point2[] = [
      [0, 0],
      [0, 4],
      [6, 2],
      [2, 2],
    ];
    const ends: readonly Point2[] = [
      [4, 4],
      [4, 0],
      [0, 2],
      [9, 2],
    ];
    const { points, pieces } = pairsOf(starts, ends);
    expect(points).toContain('2,2');
    expect(points.map((text) => Number(text.split(',')[0]))).toEqual(
      points.map((text) => Number(text.split(',')[0])).sort((x, y) => x - y),
    );
    expect(pieces).toEqual(['2,2-6,2: 2,3']);
    expect([compareEnds([1, 2], [1, 3]), compareEnds([2, 0], [1, 9]), compareEnds([1, 1], [1, 1])]).toEqual([
      -1, 1, 0,
    ]);
  });
});
