import {
  leavesAtPoint,
  pointSolidLeafTree,
  type SolidLeafTree,
  thickPointSolidLeafTree,
} from '../../../bsp/index.js';
import { leavesText } from '../../answers/trees.js';
import { TREE_OTHER } from '../../cases/bsp/explicit-trees.js';
import { metricOf, THICK_POINT } from '../../cases/bsp/thick-planes.js';
import { pointOf } from '../../cases/shapes.js';
import { solidTreeOf } from './explicit-trees.js';

/** A point and a tree whose planes have a thickness. */
export function thickPointTreeSubject(v: Float64Array): string {
  const [point, tree, metric] = [
    pointOf(v, THICK_POINT.point),
    solidTreeOf(v),
    metricOf(v, THICK_POINT.metric),
  ];
  const { location, leaves } = thickPointSolidLeafTree(point, tree, v[THICK_POINT.halfThickness]!, metric);
  const copy = thickPointSolidLeafTree(point, structuredClone(tree), v[THICK_POINT.halfThickness]!, metric);
  const isSame = copy.location === location && copy.leaves.join() === leaves.join();
  return leavesText(location, leaves) + (isSame ? '' : ' COPY DIFFERS');
}

/** The leaves around a point of a tree. */
export function leavesAroundText(point: readonly [number, number, number], tree: SolidLeafTree): string {
  const { location, leaves } = pointSolidLeafTree(point, tree);
  const found = leavesAtPoint(structuredClone(tree), point);
  return leavesText(location, found) + (found.join() === leaves.join() ? '' : ' LEAVES DIFFER');
}

/** The same of a case. */
export function leavesAtPointSubject(v: Float64Array): string {
  return leavesAroundText(pointOf(v, TREE_OTHER), solidTreeOf(v));
}
