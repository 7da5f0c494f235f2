import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import { edge, vertex } from '../../core/feature.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import type { Parameter, PointLike3 } from '../../implicit/index.js';
import { checkOriginAndDirection, checkSegment, requireSolid } from '../hull/solid-arguments.js';
import { AT_END, AT_START, type Bound, LinearClip, type LinearComponent, UNBOUNDED } from './linear-clip.js';
import type { Solid } from './solid.js';

/** Where a line, ray or segment enters or leaves a solid. */
export interface SolidHit extends ContactPoint {
  /**
   * The exact t of the point origin + t · direction (of a segment: start + t · (end - start)): `toNumber()` rounds it
   * correctly, `compareParameters` compares it.
   */
  readonly parameter: Parameter;
  /** The point itself: a plain point at an end of the component, else an implicit one (`coordinates` rounds it). */
  readonly point: PointLike3;
}

/**
 * The common part of a line, ray or segment (`a`) and a convex solid (`b`): none, a point, or a stretch. `contact`
 * has
 * its ends in the order of t; one, if they coincide.
 */
export interface SolidHits extends Contact {
  readonly contact: readonly SolidHit[];
  /** The end with the least t; undefined if there is none (only of a frustum without a far end). */
  readonly entry: SolidHit | undefined;
  /** The end with the greatest t, which may be the entry, too. */
  readonly exit: SolidHit | undefined;
}

function relationOf(clip: LinearClip, solid: Solid): Relation {
  if (clip.isEmpty) return 'disjoint';
  const { lower, isPoint, dimension } = clip;
  const tight = isPoint ? clip.tightAt(lower) : clip.along;
  // A wall that all of the common part lies on keeps it out of the solid's relative interior, and so does an own end.
  if (tight.some((i) => !solid.walls[i]!.equality)) return 'touching';
  if (isPoint && dimension === 1 && (lower === AT_START || lower === AT_END)) return 'touching';
  return (isPoint ? 0 : 1) === Math.min(dimension, solid.dimension) ? 'overlapping' : 'crossing';
}

function hitAt(clip: LinearClip, solid: Solid, bound: Bound): SolidHit | undefined {
  if (bound === UNBOUNDED) return undefined;
  const a = bound === AT_START ? vertex(0) : bound === AT_END ? vertex(1) : edge(0);
  const b = solid.featureAt(clip.tightAt(bound), () => clip.pointAt(bound));
  return { a, b, parameter: clip.parameterAt(bound), point: clip.pointAt(bound) };
}

/** The hits of a checked component. */
export function hitsOf(component: LinearComponent, solid: Solid): SolidHits {
  const clip = new LinearClip(component, solid.walls);
  const relation = solid.dimension < 0 ? 'disjoint' : relationOf(clip, solid);
  if (relation === 'disjoint') return { relation, contact: [], entry: undefined, exit: undefined };
  const entry = hitAt(clip, solid, clip.lower);
  const exit = clip.isPoint ? entry : hitAt(clip, solid, clip.upper);
  const ends = entry === exit ? [entry] : [entry, exit];
  return { relation, contact: ends.filter((hit) => hit !== undefined), entry, exit };
}

/** A segment as a linear component, checked. */
export function segmentComponent(where: string, segment: Segment): LinearComponent {
  checkSegment(where, 'segment', segment);
  return { type: 'segment', from: segment.start, to: segment.end };
}

/** A ray as a linear component, checked. */
export function rayComponent(where: string, ray: Ray): LinearComponent {
  checkOriginAndDirection(where, 'ray', ray);
  return { type: 'ray', from: ray.origin, to: ray.direction };
}

/** A line as a linear component, checked. */
export function lineComponent(where: string, line: Line): LinearComponent {
  checkOriginAndDirection(where, 'line', line);
  return { type: 'line', from: line.origin, to: line.direction };
}

/** Whether a checked component meets a solid. */
export function meets(component: LinearComponent, solid: Solid): boolean {
  return solid.dimension >= 0 && !new LinearClip(component, solid.walls).isEmpty;
}

/**
 * Where does a line pass through a prepared solid? The entry and the exit, with the solid's feature (vertex, edge or
 * face) and the exact parameter at each. A line has no vertices: its own feature is always edge 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = boxSolid({ min: [0, 0, 0], max: [1, 1, 1] });
 * const { relation, contact } = lineSolid({ origin: [3, 0.5, 0.5], direction: [-2, 0, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b }) => b); // [{ type: 'face', index: 1 }, { type: 'face', index: 0 }]
 * contact.map(({ parameter }) => parameter.toNumber()); // [1, 1.5]
 */
export function lineSolid(line: Line, solid: Solid): SolidHits {
  requireSolid('lineSolid', 'solid', solid);
  return hitsOf(lineComponent('lineSolid', line), solid);
}

/**
 * Where does a ray pass through a prepared solid? As `lineSolid`; the ray's feature is vertex 0 at its origin, else
 * edge 0. A ray that starts inside enters at its origin, at the solid's feature there (which may be the interior).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = boxSolid({ min: [0, 0, 0], max: [1, 1, 1] });
 * const hits = raySolid({ origin: [0.5, 0.5, 0.5], direction: [1, 1, 1] }, cube);
 * hits.contact.map(({ b }) => b); // [{ type: 'interior', index: 0 }, { type: 'vertex', index: 7 }]
 */
export function raySolid(ray: Ray, solid: Solid): SolidHits {
  requireSolid('raySolid', 'solid', solid);
  return hitsOf(rayComponent('raySolid', ray), solid);
}

/**
 * Where does a segment pass through a prepared solid? As `lineSolid`; the segment's features are vertex 0 (start),
 * vertex 1 (end) and edge 0. A segment of length zero is a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const cube = boxSolid({ min: [0, 0, 0], max: [1, 1, 1] });
 * segmentSolid({ start: [2, 1, 1], end: [-1, 1, 1] }, cube).relation; // 'touching'
 * segmentSolid({ start: [2, 0, 0], end: [1.5, 0, 0] }, cube).relation; // 'disjoint'
 */
export function segmentSolid(segment: Segment, solid: Solid): SolidHits {
  requireSolid('segmentSolid', 'solid', solid);
  return hitsOf(segmentComponent('segmentSolid', segment), solid);
}

/**
 * Does a line meet a prepared solid? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * lineIntersectsSolid({ origin: [3, 1, 1], direction: [1, 0, 0] }, boxSolid({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function lineIntersectsSolid(line: Line, solid: Solid): boolean {
  requireSolid('lineIntersectsSolid', 'solid', solid);
  return meets(lineComponent('lineIntersectsSolid', line), solid);
}

/**
 * Does a ray meet a prepared solid? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * rayIntersectsSolid({ origin: [3, 1, 1], direction: [1, 0, 0] }, boxSolid({ min: [0, 0, 0], max: [1, 1, 1] })); // false
 */
export function rayIntersectsSolid(ray: Ray, solid: Solid): boolean {
  requireSolid('rayIntersectsSolid', 'solid', solid);
  return meets(rayComponent('rayIntersectsSolid', ray), solid);
}

/**
 * Does a segment meet a prepared solid? Touching counts.
 *
 * @throws RangeError if a number is not finite
 * @example
 * segmentIntersectsSolid({ start: [1, 1, 1], end: [2, 2, 2] }, boxSolid({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function segmentIntersectsSolid(segment: Segment, solid: Solid): boolean {
  requireSolid('segmentIntersectsSolid', 'solid', solid);
  return meets(segmentComponent('segmentIntersectsSolid', segment), solid);
}
