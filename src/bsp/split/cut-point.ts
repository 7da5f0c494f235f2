import { rejectWords } from '../../core/arguments/index.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { exists3, type Point3Object } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { unoriented } from '../../implicit/objects/unoriented-plane.js';
import type { CheckedPolygon } from './load-polygon.js';

const texts: WeakMap<PlaneObject, string> = /* @__PURE__ */ new WeakMap();

/** The data of a plane as text: an order that does not depend on which plane came first. */
function textOf(plane: PlaneObject): string {
  let text = texts.get(plane);
  if (text === undefined) {
    text = JSON.stringify(plane);
    texts.set(plane, text);
  }
  return text;
}

/**
 * Where a plane cuts edge i of a polygon, whose ends lie on both sides of it. The same data for both pieces, and for a
 * neighbour that has the same edge, whichever way it runs there.
 *
 * @throws RangeError if the edge does not lie on what it says, so that there is no such point
 */
export function cutPoint(where: string, polygon: CheckedPolygon, i: number, cut: PlaneObject): Point3Object {
  const edge = polygon.edges[i]!;
  const point =
    'line' in edge
      ? new LinePlanePointObject(edge.line, 'points', cut)
      : commonPoint(polygon.plane, edge, cut);
  if (!exists3(point)) {
    rejectWords(where, `polygon.edges[${i}]`, 'a line or a plane through two vertices', 'another one');
  }
  return point;
}

function commonPoint(own: PlaneObject, edge: PlaneObject, cut: PlaneObject): Point3Object {
  const planes = [own, edge, cut].map((plane) => unoriented(plane).plane);
  planes.sort((p, q) => (textOf(p) < textOf(q) ? -1 : 1));
  return new ThreePlanesPointObject(planes[0]!, planes[1]!, planes[2]!);
}
