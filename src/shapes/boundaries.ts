import type { ContactPoint, Relation } from '../core/contact.js';
import type { Containment } from '../core/containment.js';
import type { Known } from './dispatch.js';
import type { ShapeType } from './shape.js';

/** What an answer says of the boundaries: how they meet; of two polygons of the plane, whether they do. */
export type SaidOfBoundaries = Relation | boolean | undefined;

/** What has no area, and is no solid: neither asks how boundaries meet. */
const WITHOUT: ReadonlySet<ShapeType> = new Set(['line', 'ray', 'segment', 'plane']);
const has = ({ type, isPlanar }: Known) => !WITHOUT.has(type) && (isPlanar || type !== 'polygon');

/**
 * How the boundaries of two shapes meet; `null` where one of them is neither an area nor a solid. Where both are flat
 * or have flat faces, the contact tells: what is in the other comes to its boundary in one of its own extreme points,
 * or not at all. Where neither is in the other, their boundaries meet as they do, and cross where their insides meet,
 * unless it is said that they do not meet at all: each may be in a hole of the other.
 */
export function boundariesOf(
  a: Known,
  b: Known,
  relation: Relation | 'not-planar' | 'degenerate',
  containment: Containment,
  contact: readonly ContactPoint[] | null,
  said: SaidOfBoundaries,
): Relation | null {
  if (!has(a) || !has(b) || relation === 'not-planar' || relation === 'degenerate') return null;
  if (typeof said === 'string') return said;
  switch (containment) {
    case 'equal':
      return 'overlapping';
    case 'none':
      if (relation !== 'overlapping') return relation;
      return said === false ? 'disjoint' : 'crossing';
    default: {
      const outer = containment === 'inside' ? 'b' : 'a';
      const inner = a.isPlanar ? 'face' : 'interior';
      const reaches = said ?? contact?.some((point) => point[outer].type !== inner);
      return reaches === true ? 'touching' : 'disjoint';
    }
  }
}
