import { requireSphere } from '../../core/arguments/index.js';
import type { Sphere } from '../../core/shapes.js';
import { aroundSwept } from '../../round/filters/around-plane.js';
import { sphereShape } from '../../round/shapes/swept.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { TreeRelation } from './convex-solid-leaf-tree.js';
import { leavesAround } from './leaves-at-point.js';
import { solidTreeFrom } from './load-tree.js';
import { locationIn } from './point-solid-leaf-tree.js';
import { meetsSolidLeaves, type Round, roundTreeRelation } from './round-cells.js';

/**
 * How do a sphere (a solid ball) and the closed solid of a tree meet? `overlapping`: the inside of the one has points
 * inside of the other; `touching`: they have only points of boundaries in common; `disjoint`. A sphere of radius 0 is
 * a point.
 *
 * The sphere is not grown into planes: edges and corners of the solid are round to it, as they should be.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3, whose moved planes are conservative beside edges.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: 0 }, { normal: [0, 1, 0], constant: 0 }]]);
 * sphereSolidLeafTree({ center: [3, 4, 0], radius: 5 }, tree).relation; // 'touching'
 * sphereSolidLeafTree({ center: [3, 4, 0], radius: 4.999999999999999 }, tree).relation; // 'disjoint'
 */
export function sphereSolidLeafTree(sphere: Sphere, tree: SolidLeafTree): TreeRelation {
  const where = 'sphereSolidLeafTree';
  requireSphere(where, 'sphere', sphere);
  const own = solidTreeFrom(where, 'tree', tree);
  if (sphere.radius === 0)
    return { relation: ofLocation(locationIn(tree, leavesAround(own, sphere.center)).location) };
  return roundTreeRelation(sphereOf(where, sphere), own);
}

/**
 * Do a sphere (a solid ball) and the closed solid of a tree meet? Touching counts.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * sphereIntersectsSolidLeafTree({ center: [0, 0, 2], radius: 2 }, tree); // true
 */
export function sphereIntersectsSolidLeafTree(sphere: Sphere, tree: SolidLeafTree): boolean {
  const where = 'sphereIntersectsSolidLeafTree';
  requireSphere(where, 'sphere', sphere);
  return meetsSolidLeaves(sphereOf(where, sphere), solidTreeFrom(where, 'tree', tree));
}

const sphereOf = (where: string, sphere: Sphere): Round => {
  const { center, radius } = sphere;
  return {
    shape: sphereShape(where, 'sphere', sphere),
    numbers: [center[0]!, center[1]!, center[2]!, radius],
    around: aroundSwept(center, center, radius),
  };
};

const ofLocation = (location: 'inside' | 'boundary' | 'outside'): TreeRelation['relation'] =>
  location === 'inside' ? 'overlapping' : location === 'boundary' ? 'touching' : 'disjoint';
