/**
 * Boxes around flat shapes, in doubles and rounded outwards: what lies in boxes that are apart is apart.
 *
 * A number that is the result x of one operation, rounded, is off by at most 2^-53 |x|, and where a product underflows
 * by 2^-1075. `below` and `above` step over that: they move x by 2^-51 |x| + 2^-1074, and what these lose themselves
 * when they are rounded is less than 2^-53 |x| (1 + 2^-50) + 2^-1075. Sums have one step for each operation. What
 * overflows makes a box without an end, or one with NaN, and those are apart from nothing.
 */
import type {
  Box2,
  Box3,
  ConvexPolyhedron,
  Coordinates,
  Hull,
  OrientedBox,
  Point2,
  Point3,
  Ring,
  Segment,
  Tetrahedron,
  Triangle,
} from '../../core/shapes.js';

/** The least and the greatest coordinates of a box around a shape: x, y, z, then again. */
export type AroundBox = readonly [number, number, number, number, number, number];

const STEP = 2 ** -51;
const LEAST = Number.MIN_VALUE;

export const below = (x: number): number => x - (Math.abs(x) * STEP + LEAST);
export const above = (x: number): number => x + (Math.abs(x) * STEP + LEAST);

/** Around a center, by the greatest that each coordinate can differ from it. */
export function aroundCenter(center: Point3, x: number, y: number, z: number): AroundBox {
  return [
    below(center[0]! - x),
    below(center[1]! - y),
    below(center[2]! - z),
    above(center[0]! + x),
    above(center[1]! + y),
    above(center[2]! + z),
  ];
}

const sumOfParts = (u: number, a: number, v: number, b: number, w: number, c: number): number =>
  above(above(above(Math.abs(u) * a) + above(Math.abs(v) * b)) + above(Math.abs(w) * c));

/** Around an oriented box. */
export function aroundOrientedBox({ center, axes: [u, v, w], halfSize: h }: OrientedBox): AroundBox {
  const [a, b, c] = [h[0]!, h[1]!, h[2]!];
  return aroundCenter(
    center,
    sumOfParts(u[0]!, a, v[0]!, b, w[0]!, c),
    sumOfParts(u[1]!, a, v[1]!, b, w[1]!, c),
    sumOfParts(u[2]!, a, v[2]!, b, w[2]!, c),
  );
}

/** Around a box: itself. */
export const aroundBox = ({ min, max }: Box3): AroundBox => [
  min[0]!,
  min[1]!,
  min[2]!,
  max[0]!,
  max[1]!,
  max[2]!,
];

/** Around points, one at least. */
function aroundPoints(points: ArrayLike<Point3>): AroundBox {
  let [x0, y0, z0] = [points[0]![0]!, points[0]![1]!, points[0]![2]!];
  let [x1, y1, z1] = [x0, y0, z0];
  for (let i = 1; i < points.length; i++) {
    const p = points[i]!;
    const [x, y, z] = [p[0]!, p[1]!, p[2]!];
    if (x < x0) x0 = x;
    else if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    else if (y > y1) y1 = y;
    if (z < z0) z0 = z;
    else if (z > z1) z1 = z;
  }
  return [x0, y0, z0, x1, y1, z1];
}

/** Around a point: itself. */
export const aroundPoint = (p: Point3): AroundBox => [p[0]!, p[1]!, p[2]!, p[0]!, p[1]!, p[2]!];
/** Around a segment. */
export const aroundSegment = ({ start, end }: Segment): AroundBox => aroundPoints([start, end]);
/** Around a triangle. */
export const aroundTriangle = ({ a, b, c }: Triangle): AroundBox => aroundPoints([a, b, c]);
/** Around a tetrahedron. */
export const aroundTetrahedron = ({ a, b, c, d }: Tetrahedron): AroundBox => aroundPoints([a, b, c, d]);
/** Around a convex polyhedron. */
export const aroundPolyhedron = ({ vertices }: ConvexPolyhedron): AroundBox => aroundPoints(vertices);
/** Around a hull. */
export function aroundHull({ points }: Hull): AroundBox {
  if (typeof points[0] === 'object') return aroundPoints(points as ArrayLike<Point3>);
  const flat = points as Coordinates;
  const low = [flat[0]!, flat[1]!, flat[2]!] as [number, number, number];
  const high = [...low] as [number, number, number];
  for (let i = 3; i < flat.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const x = flat[i + k]!;
      if (x < low[k]!) low[k] = x;
      else if (x > high[k]!) high[k] = x;
    }
  }
  return [...low, ...high];
}
/** Around a polygon; one without points is everywhere. */
export const aroundRing = (ring: Ring): AroundBox => (ring.length === 0 ? EVERYWHERE : aroundPoints(ring));
const ENDLESS = Number.POSITIVE_INFINITY;
export const EVERYWHERE: AroundBox = [-ENDLESS, -ENDLESS, -ENDLESS, ENDLESS, ENDLESS, ENDLESS];

/** A point of the plane at z = 0. */
export const atHeight0 = (p: Point2): Point3 => [p[0]!, p[1]!, 0];

/** Around a point of the plane. */
export const aroundPoint2d = (p: Point2): AroundBox => aroundPoint(atHeight0(p));
/** Around a segment of the plane. */
export const aroundSegment2d = ({ start, end }: Segment): AroundBox =>
  aroundPoints([atHeight0(start), atHeight0(end)]);
/** Around a triangle of the plane. */
export const aroundTriangle2d = ({ a, b, c }: Triangle): AroundBox =>
  aroundPoints([atHeight0(a), atHeight0(b), atHeight0(c)]);
/** Around a box of the plane: itself. */
export const aroundBox2d = ({ min, max }: Box2): AroundBox => [min[0]!, min[1]!, 0, max[0]!, max[1]!, 0];

/** Whether two boxes are apart, for certain. */
export const areApart = (a: AroundBox, b: AroundBox): boolean =>
  a[3] < b[0] || b[3] < a[0] || a[4] < b[1] || b[4] < a[1] || a[5] < b[2] || b[5] < a[2];
