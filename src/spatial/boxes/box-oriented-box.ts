import { requireBox3 } from '../../core/arguments/shapes.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Box3, OrientedBox } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import {
  boxContainsOrientedBox,
  boxOrientedBoxSeparation,
  orientedBoxContainsBox,
} from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { BoxSet, OrientedBoxSet } from '../convex/engine/box-set.js';
import { containmentOf } from './containment.js';
import { boxArrows, orientedBoxArrows, relationByAxes } from './convex-relation.js';
import { orientedBoxNumbers, orientedBoxOf } from './oriented-box-numbers.js';
import { boxPairContact } from './solid-pair-contact.js';

/** How two boxes meet of which at least one is oriented. */
export interface OrientedBoxPair extends Contact {
  /** What the first box is to the second. */
  readonly containment: Containment;
}

/**
 * Do an axis-aligned and an oriented box have a common point? Touching counts.
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
  requireBox3('boxIntersectsOrientedBox', 'box', box);
  const numbers = orientedBoxNumbers('boxIntersectsOrientedBox', 'oriented', oriented);
  return boxOrientedBoxSeparation(corners(box), 0, numbers, 0) !== SEPARATED;
}

/**
 * How do an axis-aligned and an oriented box meet? `disjoint`, `touching`, `crossing` (only two flat ones) or
 * `overlapping`, and what the axis-aligned box is to the oriented one. `contact` has the corners of the common part
 * with the features of both (numbered as `boxFeature` says), in no special order: it is found when it is first asked
 * for, which is much dearer than all else.
 *
 * @throws RangeError if a number is not finite, min > max, a half size is negative, or the axes are dependent
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = boxOrientedBox({ min: [1, 1, 0], max: [2, 2, 0.5] }, box);
 * relation; // 'touching'
 * contact.map(({ a, b }) => [a.index, b.type]); // [[0, 'face'], [4, 'face']]
 * boxOrientedBox({ min: [-2, -2, -1], max: [2, 2, 1] }, box).containment; // 'containing'
 */
export function boxOrientedBox(box: Box3, oriented: OrientedBox): OrientedBoxPair {
  requireBox3('boxOrientedBox', 'box', box);
  const numbers = orientedBoxNumbers('boxOrientedBox', 'oriented', oriented);
  const six = corners(box);
  const code = boxOrientedBoxSeparation(six, 0, numbers, 0);
  if (code === SEPARATED) return { relation: 'disjoint', contact: [], containment: 'none' };
  const inside = orientedBoxContainsBox(numbers, 0, six, 0);
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: relationByAxes(code, boxArrows(box), orientedBoxArrows(oriented)),
    get contact() {
      const own = { min: six.slice(0, 3), max: six.slice(3) };
      contact ??= boxPairContact(new BoxSet(own), new OrientedBoxSet(orientedBoxOf(numbers)));
      return contact;
    },
    containment: containmentOf(inside, boxContainsOrientedBox(six, 0, numbers, 0)),
  });
}

function corners({ min, max }: Box3): number[] {
  return [min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!];
}
