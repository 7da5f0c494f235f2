import {
  buildBrushTree,
  convexIntersectsSolidLeafTree,
  convexSolidLeafTree,
  type SolidLeafTree,
} from '../../../bsp/index.js';
import { type Convex, convexFromBox, convexFromTetrahedron } from '../../../spatial/index.js';
import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import { boxOf, pointOf } from '../../cases/shapes.js';

function answerOf(solid: Convex, tree: SolidLeafTree): string {
  const { relation } = convexSolidLeafTree(solid, tree);
  const meets = convexIntersectsSolidLeafTree(solid, structuredClone(tree));
  return relation + (meets === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS');
}

/** A box. */
export const boxInTreeSubject = (v: Float64Array): string =>
  answerOf(convexFromBox(boxOf(v, OTHER)), buildBrushTree(brushesOf(v), { inward: 'nothing' }));

/** A tetrahedron. */
export function tetrahedronInTreeSubject(v: Float64Array): string {
  const [a, b, c, d] = [0, 3, 6, 9].map((at) => pointOf(v, OTHER + at)) as Four;
  return answerOf(convexFromTetrahedron({ a, b, c, d }), buildBrushTree(brushesOf(v), { inward: 'nothing' }));
}

type Point = [number, number, number];
type Four = [Point, Point, Point, Point];
