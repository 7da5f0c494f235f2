/** Questions about the points in the workspace: doubles first, then integers. */

import type { ContactPoint } from '../../core/contact.js';
import { edge, face, vertex } from '../../core/feature.js';
import { areApart, placeEdge, placeParallelogram, placePoint, placeTriangle } from './differences.js';
import { edgeEdge } from './edge-edge.js';
import type { Encounter } from './encounter.js';
import { type Contacts, exactContacts, exactlyMeet } from './exact-contacts.js';
import { countContacts, INTERVALS, UNCERTAIN } from './filter.js';
import { LinearMotion, vanishes } from './linear-motion.js';
import { pointEdge } from './point-edge.js';
import { pointPoint } from './point-point.js';
import { timesWithin as timesInIntervals } from './roots.js';
import { NEAR_EDGE, NEAR_EDGES, NEAR_FACE, NEAR_POINT, type Near } from './separation/closest.js';
import { countNear } from './separation/filter.js';
import { isEverWithin, timesWithin } from './separation/within.js';
import { vertexFace } from './vertex-face.js';
import { loadedPoints } from './workspace.js';

/** How a pair of features is decided. */
export interface Kind {
  readonly encounter: Encounter;
  /** The same for distances. */
  readonly near: Near;
  /** Places their differences. */
  readonly place: () => void;
  /** The number of contacts, if doubles prove it, or UNCERTAIN; the search may end at `enough`. */
  count(enough: number): number;
  /** Of four points: what is in contact where doubles are certain. */
  readonly inside?: ContactPoint;
}

export const VERTEX_FACE: Kind = {
  encounter: vertexFace,
  near: NEAR_FACE,
  place: placeTriangle,
  inside: { a: vertex(0), b: face(0) },
  count(enough) {
    placeTriangle();
    return countContacts(3, enough);
  },
};

export const EDGE_EDGE: Kind = {
  encounter: edgeEdge,
  near: NEAR_EDGES,
  place: placeParallelogram,
  inside: { a: edge(0), b: edge(0) },
  count(enough) {
    placeParallelogram();
    return countContacts(4, enough);
  },
};

export const POINT_EDGE: Kind = {
  encounter: pointEdge,
  near: NEAR_EDGE,
  place: placeEdge,
  count(enough) {
    placeEdge();
    return countContacts(2, enough);
  },
};

export const POINT_POINT: Kind = {
  encounter: pointPoint,
  near: NEAR_POINT,
  place: placePoint,
  count() {
    placePoint();
    return areApart(1) ? 0 : UNCERTAIN;
  },
};

/** Whether the features in the workspace meet, or come as near as that. */
export function loadedMeet(kind: Kind, separation = 0): boolean {
  const count = separation === 0 ? kind.count(1) : loadedNear(kind, separation);
  return count === UNCERTAIN ? loadedMeetExactly(kind, separation) : count > 0;
}

function loadedNear({ place, near }: Kind, separation: number): number {
  place();
  return countNear(near.corners.length, separation);
}

const motionOf = ({ encounter }: Kind, separation: number): LinearMotion =>
  new LinearMotion(loadedPoints(encounter.count), separation);

/** The same by integers alone. */
export function loadedMeetExactly(kind: Kind, separation = 0): boolean {
  const motion = motionOf(kind, separation);
  return separation === 0 ? exactlyMeet(kind.encounter, motion) : isEverWithin(kind.near, motion);
}

/**
 * The contacts that doubles have found, which are inside of both features; `null` where these prove nothing. Integers
 * say which numbers their times are.
 */
function certainContacts(kind: Kind, motion: LinearMotion): Contacts | null {
  const count = kind.inside === undefined ? UNCERTAIN : kind.count(Infinity);
  if (count === UNCERTAIN) return null;
  const determinant = motion.determinant();
  if (count === 0) return { found: [], always: vanishes(determinant) };
  const ends = Array.from({ length: count }, (_, i) => [INTERVALS[2 * i]!, INTERVALS[2 * i + 1]!] as const);
  const times = timesInIntervals(determinant, ends);
  if (times === null) return null;
  return {
    found: times.map((time) => ({ time, until: time, contact: [{ ...kind.inside! }] })),
    always: false,
  };
}

/** When the features in the workspace are no farther apart than that. */
function loadedWithin(kind: Kind, separation: number): Contacts {
  const motion = motionOf(kind, separation);
  const always = kind.inside !== undefined && vanishes(motion.determinant());
  return { found: loadedNear(kind, separation) === 0 ? [] : timesWithin(kind.near, motion), always };
}

/** The contacts of the features in the workspace: from a separation of 0 on, which is a common point. */
export function loadedContacts(kind: Kind, separation = 0): Contacts {
  if (separation !== 0) return loadedWithin(kind, separation);
  const motion = motionOf(kind, 0);
  return certainContacts(kind, motion) ?? exactContacts(kind.encounter, motion);
}
