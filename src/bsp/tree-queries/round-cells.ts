/**
 * What is swept by a ball (a sphere, a capsule) on its way down a tree: which planes it certainly does not meet, in
 * doubles, and the leaves that are left, each with the half-spaces that may cut it.
 */
import { TINY, U } from '../../arithmetic/ball.js';
import type { Sign } from '../../core/sign.js';
import { exactPlane, type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';
import type { HalfSpaceCells } from '../../round/engine/half-spaces.js';
import { spaceOver } from '../../round/shapes/frustum-spaces.js';
import type { HalfSpacesOver } from '../../round/shapes/half-spaces.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { LoadedTree } from './load-tree.js';

const abs = Math.abs;

/** A ball around all of a shape: no point of the shape is farther from the middle than the reach. */
export interface Around {
  readonly middle: readonly number[];
  readonly reach: number;
}

/** A ball around all points that are within the radius of two others. */
export function aroundSwept(p: ArrayLike<number>, q: ArrayLike<number>, radius: number): Around {
  const middle = [0, 1, 2].map((k) => p[k]! / 2 + q[k]! / 2);
  // The sums of the magnitudes of the differences are no less than the lengths; roundings are less than 8u of all.
  const length = (r: ArrayLike<number>) => middle.reduce((sum, m, k) => sum + abs(r[k]! - m), 0);
  const size = middle.reduce((sum, m) => sum + abs(m), 0);
  const reach = Math.max(length(p), length(q)) + radius;
  return { middle, reach: reach + 8 * U * (reach + size) + TINY };
}

/**
 * 1: all of the ball is in front of a plane, -1: behind it; 0: it may meet it, as far as doubles tell.
 *
 * With the normal N = n ± e and the constant, the value N · m + d at the middle is the computed one but for e · |m|,
 * the bound of the constant, and roundings: three products and three sums lose less than 6u of the sum of the
 * magnitudes. The plane is as far as that over |N|, which is at most |n| + |e|, and the root of its square less than
 * 8u more.
 */
export function sideOfAround({ middle, reach }: Around, plane: PlaneObject): Sign {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  let [value, size, bound, square] = [n[6]!, abs(n[6]!), n[7]!, 0];
  for (let k = 0; k < 3; k++) {
    const m = anchor === undefined ? middle[k]! : middle[k]! - anchor[k]!;
    const most = abs(n[k]!) + n[3 + k]!;
    value += n[k]! * m;
    size += most * abs(m);
    bound += n[3 + k]! * abs(m);
    square += most * most;
  }
  const spread = reach * Math.sqrt(square);
  // A difference from the anchor is off by u of itself, which is one more rounding of each product.
  const least = spread + bound + 16 * U * (size + bound + spread) + TINY;
  if (value > least) return 1;
  return -value > least ? -1 : 0;
}

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
