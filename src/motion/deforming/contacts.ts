/** All contacts of features whose points move linearly. */
import { loadEdgeEdge, loadPointEdge, loadPointPoint, loadVertexFace } from '../../core/arguments/moving.js';
import type { ContactPoint } from '../../core/contact.js';
import { nearestToTime, type Time } from '../times/time.js';
import { EDGE_EDGE, type Kind, loadedContacts, POINT_EDGE, POINT_POINT, VERTEX_FACE } from './decide.js';
import type {
  CoplanarContacts,
  EdgeEdge,
  MotionContact,
  MotionContacts,
  PointEdge,
  PointPoint,
  RoundedTimes,
  VertexFace,
} from './features.js';
import { type SeparationOptions, separationOf } from './separation/options.js';
import { AT_END, AT_START, X } from './workspace.js';

/** A contact that can round its times. */
class LazyContact implements MotionContact {
  readonly time: Time;
  readonly until: Time;
  readonly contact: readonly ContactPoint[];

  constructor(time: Time, until: Time, contact: readonly ContactPoint[]) {
    this.time = time;
    this.until = until;
    this.contact = contact;
  }

  get rounded(): RoundedTimes {
    const time = nearestToTime(this.time);
    return { time, until: this.until === this.time ? time : nearestToTime(this.until) };
  }
}

/** The contacts of the features in the workspace. */
export function answerOf(kind: Kind, separation: number): CoplanarContacts {
  const { found, always } = loadedContacts(kind, separation);
  const contacts = found.map(({ time, until, contact }) => new LazyContact(time, until, contact));
  return { contacts, coplanar: always };
}

/** Without what only four points have. */
const contactsOf = (kind: Kind, separation: number): MotionContacts => ({
  contacts: answerOf(kind, separation).contacts,
});

/**
 * When is a moving vertex in a moving closed triangle, from time 0 to 1, both included? Every point moves linearly from
 * where it is in `start` to where it is in `end`. The contacts are the connected parts of the set of these times, in
 * order: at most three instants, unless the four points are coplanar all the time; then they may last. A contact's
 * points are of the vertex (`a`, its vertex 0) and of the triangle (`b`): its face, edge i (from vertex i to the next)
 * or vertex i at `time`. A triangle that is flat then is the hull of its corners.
 *
 * With a `separation` contacts are the times at which both are no farther apart than that, and their points the closest
 * ones at `time`; times are roots of polynomials of degree 6 at most.
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments"; Ericson
 * 2005, "Real-Time Collision Detection", section 5.5.
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a, b, c] = [[0, 0, 0], [4, 0, 0], [0, 4, 0]];
 * const { contacts } = vertexFaceContacts({ vertex: [1, 1, 1], a, b, c }, { vertex: [1, 1, -2], a, b, c });
 * contacts.length; // 1
 * contacts[0].contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }]
 * contacts[0].rounded; // { time: 0.3333333333333333, until: 0.3333333333333333 }
 * const end = { vertex: [1, 1, -2], a, b, c };
 * vertexFaceContacts({ vertex: [1, 1, 4], a, b, c }, end, { separation: 1 }).contacts[0].rounded.time; // 0.5
 */
export function vertexFaceContacts(
  start: VertexFace,
  end: VertexFace,
  options: SeparationOptions = {},
): CoplanarContacts {
  const separation = separationOf('vertexFaceContacts', options);
  loadVertexFace('vertexFaceContacts', 'start', X, AT_START, start);
  loadVertexFace('vertexFaceContacts', 'end', X, AT_END, end);
  return answerOf(VERTEX_FACE, separation);
}

/**
 * When do two moving closed edges have a common point, from time 0 to 1, both included? Their ends move linearly. The
 * contacts are the connected parts of the set of these times, in order: at most three instants, unless the four ends
 * are coplanar all the time; then they may last. A contact's points are of the first edge (`a`) and of the second
 * (`b`): vertex 0, vertex 1 or edge 0 at `time`. Collinear edges may share a segment then: both of its ends are there.
 * With a `separation` as {@link vertexFaceContacts}: parallel edges may be closest along a segment.
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments".
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a0, a1] = [[-1, 0, 0], [1, 0, 0]];
 * const start = { a0, a1, b0: [0, -1, 1], b1: [0, 1, 1] };
 * const { contacts } = edgeEdgeContacts(start, { a0, a1, b0: [0, -1, -1], b1: [0, 1, -1] });
 * contacts[0].contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }]
 * contacts[0].rounded.time; // 0.5
 */
export function edgeEdgeContacts(
  start: EdgeEdge,
  end: EdgeEdge,
  options: SeparationOptions = {},
): CoplanarContacts {
  const separation = separationOf('edgeEdgeContacts', options);
  loadEdgeEdge('edgeEdgeContacts', 'start', X, AT_START, start);
  loadEdgeEdge('edgeEdgeContacts', 'end', X, AT_END, end);
  return answerOf(EDGE_EDGE, separation);
}

/**
 * When is a moving point on a moving closed edge, from time 0 to 1, both included? All points move linearly. As
 * {@link edgeEdgeContacts}, with a point instead of the first edge; contacts may last where the three points are
 * collinear all the time. With a `separation` as {@link vertexFaceContacts}, by polynomials of degree 4 at most.
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a, b] = [[-1, 0, 0], [1, 0, 0]];
 * const { contacts } = pointEdgeContacts({ point: [-2, 0, 0], a, b }, { point: [2, 0, 0], a, b });
 * contacts[0].rounded; // { time: 0.25, until: 0.75 }
 */
export function pointEdgeContacts(
  start: PointEdge,
  end: PointEdge,
  options: SeparationOptions = {},
): MotionContacts {
  const separation = separationOf('pointEdgeContacts', options);
  loadPointEdge('pointEdgeContacts', 'start', X, AT_START, start);
  loadPointEdge('pointEdgeContacts', 'end', X, AT_END, end);
  return contactsOf(POINT_EDGE, separation);
}

/**
 * When are two moving points in one place, from time 0 to 1, both included? Both move linearly: never, at one instant,
 * or all the time. With a `separation`, when are they no farther apart than that? All the time, or in one interval.
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const { contacts } = pointPointContacts({ a: [0, 0, 0], b: [3, 0, 0] }, { a: [3, 0, 0], b: [0, 0, 0] });
 * contacts[0].rounded.time; // 0.5
 * const [start, end] = [{ a: [0, 0, 0], b: [3, 0, 0] }, { a: [3, 0, 0], b: [0, 0, 0] }];
 * pointPointContacts(start, end, { separation: 1.5 }).contacts[0].rounded; // { time: 0.25, until: 0.75 }
 */
export function pointPointContacts(
  start: PointPoint,
  end: PointPoint,
  options: SeparationOptions = {},
): MotionContacts {
  const separation = separationOf('pointPointContacts', options);
  loadPointPoint('pointPointContacts', 'start', X, AT_START, start);
  loadPointPoint('pointPointContacts', 'end', X, AT_END, end);
  return contactsOf(POINT_POINT, separation);
}
