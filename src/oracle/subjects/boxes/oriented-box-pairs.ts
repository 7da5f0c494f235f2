import {
  boxIntersectsOrientedBox,
  boxOrientedBox,
  type OrientedBoxPair,
} from '../../../spatial/boxes/box-oriented-box.js';
import {
  orientedBoxesIntersect,
  orientedBoxesIntersectAt,
  orientedBoxOrientedBox,
} from '../../../spatial/boxes/oriented-box-oriented-box.js';
import { sortedPairs } from '../../answers/text.js';
import { boxOf, orientedBoxOf } from '../../cases/shapes.js';

function textOf(found: OrientedBoxPair, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet === (found.relation === 'disjoint'));
  const words = [found.relation, found.containment, ...sortedPairs(found)];
  return words.join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's answer for two oriented boxes, and whether the booleans agree. */
export function orientedBoxOrientedBoxSubject(v: Float64Array): string {
  const [a, b] = [orientedBoxOf(v, 0), orientedBoxOf(v, 15)];
  const meets = [orientedBoxesIntersect(a, b), orientedBoxesIntersectAt(v, 0, v, 1)];
  return textOf(orientedBoxOrientedBox(a, b), ...meets);
}

/** The kernel's answer for an axis-aligned and an oriented box, and whether the boolean agrees. */
export function boxOrientedBoxSubject(v: Float64Array): string {
  const [a, b] = [boxOf(v, 0), orientedBoxOf(v, 6)];
  return textOf(boxOrientedBox(a, b), boxIntersectsOrientedBox(a, b));
}
