import { insphereAt } from '../../predicates/generated/at/insphere.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { isInsideByOrder, type LiftedPoints } from './lifted-points.js';
import { powerTestAt } from './power-test-at3d.js';
import { insphereOnGrid, orient3dOnGrid } from './small-grid.js';

/**
 * Signs of points of space, where points on one sphere are told apart by the order of their coordinates: the
 * paraboloid on which they are lifted is raised at each point, at a greater one by infinitely more than at all lesser
 * ones together. So exactly one triangulation is Delaunay, and it depends on the points alone; they stay where they
 * are, so that no tetrahedron of it is flat.
 *
 * Source: Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations".
 */
export class PerturbedPoints implements LiftedPoints {
  readonly #x: Float64Array;
  readonly #rank: Uint32Array;
  readonly #isOnGrid: boolean;
  readonly #weights: Float64Array | undefined;

  /**
   * @param x three finite coordinates for each point; no two points are equal
   * @param rank of each point its place in the order of coordinates
   * @param of weights, if points have any; and whether coordinates are small integers, as `onSmallGrid` makes them
   */
  constructor(
    x: Float64Array,
    rank: Uint32Array,
    of: { readonly isOnGrid?: boolean; readonly weights?: Float64Array },
  ) {
    this.#x = x;
    this.#rank = rank;
    this.#isOnGrid = of.isOnGrid ?? false;
    this.#weights = of.weights;
  }

  /** Whether points may be no corners. */
  get isWeighted(): boolean {
    return this.#weights !== undefined;
  }

  get count(): number {
    return this.#rank.length;
  }

  /** Above, below or equal to 0 as orient3d is. */
  side(i: number, j: number, k: number, l: number): number {
    return this.#isOnGrid ? orient3dOnGrid(this.#x, i, j, k, l) : orient3dAt(this.#x, i, j, k, l);
  }

  /**
   * Whether p is inside of the sphere through four others, of which orient3d is positive; with weights, whether it has
   * a negative power with the sphere that is orthogonal to theirs.
   */
  isInSphere(a: number, b: number, c: number, d: number, p: number): boolean {
    const x = this.#x;
    let sign: number;
    if (this.#weights !== undefined) sign = powerTestAt(x, this.#weights, a, b, c, d, p);
    else sign = this.#isOnGrid ? insphereOnGrid(x, a, b, c, d, p) : insphereAt(x, a, b, c, d, p);
    return sign === 0 ? isInsideByOrder(this, this.#rank, a, b, c, d, p) : sign > 0;
  }
}
