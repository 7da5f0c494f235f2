/** Convex shapes of the plane beside polygons, checked. */
import type { Box2, Line, Ray, Segment, Triangle } from '../../core/shapes.js';
import { box2dCells, line2dCells, ray2dCells, segment2dCells, triangle2dCells } from '../shapes/planar.js';
import { convexSide, type Side } from './side.js';

/** @throws RangeError as `requireLine2` */
export function lineSide(where: string, name: string, line: Line): Side {
  return convexSide(line2dCells(where, name, line), [], false);
}

/** @throws RangeError as `requireRay2` */
export function raySide(where: string, name: string, ray: Ray): Side {
  return convexSide(ray2dCells(where, name, ray), [ray.origin], false);
}

/** @throws RangeError as `requireSegment2` */
export function segmentSide(where: string, name: string, segment: Segment): Side {
  return convexSide(segment2dCells(where, name, segment), [segment.start, segment.end]);
}

/** @throws RangeError as `requireTriangle2` */
export function triangleSide(where: string, name: string, triangle: Triangle): Side {
  const cells = triangle2dCells(where, name, triangle);
  return convexSide(cells, [triangle.a, triangle.b, triangle.c]);
}

/** @throws RangeError as `requireBox2` */
export function boxSide(where: string, name: string, box: Box2): Side {
  const cells = box2dCells(where, name, box);
  const { min, max } = box;
  return convexSide(cells, [min, [max[0]!, min[1]!], max, [min[0]!, max[1]!]]);
}
