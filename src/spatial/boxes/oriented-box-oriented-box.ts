import { requireNoMore } from '../../core/arguments/surplus.js';
import type { ContactPoint } from '../../core/contact.js';
import type { Coordinates, OrientedBox } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import {
  orientedBoxContains,
  orientedBoxesSeparation,
} from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { OrientedBoxSet } from '../convex/engine/box-set.js';
import type { OrientedBoxPair } from './box-oriented-box.js';
import { containmentOf } from './containment.js';
import { orientedBoxArrows, relationByAxes } from './convex-relation.js';
import { orientedBoxNumbers, orientedBoxOf, requireOrientedBoxAt } from './oriented-box-numbers.js';
import { boxPairContact } from './solid-pair-contact.js';

/**
 * Do two oriented boxes have a common point? Touching counts. The boxes are the parallelepipeds of their axes as given,
 * which need not be orthogonal or of unit length; half sizes of zero are in the domain.
 *
 * Fifteen separating axes: the face normals of both, and the cross products of their edges; parallel edges give an
 * axis of zero, which separates nothing.
 *
 * Source: Gottschalk, Lin and Manocha, "OBBTree", 1996; Ericson, Real-Time Collision Detection, 4.4.1; Eberly, 3D Game
 * Engine Design, 6.4.2.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const a = { center: [0, 0, 0], axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], halfSize: [3, 3, 3] };
 * const b = { center: [3, -12, -3], axes: [[-1, 2, -2], [-2, 1, 2], [2, 2, 1]], halfSize: [1, 1, 3] };
 * orientedBoxesIntersect(a, b); // false: only the third axis of a times the third of b separates them
 */
export function orientedBoxesIntersect(a: OrientedBox, b: OrientedBox): boolean {
  if (arguments.length > 2) requireNoMore('orientedBoxesIntersect', 2, arguments[2]);
  const first = orientedBoxNumbers('orientedBoxesIntersect', 'a', a);
  const second = orientedBoxNumbers('orientedBoxesIntersect', 'b', b);
  return orientedBoxesSeparation(first, 0, second, 0) !== SEPARATED;
}

/**
 * {@link orientedBoxesIntersect} over flat buffers, 15 numbers each (center, three axes, half sizes): box number i of
 * the first and number j of the second, which may be the same. Allocates nothing unless the boxes are so close to
 * touching that big integers must decide.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const boxes = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 3, 0, 0, 1, 1, 0, -1, 1, 0, 0, 0, 1, 1, 1, 1];
 * orientedBoxesIntersectAt(boxes, 0, boxes, 1); // true: an edge of the second lies in a face of the first
 */
export function orientedBoxesIntersectAt(
  boxes: Coordinates,
  i: number,
  boxesB: Coordinates,
  j: number,
): boolean {
  requireOrientedBoxAt('orientedBoxesIntersectAt', 'boxes', boxes, 'i', i);
  requireOrientedBoxAt('orientedBoxesIntersectAt', 'boxesB', boxesB, 'j', j);
  return orientedBoxesSeparation(boxes, 15 * i, boxesB, 15 * j) !== SEPARATED;
}

/**
 * How do two oriented boxes meet? `disjoint`, `touching`, `crossing` (only two flat ones) or `overlapping`, and what
 * the first is to the second. `contact` has the corners of the common part with the features of both (numbered as
 * `boxFeature` says), in no special order: it is found when it is first asked for, which is much dearer than all else.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 * @example
 * const a = { center: [0, 0, 0], axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const b = { center: [3, 0, 1.5], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * orientedBoxOrientedBox(a, b).relation; // 'touching'
 * orientedBoxOrientedBox(a, b).contact.map(({ a, b }) => [a.type, b.type]); // [['edge', 'edge'], ['face', 'vertex']]
 * orientedBoxOrientedBox(a, { ...b, center: [0, 0, 0] }).containment; // 'inside'
 */
export function orientedBoxOrientedBox(a: OrientedBox, b: OrientedBox): OrientedBoxPair {
  const first = orientedBoxNumbers('orientedBoxOrientedBox', 'a', a);
  const second = orientedBoxNumbers('orientedBoxOrientedBox', 'b', b);
  const code = orientedBoxesSeparation(first, 0, second, 0);
  if (code === SEPARATED) return { relation: 'disjoint', contact: [], containment: 'none' };
  const inside = orientedBoxContains(second, 0, first, 0);
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: relationByAxes(code, orientedBoxArrows(a), orientedBoxArrows(b)),
    get contact() {
      const [one, other] = [orientedBoxOf(first), orientedBoxOf(second)];
      contact ??= boxPairContact(new OrientedBoxSet(one), new OrientedBoxSet(other));
      return contact;
    },
    containment: containmentOf(inside, orientedBoxContains(first, 0, second, 0)),
  });
}
