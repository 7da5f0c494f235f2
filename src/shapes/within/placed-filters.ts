/**
 * Whether a shape meets the boxes and triangles of a mesh that a placement takes elsewhere, in doubles, as meeting.ts
 * has it for meshes that stay: all is asked in the frame of the mesh (placed-reach.ts).
 */
import type { Sign, Undecided } from '../../core/sign.js';
import { lostMiddle } from '../../implicit/turned-boxes.js';
import { HalfSpaces, MOST_HALF_SPACES } from './half-spaces.js';
import {
  CapsuleFilter,
  HalfSpacesFilter,
  type MeetingFilter,
  ReachFilter,
  rowsOfFrustum,
  rowsOfKDop,
  SphereFilter,
} from './meeting.js';
import type { PlacedBounds, PlacedReach } from './placed-reach.js';
import type { Tagged } from './read.js';

type List = ArrayLike<number>;

const abs = Math.abs;
/** More, and less, than the roundings of a product and a sum. */
const MORE = 1 + 2 ** -49;
const LESS = 1 - 2 ** -49;

/**
 * A box: where along its axes the boxes and corners of the mesh go. The bits of the mask are the axes. The middle of a
 * box and half of its sides are rounded as coordinates of points are, and once more.
 */
class PlacedBoxFilter extends ReachFilter {
  override readonly all = 7;
  readonly #rows: List;
  /** Around the shape, in the frame of the mesh. */
  readonly #box: List;
  readonly #min: List;
  readonly #max: List;
  readonly #error: number;
  /** What the place of a middle is off by, with half of the sides beside it. */
  readonly #off: number;

  constructor(reach: PlacedReach, { forward, error }: PlacedBounds, min: List, max: List) {
    super(reach);
    this.#rows = forward.rows;
    this.#box = reach.box;
    this.#min = [min[0]!, min[1]!, min[2]!];
    this.#max = [max[0]!, max[1]!, max[2]!];
    this.#error = error;
    this.#off = 2 * error + lostMiddle(forward.rows);
  }

  override beside(mask: number, bounds: List, at: number): number {
    const box = this.#box;
    for (let k = 0; k < 3; k++) if (bounds[at + k]! > box[k + 3]! || bounds[at + k + 3]! < box[k]!) return -1;
    const rows = this.#rows;
    const off = this.#off;
    // Halves do not overflow, as a sum does.
    const x = bounds[at]! / 2 + bounds[at + 3]! / 2;
    const y = bounds[at + 1]! / 2 + bounds[at + 4]! / 2;
    const z = bounds[at + 2]! / 2 + bounds[at + 5]! / 2;
    const u = bounds[at + 3]! - x;
    const v = bounds[at + 4]! - y;
    const w = bounds[at + 5]! - z;
    let left = mask;
    for (let k = 0; k < 3; k++) {
      if ((mask & (1 << k)) === 0) continue;
      const a = rows[4 * k]!;
      const b = rows[4 * k + 1]!;
      const c = rows[4 * k + 2]!;
      const middle = a * x + b * y + c * z + rows[4 * k + 3]!;
      const half = abs(a) * u + abs(b) * v + abs(c) * w + off;
      const above = middle - this.#max[k]!;
      const below = this.#min[k]! - middle;
      if (above > half || below > half) return -1;
      if (above < -half && below < -half) left &= ~(1 << k);
    }
    return left;
  }

  override compareTriangle(mask: number, p: List, i: number, j: number, k: number): Sign | Undecided {
    const rows = this.#rows;
    const error = this.#error;
    let isInI = true;
    let isInJ = true;
    let isInK = true;
    for (let axis = 0; axis < 3; axis++) {
      if ((mask & (1 << axis)) === 0) continue;
      const x = rows[4 * axis]!;
      const y = rows[4 * axis + 1]!;
      const z = rows[4 * axis + 2]!;
      const constant = rows[4 * axis + 3]!;
      const a = x * p[3 * i]! + y * p[3 * i + 1]! + z * p[3 * i + 2]! + constant;
      const b = x * p[3 * j]! + y * p[3 * j + 1]! + z * p[3 * j + 2]! + constant;
      const c = x * p[3 * k]! + y * p[3 * k + 1]! + z * p[3 * k + 2]! + constant;
      const min = this.#min[axis]!;
      const max = this.#max[axis]!;
      if (Math.min(a, b, c) - max > error || min - Math.max(a, b, c) > error) return 1;
      isInI &&= max - a > error && a - min > error;
      isInJ &&= max - b > error && b - min > error;
      isInK &&= max - c > error && c - min > error;
    }
    if (isInI || isInJ || isInK) return -1;
    return this.reach.compareTriangle(p, i, j, k, 0);
  }
}

/**
 * The filter of a checked shape for a mesh at a place. Points are off by less than two errors, and lengths are not
 * those of the shape.
 *
 * @param box least and greatest coordinates of the mesh
 */
export function placedFilter(
  shape: Tagged,
  reach: PlacedReach,
  placed: PlacedBounds,
  box: List,
): MeetingFilter {
  const { error, count } = reach;
  const { shrink, stretch } = placed.sizes;
  switch (shape.type) {
    case 'sphere':
    case 'capsule': {
      if (reach.isUnknown) return new ReachFilter(reach);
      const { points } = reach;
      const inner = (shape.radius / stretch) * LESS - 2 * error;
      const outer = (shape.radius * shrink + 2 * error) * MORE;
      if (count === 1) return new SphereFilter(reach, points, inner, outer);
      return new CapsuleFilter(reach, points, points.slice(3), inner, outer);
    }
    case 'box':
      return new PlacedBoxFilter(reach, placed, shape.min, shape.max);
    case 'k-dop':
      if (2 * shape.axes.length > MOST_HALF_SPACES) return new ReachFilter(reach);
      return new HalfSpacesFilter(reach, placedSpaces(rowsOfKDop(shape), placed, box));
    case 'frustum':
      return new HalfSpacesFilter(reach, placedSpaces(rowsOfFrustum(shape), placed, box));
    default:
      return new ReachFilter(reach);
  }
}

/** Half-spaces in the frame of a mesh, each coefficient rounded, and what values are off by that. */
function placedSpaces(rows: readonly number[], placed: PlacedBounds, box: List): HalfSpaces {
  const local = new Float64Array(rows.length);
  const more = new Float64Array(rows.length / 4);
  for (let i = 0; i < rows.length; i += 4) more[i / 4] = placed.forward.unplacedRow(rows, i, local, box);
  return new HalfSpaces(local, box, 0, more);
}
