import {
  type Convex,
  convexConvex,
  convexesIntersect,
  convexFromBox,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../../../spatial/index.js';
import { sortedPairs } from '../../answers/text.js';
import { solidPairOf } from '../../cases/solid-pairs.js';

type Given = ReturnType<typeof solidPairOf>[number];

function prepared(shape: Given): Convex {
  if (shape.type === 'tetrahedron') return convexFromTetrahedron(shape);
  return shape.type === 'box' ? convexFromBox(shape) : convexFromOrientedBox(shape);
}

/** How two prepared convex shapes meet, as the question says it, and whether the boolean agrees. */
export function preparedPairText(a: Convex, b: Convex): string {
  const found = convexConvex(a, b);
  const differs = convexesIntersect(a, b) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [found.relation, found.containment, ...sortedPairs(found)].join(' ') + differs;
}

/** The kernel's answer for two solids of any kind. */
export function convexConvexSubject(v: Float64Array): string {
  const [a, b] = solidPairOf(v);
  return preparedPairText(prepared(a), prepared(b));
}
