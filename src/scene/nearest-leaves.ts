import { nextUp, powerOfTwo } from '../arithmetic/float64.js';
import type { Surd } from '../arithmetic/surd.js';
import { type LeafHull, LeafHulls } from '../bsp/tree-queries/leaf-hulls.js';
import { type LoadedTree, solidTreeFrom } from '../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../bsp/trees/bsp-tree.js';
import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import { viewerOf } from '../core/lazy-record.js';
import { compareDistances } from '../distance/distance.js';
import { compareSides, measureSwept, type Side } from '../round/distances/measure-swept.js';
import type { SweptClosestPair, SweptDistance } from '../round/distances/swept-distance.js';
import { exponentAround } from '../round/filters/cube-exponent.js';
import { gapsToSides, type RoundHull } from '../round/filters/extent-across.js';
import { sideOfShape, type TreeShape } from './tree-shape.js';

/** A point of a leaf and one of a shape that are as close as these are. */
export interface ClosestInTree extends Omit<SweptClosestPair, 'a'> {
  /** The numbers of the planes of the tree that bound the leaf there, ascending; none inside of it. */
  readonly planes: readonly number[];
}

/** How far a leaf and a shape are from each other. Each member is found when it is first read. */
export interface LeafDistance extends Omit<SweptDistance, 'closest'> {
  /** The closest points, as the distances of shapes have them; the leaf's is `pointA`, the shape's `pointB`. */
  readonly closest: readonly ClosestInTree[];
}

/** The solid leaves of a tree that are nearest to a shape. */
export interface NearestLeaves {
  /** Their numbers, ascending: all are exactly as far. */
  readonly leaves: Uint32Array;
  /** The distance of the first of them: that of the closed solid, exactly, with the closest points. */
  readonly distance: LeafDistance;
}

class FoundLeafDistance implements LeafDistance {
  readonly #found: SweptDistance;
  readonly #leaf: LeafHull;
  #closest: readonly ClosestInTree[] | undefined;

  constructor(found: SweptDistance, leaf: LeafHull) {
    this.#found = found;
    this.#leaf = leaf;
  }

  get squaredDistance(): Surd {
    return this.#found.squaredDistance;
  }

  get distance(): number {
    return this.#found.distance;
  }

  get unique(): boolean {
    return this.#found.unique;
  }

  get closest(): readonly ClosestInTree[] {
    this.#closest ??= this.#found.closest.map(({ a, b, pointA, pointB, rounded }) => ({
      planes: this.#leaf.planesOf(a),
      b,
      pointA,
      pointB,
      rounded,
    }));
    return this.#closest;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<FoundLeafDistance>([
  'squaredDistance',
  'distance',
  'unique',
  'closest',
]);

/**
 * Which solid leaves of a tree are nearest to a shape, and how far are they, exactly? The tree is a closed solid: of a
 * shape that meets it, the distance is 0, and these are the leaves that it meets.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3 and 5.1, the distance of convex sets by exact signs.
 *
 * @param tree what `buildBrushTree` or `buildMeshTree` of `unerring/bsp` made
 * @param shape a point, or a segment, triangle, tetrahedron, box, oriented box, convex polyhedron, hull of points,
 *   k-DOP, frustum with an end, sphere or capsule with its `type`
 * @throws RangeError naming the argument, or the part of it, that is wrong; if the tree has no solid leaf
 * @example
 * import { buildBrushTree } from 'unerring/bsp';
 * const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: 0 }, { normal: [0, 1, 0], constant: 0 }]]);
 * const near = nearestLeaves(tree, { type: 'sphere', center: [9, 12, 7], radius: 5 });
 * near.leaves.length; // 1
 * near.distance.distance; // 10
 * near.distance.closest[0].planes; // [0, 1]
 * near.distance.closest[0].rounded.pointA; // [0, 0, 7]
 * near.distance.closest[0].rounded.pointB; // [6, 8, 7]
 */
export function nearestLeaves(tree: SolidLeafTree, shape: TreeShape): NearestLeaves {
  const where = 'nearestLeaves';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const own = solidTreeFrom(where, 'tree', tree);
  const side = sideOfShape(where, 'shape', shape);
  if (!tree.leaves.includes('solid')) rejectWords(where, 'tree', 'a tree with a solid leaf', 'one without');
  const { coordinates, reach } = side.core.doubles();
  const hull = {
    points: coordinates,
    count: coordinates.length / 3,
    radius: side.radius,
    reach: Math.max(...reach),
  };
  const { leaves, distance, hullOf } =
    searchCubes(own, side, hull) ?? rejectWords(where, 'tree', 'a tree with a solid leaf', 'one without');
  return { leaves, distance: viewOf(new FoundLeafDistance(distance, hullOf(leaves[0]!))) };
}

/** What a search has found in a cube. */
interface InCube {
  readonly leaves: Uint32Array;
  readonly distance: SweptDistance;
  readonly hullOf: (leaf: number) => LeafHull;
}

/**
 * No three planes of doubles meet farther away: quotients of determinants of normals and constants, 2^(3 · 1024 + 3)
 * over 2^(-3 · 1074); of planes through points the coefficients are such polynomials themselves.
 */
const LAST_EXPONENT = 2 ** 15;

/** Cubes about the origin, until one has all that is as near as the nearest leaf in it. */
function searchCubes(own: LoadedTree<SolidLeafTree>, side: Side, hull: RoundHull): InCube | null {
  const size = hull.reach + hull.radius;
  let found: InCube | null = null;
  const first = exponentAround(size);
  for (let step = 0; first + step <= LAST_EXPONENT; step = 2 * step + 4) {
    const exponent = first + step;
    found = new Nearest(own, side, hull, exponent).found();
    // The shape is within half of the cube.
    const free = exponent <= 1024 ? powerOfTwo(exponent - 1) : Infinity;
    if (found !== null && nextUp(found.distance.distance) < free) return found;
  }
  return found;
}

/** The nearest leaves so far, as far as they are in a cube. */
class Nearest {
  /** Not less than the least distance so far. */
  #limit = Infinity;
  #leaves: number[] = [];
  #best: SweptDistance | null = null;
  readonly #side: Side;
  readonly #hulls: LeafHulls;

  constructor(own: LoadedTree<SolidLeafTree>, side: Side, hull: RoundHull, exponent: number) {
    this.#side = side;
    this.#hulls = new LeafHulls(own, exponent);
    this.#search(own, hull);
  }

  /** Nearer sides of planes first. */
  #search({ tree, planes, root }: LoadedTree<SolidLeafTree>, hull: RoundHull): void {
    const open: [child: number, gap: number][] = [[root, 0]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [child, gap] = next;
      if (gap > this.#limit) continue;
      if (child < 0) {
        if (tree.leaves[~child] === 'solid') this.#add(~child);
        continue;
      }
      const [front, back] = gapsToSides(hull, planes[tree.nodes[child]!]!);
      const sides: [number, number][] = [
        [tree.children[2 * child]!, Math.max(gap, front)],
        [tree.children[2 * child + 1]!, Math.max(gap, back)],
      ];
      if (front <= back) sides.reverse();
      open.push(...sides);
    }
  }

  #add(leaf: number): void {
    const hull = this.#hulls.hullOf(leaf);
    if (hull === null) return;
    const own: Side = { core: hull.given, radius: 0, skin: null };
    if (this.#best !== null && compareSides(own, this.#side, this.#limit, this.#limit) === 1) return;
    const distance = measureSwept(hull.given, this.#side as Parameters<typeof measureSwept>[1]);
    const order = this.#best === null ? -1 : compareDistances(distance, this.#best);
    if (order > 0) return;
    if (order < 0) {
      this.#leaves = [];
      this.#best = distance;
      // The distance is the nearest double, so that the next one is not less.
      this.#limit = nextUp(distance.distance);
    }
    this.#leaves.push(leaf);
  }

  found(): InCube | null {
    if (this.#best === null) return null;
    const leaves = Uint32Array.from(this.#leaves).sort();
    const first = this.#hulls.hullOf(leaves[0]!)!;
    const distance = measureSwept(first.given, this.#side as Parameters<typeof measureSwept>[1]);
    return { leaves, distance, hullOf: (leaf) => this.#hulls.hullOf(leaf)! };
  }
}
