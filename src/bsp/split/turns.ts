import type { Sign } from '../../core/sign.js';
import { compareLexicographic } from '../../implicit/compare-points.js';
import type { PointLike3 } from '../../implicit/data.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import { AlongAxisPlaneObject } from '../../implicit/objects/along-axis-plane.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { orient2d } from '../../predicates/index.js';
import type { Vertex } from './load-polygon.js';

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** The turn p, q, r: 1 the way that a ring runs, -1 the other way, 0 for points of a line. */
export type Turn = (p: Vertex, q: Vertex, r: Vertex) => Sign;

/** The first axis that leads out of a plane: points of the plane can be told apart without that coordinate. */
export function axisOutOf(plane: PlaneObject): 0 | 1 | 2 {
  return UNITS.findIndex((unit) => directionSideOf(plane, unit) !== 0) as 0 | 1 | 2;
}

/** The turns of points of a plane, counted the way that a simple ring of its points runs. */
export function turnsOf(plane: PlaneObject, ring: readonly Vertex[]): Turn {
  const turn = turnAlong(axisOutOf(plane));
  // The first point of all in lexicographic order is a corner of the convex hull.
  const first = ring.reduce((k, p, i) => (compare(p, ring[k]!) < 0 ? i : k), 0);
  const way = turn(ring.at(first - 1)!, ring[first]!, ring[(first + 1) % ring.length]!);
  return way < 0 ? (p, q, r) => turn(r, q, p) : turn;
}

function compare(p: Vertex, q: Vertex): Sign {
  return compareLexicographic(p as PointLike3, q as PointLike3);
}

/** The turn as it is seen along an axis. */
function turnAlong(axis: 0 | 1 | 2): Turn {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  return (p, q, r) => {
    if (!('type' in p || 'type' in q || 'type' in r)) {
      return orient2d(p[u]!, p[v]!, q[u]!, q[v]!, r[u]!, r[v]!);
    }
    return sideOfAny(new AlongAxisPlaneObject(p as readonly number[], q as readonly number[], axis), r);
  };
}

/** Whether q, a point of the line through p and r, lies between them. */
export function isBetween(p: Vertex, q: Vertex, r: Vertex): boolean {
  const [before, after] = [compare(p, q), compare(q, r)];
  return before !== 0 && before === after;
}

/** The order along a line of points. */
export { compare as compareOnLine };
