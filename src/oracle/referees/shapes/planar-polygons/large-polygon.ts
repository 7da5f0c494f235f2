import { largeRing, pointOfLargeRing } from '../../../cases/planar/large-polygons.js';
import { exact, pointsAt, sameVector } from '../vectors.js';
import { doubleArea, isSimple } from './areas.js';
import { featureOnRings, isInside } from './boundary.js';
import { windingOf } from './point-polygon.js';

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
