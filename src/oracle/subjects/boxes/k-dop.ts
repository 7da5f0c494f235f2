import { convexFromKDop } from '../../../spatial/convex/convex.js';
import { kDopKDop, kDopsIntersect, kDopsOverlap } from '../../../spatial/convex/k-dop-k-dop.js';
import { kDopContainsPoint, pointKDop } from '../../../spatial/generated/convex.js';
import { locationText, sortedPairs } from '../../answers/text.js';
import { pointAndKDop, twoKDops } from '../../cases/half-spaces.js';
import { preparedPairText } from '../solids/convex-pair.js';

/** The kernel's answer for two k-DOPs, whether the boolean agrees, and for equal axes that of the quick test. */
export function kDopKDopSubject(v: Float64Array): string {
  const [a, b] = twoKDops(v);
  const quick = v[0] === v[1] ? (kDopsOverlap(a, b) ? 'overlap' : 'apart') : 'different-axes';
  const found = kDopKDop(a, b);
  const differs = kDopsIntersect(a, b) === (found.relation === 'disjoint') ? ['BOOLEAN DIFFERS'] : [];
  const text = [found.relation, found.containment, ...sortedPairs(found)].join(' ');
  const prepared = preparedPairText(convexFromKDop(a), convexFromKDop(b));
  return [text, ...differs, ...(prepared === text ? [] : ['PREPARED DIFFERS']), '/', quick].join(' ');
}

/** The kernel's location of a point, and whether the boolean agrees. */
export function pointKDopSubject(v: Float64Array): string {
  const [p, dop] = pointAndKDop(v);
  const found = pointKDop(p, dop);
  const differs = kDopContainsPoint(dop, p) === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}
