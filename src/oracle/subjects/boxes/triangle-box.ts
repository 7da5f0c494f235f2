import {
  type TriangleBox,
  triangleBox,
  triangleIntersectsBox,
  triangleIntersectsBoxAt,
} from '../../../spatial/boxes/triangle-box.js';
import {
  triangleIntersectsOrientedBox,
  triangleIntersectsOrientedBoxAt,
  triangleOrientedBox,
} from '../../../spatial/boxes/triangle-oriented-box.js';
import { contactText } from '../../answers/text.js';
import { boxOf, orientedBoxOf, triangleOf } from '../../cases/shapes.js';

function textOf(found: TriangleBox, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet === (found.relation === 'disjoint'));
  return `${contactText(found)} ${found.containment}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a box, and whether the booleans agree. */
export function triangleBoxSubject(v: Float64Array): string {
  const [triangle, box] = [triangleOf(v, 0), boxOf(v, 9)];
  return textOf(
    triangleBox(triangle, box),
    triangleIntersectsBox(triangle, box),
    triangleIntersectsBoxAt(v, 0, 1, 2, v.subarray(9), 0),
  );
}

/** The kernel's answer for an oriented box, and whether the booleans agree. */
export function triangleOrientedBoxSubject(v: Float64Array): string {
  const [triangle, box] = [triangleOf(v, 0), orientedBoxOf(v, 9)];
  return textOf(
    triangleOrientedBox(triangle, box),
    triangleIntersectsOrientedBox(triangle, box),
    triangleIntersectsOrientedBoxAt(v, 0, 1, 2, v.subarray(9), 0),
  );
}
