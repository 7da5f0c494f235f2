/**
 * Whether a shape meets boxes and triangles, in doubles: what is certainly apart, what certainly meets, and boxes that
 * are certainly within the shape, so that all in them meets it.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type Frustum, frustumRows } from '../../spatial/convex/frustum.js';
import type { KDop } from '../../spatial/convex/k-dop.js';
import { FIRST, S } from './arena.js';
import { isBeyondBall } from './beyond-ball.js';
import { HalfSpaces, MOST_HALF_SPACES } from './half-spaces.js';
import type { ShapeReach } from './reach.js';
import type { Tagged } from './read.js';

type List = ArrayLike<number>;

/** A shape beside boxes and triangles. What is to be asked is a mask of bits; with none, all meets the shape. */
export interface MeetingFilter {
  /** What is to be asked of anything. */
  readonly all: number;
  /** What of a mask is to be asked of things in a box: 0 if all of the box is in the shape; -1 if it is apart. */
  beside(mask: number, bounds: List, at: number): number;
  /** 1: the triangle of three vertices is apart; 0 or -1: it meets the shape; 2: doubles do not decide. */
  compareTriangle(mask: number, p: List, i: number, j: number, k: number): Sign | Undecided;
  /** Does a box certainly meet the shape? */
  meetsBox?(mask: number, bounds: List, at: number): boolean;
}

/** Decides nothing. */
export const UNDECIDING: MeetingFilter = {
  all: 1,
  beside: (mask) => mask,
  compareTriangle: () => UNDECIDED,
};

/** What is known of a shape by the hull of points and a radius. */
export type Reach = Pick<ShapeReach, 'compareBox' | 'compareTriangle' | 'isBesideBox'>;

/** By the hull of points, and a radius (is-near.ts). */
export class ReachFilter implements MeetingFilter {
  readonly all: number = 1;
  protected readonly reach: Reach;

  constructor(reach: Reach) {
    this.reach = reach;
  }

  beside(mask: number, bounds: List, at: number): number {
    return this.reach.compareBox(bounds, at, 0) === 1 ? -1 : mask;
  }

  compareTriangle(_mask: number, p: List, i: number, j: number, k: number): Sign | Undecided {
    const isMeeting = this.hasPoint(p, 3 * i) || this.hasPoint(p, 3 * j) || this.hasPoint(p, 3 * k);
    return isMeeting ? -1 : this.reach.compareTriangle(p, i, j, k, 0);
  }

  /** Is a point certainly in the shape? */
  protected hasPoint(_p: List, _at: number): boolean {
    return false;
  }
}

/** A box: comparisons, which are exact. */
class BoxFilter extends ReachFilter {
  readonly #box: Float64Array;

  constructor(reach: ShapeReach, min: List, max: List) {
    super(reach);
    this.#box = Float64Array.of(min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!);
  }

  override beside(mask: number, bounds: List, at: number): number {
    const box = this.#box;
    let isWithin = true;
    for (let k = 0; k < 3; k++) {
      const low = bounds[at + k]!;
      const high = bounds[at + k + 3]!;
      if (low > box[k + 3]! || high < box[k]!) return -1;
      isWithin &&= low >= box[k]! && high <= box[k + 3]!;
    }
    return isWithin ? 0 : mask;
  }

  protected override hasPoint(p: List, at: number): boolean {
    const box = this.#box;
    const x = p[at]!;
    const y = p[at + 1]!;
    const z = p[at + 2]!;
    return x >= box[0]! && y >= box[1]! && z >= box[2]! && x <= box[3]! && y <= box[4]! && z <= box[5]!;
  }
}

/**
 * 16u, u = 2^-53: a sum of three squares of differences is off by less than 5.1u of itself, a square by u, and the
 * product with one of these by u. Squares that underflow lose 2^-1075 each.
 */
const MORE = 1 + 2 ** -49;
const LESS = 1 - 2 ** -49;
const UNDERFLOW = 2 ** -1072;

/**
 * A sphere: the squares of the distances of the nearest and of the farthest point of a box. What is nearer to the
 * center than `inner` is in it, and nothing that is farther than `outer`: the radius, if it is known.
 */
export class SphereFilter extends ReachFilter {
  readonly #x: number;
  readonly #y: number;
  readonly #z: number;
  readonly #outer: number;
  /** The squares of both, rounded up and down. */
  readonly #above: number;
  readonly #below: number;

  constructor(reach: Reach, center: List, inner: number, outer: number) {
    super(reach);
    [this.#x, this.#y, this.#z] = [center[0]!, center[1]!, center[2]!];
    this.#outer = outer;
    this.#above = outer * outer * MORE + UNDERFLOW;
    this.#below = inner > 0 ? inner * inner * LESS - UNDERFLOW : 0;
  }

  override beside(mask: number, bounds: List, at: number): number {
    const lowX = bounds[at]! - this.#x;
    const lowY = bounds[at + 1]! - this.#y;
    const lowZ = bounds[at + 2]! - this.#z;
    const highX = bounds[at + 3]! - this.#x;
    const highY = bounds[at + 4]! - this.#y;
    const highZ = bounds[at + 5]! - this.#z;
    const gapX = Math.max(lowX, -highX, 0);
    const gapY = Math.max(lowY, -highY, 0);
    const gapZ = Math.max(lowZ, -highZ, 0);
    if (gapX * gapX + gapY * gapY + gapZ * gapZ > this.#above) return -1;
    const farX = Math.max(-lowX, highX);
    const farY = Math.max(-lowY, highY);
    const farZ = Math.max(-lowZ, highZ);
    return farX * farX + farY * farY + farZ * farZ < this.#below ? 0 : mask;
  }

  override compareTriangle(_mask: number, p: List, i: number, j: number, k: number): Sign | Undecided {
    if (this.hasPoint(p, 3 * i) || this.hasPoint(p, 3 * j) || this.hasPoint(p, 3 * k)) return -1;
    const isBeyond = isBeyondBall(this.#x, this.#y, this.#z, this.#outer, p, 3 * i, 3 * j, 3 * k);
    return isBeyond ? 1 : this.reach.compareTriangle(p, i, j, k, 0);
  }

  protected override hasPoint(p: List, at: number): boolean {
    const x = p[at]! - this.#x;
    const y = p[at + 1]! - this.#y;
    const z = p[at + 2]! - this.#z;
    return x * x + y * y + z * z < this.#below;
  }
}

/**
 * A capsule: a point is in it if it is near one point of the axis, which is chosen in doubles. With m the greatest
 * magnitude of a coordinate of the axis, a coordinate of a + t (b - a) is off by less than 8u m, so that the point is
 * off by less than 16u m. Roots of sums of squares, and the sum of two of them, are off by less than 8u of themselves;
 * squares that underflow change a root by less than 2^-535, which is nothing beside the least that is compared.
 */
const AXIS = 2 ** -49;
const LEAST_INNER = 2 ** -480;

export class CapsuleFilter extends ReachFilter {
  readonly #start: List;
  readonly #along: readonly [number, number, number];
  readonly #scale: number;
  readonly #outer: number;
  /** What is certainly nearer than so much is in the capsule. */
  readonly #inner: number;

  constructor(reach: Reach, start: List, end: List, innerRadius: number, outer: number) {
    super(reach);
    this.#start = Float64Array.of(start[0]!, start[1]!, start[2]!);
    const [x, y, z] = [end[0]! - start[0]!, end[1]! - start[1]!, end[2]! - start[2]!];
    this.#along = [x, y, z];
    const square = x * x + y * y + z * z;
    this.#scale = square > 0 ? 1 / square : 0;
    this.#outer = outer;
    let most = 0;
    for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(start[k]!), Math.abs(end[k]!));
    const inner = (innerRadius - AXIS * most) * LESS;
    this.#inner = inner > LEAST_INNER ? inner : 0;
  }

  /**
   * By the ball around a box: one that is nearer than the radius is in the capsule, and only if it is farther, which is
   * not certain in doubles, the walk may prove that the box is apart.
   */
  override beside(mask: number, bounds: List, at: number): number {
    if (this.reach.isBesideBox(bounds, at, 0)) return -1;
    const x = (bounds[at]! + bounds[at + 3]!) / 2;
    const y = (bounds[at + 1]! + bounds[at + 4]!) / 2;
    const z = (bounds[at + 2]! + bounds[at + 5]!) / 2;
    const a = Math.max(bounds[at + 3]! - x, x - bounds[at]!);
    const b = Math.max(bounds[at + 4]! - y, y - bounds[at + 1]!);
    const c = Math.max(bounds[at + 5]! - z, z - bounds[at + 2]!);
    const half = Math.sqrt(a * a + b * b + c * c);
    const near = this.#distanceOf(x, y, z);
    if (near > this.#outer + half) return super.beside(mask, bounds, at);
    return near + half < this.#inner ? 0 : mask;
  }

  protected override hasPoint(p: List, at: number): boolean {
    return this.#distanceOf(p[at]!, p[at + 1]!, p[at + 2]!) < this.#inner;
  }

  /** How far a point is from a point of the axis that is nearly the nearest. */
  #distanceOf(px: number, py: number, pz: number): number {
    const x = px - this.#start[0]!;
    const y = py - this.#start[1]!;
    const z = pz - this.#start[2]!;
    const u = this.#along[0];
    const v = this.#along[1];
    const w = this.#along[2];
    const t = Math.min(1, Math.max(0, (x * u + y * v + z * w) * this.#scale));
    const a = px - (this.#start[0]! + t * u);
    const b = py - (this.#start[1]! + t * v);
    const c = pz - (this.#start[2]! + t * w);
    return Math.sqrt(a * a + b * b + c * c);
  }
}

/** Half-spaces; triangles that reach across two of them are left to the hull of the corners, if it is known. */
export class HalfSpacesFilter implements MeetingFilter {
  readonly all: number;
  readonly #spaces: HalfSpaces;
  readonly #reach: Reach;
  readonly #inner: (() => readonly number[]) | null;
  #points: readonly number[] | undefined;

  /** @param inner makes points that are certainly in the shape, by their coordinates, when they are first needed */
  constructor(reach: Reach, spaces: HalfSpaces, inner: (() => readonly number[]) | null = null) {
    this.all = spaces.all;
    this.#spaces = spaces;
    this.#reach = reach;
    this.#inner = inner;
  }

  beside(mask: number, bounds: List, at: number): number {
    return this.#reach.isBesideBox(bounds, at, 0) ? -1 : this.#spaces.beside(mask, bounds, at);
  }

  meetsBox(mask: number, bounds: List, at: number): boolean {
    if (this.#spaces.hasPointOf(mask, bounds, at)) return true;
    this.#points ??= this.#inner === null ? [] : this.#inner();
    const points = this.#points;
    for (let i = 0; i < points.length; i += 3) if (hasPoint(bounds, at, points, i)) return true;
    return false;
  }

  compareTriangle(mask: number, p: List, i: number, j: number, k: number): Sign | Undecided {
    const sign = this.#spaces.compareTriangle(mask, p, i, j, k);
    return sign === UNDECIDED ? this.#reach.compareTriangle(p, i, j, k, 0) : sign;
  }
}

function hasPoint(box: List, at: number, points: List, i: number): boolean {
  const x = points[i]!;
  const y = points[i + 1]!;
  const z = points[i + 2]!;
  return (
    x >= box[at]! &&
    x <= box[at + 3]! &&
    y >= box[at + 1]! &&
    y <= box[at + 4]! &&
    z >= box[at + 2]! &&
    z <= box[at + 5]!
  );
}

/** How far corners are moved to the middle of all, where they are in the shape in spite of roundings. */
const INWARD = 2 ** -20;

/**
 * The middle of the corners of a shape, and points beside each corner, if they are certainly in all half-spaces.
 *
 * @param bounds least and greatest coordinates of all that the half-spaces are asked about: others need not be known
 */
function innerPoints(reach: ShapeReach, spaces: HalfSpaces, bounds: List): number[] {
  const count = reach.loadPoints();
  const corners: number[] = [];
  for (let i = 0; i < 3 * count; i++) corners.push(S[FIRST + i]!);
  const middle = [0, 0, 0];
  corners.forEach((x, i) => {
    middle[i % 3]! += x / count;
  });
  const found: number[] = [];
  const candidate = [0, 0, 0];
  for (let i = -3; i < corners.length; i += 3) {
    for (let k = 0; k < 3; k++)
      candidate[k] = i < 0 ? middle[k]! : corners[i + k]! + INWARD * (middle[k]! - corners[i + k]!);
    if (hasPoint(bounds, 0, candidate, 0) && spaces.has(candidate, 0)) found.push(...candidate);
  }
  return found;
}

/** A plane: nothing is within it. */
class PlaneFilter implements MeetingFilter {
  readonly all = 1;
  readonly #spaces: HalfSpaces;

  constructor(spaces: HalfSpaces) {
    this.#spaces = spaces;
  }

  beside(mask: number, bounds: List, at: number): number {
    return this.#spaces.beside(1, bounds, at) === 1 ? mask : -1;
  }

  compareTriangle(_mask: number, p: List, i: number, j: number, k: number): Sign | Undecided {
    return this.#spaces.compareWithPlane(p, i, j, k);
  }
}

/** A half-space, the points with n · x + c <= 0, by its normal and its constant. */
export function halfSpaceFilter(row: List, bounds: List): MeetingFilter {
  const spaces = new HalfSpaces(row, bounds, 0);
  return {
    all: 1,
    beside: (mask, box, at) => spaces.beside(mask, box, at),
    compareTriangle: (mask, p, i, j, k) => spaces.compareTriangle(mask, p, i, j, k),
  };
}

/** A plane, by the same. */
export const planeFilter = (row: List, bounds: List): MeetingFilter =>
  new PlaneFilter(new HalfSpaces(row, bounds, 0));

/**
 * The filter of a checked shape for what is in a box.
 *
 * @param bounds least and greatest coordinates of all that is asked about
 */
export function meetingFilter(shape: Tagged, reach: ShapeReach, bounds: List): MeetingFilter {
  switch (shape.type) {
    case 'box':
      return new BoxFilter(reach, shape.min, shape.max);
    case 'sphere':
      return new SphereFilter(reach, shape.center, shape.radius, shape.radius);
    case 'capsule':
      return new CapsuleFilter(reach, shape.start as List, shape.end as List, shape.radius, shape.radius);
    case 'plane': {
      const { normal: n, constant } = shape;
      return planeFilter([n[0]!, n[1]!, n[2]!, constant], bounds);
    }
    case 'k-dop': {
      if (2 * shape.axes.length > MOST_HALF_SPACES) return new ReachFilter(reach);
      return halfSpacesFilter(reach, rowsOfKDop(shape), bounds);
    }
    case 'frustum':
      return halfSpacesFilter(reach, rowsOfFrustum(shape), bounds);
    default:
      return new ReachFilter(reach);
  }
}

function halfSpacesFilter(reach: ShapeReach, rows: List, bounds: List): MeetingFilter {
  const spaces = new HalfSpaces(rows, bounds, 0);
  return new HalfSpacesFilter(reach, spaces, () => innerPoints(reach, spaces, bounds));
}

/** Normals and constants of half-spaces. */
export const rowsOfKDop = ({ axes, min, max }: KDop): number[] =>
  axes.flatMap((axis, i) => {
    const [x, y, z] = [axis[0]!, axis[1]!, axis[2]!];
    return [x, y, z, -max[i]!, -x, -y, -z, min[i]!];
  });

/** Rows of frusta that were asked about, which are frozen. */
const rows: WeakMap<Frustum, readonly number[]> = /* @__PURE__ */ new WeakMap();

/** The sums of the rows are inside where they are positive. A sum is rounded once (half-spaces.ts). */
export function rowsOfFrustum(frustum: Frustum): readonly number[] {
  const found = rows.get(frustum) ?? frustumRows(frustum).flatMap(([p, q]) => p.map((x, k) => -(x + q[k]!)));
  rows.set(frustum, found);
  return found;
}
