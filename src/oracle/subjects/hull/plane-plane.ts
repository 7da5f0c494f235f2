import { planePlane, planesIntersect } from '../../../spatial/hull/plane-plane.js';
import { contactText } from '../../answers/text.js';
import { planeOf } from '../../cases/shapes.js';

/** The kernel's position, relation and facing, and whether the boolean agrees. */
export function subject(v: Float64Array): string {
  const [p, q] = [planeOf(v, 0), planeOf(v, 4)];
  const found = planePlane(p, q);
  const differs = planesIntersect(p, q) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return `${found.position} ${contactText(found)} ${found.facing}${differs}`;
}
