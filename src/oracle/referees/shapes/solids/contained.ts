import { withContainment } from '../../../answers/text.js';
import { contact, exactContactText } from '../contact.js';
import { containment } from '../containment.js';
import type { Shape } from '../shape.js';

/** Relation, containment and contact: by clipping, and by the points of each in the hull of the other. */
export function exactContainedText(a: Shape, b: Shape): string {
  const exact = contact(a, b);
  return withContainment(exactContactText(exact), exact.relation === 'disjoint' ? 'none' : containment(a, b));
}
