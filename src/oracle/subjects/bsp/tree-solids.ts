import {
  buildBrushTree,
  type SolidLeafTree,
  solidIntersectsSolidLeafTree,
  solidSolidLeafTree,
} from '../../../bsp/index.js';
import { type ConvexSolid, solidFromBox, solidFromTetrahedron } from '../../../spatial/index.js';
import { boxOf, pointOf } from '../../cases/boxes/values.js';
import { brushesOf, OTHER } from '../../cases/bsp/brush-lists.js';

function answerOf(solid: ConvexSolid, tree: SolidLeafTree): string {
  const { relation } = solidSolidLeafTree(solid, tree);
  const meets = solidIntersectsSolidLeafTree(solid, structuredClone(tree));
  return relation + (meets === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS');
}

/** A box. */
export const boxInTreeSubject = (v: Float64Array): string =>
  answerOf(solidFromBox(boxOf(v, OTHER)), buildBrushTree(brushesOf(v), { inward: 'nothing' }));

/** A tetrahedron. */
export function tetrahedronInTreeSubject(v: Float64Array): string {
  const [a, b, c, d] = [0, 3, 6, 9].map((at) => pointOf(v, OTHER + at)) as Four;
  return answerOf(solidFromTetrahedron({ a, b, c, d }), buildBrushTree(brushesOf(v), { inward: 'nothing' }));
}

type Point = [number, number, number];
type Four = [Point, Point, Point, Point];
