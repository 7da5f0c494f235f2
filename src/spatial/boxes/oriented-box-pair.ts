/**
 * Two boxes of which one at least is oriented, by fifteen separating axes: the face normals of both, and the cross
 * products of their edges; parallel edges give an axis of zero, which separates nothing.
 */
import type { Contact } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Box3 } from '../../core/shapes.js';
import {
  boxContainsOrientedBox,
  boxOrientedBoxSeparation,
  orientedBoxContains,
  orientedBoxContainsBox,
  orientedBoxesSeparation,
} from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED } from '../../predicates/separating-axes/separation.js';
import { BoxSet, OrientedBoxSet } from '../convex/engine/box-set.js';
import { contactOf, extremePoints } from '../convex/engine/set-contact.js';
import {
  apart,
  boxArrows,
  containmentOf,
  lazyContact,
  orientedBoxArrows,
  relationByAxes,
} from './by-axes.js';
import { orientedBoxOf } from './oriented-box-numbers.js';

/** How two boxes meet of which at least one is oriented. */
export interface OrientedBoxPair extends Contact {
  /** What the first box is to the second. */
  readonly containment: Containment;
}

type Numbers = readonly number[];

/** Whether a box and an oriented one of 15 numbers meet. */
export function boxMeetsOriented(box: Box3, oriented: Numbers): boolean {
  return boxOrientedBoxSeparation(corners(box), 0, oriented, 0) !== SEPARATED;
}

/** How a box and an oriented one of 15 numbers meet. */
export function boxOrientedContact(box: Box3, oriented: Numbers): OrientedBoxPair {
  const six = corners(box);
  const code = boxOrientedBoxSeparation(six, 0, oriented, 0);
  if (code === SEPARATED) return apart();
  return lazyContact(
    relationByAxes(code, boxArrows(box), orientedBoxArrows(oriented)),
    containmentOf(orientedBoxContainsBox(oriented, 0, six, 0), boxContainsOrientedBox(six, 0, oriented, 0)),
    () => setPoints(new BoxSet({ min: six.slice(0, 3), max: six.slice(3) }), setOf(oriented)),
  );
}

/** Whether two oriented boxes of 15 numbers meet. */
export function orientedPairMeets(a: Numbers, b: Numbers): boolean {
  return orientedBoxesSeparation(a, 0, b, 0) !== SEPARATED;
}

/** How two oriented boxes of 15 numbers meet. */
export function orientedPairContact(a: Numbers, b: Numbers): OrientedBoxPair {
  const code = orientedBoxesSeparation(a, 0, b, 0);
  if (code === SEPARATED) return apart();
  return lazyContact(
    relationByAxes(code, orientedBoxArrows(a), orientedBoxArrows(b)),
    containmentOf(orientedBoxContains(b, 0, a, 0), orientedBoxContains(a, 0, b, 0)),
    () => setPoints(setOf(a), setOf(b)),
  );
}

const setOf = (numbers: Numbers) => new OrientedBoxSet(orientedBoxOf(numbers));

/** The extreme points of what two boxes have in common, with both features, in no special order. */
const setPoints = (a: BoxSet | OrientedBoxSet, b: OrientedBoxSet) => contactOf(a, b, extremePoints(a, b));

function corners({ min, max }: Box3): number[] {
  return [min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!];
}
