import { requireCapsule, requireSphere } from '../../core/arguments/index.js';
import type { Capsule, Sphere } from '../../core/shapes.js';
import type { Rounded } from '../../round/engine/rounded.js';
import type { HalfSpacesOver } from '../../round/shapes/half-spaces.js';
import { sweptMeetsSpaces, sweptReachesInside } from '../../round/shapes/round-spaces.js';
import { capsuleNumbers, capsuleShape, sphereShape } from '../../round/shapes/swept.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { TreeRelation } from './convex-solid-leaf-tree.js';
import { leavesAround } from './leaves-at-point.js';
import { allStretches } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { type LoadedTree, solidTreeFrom } from './load-tree.js';
import { locationIn } from './point-solid-leaf-tree.js';
import { type Around, aroundSwept, spacesOfCell, visitRoundCells } from './round-cells.js';
import { hitsOf } from './tree-hit.js';

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
  return relationOf(sphereOf(where, sphere), own);
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
  return meets(sphereOf(where, sphere), solidTreeFrom(where, 'tree', tree));
}

/**
 * How do a capsule and the closed solid of a tree meet? As `sphereSolidLeafTree`; a capsule of radius 0 is a segment.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: 0 }, { normal: [0, 1, 0], constant: 0 }]]);
 * capsuleSolidLeafTree({ start: [3, 4, 0], end: [3, 4, 9], radius: 5 }, tree).relation; // 'touching'
 */
export function capsuleSolidLeafTree(capsule: Capsule, tree: SolidLeafTree): TreeRelation {
  const where = 'capsuleSolidLeafTree';
  requireCapsule(where, 'capsule', capsule);
  const own = solidTreeFrom(where, 'tree', tree);
  if (capsule.radius === 0) {
    const { start, end } = capsule;
    const { relation } = hitsOf(allStretches(own, carrierOf({ start, end })));
    return { relation };
  }
  return relationOf(capsuleOf(where, capsule), own);
}

/**
 * Do a capsule and the closed solid of a tree meet? Touching counts.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * capsuleIntersectsSolidLeafTree({ start: [0, 0, 2], end: [0, 0, 5], radius: 1 }, tree); // false
 */
export function capsuleIntersectsSolidLeafTree(capsule: Capsule, tree: SolidLeafTree): boolean {
  const where = 'capsuleIntersectsSolidLeafTree';
  requireCapsule(where, 'capsule', capsule);
  return meets(capsuleOf(where, capsule), solidTreeFrom(where, 'tree', tree));
}

/** What a ball sweeps: its shape over integers, its numbers, and what is around it in doubles. */
interface Round {
  readonly shape: Rounded;
  readonly numbers: readonly number[];
  readonly around: Around;
}

const sphereOf = (where: string, sphere: Sphere): Round => {
  const { center, radius } = sphere;
  return {
    shape: sphereShape(where, 'sphere', sphere),
    numbers: [center[0]!, center[1]!, center[2]!, radius],
    around: aroundSwept(center, center, radius),
  };
};

const capsuleOf = (where: string, capsule: Capsule): Round => ({
  shape: capsuleShape(where, 'capsule', capsule),
  numbers: capsuleNumbers(capsule),
  around: aroundSwept(capsule.start, capsule.end, capsule.radius),
});

const ofLocation = (location: 'inside' | 'boundary' | 'outside'): TreeRelation['relation'] =>
  location === 'inside' ? 'overlapping' : location === 'boundary' ? 'touching' : 'disjoint';

function meets(round: Round, own: LoadedTree<SolidLeafTree>): boolean {
  return someSolidLeaf(round, own, (spaces) => sweptMeetsSpaces(round.shape, round.numbers, spaces));
}

function relationOf(round: Round, own: LoadedTree<SolidLeafTree>): TreeRelation {
  const { shape, numbers } = round;
  if (someSolidLeaf(round, own, (spaces) => sweptReachesInside(shape, numbers, spaces)))
    return { relation: 'overlapping' };
  return { relation: meets(round, own) ? 'touching' : 'disjoint' };
}

/** Does one of the solid leaves that the shape may meet pass a test? */
function someSolidLeaf(
  { around }: Round,
  own: LoadedTree<SolidLeafTree>,
  passes: (spaces: HalfSpacesOver) => boolean,
): boolean {
  return visitRoundCells(
    own,
    around,
    (cell) => own.tree.leaves[cell.leaf] === 'solid' && passes(spacesOfCell(cell, own.planes)),
  );
}
