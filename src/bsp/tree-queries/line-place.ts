import type { Line, Point3, Ray, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import type { ParameterLike } from '../../implicit/index.js';
import { sixNumbers } from '../../implicit/line-plane-point.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import { LinePlaneParameterObject, NumberParameterObject } from '../../implicit/objects/parameters.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';

/** A segment or a ray as six numbers. */
export interface Carrier {
  readonly line: readonly number[];
  readonly by: 'points' | 'direction';
}

/** A place along a segment or a ray, kept as what defines it. */
export interface Place {
  readonly parameter: ParameterLike;
  readonly point: Point3 | Point3Object;
  /** The numbers of planes that it is known to lie on. */
  readonly planes: Set<number>;
}

/** The end of a ray, which no point is. */
export type PlaceOrEnd = Place | null;

/** The six numbers of a segment or a ray. */
export function carrierOf(linear: Segment | Ray | Line): Carrier {
  return 'start' in linear
    ? { line: sixNumbers(linear.start, linear.end), by: 'points' }
    : { line: sixNumbers(linear.origin, linear.direction), by: 'direction' };
}

/** Where the carrier begins. */
export function startOf({ line }: Carrier): Place {
  return { parameter: new NumberParameterObject(0), point: line.slice(0, 3), planes: new Set() };
}

/** Where it ends: `null` for a ray, the start for a segment that is a point. */
export function endOf({ line, by }: Carrier, start: Place): PlaceOrEnd {
  if (by === 'direction') return null;
  const [p, q] = [line.slice(0, 3), line.slice(3)];
  if (p.every((x, i) => x === q[i])) return start;
  return { parameter: new NumberParameterObject(1), point: q, planes: new Set() };
}

/** Where it crosses a plane that it does not lie in. */
export function crossingOf({ line, by }: Carrier, plane: PlaneObject, number: number): Place {
  return {
    parameter: new LinePlaneParameterObject(line, by, plane),
    point: new LinePlanePointObject(line, by, plane),
    planes: new Set([number]),
  };
}

/**
 * The side of a plane that a place is on, and that a ray ends up on: where it leads to, or where it is if it runs
 * along.
 */
export function sideOfPlace({ line }: Carrier, plane: PlaneObject, place: PlaceOrEnd): Sign {
  if (place !== null) return sideOfAny(plane, place.point);
  const along = directionSideOf(plane, line.slice(3));
  return along === 0 ? sideOfAny(plane, line.slice(0, 3)) : along;
}
