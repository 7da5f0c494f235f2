import type { Surd } from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import { edge, type Feature, face, INTERIOR } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { dot, isZero, minus, type Vector } from '../../distance/engine/vectors.js';
import { type Bound, boundSign, quadraticSign, type Stretch } from './interval.js';
import type { Passage } from './meet.js';
import { passageThrough } from './passage-through.js';
import { aboutAxis, aboutPoint, type LineCells } from './quadric.js';

/** A capsule over integers. */
export interface CapsuleCells {
  readonly start: Vector;
  readonly end: Vector;
  readonly radius: bigint;
}

/**
 * Where a line within the bounds of its parameter passes through a capsule: the balls about the ends and the cylinder
 * between them are met in an interval each, whose union is one, as the capsule is convex.
 */
export function capsulePassage(
  line: LineCells,
  bounds: readonly Bound[],
  capsule: CapsuleCells,
  relation: Relation,
): Passage | null {
  const parts = partsOf(line, capsule);
  return passageThrough(Object.values(parts), bounds, relation, (t) => featureAt(t, parts));
}

interface Parts {
  readonly start: Stretch;
  readonly side: Stretch;
  readonly end: Stretch;
}

function partsOf({ origin, direction }: LineCells, { start, end, radius }: CapsuleCells): Parts {
  const w = minus(end, start);
  const m = minus(origin, start);
  const [height, rise] = [dot(m, w), dot(direction, w)];
  const slab = [
    { slope: rise, offset: height },
    { slope: -rise, offset: dot(w, w) - height },
  ];
  return {
    start: { quadratic: aboutPoint(m, direction, radius), bounds: [] },
    // Without a length, there is no side: an empty slab.
    side: {
      quadratic: aboutAxis(m, direction, w, radius),
      bounds: isZero(w) ? [{ slope: 0n, offset: -1n }] : slab,
    },
    end: { quadratic: aboutPoint(minus(origin, end), direction, radius), bounds: [] },
  };
}

/**
 * The side is face 0, the half spheres are faces 1 and 2, where they join are edges 0 and 1; without a length, all is
 * face 1.
 */
function featureAt(t: Surd, { start, side, end }: Parts): Feature {
  const [above, below] = side.bounds.map((bound): Sign => boundSign(bound, t)) as [Sign, Sign | undefined];
  const isAtStart = below === undefined || above < 0;
  const part = isAtStart ? start : below < 0 ? end : side;
  if (quadraticSign(part.quadratic, t) < 0) return INTERIOR;
  if (isAtStart) return face(1);
  if (below < 0) return face(2);
  if (above === 0) return edge(0);
  return below === 0 ? edge(1) : face(0);
}
