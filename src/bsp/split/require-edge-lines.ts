import { rejectWords } from '../../core/arguments/index.js';
import { AlongAxisPlaneObject } from '../../implicit/objects/along-axis-plane.js';
import { isDegenerateObject, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { identityOf } from '../../implicit/plane-identity.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { CheckedPolygon, Vertex } from './load-polygon.js';
import { compareOnLine } from './turns.js';

/**
 * Checks that each edge of a polygon names the line that it runs along: two points of it, or a plane that cuts the
 * polygon's plane there. Cut points are made of that, whatever the vertices are.
 *
 * @throws RangeError naming the edge
 */
export function requireEdgeLines(where: string, name: string, polygon: CheckedPolygon): void {
  const { plane, vertices, edges } = polygon;
  edges.forEach((edge, i) => {
    const [p, q] = [vertices[i]!, vertices[(i + 1) % vertices.length]!];
    const isAlong = 'line' in edge ? isLineThrough(edge.line, [p, q]) : cutsAlong(plane, edge, [p, q]);
    if (isAlong) return;
    rejectWords(where, `${name}.edges[${i}]`, 'a line or a plane through two vertices', 'another one');
  });
}

type Ends = readonly [Vertex, Vertex];

function isLineThrough(line: readonly number[], ends: Ends): boolean {
  const [a, b] = [line.slice(0, 3), line.slice(3)] as [Vertex, Vertex];
  if (compareOnLine(a, b) === 0) return false;
  return ends.every((end) => isSame(end, a) || isSame(end, b) || isOnLine(a, b, end));
}

/** Input edges mostly name their own ends: comparisons tell. */
function isSame(p: Vertex, q: Vertex): boolean {
  return !('type' in p) && compareOnLine(p, q) === 0;
}

/** On the planes through the line along all three axes (that along its own axis is all of space). */
function isOnLine(a: Vertex, b: Vertex, end: Vertex): boolean {
  return ([0, 1, 2] as const).every((axis) => {
    const plane = new AlongAxisPlaneObject(a as readonly number[], b as readonly number[], axis);
    return sideOfAny(plane, end) === 0;
  });
}

function cutsAlong(own: PlaneObject, edge: PlaneObject, ends: Ends): boolean {
  if (isDegenerateObject(edge) || identityOf(own, edge) !== 0) return false;
  return ends.every((end) => sideOfAny(edge, end) === 0);
}
