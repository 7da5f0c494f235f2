import * as rootSum from '../../arithmetic/root-sum.js';
import { type PolygonSet, polygonSet, polygonUnion, roundPolygonSet } from '../../polygons/index.js';
import { type OffsetPolygon2d, offsetPolygon2d } from '../../skeleton/index.js';
import { Deviation } from '../deviation.js';

/** A set, and how far its boundary is from that of the exact result at most; 0 if it is that. */
export interface NearSet {
  readonly set: PolygonSet;
  readonly deviation: number;
}

/** The rings of an offset, in doubles. */
function roundedRings({ vertices, polygons }: OffsetPolygon2d, deviation: Deviation) {
  for (const { point, rounded } of vertices) {
    const isExact = point.every((x, k) => rootSum.equals(x, rootSum.fromNumber(rounded.point[k]!)));
    deviation.add(rounded.point, isExact);
  }
  return polygons.map((rings) => rings.map((ring) => ring.map((v) => vertices[v]!.rounded.point)));
}

/** The mitred offsets of the polygons of a set, united. */
export function offsetSet(set: PolygonSet, distance: number): NearSet {
  // A mitre moves further than its corner: the deviation is that from the offsets of polygons that are rounded here.
  const { polygons } = roundPolygonSet(set);
  const deviation = new Deviation();
  const offsets = polygons.map(([outer, ...holes]) => {
    // Rounded sets are valid, so that their polygons have offsets.
    const offset = offsetPolygon2d({ outer: outer!, holes }, distance)!;
    return polygonSet({ type: 'MultiPolygon', coordinates: roundedRings(offset, deviation) });
  });
  return { set: polygonUnion(...offsets), deviation: deviation.value };
}
