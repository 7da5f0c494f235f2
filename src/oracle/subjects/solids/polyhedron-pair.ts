import { convexFromConvexPolyhedron, convexFromTetrahedron } from '../../../spatial/convex/convex.js';
import type { PolyhedronContact } from '../../../spatial/convex/engine/separation.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
  tetrahedraIntersect,
  tetrahedronTetrahedron,
} from '../../../spatial/generated/convex.js';
import { sortedPairs } from '../../answers/text.js';
import { POLYHEDRON_SIZE, polyhedronOf } from '../../cases/polyhedra.js';
import { tetrahedronOf } from '../../cases/shapes.js';
import { preparedPairText } from './convex-pair.js';

/** An answer as text, and the proof that came with it. */
export interface ProvenText {
  readonly text: string;
  readonly witness: PolyhedronContact['witness'];
}

function provenText(found: PolyhedronContact, meet: boolean, prepared: string): ProvenText {
  const differs = meet === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  const text = [found.relation, found.containment, ...sortedPairs(found)].join(' ');
  return { text: text + differs + (prepared === text ? '' : ' PREPARED DIFFERS'), witness: found.witness };
}

/** The kernel's answer for two tetrahedra, and whether the boolean agrees. */
export function tetrahedronTetrahedronSubject(v: Float64Array): ProvenText {
  const [a, b] = [tetrahedronOf(v, 0), tetrahedronOf(v, 12)];
  const prepared = preparedPairText(convexFromTetrahedron(a), convexFromTetrahedron(b));
  return provenText(tetrahedronTetrahedron(a, b), tetrahedraIntersect(a, b), prepared);
}

/** The same for two convex polyhedra. */
export function convexPolyhedronConvexPolyhedronSubject(v: Float64Array): ProvenText {
  const [a, b] = [polyhedronOf(v, 0), polyhedronOf(v, POLYHEDRON_SIZE)];
  const prepared = preparedPairText(convexFromConvexPolyhedron(a), convexFromConvexPolyhedron(b));
  return provenText(convexPolyhedronConvexPolyhedron(a, b), convexPolyhedraIntersect(a, b), prepared);
}
