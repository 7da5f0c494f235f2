import type { Contact, ContactPoint, Relation } from '../../../core/contact.js';
import { copiedPoint3 } from '../../../core/copies.js';
import { edge, vertex } from '../../../core/feature.js';
import type { Line, Ray, Segment } from '../../../core/shapes.js';
import type { FoundPoint3, Parameter } from '../../../implicit/index.js';
import { LineContact, type RoundedHit } from '../../../implicit/line-hit.js';
import type { ConvexSet } from './convex-set.js';
import { AT_END, AT_START, type Bound, LinearClip, type LinearComponent, UNBOUNDED } from './linear-clip.js';
import { linearMeets } from './linear-meets.js';

/** Where a line, ray or segment enters or leaves a convex shape. */
export interface ConvexHit extends ContactPoint {
  /**
   * The exact number of the point origin + parameter · direction (of a segment: start + parameter · (end - start)):
   * `toNumber` rounds it correctly, `compare` compares it.
   */
  readonly parameter: Parameter;
  /**
   * The point itself: a plain point at an end of the component, else an implicit one; `const [x, y, z] = hit.point`
   * rounds it.
   */
  readonly point: FoundPoint3;
  /** The parameter and the point as the nearest doubles. Found when it is read. */
  readonly rounded: RoundedHit;
}

/**
 * The common part of a line, ray or segment (`a`) and a convex shape (`b`): none, a point, or a stretch. `contact` has
 * its ends in the order of their parameters; one, if they coincide.
 */
export interface ConvexHits extends Contact {
  readonly contact: readonly ConvexHit[];
  /** The end with the least parameter; null if there is none (only of an unbounded frustum). */
  readonly entry: ConvexHit | null;
  /** The end with the greatest parameter, which may be the entry, too. */
  readonly exit: ConvexHit | null;
}

function relationOf(clip: LinearClip, set: ConvexSet): Relation {
  const { lower, isPoint, dimension } = clip;
  const tight = isPoint ? clip.tightAt(lower) : clip.along;
  // Something of the component lies on no wall at all: inside a set that has an inside.
  if (tight.length === 0) return 'overlapping';
  // A wall that all of the common part lies on keeps it out of the set's relative interior, and so does an own end.
  if (tight.some((i) => !set.isEquality(i))) return 'touching';
  if (isPoint && dimension === 1 && (lower === AT_START || lower === AT_END)) return 'touching';
  return (isPoint ? 0 : 1) === Math.min(dimension, set.dimension) ? 'overlapping' : 'crossing';
}

function hitAt(clip: LinearClip, set: ConvexSet, bound: Bound): ConvexHit | null {
  if (bound === UNBOUNDED) return null;
  const a = bound === AT_START ? vertex(0) : bound === AT_END ? vertex(1) : edge(0);
  const point = clip.pointAt(bound);
  const b = set.featureAt(clip.tightAt(bound), () => point);
  return new LineContact(a, b, clip.parameterAt(bound), point);
}

/** The hits of a checked component. */
export function convexHits(component: LinearComponent, set: ConvexSet): ConvexHits {
  const clip = set.hasNoPoint ? null : new LinearClip(component, set);
  if (clip === null || clip.isEmpty) return { relation: 'disjoint', contact: [], entry: null, exit: null };
  const relation = relationOf(clip, set);
  const entry = hitAt(clip, set, clip.lower);
  const exit = clip.isPoint ? entry : hitAt(clip, set, clip.upper);
  const ends = entry === exit ? [entry] : [entry, exit];
  return { relation, contact: ends.filter((hit) => hit !== null), entry, exit };
}

/** Whether a checked component meets a set. */
export function meetsSet({ type, from, to }: LinearComponent, set: ConvexSet): boolean {
  if (set.hasNoPoint) return false;
  const { spaces, shape } = set.questions();
  return linearMeets(spaces, shape, type, from, to);
}

/** A checked line, ray or segment as a linear component. */
export function lineComponent({ origin, direction }: Line): LinearComponent {
  return { type: 'line', from: copiedPoint3(origin), to: copiedPoint3(direction) };
}

export function rayComponent({ origin, direction }: Ray): LinearComponent {
  return { type: 'ray', from: copiedPoint3(origin), to: copiedPoint3(direction) };
}

export function segmentComponent({ start, end }: Segment): LinearComponent {
  return { type: 'segment', from: copiedPoint3(start), to: copiedPoint3(end) };
}
