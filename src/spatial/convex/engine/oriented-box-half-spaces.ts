import { requireOrientedBox } from '../../../core/arguments/index.js';
import type { OrientedBox, Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient3d, orientDirection3d, orientOffset3d, triple3d } from '../../../predicates/index.js';
import { type HalfSpaces, type LinearKind, opposite, product, ZERO } from './half-spaces.js';

/** The sign of the determinant of three vectors. */
export function determinantSign(u: Point3, v: Point3, w: Point3): Sign {
  return orient3d(0, 0, 0, u[0]!, u[1]!, u[2]!, v[0]!, v[1]!, v[2]!, w[0]!, w[1]!, w[2]!);
}

/** Checks an oriented box: the parallelepiped of its axes. @throws RangeError naming the argument */
export function requireParallelepiped(where: string, name: string, box: OrientedBox): void {
  requireOrientedBox(where, name, box, determinantSign);
}

/** How a linear component passes the line along u through c + s v + r w. */
function passing(
  kind: LinearKind,
  from: Point3,
  to: Point3,
  u: Point3,
  c: Point3,
  s: number,
  v: Point3,
  r: number,
  w: Point3,
): Sign {
  const tail = kind === 'segment' ? from : ZERO;
  return orientOffset3d(
    tail[0]!,
    tail[1]!,
    tail[2]!,
    to[0]!,
    to[1]!,
    to[2]!,
    u[0]!,
    u[1]!,
    u[2]!,
    from[0]!,
    from[1]!,
    from[2]!,
    c[0]!,
    c[1]!,
    c[2]!,
    s,
    v[0]!,
    v[1]!,
    v[2]!,
    r,
    w[0]!,
    w[1]!,
    w[2]!,
  );
}

/** The half size along the axis of face i with the sign of the face: 2a is at -halfSize, 2a + 1 at +halfSize. */
function offsetOf(box: OrientedBox, i: number): number {
  const half = box.halfSize[i >> 1]!;
  return i & 1 ? half : -half;
}

/**
 * An oriented box: slabs of its own axes. The normal of the faces of axis m is the cross product of the other two,
 * turned outwards; two faces of different axes meet in a line along the third axis, and which of them a line crosses
 * first is how it passes that line (Binet and Cauchy: (n_i × n_j) · ((o - p) × d), with n_i × n_j along the axis).
 */
export const ORIENTED_BOX_HALF_SPACES: HalfSpaces<OrientedBox> = {
  turnOf: ({ axes: [u, v, w] }) => determinantSign(u, v, w),

  count: () => 6,

  side({ center, axes, halfSize }, turn, i, p) {
    const m = i >> 1;
    const [u, v, w] = [axes[(m + 1) % 3]!, axes[(m + 2) % 3]!, axes[m]!];
    const half = halfSize[m]!;
    const sign = passing('ray', p, u, v, center, i & 1 ? half : -half, w, 0, w);
    return i & 1 ? product(turn, sign) : product(turn, opposite(sign));
  },

  slope({ axes }, turn, i, d) {
    const m = i >> 1;
    const [u, v] = [axes[(m + 1) % 3]!, axes[(m + 2) % 3]!];
    const sign = orientDirection3d(d[0]!, d[1]!, d[2]!, 0, 0, 0, u[0]!, u[1]!, u[2]!, v[0]!, v[1]!, v[2]!);
    return i & 1 ? product(turn, sign) : product(turn, opposite(sign));
  },

  order(box, turn, i, j, together, kind, from, to) {
    const { center, axes, halfSize } = box;
    const [a, b] = [i >> 1, j >> 1];
    if (a === b) {
      if (halfSize[a] === 0) return 0;
      const way = wayAlong(box, turn, a, kind === 'segment' ? from : ZERO, to);
      return together === ((i & 1) === 0) ? way : opposite(way);
    }
    const third = axes[3 - a - b]!;
    const sign = passing(
      kind,
      from,
      to,
      third,
      center,
      offsetOf(box, i),
      axes[a]!,
      offsetOf(box, j),
      axes[b]!,
    );
    const isCyclic = (a + 1) % 3 === b;
    const sameEnds = (i & 1) === (j & 1);
    return together === (isCyclic === sameEnds) ? product(turn, opposite(sign)) : product(turn, sign);
  },
};

/** Whether the way from one point to another leads to the upper end of an axis (1) or to the lower one (-1). */
function wayAlong({ axes }: OrientedBox, turn: Sign, m: number, from: Point3, to: Point3): Sign {
  const [u, v] = [axes[(m + 1) % 3]!, axes[(m + 2) % 3]!];
  const sign = triple3d(
    from[0]!,
    from[1]!,
    from[2]!,
    to[0]!,
    to[1]!,
    to[2]!,
    0,
    0,
    0,
    u[0]!,
    u[1]!,
    u[2]!,
    0,
    0,
    0,
    v[0]!,
    v[1]!,
    v[2]!,
  );
  return product(turn, sign);
}
