/**
 * A point in every part into which the triangles of another mesh cut a triangle.
 *
 * What the other triangles have in common with it are points, segments and convex polygons. Their corners and its own
 * are the corners of all parts; so between two of their coordinates u that follow each other, a line with a u in the
 * middle passes no corner, and every part is met by one of these lines, in an interval between two crossings. The
 * points in the middle of all these intervals are in the parts, and none is left out. All of it is seen along an axis
 * along which the triangle is not a segment, in rational numbers.
 */
import * as rational from '../../arithmetic/rational.js';
import { add, compare, divide, multiply, subtract } from '../../arithmetic/rational.js';
import { exactCoordinates } from '../../implicit/index.js';
import { triangleTrianglePoints } from '../../spatial/generated/triangles.js';
import { triangleOf } from '../structure/corners.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import type { RationalPoint } from './exact-stab.js';

type Rational = rational.Rational;

const HALF = rational.fromParts(1n, 2n);

/** A point of the plane of u and v. */
type Point2 = readonly [Rational, Rational];

/** The points of triangle t, and the axis along which they are seen; none if it has no area. */
export function* cellSamples(
  mesh: PreparedMesh,
  t: number,
  other: PreparedMesh,
  others: readonly number[],
): Generator<readonly [p: RationalPoint, w: number]> {
  const triangle = triangleOf(mesh, t);
  const corners = [triangle.a, triangle.b, triangle.c].map((p) => exactCoordinates(p)) as unknown as [
    RationalPoint,
    RationalPoint,
    RationalPoint,
  ];
  const normal = normalOf(corners);
  const w = normal.findIndex((x) => x.numerator !== 0n);
  if (w < 0) return;
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const seen = (p: RationalPoint): Point2 => [p[u]!, p[v]!];
  const shapes = others.map((s) =>
    triangleTrianglePoints(triangle, triangleOf(other, s)).contact.map(({ point }) =>
      seen(exactCoordinates(point)),
    ),
  );
  const outline = corners.map(seen);
  for (const q of middles([outline, ...shapes])) {
    const p: Rational[] = [];
    p[u] = q[0];
    p[v] = q[1];
    p[w] = heightAt(corners[0], normal, q, w);
    yield [p as unknown as RationalPoint, w];
  }
}

/** Points in the middle between neighbouring crossings with lines of equal u, midway between neighbouring corners. */
function* middles(shapes: readonly (readonly Point2[])[]): Generator<Point2> {
  const us = ascending(shapes.flat().map(([x]) => x));
  for (let i = 1; i < us.length; i++) {
    const x = middle(us[i - 1]!, us[i]!);
    const ys = ascending(shapes.flatMap((shape) => crossings(shape, x)));
    for (let k = 1; k < ys.length; k++) yield [x, middle(ys[k - 1]!, ys[k]!)];
  }
}

/** Where the sides of a point, a segment or a polygon meet the line of a u that none of its corners has. */
function crossings(shape: readonly Point2[], x: Rational): Rational[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const [before, after] = [compare(p[0], x), compare(q[0], x)];
    if (before === after) return [];
    const part = divide(subtract(x, p[0]), subtract(q[0], p[0]));
    return [add(p[1], multiply(part, subtract(q[1], p[1])))];
  });
}

/** Different numbers in ascending order. */
function ascending(numbers: readonly Rational[]): Rational[] {
  const sorted = [...numbers].sort(compare);
  return sorted.filter((x, i) => i === 0 || compare(sorted[i - 1]!, x) !== 0);
}

function middle(a: Rational, b: Rational): Rational {
  return multiply(add(a, b), HALF);
}

function normalOf([a, b, c]: readonly [RationalPoint, RationalPoint, RationalPoint]): Rational[] {
  const [p, q] = [b, c].map((to) => to.map((x, k) => subtract(x, a[k]!))) as [Rational[], Rational[]];
  return [0, 1, 2].map((k) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    return subtract(multiply(p[i]!, q[j]!), multiply(p[j]!, q[i]!));
  });
}

/** The coordinate w of the point of a plane with the given two others. */
function heightAt(a: RationalPoint, normal: readonly Rational[], [x, y]: Point2, w: number): Rational {
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const rise = add(multiply(normal[u]!, subtract(x, a[u]!)), multiply(normal[v]!, subtract(y, a[v]!)));
  return subtract(a[w]!, divide(rise, normal[w]!));
}
