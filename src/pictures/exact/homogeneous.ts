import { roundQuotient } from '../../arithmetic/rounding.js';
import { signOf, type Vector } from '../../oracle/referees/shapes/vectors.js';

/** The point `at / w`, with w > 0; or, with w = 0, all that is infinitely far in a direction. */
export interface Homogeneous {
  readonly at: Vector;
  readonly w: bigint;
}

/** The point as the nearest doubles. */
export function rounded({ at, w }: Homogeneous, dimension: 2 | 3): number[] {
  return at.slice(0, dimension).map((x) => roundQuotient(x, w));
}

/** Without the powers of two that all of it shares: what is cut again and again does not grow for nothing. */
function reduced(at: Vector, w: bigint): Homogeneous {
  const all = at[0] | at[1] | at[2] | w;
  const shared = all & -all;
  if (shared <= 1n) return { at, w };
  return { at: [at[0] / shared, at[1] / shared, at[2] / shared], w: w / shared };
}

/** How far a point is inside of one side of the cube from -reach to reach; a direction: whether it leads there. */
function inside({ at, w }: Homogeneous, axis: number, side: bigint, reach: bigint): bigint {
  return reach * w - side * at[axis]!;
}

/** Where the way from p, which is inside, to q, which is not, leaves. */
function crossing(p: Homogeneous, q: Homogeneous, atP: bigint, atQ: bigint): Homogeneous {
  const mixed = (x: bigint, y: bigint) => atP * y - atQ * x;
  const [a, b] = [p.at, q.at];
  return reduced([mixed(a[0], b[0]), mixed(a[1], b[1]), mixed(a[2], b[2])], mixed(p.w, q.w));
}

function* sidesOf(dimension: 2 | 3): Generator<readonly [axis: number, side: bigint]> {
  for (let axis = 0; axis < dimension; axis++) {
    yield [axis, 1n];
    yield [axis, -1n];
  }
}

/**
 * The part of a segment, or of a ray whose end is a direction, in the cube from -reach to reach, exactly; `undefined`
 * if nothing of it is there.
 */
export function clippedSegment(
  p: Homogeneous,
  q: Homogeneous,
  dimension: 2 | 3,
  reach: bigint,
): readonly [Homogeneous, Homogeneous] | undefined {
  let [from, to] = [p, q];
  for (const [axis, side] of sidesOf(dimension)) {
    const [atFrom, atTo] = [inside(from, axis, side, reach), inside(to, axis, side, reach)];
    if (atFrom < 0n && atTo < 0n) return undefined;
    if (atTo < 0n) to = crossing(from, to, atFrom, atTo);
    else if (atFrom < 0n) from = crossing(to, from, atTo, atFrom);
  }
  return from.w === 0n || to.w === 0n ? undefined : [from, to];
}

/** The part of a polygon in the cube from -reach to reach, exactly, side by side (Sutherland and Hodgman, 1974). */
export function clippedPolygon(
  corners: readonly Homogeneous[],
  dimension: 2 | 3,
  reach: bigint,
): readonly Homogeneous[] {
  let ring = corners;
  for (const [axis, side] of sidesOf(dimension)) {
    const at = ring.map((corner) => inside(corner, axis, side, reach));
    ring = ring.flatMap((corner, i) => {
      const next = (i + 1) % ring.length;
      const kept = at[i]! >= 0n ? [corner] : [];
      if (signOf(at[i]!) * signOf(at[next]!) >= 0) return kept;
      const cut =
        at[i]! > 0n
          ? crossing(corner, ring[next]!, at[i]!, at[next]!)
          : crossing(ring[next]!, corner, at[next]!, at[i]!);
      return [...kept, cut];
    });
  }
  return ring;
}
