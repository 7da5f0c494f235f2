/** Segments, rays and lines in the plane of a polygon, after one coordinate was left out of both. */
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Point2, Ring } from '../../core/shapes.js';
import { LINE, type Kind as PlanarKind, RAY, SEGMENT } from '../../planar/linear/linear.js';
import { linearPolygonStops } from '../../planar/polygons/linear-polygon.js';
import { DISJOINT } from '../triangles/feature-codes.js';
import type { Kind } from '../triangles/linear-workspace.js';

const PLANAR: Readonly<Record<Kind, PlanarKind>> = { segment: SEGMENT, ray: RAY, line: LINE };

/** A polygon of space has one ring, so its features name none. */
const withoutRing = ({ a, b: { type, index } }: ContactPoint): ContactPoint => ({ a, b: { type, index } });

/**
 * How a segment, ray or line and a ring meet in the plane; p and q are start and end, or origin and direction. The
 * inside is by the even-odd rule. The contact is the first and the last common point, or the only one.
 */
export function coplanarLinearPolygon(type: Kind, p: Point2, q: Point2, ring: Ring): Contact {
  const { contact, passesInside } = linearPolygonStops(PLANAR[type], p, q, [ring]);
  if (contact.length === 0) return DISJOINT;
  const ends = contact.length === 1 ? contact : [contact[0]!, contact.at(-1)!];
  return { relation: passesInside ? 'overlapping' : 'touching', contact: ends.map(withoutRing) };
}
