/** Questions about the points in the workspace: doubles first, then integers. */

import { areApart, placeEdge, placeParallelogram, placePoint, placeTriangle } from './differences.js';
import { edgeEdge } from './edge-edge.js';
import type { Encounter } from './encounter.js';
import { type Contacts, exactContacts, exactlyMeet } from './exact-contacts.js';
import { countContacts, UNCERTAIN } from './filter.js';
import { LinearMotion } from './linear-motion.js';
import { pointEdge } from './point-edge.js';
import { pointPoint } from './point-point.js';
import { vertexFace } from './vertex-face.js';
import { loadedPoints } from './workspace.js';

/** How a pair of features is decided. */
export interface Kind {
  readonly encounter: Encounter;
  /** The number of contacts, if doubles prove it, or UNCERTAIN; the search may end at `enough`. */
  count(enough: number): number;
}

export const VERTEX_FACE: Kind = {
  encounter: vertexFace,
  count(enough) {
    placeTriangle();
    return countContacts(3, enough);
  },
};

export const EDGE_EDGE: Kind = {
  encounter: edgeEdge,
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

/** The contacts of the features in the workspace. */
export function loadedContacts(kind: Kind): Contacts {
  return exactContacts(kind.encounter, new LinearMotion(loadedPoints(kind.encounter.count)));
}
