/** Shapes of the plane as shapes of space at z = 0, checked. */
import {
  requireBox2,
  requireLine2,
  requirePoint2,
  requireRay2,
  requireSegment2,
  requireTriangle2,
} from '../../core/arguments/index.js';
import type { Box2, Line, Point2, Ray, Segment, Triangle } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { hullCells } from './cells-of.js';
import { lineCells, pointCells, rayCells, segmentCells } from './linear.js';

const lifted = (p: ArrayLike<number>): number[] => [p[0]!, p[1]!, 0];

/** A point of the plane. */
export function point2dCells(where: string, name: string, point: Point2): ScaledCells {
  requirePoint2(where, name, point);
  return pointCells(where, name, lifted(point));
}

/** A segment of the plane. */
export function segment2dCells(where: string, name: string, segment: Segment): ScaledCells {
  requireSegment2(where, name, segment);
  return segmentCells(where, name, { start: lifted(segment.start), end: lifted(segment.end) });
}

/** A ray of the plane. */
export function ray2dCells(where: string, name: string, ray: Ray): ScaledCells {
  requireRay2(where, name, ray);
  return rayCells(where, name, { origin: lifted(ray.origin), direction: lifted(ray.direction) });
}

/** A line of the plane. */
export function line2dCells(where: string, name: string, line: Line): ScaledCells {
  requireLine2(where, name, line);
  return lineCells(where, name, { origin: lifted(line.origin), direction: lifted(line.direction) });
}

/** A triangle of the plane. */
export function triangle2dCells(where: string, name: string, triangle: Triangle): ScaledCells {
  requireTriangle2(where, name, triangle);
  return ringCells([triangle.a, triangle.b, triangle.c]);
}

/** A box of the plane: vertex 0 is min, the others follow counterclockwise. */
export function box2dCells(where: string, name: string, box: Box2): ScaledCells {
  requireBox2(where, name, box);
  const { min, max } = box;
  return ringCells([min, [max[0]!, min[1]!], max, [min[0]!, max[1]!]]);
}

/** A convex polygon by its corners. */
function ringCells(corners: readonly ArrayLike<number>[]): ScaledCells {
  const edges = corners.map((_, i) => [i, (i + 1) % corners.length] as const);
  return hullCells(corners.flatMap(lifted), 'face', { edges, faces: [] });
}
