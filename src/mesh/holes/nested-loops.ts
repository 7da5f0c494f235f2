import { pointPolygon2d } from '../../planar/polygons/point-polygon.js';
import { polygonOrientation2d } from '../../planar/polygons/polygon-orientation.js';
import { axisOf, planarityOf, withoutAxis } from '../../spatial/polygons/polygon-planarity.js';
import type { Loop } from './patch.js';

/** How one planar loop lies in another one of its plane. */
type Within = 'same-way' | 'opposite-way' | undefined;

/** Whether a loop lies in a planar one of the same plane, and which way it runs. A vertex may be on the border. */
function withinLoop(inner: Loop, outer: Loop): Within {
  const { dimension, witness } = planarityOf(outer.points);
  if (dimension !== 2 || planarityOf([...outer.points, ...inner.points]).dimension !== 2) return undefined;
  const axis = axisOf(outer.points, witness);
  const [around, ring] = [withoutAxis(outer.points, axis), withoutAxis(inner.points, axis)];
  const places = ring.map((point) => pointPolygon2d(point as [number, number], around).location);
  if (places.includes('outside') || !places.includes('inside')) return undefined;
  return polygonOrientation2d(ring) === polygonOrientation2d(around) ? 'same-way' : 'opposite-way';
}

/**
 * Which loops are holes of others that they are within. A loop is a hole of the nearest one that it lies
 * in, if that runs the other way round and is no hole itself: then it is one border of a face with the other.
 *
 * @param pairs  pairs of planar loops of which the second may lie in the first
 */
export function holesOf(pairs: readonly (readonly [outer: Loop, inner: Loop])[]): Map<Loop, Loop[]> {
  const around = new Map<Loop, Map<Loop, 'same-way' | 'opposite-way'>>();
  for (const [outer, inner] of pairs) {
    const how = withinLoop(inner, outer);
    if (how === undefined) continue;
    around.set(inner, (around.get(inner) ?? new Map<Loop, 'same-way' | 'opposite-way'>()).set(outer, how));
  }
  const depthOf = (loop: Loop) => around.get(loop)?.size ?? 0;
  const isHole = new Set<Loop>();
  const holes = new Map<Loop, Loop[]>();
  for (const inner of [...around.keys()].sort((a, b) => depthOf(a) - depthOf(b) || a.number - b.number)) {
    const parent = [...around.get(inner)!.keys()].find((outer) => depthOf(outer) === depthOf(inner) - 1);
    if (parent === undefined || isHole.has(parent)) continue;
    if (around.get(inner)!.get(parent) === 'same-way') continue;
    isHole.add(inner);
    holes.set(parent, [...(holes.get(parent) ?? []), inner]);
  }
  return holes;
}
