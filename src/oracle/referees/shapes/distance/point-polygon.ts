/**
 * A point against the edges of a polygon over the rationals: of each edge the foot or the nearer end, and of these the
 * nearest ones. The kernel orders edges by rounded squares first.
 */
import { fractionText } from '../../../answers/numbers.js';
import { exactRingAt, openVectors, POINT_POLYGON } from '../../../cases/planar/rings.js';
import { nearestRoot } from '../nearest-double.js';
import { pointPolygonReferee as locationReferee } from '../planar-polygons/points.js';
import { roundedCoordinates } from '../triangles/pairs.js';
import {
  compareCoordinate,
  dot,
  exact,
  multiply,
  type Rational3,
  samePoint,
  subtract,
  towards,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** A closest point of an edge. */
interface Foot {
  readonly at: Rational3;
  readonly feature: string;
}

/** The location first: of a point in the polygon nothing else is asked. */
export function pointPolygonDistanceReferee(v: Float64Array): string {
  const [location] = locationReferee(v).split(' ');
  if (location !== 'outside') return 'within 0/1 0';
  const values = exact(v);
  const p = vectorAt(values, POINT_POLYGON.point, 2);
  const rings = [POINT_POLYGON.outer, POINT_POLYGON.hole].map((at) => openVectors(exactRingAt(values, at)));
  const feet = rings.flatMap((ring, r) => ring.map((_, i) => footOf(ring, i, r, p)));
  const { one } = values;
  const least = feet.reduce((best, foot) => (isNearer(p, foot, best) ? foot : best));
  const nearest = feet.filter((foot) => !isNearer(p, least, foot)).sort(byFeature);
  const distinct = nearest.filter((foot, i) => nearest.findIndex(({ at }) => samePoint(at, foot.at)) === i);
  const sorted = distinct.sort(
    (a, b) => compareCoordinate(a.at, b.at, 'x') || compareCoordinate(a.at, b.at, 'y'),
  );
  const gap = towards(p, least.at);
  const [above, below] = [dot(gap, gap), (least.at.w * one) ** 2n];
  const first = sorted.length > 1 ? 'several' : sorted[0]!.feature[0] === 'v' ? 'vertex' : 'edge';
  const points = sorted.map(({ at, feature }) => `${feature}(${roundedCoordinates(at, one).slice(0, 2)})`);
  return [first, fractionText(above, below), nearestRoot(above, below), ...points].join(' ');
}

/** The first ring first, its vertices before its edges. */
function byFeature({ feature: f }: Foot, { feature: g }: Foot): number {
  const rank = (feature: string) => {
    const [index, ring] = feature.slice(1).split('.').map(Number) as [number, number];
    return [ring, feature[0] === 'v' ? 0 : 1, index] as const;
  };
  const [a, b] = [rank(f), rank(g)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The closest point of an edge, with the name of the first vertex there, or of the edge. */
function footOf(ring: readonly Vector[], i: number, r: number, p: Vector): Foot {
  const [u, w] = [ring[i]!, ring[(i + 1) % ring.length]!];
  const along = subtract(w, u);
  const [reach, all] = [dot(along, subtract(p, u)), dot(along, along)];
  if (reach <= 0n) return vertexFoot(ring, u, r);
  if (reach >= all) return vertexFoot(ring, w, r);
  const [x, y] = [0, 1].map((k) => multiply(u, all)[k]! + along[k]! * reach);
  return { at: { x: x!, y: y!, z: 0n, w: all }, feature: `e${i}.${r}` };
}

function vertexFoot(ring: readonly Vector[], q: Vector, r: number): Foot {
  const first = ring.findIndex((other) => other[0] === q[0] && other[1] === q[1]);
  return { at: { x: q[0], y: q[1], z: 0n, w: 1n }, feature: `v${first}.${r}` };
}

function isNearer(p: Vector, a: Foot, b: Foot): boolean {
  const [u, v] = [towards(p, a.at), towards(p, b.at)];
  return dot(u, u) * b.at.w ** 2n < dot(v, v) * a.at.w ** 2n;
}
