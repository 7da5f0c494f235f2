/**
 * Newell's normal in the form of his sums, (y_i - y_j)(z_i + z_j) and so on; the centroid by the shadow of the polygon
 * along an axis and the equation of its plane. The kernel adds up cross products, and weighs triangles in space.
 */
import { type FractionLike, spatialAreaText } from '../../../answers/mass.js';
import { nearestRoot } from '../nearest-double.js';
import { edgeSums, lowest } from '../planar-polygons/area.js';
import { cross, dot, exact, subtract, type Vector, vectorAt } from '../vectors.js';

function newell(ring: readonly Vector[]): Vector {
  const sum = (u: 0 | 1 | 2, v: 0 | 1 | 2) =>
    ring.reduce((total, p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      return total + (p[u] - q[u]) * (p[v] + q[v]);
    }, 0n);
  return [sum(1, 2), sum(2, 0), sum(0, 1)];
}

function isPlanar(ring: readonly Vector[]): boolean {
  const [o, ...others] = ring.map((p) => subtract(p, ring[0]!));
  void o;
  return others.every((p, i) =>
    others.slice(i + 1).every((q, j) => others.slice(i + j + 2).every((r) => dot(cross(p, q), r) === 0n)),
  );
}

/** The centroid of a planar ring with an area. */
function centroidOf(ring: readonly Vector[], normal: Vector, one: bigint): FractionLike[] {
  const axis = normal.findIndex((x) => x !== 0n);
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const [twice, sumU, sumV] = edgeSums(ring.map((p): Vector => [p[u]!, p[v]!, 0n]));
  const below = 3n * twice;
  // n · c = n · p for the first vertex p.
  const along = dot(normal, ring[0]!) * below - normal[u]! * sumU - normal[v]! * sumV;
  const found: FractionLike[] = [];
  found[u] = lowest(sumU, below * one);
  found[v] = lowest(sumV, below * one);
  found[axis] = lowest(along, normal[axis]! * below * one);
  return found;
}

/** Normal, area and centroid of the ring of the first points. */
export function spacePolygonAreaReferee(v: Float64Array): string {
  const numbers = exact(v);
  const { one } = numbers;
  const ring = Array.from({ length: v[0]! }, (_, i) => vectorAt(numbers, 1 + 3 * i, 3));
  const normal = newell(ring);
  const hasCentroid = normal.some((x) => x !== 0n) && isPlanar(ring);
  return spatialAreaText(
    normal.map((x) => lowest(x, one * one)),
    nearestRoot(dot(normal, normal), 4n * one ** 4n),
    hasCentroid ? centroidOf(ring, normal, one) : null,
  );
}
