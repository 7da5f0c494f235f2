/**
 * What is swept by a ball (a sphere, a capsule) on its way down a tree: planes that it certainly does not meet are
 * passed by, and each leaf that is left has the half-spaces that may cut the shape.
 */
import { exactPlane, type PlaneObject } from '../../implicit/objects/plane-object.js';
import type { HalfSpaceCells } from '../../round/engine/half-spaces.js';
import type { Rounded } from '../../round/engine/rounded.js';
import { type Around, sideOfAround } from '../../round/filters/around-plane.js';
import { spaceOver } from '../../round/shapes/frustum-spaces.js';
import type { HalfSpacesOver } from '../../round/shapes/half-spaces.js';
import { sweptMeetsSpaces, sweptReachesInside } from '../../round/shapes/round-spaces.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { TreeRelation } from './convex-solid-leaf-tree.js';
import type { LoadedTree } from './load-tree.js';

/** A leaf that a shape may meet, by the planes that may cut the shape: each from the side where the leaf is. */
export interface RoundCell {
  readonly leaf: number;
  readonly planes: readonly (readonly [number: number, side: 1 | -1])[];
}

/** Shows the leaves of a tree that something in a ball may meet, until the visitor returns true. */
export function visitRoundCells(
  { tree, planes, root }: LoadedTree<SolidLeafTree>,
  around: Around,
  visit: (cell: RoundCell) => boolean,
): boolean {
  const open: [number, RoundCell['planes']][] = [[root, []]];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const [child, way] = item;
    if (child < 0) {
      if (visit({ leaf: ~child, planes: way })) return true;
      continue;
    }
    const number = tree.nodes[child]!;
    const [front, back] = [tree.children[2 * child]!, tree.children[2 * child + 1]!];
    const side = sideOfAround(around, planes[number]!);
    if (side === 0) open.push([back, [...way, [number, -1]]], [front, [...way, [number, 1]]]);
    else open.push([side === 1 ? front : back, way]);
  }
  return false;
}

/** The half-spaces of a cell over integers. */
export function spacesOfCell({ planes: own }: RoundCell, planes: readonly PlaneObject[]): HalfSpacesOver {
  return (exponent) =>
    own.map(([number, side]): HalfSpaceCells => {
      const space = spaceOver(exactPlane(planes[number]!), exponent);
      if (side === 1) return space;
      const [x, y, z] = space.normal;
      return { normal: [-x, -y, -z], constant: -space.constant };
    });
}

/** What a ball sweeps: its shape over integers, its numbers, and what is around it in doubles. */
export interface Round {
  readonly shape: Rounded;
  readonly numbers: readonly number[];
  readonly around: Around;
}

/** Do a round shape and the closed solid of a tree have a common point? */
export function meetsSolidLeaves(round: Round, own: LoadedTree<SolidLeafTree>): boolean {
  return someSolidLeaf(round, own, (spaces) => sweptMeetsSpaces(round.shape, round.numbers, spaces));
}

/** How they meet. */
export function roundTreeRelation(round: Round, own: LoadedTree<SolidLeafTree>): TreeRelation {
  const { shape, numbers } = round;
  if (someSolidLeaf(round, own, (spaces) => sweptReachesInside(shape, numbers, spaces)))
    return { relation: 'overlapping' };
  return { relation: meetsSolidLeaves(round, own) ? 'touching' : 'disjoint' };
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
