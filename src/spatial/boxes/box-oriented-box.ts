import type { Relation } from '../../core/contact.js';
import type { Box3, OrientedBox } from '../../core/shapes.js';
import {
  boxContainsOrientedBox,
  boxOrientedBoxSeparation,
  orientedBoxContainsBox,
} from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { requireBox } from './box-arguments.js';
import type { Containment } from './box-box.js';
import { boxArrows, orientedBoxArrows, relationOf } from './convex-relation.js';
import { orientedBoxNumbers } from './oriented-box-arguments.js';

/** How two boxes meet of which at least one is oriented. */
export interface OrientedBoxPair {
  /** `crossing` only for two flat boxes. */
  readonly relation: Relation;
  readonly containment: Containment;
}

/**
 * Have an axis-aligned and an oriented box a common point? Touching counts.
 *
 * Fifteen separating axes: the face normals of both, and the cross products of their edges.
 *
 * Source: Gottschalk, Lin and Manocha, "OBBTree", 1996; Ericson, Real-Time Collision Detection, 4.4.1.
 *
 * @throws RangeError if a number is not finite, min > max, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * boxIntersectsOrientedBox({ min: [1, 1, 0], max: [2, 2, 2] }, box); // true
 * boxIntersectsOrientedBox({ min: [1.5, 1, 0], max: [2, 2, 2] }, box); // false
 */
export function boxIntersectsOrientedBox(box: Box3, oriented: OrientedBox): boolean {
  requireBox('boxIntersectsOrientedBox', 'box', box);
  const numbers = orientedBoxNumbers('boxIntersectsOrientedBox', 'oriented', oriented);
  return boxOrientedBoxSeparation(corners(box), 0, numbers, 0) !== SEPARATED;
}

/**
 * How an axis-aligned and an oriented box meet, and whether one contains the other (`inside`: the axis-aligned box lies
 * in the oriented one).
 *
 * @throws RangeError if a number is not finite, min > max, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * boxOrientedBox({ min: [1, 1, 0], max: [2, 2, 2] }, box); // { relation: 'touching', containment: 'none' }
 * boxOrientedBox({ min: [-2, -2, -1], max: [2, 2, 1] }, box); // { relation: 'overlapping', containment: 'around' }
 */
export function boxOrientedBox(box: Box3, oriented: OrientedBox): OrientedBoxPair {
  requireBox('boxOrientedBox', 'box', box);
  const numbers = orientedBoxNumbers('boxOrientedBox', 'oriented', oriented);
  const six = corners(box);
  const code = boxOrientedBoxSeparation(six, 0, numbers, 0);
  const relation = relationOf(code, boxArrows(box), orientedBoxArrows(oriented));
  if (code === SEPARATED) return { relation, containment: 'none' };
  const inside = orientedBoxContainsBox(numbers, 0, six, 0);
  return { relation, containment: containmentOf(inside, boxContainsOrientedBox(six, 0, numbers, 0)) };
}

/** The word for who contains whom. */
export function containmentOf(inside: boolean, around: boolean): Containment {
  if (inside) return around ? 'equal' : 'inside';
  return around ? 'around' : 'none';
}

function corners({ min, max }: Box3): number[] {
  return [min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!];
}
