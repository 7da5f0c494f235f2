/** The contact of two boxes as convex sets. */
import type { ContactPoint } from '../../core/contact.js';
import type { ConvexSet } from '../convex/engine/convex-set.js';
import { contactOf, extremePoints } from '../convex/engine/set-contact.js';

/** The extreme points of what two boxes have in common, with both features, in no special order. */
export function boxPairContact(a: ConvexSet, b: ConvexSet): ContactPoint[] {
  return contactOf(a, b, extremePoints(a, b));
}
