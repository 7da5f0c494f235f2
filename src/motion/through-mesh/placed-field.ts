/** The triangles of a mesh where a placement takes them, as parts, behind its tree. */
import { nextDown } from '../../arithmetic/float64.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { PlacedCorners } from '../../mesh/structure/placed-corners.js';
import type { PlacedMesh } from '../../mesh/structure/placed-mesh.js';
import { SweptParts } from '../parts/exact-parts.js';
import type { FirstParts } from '../parts/first-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import { MovingSlabs } from '../parts/moving-slabs.js';
import type { Carrier } from '../translation/carriers.js';
import { type Entries, type TriangleField, walkFirst } from './mesh-field.js';

export class PlacedField implements TriangleField {
  readonly #own: PlacedCorners;
  readonly #back: LocalFrame;

  constructor(placed: PlacedMesh) {
    this.#back = placed.questions().frame;
    this.#own = new PlacedCorners(placed.mesh, this.#back.forward);
  }

  get bvh(): Bvh {
    return this.#own.mesh.bvh;
  }

  /** A moving shape beside these triangles, exactly. */
  exact(carrier: Carrier, motion: readonly number[]): SweptParts {
    return new SweptParts(carrier, motion, (triangle) => this.#own.givenAt(triangle));
  }

  place(hull: MovingHull, triangle: number): void {
    hull.placeRounded(this.#own.corners, this.#own.reachAt(triangle));
  }

  show(hull: MovingHull, search: FirstParts): void {
    walkFirst(this.bvh, this.entries(hull), search);
  }

  /** Boxes stay where they are: the shape and its motion are taken back to the frame of the mesh. */
  entries(hull: MovingHull): Entries {
    const back = this.#back;
    const [x, y, z] = hull.motion;
    const along = new Float64Array(3);
    back.vector(x!, y!, z!, along, 0);
    // Until time 1 the shape is nowhere further away than its motion is off by.
    return new MovingSlabs(boxBehind(hull, back, back.error), along);
  }
}

/**
 * More than a few products and sums lose, and what underflows in them. A row of the inverse is at least as long as one
 * over the longest column of the matrix, 2^-1026: an entry that underflows by 2^-1075 loses less than 2^-48 of it.
 */
const LONGER = 1 + 2 ** -48;
const LEAST = 2 ** -1060;
/** What points of a core are off by is less than this share of the reach (4.1u). */
const OFF = 2 ** -50;
/** Between these, squares of entries neither overflow nor underflow. */
const FINEST = 2 ** -500;
const COARSEST = 2 ** 500;

/**
 * A box around a shape at time 0 in the frame of a mesh: around the points of its core, and a ball of its radius, which
 * reaches as far along an axis as the row of the inverse is long. It is NaN where numbers overflow.
 *
 * @param off how much wider it has to be
 */
function boxBehind({ points, radius, reach }: MovingHull, back: LocalFrame, off: number): Float64Array {
  const box = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  const p = new Float64Array(3);
  for (let i = 0; i < points.length; i += 3) {
    back.pointAt(points, i, p, 0);
    for (let k = 0; k < 3; k++) {
      box[k] = Math.min(box[k]!, p[k]! - back.error);
      box[k + 3] = Math.max(box[k + 3]!, p[k]! + back.error);
    }
  }
  for (let k = 0; k < 3; k++) {
    const far = Math.max(Math.abs(box[k]!), Math.abs(box[k + 3]!));
    const core = OFF * (reach * rowSum(back.rows, 3 * k) + far);
    const by = LONGER * (radius * rowLength(back.rows, 3 * k) + core + off) + LEAST;
    box[k] = below(box[k]! - by);
    box[k + 3] = -below(-box[k + 3]! - by);
  }
  return box;
}

const below = (x: number): number => (Number.isNaN(x) ? x : nextDown(x));

const rowSum = (rows: ArrayLike<number>, at: number): number =>
  Math.abs(rows[at]!) + Math.abs(rows[at + 1]!) + Math.abs(rows[at + 2]!);

/** How long a row is, or more. */
function rowLength(rows: ArrayLike<number>, at: number): number {
  const [a, b, c] = [rows[at]!, rows[at + 1]!, rows[at + 2]!];
  const length = Math.sqrt(a * a + b * b + c * c);
  return length > FINEST && length < COARSEST ? length : rowSum(rows, at);
}
