/** Features at one time, and what is said about their contacts while they move. */
import type { ContactPoint } from '../../core/contact.js';
import type { Point3 } from '../../core/shapes.js';
import type { Time } from '../times/time.js';

/** A vertex and a triangle at one time. */
export interface VertexFace {
  readonly vertex: Point3;
  readonly a: Point3;
  readonly b: Point3;
  readonly c: Point3;
}

/** Two edges at one time: from a0 to a1, and from b0 to b1. */
export interface EdgeEdge {
  readonly a0: Point3;
  readonly a1: Point3;
  readonly b0: Point3;
  readonly b1: Point3;
}

/** A point and an edge at one time. */
export interface PointEdge {
  readonly point: Point3;
  readonly a: Point3;
  readonly b: Point3;
}

/** Two points at one time. */
export interface PointPoint {
  readonly a: Point3;
  readonly b: Point3;
}

/** The nearest doubles to the times of a contact. */
export interface RoundedTimes {
  readonly time: number;
  readonly until: number;
}

/** A contact of features that move: a closed interval of time, most often an instant. */
export interface MotionContact {
  /** When it begins, exactly: from 0 to 1. */
  readonly time: Time;
  /** When it ends: the same as `time` for an instant. */
  readonly until: Time;
  /**
   * The extreme points of what the features have in common at `time`, each by the feature of the first and of the
   * second there: one, or both ends of what two edges share, in their order along the first edge. With a separation the
   * extreme ones of the closest points.
   */
  readonly contact: readonly ContactPoint[];
  /** The nearest doubles to both times. Found when it is read. */
  readonly rounded: RoundedTimes;
}

/** All contacts during a motion. */
export interface MotionContacts {
  /** In order of time; no two of them meet. */
  readonly contacts: readonly MotionContact[];
}

/** All contacts during a motion of four points. */
export interface CoplanarContacts extends MotionContacts {
  /**
   * Whether the four points are coplanar all the time. Without a separation, only then a contact may last; else there
   * are at most three, each an instant.
   */
  readonly coplanar: boolean;
}
