import { roundQuotient } from '../../arithmetic/rounding.js';
import { stepUlps } from '../../oracle/cases/doubles.js';
import { exact, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { type Frame, placed } from './frame.js';
import { rounded } from './homogeneous.js';

/** More doubles than these to each side are no picture of single ones. */
const MOST = 8;

/** The doubles beside x, and their integers over `one`. */
function beside(x: number, one: bigint): bigint[] {
  return Array.from({ length: 2 * MOST + 1 }, (_, i) => {
    const { numerators, one: own } = exact([stepUlps(x, i - MOST)]);
    return (numerators[0]! * one) / own;
  });
}

/**
 * The points with doubles for coordinates around one of them, as a frame of the plane shows them; none where they are
 * so many that nobody could tell them apart, or so few that there is only the one.
 *
 * @param center that one, in integers of the scene, times `over`
 * @param one the denominator of the scene: fine enough for doubles beside its own, or the rest is cut off
 */
export function latticeIn(frame: Frame, center: Vector, one: bigint, over = 1n): number[][] {
  const [x, y] = [roundQuotient(center[0], one * over), roundQuotient(center[1], one * over)];
  // Doubles beside those of the scene may need more bits than it has.
  const finer = 1n << 1074n;
  const fine: Frame = {
    center: [frame.center[0] * finer, frame.center[1] * finer, 0n],
    over: frame.over,
    half: { numerator: frame.half.numerator * finer, denominator: frame.half.denominator },
  };
  const place = (p: Vector) => rounded(placed(fine, p), 2);
  const columns = beside(x, one * finer);
  const rows = beside(y, one * finer);
  const seen = (at: number) => Math.abs(at) <= 1.2;
  const xs = columns.filter((column) => seen(place([column, 0n, 0n])[0]!));
  const ys = rows.filter((row) => seen(place([0n, row, 0n])[1]!));
  if (xs.length === columns.length || ys.length === rows.length || xs.length * ys.length < 2) return [];
  return xs.flatMap((column) => ys.map((row) => place([column, row, 0n])));
}
