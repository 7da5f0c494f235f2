import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import {
  type Bound,
  boundSign,
  inLowestTerms,
  plainRoots,
  quadraticSign,
  type Root,
  type Stretch,
} from './interval.js';
import type { Passage } from './meet.js';

/**
 * The passage through all that is at most a radius from a bounded convex core, as the union of parts: what is so near
 * to a corner, to the line of an edge or to the plane of a face, in the bounds in which these are what is nearest (a
 * ball needs none).
 *
 * Where it ends, though the line goes on in its bounds, a quadratic that is not constant is zero, in the bounds of its
 * part: outside of the solid, as near to that end as one likes, one and the same corner, edge or face is nearest; its
 * quadratic is positive there, and zero at the end. So the ends are among such roots and the ends of the line; and only
 * a number before all that are known, or behind them, needs to be looked at.
 */
export function passageThrough(
  parts: readonly Stretch[],
  bounds: readonly Bound[],
  relation: Relation,
  featureAt: (t: Surd) => Feature,
): Passage | null {
  const outermost = new Outermost(bounds);
  for (const { slope, offset } of bounds) {
    const of = { square: 0n, linear: slope, constant: offset };
    for (const root of plainRoots(of)) outermost.take(root, (t) => isInSome(t, parts));
  }
  for (const { quadratic, bounds: own } of parts) {
    for (const root of plainRoots(quadratic)) outermost.take(root, (t) => isWithin(t, own));
  }
  const { from, to } = outermost;
  if (from === null || to === null) return null;
  return { relation, from: inLowestTerms(from), to: inLowestTerms(to), featureAt };
}

function isWithin(t: Surd, bounds: readonly Bound[]): boolean {
  return bounds.every((bound) => boundSign(bound, t) >= 0);
}

function isInSome(t: Surd, parts: readonly Stretch[]): boolean {
  return parts.some(({ quadratic, bounds }) => isWithin(t, bounds) && quadraticSign(quadratic, t) <= 0);
}

/** The first and the last of the members among numbers. */
class Outermost {
  from: Root | null = null;
  to: Root | null = null;
  private readonly bounds: readonly Bound[];

  constructor(bounds: readonly Bound[]) {
    this.bounds = bounds;
  }

  take(root: Root, isMember: (t: Surd) => boolean): void {
    const { at } = root;
    const isBefore = this.from === null || surd.compare(at, this.from.at) < 0;
    const isAfter = this.to === null || (!isBefore && surd.compare(at, this.to.at) > 0);
    if (!(isBefore || isAfter) || !isWithin(at, this.bounds) || !isMember(at)) return;
    if (isBefore) this.from = root;
    if (isAfter) this.to = root;
  }
}
