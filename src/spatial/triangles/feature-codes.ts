/**
 * Features of segments and triangles as small integers while a query decides, and the answer that is made of them.
 *
 * A *mask* says on which parts of its shape's relative boundary a point lies, one bit for each edge of a triangle or
 * each end of a segment. If one part has all contact points, the common part of the two shapes lies in the
 * boundary; if none has, the relative interiors of the shape and of the common part meet, since a convex set that has a
 * point in the relative boundary of a convex polygon and is not in one side of it reaches inside.
 */
import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { longEdge, same } from './workspace.js';

/** Vertex i has the code i, edge i the code EDGE + i. */
export const EDGE = 8;
/** The inside of a triangle. */
export const FACE = 16;
/** Not on the shape. */
export const OUTSIDE = -1;

/** The feature that a code stands for. */
export function featureOf(code: number): Feature {
  return code === FACE ? face(0) : code >= EDGE ? edge(code - EDGE) : vertex(code);
}

/** The edges of a triangle that contain vertex i. */
const AT_VERTEX = [0b101, 0b011, 0b110] as const;

/** The edges of a triangle with an inside that contain the feature. */
export function triangleMask(code: number): number {
  return code === FACE ? 0 : code >= EDGE ? 1 << (code - EDGE) : AT_VERTEX[code]!;
}

/** The ends of a segment that a feature is: both bits where the ends coincide would be wrong, so not for points. */
export function segmentMask(code: number): number {
  return code >= EDGE ? 0 : 1 << code;
}

/** The ends that a feature of the degenerate triangle at `base` is, which is a segment or a point. */
export function degenerateMask(base: number, code: number): number {
  const first = longEdge(base);
  const p = base + 3 * first;
  const q = base + (first === 2 ? 0 : 3 * first + 3);
  if (code >= EDGE || same(p, q)) return 0;
  const x = base + 3 * code;
  return same(x, p) ? 1 : same(x, q) ? 2 : 0;
}

/**
 * How two shapes meet.
 *
 * @param count the number of contact points
 * @param inA whether the common part reaches the relative interior of the first shape: no mask bit in common
 * @param least the smaller of the two shapes' dimensions
 */
export function relationOf(count: number, inA: boolean, inB: boolean, least: number): Relation {
  if (count === 0) return 'disjoint';
  if (!inA || !inB) return 'touching';
  const dimension = count > 2 ? 2 : count - 1;
  return dimension < least ? 'crossing' : 'overlapping';
}

/**
 * The feature of a triangle with an inside that a line passes through, by the signs with which the edges pass the line:
 * all positive inside. A line not parallel to the plane has three of one sign, or zeros, there.
 */
export function piercedFeature(e0: Sign, e1: Sign, e2: Sign): number {
  if (e0 < 0 || e1 < 0 || e2 < 0) return OUTSIDE;
  if (e0 === 0) return e1 === 0 ? 1 : e2 === 0 ? 0 : EDGE;
  return e1 === 0 ? (e2 === 0 ? 2 : EDGE + 1) : e2 === 0 ? EDGE + 2 : FACE;
}

/** A contact point of two codes. */
export function contactPoint(a: number, b: number): ContactPoint {
  return { a: featureOf(a), b: featureOf(b) };
}

/** The answer for shapes that have nothing in common. */
export const DISJOINT: Contact = /* @__PURE__ */ Object.freeze({
  relation: 'disjoint',
  contact: /* @__PURE__ */ Object.freeze([]) as readonly ContactPoint[],
});
