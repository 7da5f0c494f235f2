/** What a core that translates sweeps is the hull of its points at both ends of the time: a static shape. */
import { integerSign } from '../../../arithmetic/root-signs.js';
import { type Sign, UNDECIDED, type Undecided } from '../../../core/sign.js';
import type { Cells } from '../../../distance/engine/cells.js';
import type { Doubles } from '../../../distance/engine/doubles.js';
import { nearest } from '../../../distance/engine/nearest.js';
import { PointList } from '../../../distance/engine/point-list.js';
import { dot, plus, ZERO } from '../../../distance/engine/vectors.js';
import { compareHulls } from '../../../distance/lazy/compare-hulls.js';
import { areInside } from './meeting.js';
import { type MovingPair, movedDoubles, type Shift } from './moving-pair.js';

/** What the first core sweeps, beside the second one. */
function sweptCells(pair: MovingPair): Cells {
  const { a, velocity } = pair;
  const { length } = a.points;
  const points = new PointList(
    2 * length,
    (i) => (i < length ? a.points.at(i) : plus(a.points.at(i - length), velocity)),
    a.points.doubles && bothEnds(a.points.doubles, pair),
  );
  return { ...a, points };
}

/** The sign of the least distance over the time minus the sum of the radii, exactly. */
export function sweptGap(pair: MovingPair): Sign {
  const { b, radius } = pair;
  const { vector, denominator } = nearest(sweptCells(pair), b);
  const reach = radius * denominator;
  return integerSign(dot(vector, vector) - reach * reach);
}

/**
 * Do the interiors of the first shape, a solid, and the second one overlap at any time? With a radius, that is where
 * the distance is less. Else the open solid sweeps the interior of what the closed one sweeps: Minkowski sums with an
 * open set are open.
 */
export function isEntered(pair: MovingPair): boolean {
  const gap = sweptGap(pair);
  if (gap !== 0 || pair.radius > 0n) return gap < 0;
  return areInside({ ...pair, a: sweptCells(pair), velocity: ZERO, shift: [0, 0, 0], shiftReach: [0, 0, 0] });
}

/** The points at both ends of the time. */
function bothEnds(start: Doubles, shifts: Pick<MovingPair, 'shift' | 'shiftReach'>): Doubles {
  const end = movedDoubles(start, shifts, 1);
  const count = start.coordinates.length;
  const coordinates = new Float64Array(2 * count);
  coordinates.set(start.coordinates);
  coordinates.set(end.coordinates, count);
  return { coordinates, reach: end.reach };
}

/** More than what the sum of two radii is rounded by. */
const ABOVE = 1 + 2 ** -52;
const BELOW = 1 - 2 ** -52;

/** The same sign, if doubles prove it; 0: cores without a radius certainly meet. */
export function sweptGapNearly(
  a: Doubles,
  b: Doubles,
  motionA: readonly number[],
  motionB: readonly number[],
  radii: number,
): Sign | Undecided {
  const three = (of: (k: number) => number): Shift => [of(0), of(1), of(2)];
  const swept = bothEnds(a, {
    shift: three((k) => motionA[k]! - motionB[k]!),
    shiftReach: three((k) => Math.abs(motionA[k]!) + Math.abs(motionB[k]!)),
  });
  // Where the sum overflows, nothing is above it.
  return Number.isFinite(radii) ? compareHulls(swept, b, radii * BELOW, radii * ABOVE) : UNDECIDED;
}
