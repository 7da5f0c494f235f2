/**
 * Edges of the plane in doubles: which of many come near a place or an edge, and how often they wind around a place.
 *
 * All coordinates are divided by one that is as great as any, so that they are at most 1, and rounded: by at most
 * 2^-50, as a quotient of two rounded integers is, underflow included. Two of them are apart by at most 2, known to
 * 2^-49 + 2^-52; a determinant of such differences is known to 2^-45, and one of a difference and a direction whose
 * greater component is 1 is, too. What is farther from 0 than `SURE` has the sign that doubles give it.
 */
import { absolute } from '../../arithmetic/integers.js';
import { greater, ratio } from './body.js';
import { type Edge, meetings, type Parameter } from './plane-edges.js';
import { cross2, minus2, type Place, times2, type Vector2 } from './plane-winding.js';

const SURE = 2 ** -44;

/** A place or a direction, roughly. */
interface Rough {
  readonly x: number;
  readonly y: number;
}

/** Edges of the plane, their ends in doubles, too: from (x0, y0) to (x1, y1). */
export class RoughEdges {
  readonly #reach: bigint;
  readonly #ends: Float64Array;
  readonly edges: readonly Edge[];

  /** @param reach no coordinate of these edges, nor of what they are asked about, is greater */
  constructor(edges: readonly Edge[], reach: bigint) {
    this.edges = edges;
    this.#reach = reach;
    this.#ends = new Float64Array(4 * edges.length);
    edges.forEach(({ from, to }, i) => {
      [from[0], from[1], to[0], to[1]].forEach((x, k) => {
        this.#ends[4 * i + k] = ratio(x, reach);
      });
    });
  }

  /** The numbers of edges whose boxes come near that of a place, or of two places. */
  near(p: Place, q = p): number[] {
    const [a, b] = [this.#rough(p), this.#rough(q)];
    const [left, right] = [Math.min(a.x, b.x) - SURE, Math.max(a.x, b.x) + SURE];
    const [low, high] = [Math.min(a.y, b.y) - SURE, Math.max(a.y, b.y) + SURE];
    const ends = this.#ends;
    const found: number[] = [];
    for (let i = 0; i < ends.length; i += 4) {
      const x0 = ends[i]!;
      const x1 = ends[i + 2]!;
      if ((x0 < left && x1 < left) || (x0 > right && x1 > right)) continue;
      const y0 = ends[i + 1]!;
      const y1 = ends[i + 3]!;
      if ((y0 < low && y1 < low) || (y0 > high && y1 > high)) continue;
      found.push(i >> 2);
    }
    return found;
  }

  /** Where the edges meet an edge between its ends. */
  meetingsWith(edge: Edge): Parameter[] {
    const [from, to] = [whole(edge.from), whole(edge.to)];
    return this.near(from, to).flatMap((i) => meetings(edge, this.edges[i]!));
  }

  /**
   * Do the edges wind an odd number of times around the points that lie next to a place in a direction? Those that
   * cross the ray from there: as `windingBeside` counts, of an edge through the place none of whose ends is there.
   */
  isOddBeside(place: Place, direction: Vector2): boolean {
    const { x, y } = this.#rough(place);
    const { x: u, y: v } = roughDirection(direction);
    const ends = this.#ends;
    let isOdd = false;
    for (let i = 0; i < ends.length; i += 4) {
      const ax = ends[i]! - x;
      const ay = ends[i + 1]! - y;
      const bx = ends[i + 2]! - x;
      const by = ends[i + 3]! - y;
      const atA = u * ay - v * ax;
      const atB = u * by - v * bx;
      if ((atA > SURE && atB > SURE) || (atA < -SURE && atB < -SURE)) continue;
      const turn = ax * by - ay * bx;
      if (Math.abs(atA) > SURE && Math.abs(atB) > SURE && Math.abs(turn) > SURE) {
        if (turn > 0 === atB > 0) isOdd = !isOdd;
      } else if (crosses(this.edges[i >> 2]!, place, direction)) isOdd = !isOdd;
    }
    return isOdd;
  }

  #rough({ at: [x, y], w }: Place): Rough {
    const size = this.#reach * w;
    return { x: ratio(x, size), y: ratio(y, size) };
  }
}

const whole = (at: Vector2): Place => ({ at, w: 1n });

function roughDirection([x, y]: Vector2): Rough {
  const most = greater(absolute(x), absolute(y));
  return { x: ratio(x, most), y: ratio(y, most) };
}

/** Does an edge cross the ray from a place in a direction? What is on the ray's line counts as being on its right. */
function crosses({ from, to }: Edge, { at, w }: Place, direction: Vector2): boolean {
  const [a, b] = [minus2(times2(from, w), at), minus2(times2(to, w), at)];
  const isLeft = cross2(direction, b) > 0n;
  if (isLeft === cross2(direction, a) > 0n) return false;
  const turn = cross2(a, b);
  return isLeft ? turn > 0n : turn < 0n;
}

/** At least 1, and no coordinate of points is greater. */
export function reachOf(...lists: readonly (readonly Vector2[])[]): bigint {
  let most = 1n;
  for (const points of lists) {
    for (const [x, y] of points) most = greater(most, greater(absolute(x), absolute(y)));
  }
  return most;
}
