import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import { isZero } from '../../distance/engine/vectors.js';
import {
  type Bound,
  boundSign,
  type Interval,
  intervalOf,
  middleOf,
  quadraticSign,
  type Stretch,
} from './interval.js';
import type { LineCells, Quadric } from './quadric.js';

/** What a linear shape has in common with a solid: an interval of its parameter. */
export interface Passage {
  readonly relation: Relation;
  readonly from: Surd | null;
  readonly to: Surd | null;
  featureAt(t: Surd): Feature;
}

/** Of a segment that is a point, only the parameter 0 counts. */
const ONLY_ZERO: readonly Bound[] = [
  { slope: 1n, offset: 0n },
  { slope: -1n, offset: 0n },
];

/** Where a line within the bounds of its parameter passes through a solid; `null` if nowhere. */
export function passageOf(line: LineCells, bounds: readonly Bound[], quadric: Quadric): Passage | null {
  const isPoint = isZero(line.direction);
  const own = isPoint ? ONLY_ZERO : bounds;
  const solid = quadric.along(line);
  const interval = intervalOf({ quadratic: solid.quadratic, bounds: [...solid.bounds, ...own] });
  if (interval === null) return null;
  return {
    ...interval,
    relation: relationOf(interval, solid, isPoint ? [] : own, quadric.dimension, isPoint ? 0 : 1),
    featureAt: (t) =>
      quadric.featureAt(
        quadraticSign(solid.quadratic, t),
        solid.bounds.map((bound) => boundSign(bound, t)),
      ),
  };
}

/** The middle of what is common is in the relative interior of both, if these have a common point at all. */
function relationOf(
  interval: Interval,
  solid: Stretch,
  own: readonly Bound[],
  dimension: 0 | 1 | 3,
  linear: 0 | 1,
): Relation {
  const middle = middleOf(interval);
  const isWithin = dimension < 3 || quadraticSign(solid.quadratic, middle) < 0;
  const isStrict = [...solid.bounds, ...own].every((bound) => boundSign(bound, middle) > 0);
  if (!isWithin || !isStrict) return 'touching';
  const { from, to } = interval;
  const common = from !== null && to !== null && surd.equals(from, to) ? 0 : 1;
  return common >= Math.min(linear, dimension) ? 'overlapping' : 'crossing';
}
