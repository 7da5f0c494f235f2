import type { Point3 } from '../../core/shapes.js';
import { AlongAxisPlaneObject } from '../../implicit/objects/along-axis-plane.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { inputLine } from './input-line.js';
import type { CheckedPolygon, Edge, Vertex } from './load-polygon.js';
import { axisOutOf } from './turns.js';

/**
 * What the chord between two points of a polygon's boundary lies on: the plane of the cut, if both ends are on it; the
 * line through them if both are input points; else the plane through them along the first axis that leads out of the
 * polygon's plane.
 */
export function chordEdge(
  polygon: CheckedPolygon,
  p: Vertex,
  q: Vertex,
  cut: PlaneObject,
  isThick: boolean,
): Edge {
  if (!isThick || (sideOfAny(cut, p) === 0 && sideOfAny(cut, q) === 0)) return cut;
  const isPlain = !('type' in p || 'type' in q);
  return isPlain ? inputLine(p as Point3, q as Point3) : planeThroughEnds(polygon.plane, p, q);
}

/** The same for both ways along the chord. */
function planeThroughEnds(plane: PlaneObject, p: Vertex, q: Vertex): PlaneObject {
  const axis = axisOutOf(plane);
  const [first, second] = JSON.stringify(p) < JSON.stringify(q) ? [p, q] : [q, p];
  return new AlongAxisPlaneObject(first as readonly number[], second as readonly number[], axis);
}
