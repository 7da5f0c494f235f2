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
import { timesWithin } from './roots.js';
import { vertexFace } from './vertex-face.js';
import { loadedPoints } from './workspace.js';

/** How a pair of features is decided. */
export interface Kind {
  readonly encounter: Encounter;
  /** The number of contacts, if doubles prove it, or UNCERTAIN; the search may end at `enough`. */
  count(enough: number): number;
  /** Of four points: what is in contact where doubles are certain. */
  readonly inside?: ContactPoint;
}

export const VERTEX_FACE: Kind = {
  encounter: vertexFace,
  inside: { a: vertex(0), b: face(0) },
  count(enough) {
    placeTriangle();
    return countContacts(3, enough);
  },
};

export const EDGE_EDGE: Kind = {
  encounter: edgeEdge,
  inside: { a: edge(0), b: edge(0) },
  count(enough) {
    placeParallelogram();
    return countContacts(4, enough);
  },
};

export const POINT_EDGE: Kind = {
  encounter: pointEdge,
  count(enough) {
    placeEdge();
    return countContacts(2, enough);
  },
};

export const POINT_POINT: Kind = {
  encounter: pointPoint,
  count() {
    placePoint();
    return areApart(1) ? 0 : UNCERTAIN;
  },
};

/** Whether the features in the workspace meet. */
export function loadedMeet(kind: Kind): boolean {
  const count = kind.count(1);
  return count === UNCERTAIN ? loadedMeetExactly(kind) : count > 0;
}

/** The same by integers alone. */
export function loadedMeetExactly({ encounter }: Kind): boolean {
  return exactlyMeet(encounter, new LinearMotion(loadedPoints(encounter.count)));
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
  const times = timesWithin(determinant, ends);
  if (times === null) return null;
  return {
    found: times.map((time) => ({ time, until: time, contact: [{ ...kind.inside! }] })),
    always: false,
  };
}

/** The contacts of the features in the workspace. */
export function loadedContacts(kind: Kind): Contacts {
  const motion = new LinearMotion(loadedPoints(kind.encounter.count));
  return certainContacts(kind, motion) ?? exactContacts(kind.encounter, motion);
}
