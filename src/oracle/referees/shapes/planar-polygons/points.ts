import { largeRing, pointOfLargeRing } from '../../../cases/planar/large-polygons.js';
import { exactRingAt, POINT_POLYGON } from '../../../cases/planar/rings.js';
import { onSegment } from '../shape.js';
import {
  exact,
  type Numbers,
  pointsAt,
  rational,
  sameVector,
  signOf,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { doubleArea, isSimple } from './areas.js';
import { featureOnRings, isInside } from './boundary.js';

/** v0, e1, ... of the point on the ring, or undefined: distances along and across, over integers. */
function boundaryFeature(ring: readonly Vector[], p: Vector): string | undefined {
  const n = ring.length;
  const at = ring.findIndex((v) => v[0] === p[0] && v[1] === p[1]);
  if (at >= 0) return `v${at}`;
  const edge = ring.findIndex((v, i) => onSegment(v, ring[(i + 1) % n]!, rational(p)));
  return edge < 0 ? undefined : `e${edge}`;
}

/** Whether p lies strictly left of the line from a to b (1), right of it (-1) or on it. */
function side(a: Vector, b: Vector, p: Vector): number {
  return signOf((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

/**
 * The winding number by quadrants: the sum over the edges of how many quadrants around p they turn through, two
 * where a corner jumps to the opposite quadrant (which way, the side of p tells).
 */
export function windingOf(ring: readonly Vector[], p: Vector): number {
  const quadrant = (v: Vector): number => {
    const [x, y] = [v[0] - p[0], v[1] - p[1]];
    if (x > 0n && y >= 0n) return 0;
    if (x <= 0n && y > 0n) return 1;
    return x < 0n && y <= 0n ? 2 : 3;
  };
  let quarters = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const step = (quadrant(b) - quadrant(a) + 4) % 4;
    quarters += step === 3 ? -1 : step === 2 ? 2 * side(a, b, p) : step;
  });
  return quarters / 4;
}

/**
 * Distances along and across for the boundary, and winding numbers by quadrants. The kernel counts edges that cross a
 * horizontal ray, and asks orient2d for the side.
 */
export function pointPolygonReferee(values: Numbers): string {
  const numbers = exact(values);
  const p = vectorAt(numbers, POINT_POLYGON.point, 2);
  const rings = [exactRingAt(numbers, POINT_POLYGON.outer), exactRingAt(numbers, POINT_POLYGON.hole)];
  const features = rings.map((ring) => boundaryFeature(ring, p));
  const windings = rings.map((ring, i) => (features[i] === undefined ? windingOf(ring, p) : undefined));
  const encloses = (winding: number) =>
    numbers.numerators[POINT_POLYGON.rule] === 0n ? winding % 2 !== 0 : winding !== 0;
  const tail = `winding ${windings.map((winding) => winding ?? '-').join(' ')}`;
  const on = features.findIndex((feature) => feature !== undefined);
  if (on >= 0) return `boundary ${features[on]} ${on} ${tail}`;
  return `${encloses(windings[0]!) && !encloses(windings[1]!) ? 'inside f0' : 'outside -'} ${tail}`;
}

/**
 * By rays that are counted exactly, winding numbers by quadrants, the area, and all pairs of edges. The kernel counts
 * crossings by orient2d, and sweeps.
 */
export function largePolygonReferee(v: Float64Array): string {
  const ring = largeRing(v);
  const points = pointsAt(exact([...ring.flat(), ...pointOfLargeRing(v)]), 2, 0, ring.length + 1);
  const [corners, p] = [points.slice(0, -1), points.at(-1)!];
  const place = { x: p[0], y: p[1], w: 1n };
  const feature = featureOnRings([corners], place);
  const location =
    feature === undefined ? (isInside([corners], place) ? 'inside f0' : 'outside -') : `boundary ${feature}`;
  const winding = feature === undefined ? windingOf(corners, p) : '-';
  const area = doubleArea(corners);
  const sign = area > 0n ? 1 : area < 0n ? -1 : 0;
  // A vertex that is there twice, one behind the other, is an edge without length: a fault.
  const isRepeated = corners.some((corner, i) => sameVector(corner, corners[(i + 1) % corners.length]!));
  return `${location} ${winding} ${sign} ${isSimple(corners) && !isRepeated ? 'simple' : 'faulty'}`;
}
