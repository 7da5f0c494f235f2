/** The cells of leaves as convex shapes, cut off by a cube that has all of what is beside them well in its inside. */
import { edge, type Feature, face, INTERIOR, vertex } from '../../core/feature.js';
import type { Given } from '../../distance/lazy/given.js';
import { givenWalledHull } from '../../distance/shapes/half-spaces.js';
import type { ExactPlane, FoundPoint3 } from '../../implicit/index.js';
import { type Cell, type CellFace, farCube, splitCell } from '../cells/cell.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import type { LoadedTree } from './load-tree.js';

/** A leaf's cell: its shape, and the planes of the tree that a feature of it lies on. */
export class LeafHull {
  readonly given: Given;
  /** The planes of the tree that bound it, and 1 where the normal points out of it, -1 where it points into it. */
  readonly planes: readonly Pick<CellFace, 'plane' | 'outward'>[];
  readonly #numbers: readonly number[];
  readonly #features = new Map<string, number>();
  readonly #planes: (readonly number[])[] = [];

  constructor({ vertices, faces }: Cell) {
    this.#numbers = faces.map(({ number }) => number);
    this.planes = faces.filter(({ number }) => number >= 0);
    this.given = givenWalledHull({
      vertices: vertices as unknown as readonly FoundPoint3[],
      vertexWalls: vertices.map((_, i) => faces.flatMap(({ ring }, f) => (ring.includes(i) ? [f] : []))),
      halfSpaces: faces.map(({ plane, outward }) => ({
        plane: plane as unknown as ExactPlane,
        equality: false,
        inward: outward < 0,
      })),
      dimension: 3,
      featureAt: (facets) => this.#featureAt(facets),
    });
  }

  /** Features have numbers as they are first asked about. */
  #featureAt(facets: readonly number[]): Feature {
    if (facets.length === 0) return INTERIOR;
    const key = facets.join();
    let number = this.#features.get(key);
    if (number === undefined) {
      number = this.#planes.length;
      this.#features.set(key, number);
      this.#planes.push(facets.map((f) => this.#numbers[f]!).sort((a, b) => a - b));
    }
    return facets.length === 1 ? face(number) : facets.length === 2 ? edge(number) : vertex(number);
  }

  /** The planes of a feature, ascending. */
  planesOf(feature: Feature): readonly number[] {
    return 'index' in feature ? this.#planes[feature.index]! : [];
  }
}

/** The cubes of one tree: each with its leaves, `null` where the cell of one does not reach into the cube. */
type Cubes = Map<number, Map<number, LeafHull | null>>;

const known: WeakMap<LoadedTree, Cubes> = /* @__PURE__ */ new WeakMap();
const ways: WeakMap<LoadedTree, Int32Array> = /* @__PURE__ */ new WeakMap();

/** The cells of the leaves of a tree, as far as they are in the cube of all coordinates of at most 2^exponent. */
export class LeafHulls {
  readonly #own: LoadedTree<SolidLeafTree>;
  readonly #exponent: number;
  readonly #leaves: Map<number, LeafHull | null>;

  constructor(own: LoadedTree<SolidLeafTree>, exponent: number) {
    this.#own = own;
    this.#exponent = exponent;
    const cubes = known.get(own) ?? new Map<number, Map<number, LeafHull | null>>();
    known.set(own, cubes);
    this.#leaves = cubes.get(exponent) ?? new Map<number, LeafHull | null>();
    cubes.set(exponent, this.#leaves);
  }

  /** The cell of a leaf; `null` if nothing of its inside is in the cube. */
  hullOf(leaf: number): LeafHull | null {
    let hull = this.#leaves.get(leaf);
    if (hull === undefined) {
      const cell = this.#cellOf(leaf);
      hull = cell && new LeafHull(cell);
      this.#leaves.set(leaf, hull);
    }
    return hull;
  }

  #cellOf(leaf: number): Cell | null {
    const { tree, planes } = this.#own;
    let cell: Cell | null = farCube(this.#exponent);
    for (const place of wayTo(this.#own, leaf)) {
      const number = tree.nodes[place >> 1]!;
      const { front, back }: ReturnType<typeof splitCell> = splitCell(cell, planes[number]!, number);
      cell = place % 2 === 0 ? front : back;
      if (cell === null) return null;
    }
    return cell;
  }
}

/** The places in the list of children on the way to a leaf, from the root on. */
function wayTo(own: LoadedTree<SolidLeafTree>, leaf: number): number[] {
  const parents = ways.get(own) ?? parentsOf(own.tree);
  ways.set(own, parents);
  const count = own.tree.nodes.length;
  const way: number[] = [];
  for (let place = parents[count + leaf]!; place >= 0; place = parents[place >> 1]!) way.push(place);
  return way.reverse();
}

/** Where each node, and behind them each leaf, is in the list of children; -1: it is the root. */
function parentsOf({ nodes, children, leafCount }: SolidLeafTree): Int32Array {
  const parents = new Int32Array(nodes.length + leafCount).fill(-1);
  children.forEach((child, place) => {
    parents[child < 0 ? nodes.length + ~child : child] = place;
  });
  return parents;
}
