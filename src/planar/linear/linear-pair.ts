import { type Contact, type ContactPoint, DISJOINT } from '../../core/contact.js';
import { edge } from '../../core/feature.js';
import type { Point2 } from '../../core/shapes.js';
import { CROSSING, type Kind, linearFeature, meeting } from './linear.js';

const EDGES: ContactPoint = /* @__PURE__ */ Object.freeze({ a: edge(0), b: edge(0) });
const CROSSING_CONTACT: Contact = /* @__PURE__ */ Object.freeze({
  relation: 'crossing',
  contact: /* @__PURE__ */ Object.freeze([EDGES]),
});

/** The full classification of two lines, rays or segments. */
export function linearContact(kindA: Kind, p: Point2, q: Point2, kindB: Kind, r: Point2, s: Point2): Contact {
  const { relation, places } = meeting(kindA, p, q, kindB, r, s);
  if (relation === 'disjoint') return DISJOINT;
  if (places[0] === CROSSING) return CROSSING_CONTACT;
  const contact = places.map((place) => ({
    a: linearFeature(kindA, p, q, place),
    b: linearFeature(kindB, r, s, place),
  }));
  return { relation, contact };
}
