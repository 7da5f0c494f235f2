import { requireLine3, requirePoint3, requireRay3, requireSegment3 } from '../../core/arguments/index.js';
import type { Line, Point3, Ray, Segment } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { listed } from '../engine/point-list.js';
import { times, type Vector } from '../engine/vectors.js';
import { hullCells, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

/** A point as a shape, checked. */
export function pointCells(where: string, name: string, point: Point3): ScaledCells {
  requirePoint3(where, name, point);
  return hullCells(Array.from(point), 'vertex');
}

/** A segment as a shape, checked. */
export function segmentCells(where: string, name: string, segment: Segment): ScaledCells {
  requireSegment3(where, name, segment);
  return hullCells([...Array.from(segment.start), ...Array.from(segment.end)], 'edge', {
    edges: [[0, 1]],
    faces: [],
  });
}

/** A ray as a shape, checked. */
export function rayCells(where: string, name: string, ray: Ray): ScaledCells {
  requireRay3(where, name, ray);
  const { origin, direction, scale } = originAndDirection(ray);
  return {
    points: listed([origin]),
    directions: [direction],
    vertices: 1,
    edges: [],
    faces: [],
    inside: 'edge',
    scale,
  };
}

/** A line as a shape, checked. */
export function lineCells(where: string, name: string, line: Line): ScaledCells {
  requireLine3(where, name, line);
  const { origin, direction, scale } = originAndDirection(line);
  const directions = [direction, times(direction, -1n)];
  return { points: listed([origin]), directions, vertices: 0, edges: [], faces: [], inside: 'edge', scale };
}

/** Both over the smaller of their exponents; a direction's length does not matter. */
function originAndDirection({ origin, direction }: Pick<Ray, 'origin' | 'direction'>): {
  origin: Vector;
  direction: Vector;
  scale: ScaledCells['scale'];
} {
  const [from, to] = [Array.from(origin), Array.from(direction)];
  const { exponent, integers } = shortScale(from);
  const [at] = triples(integers(from));
  const [along] = triples(shortScale(to).integers(to));
  return { origin: at!, direction: along!, scale: { exponent, denominator: 1n } };
}
