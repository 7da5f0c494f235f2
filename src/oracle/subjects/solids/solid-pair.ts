import {
  type ConvexSolid,
  solidFromBox,
  solidFromOrientedBox,
  solidFromTetrahedron,
  solidSolid,
  solidsIntersect,
} from '../../../spatial/index.js';
import { sortedPairs } from '../../answers/contacts.js';
import { solidPairOf } from '../../cases/solids/solid-pair.js';

type Given = ReturnType<typeof solidPairOf>[number];

function prepared(shape: Given): ConvexSolid {
  if (shape.type === 'tetrahedron') return solidFromTetrahedron(shape);
  return shape.type === 'box' ? solidFromBox(shape) : solidFromOrientedBox(shape);
}

/** How two prepared solids meet, as the question says it, and whether the boolean agrees. */
export function preparedPairText(a: ConvexSolid, b: ConvexSolid): string {
  const found = solidSolid(a, b);
  const differs = solidsIntersect(a, b) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [found.relation, found.containment, ...sortedPairs(found)].join(' ') + differs;
}

/** The kernel's answer for two solids of any kind. */
export function solidSolidSubject(v: Float64Array): string {
  const [a, b] = solidPairOf(v);
  return preparedPairText(prepared(a), prepared(b));
}
