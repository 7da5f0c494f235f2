import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import { type Bound, intervalOf, type Stretch } from './interval.js';
import type { Passage } from './meet.js';

/** The passage through a bounded convex solid that is the union of parts: each is met in an interval, and the union of these is one. */
export function passageThrough(
  parts: readonly Stretch[],
  bounds: readonly Bound[],
  relation: Relation,
  featureAt: (t: Surd) => Feature,
): Passage | null {
  const all = parts.flatMap(
    ({ quadratic, bounds: own }) => intervalOf({ quadratic, bounds: [...own, ...bounds] }) ?? [],
  );
  if (all.length === 0) return null;
  const ends = all.flatMap(({ from, to }) => [from!, to!]);
  return {
    relation,
    from: ends.reduce((least, t) => (surd.compare(t, least) < 0 ? t : least)),
    to: ends.reduce((most, t) => (surd.compare(t, most) > 0 ? t : most)),
    featureAt,
  };
}
