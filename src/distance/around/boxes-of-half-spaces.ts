/** Boxes around shapes that are given by half-spaces, in doubles and rounded outwards (boxes.ts). */
import { coordinates } from '../../implicit/index.js';
import { type Frustum, frustumSet } from '../../spatial/convex/frustum.js';
import type { KDop } from '../../spatial/convex/k-dop.js';
import { type AroundBox, above, below, EVERYWHERE } from './boxes.js';

/** Around a k-DOP: by its axes that are those of the coordinates. */
export function aroundKDop({ axes, min, max }: KDop): AroundBox {
  const box: [number, number, number, number, number, number] = [...EVERYWHERE];
  for (let i = 0; i < axes.length; i++) {
    const k = onlyCoordinate(axes[i]!);
    if (k < 0) continue;
    const size = axes[i]![k]!;
    const [one, other] = [min[i]! / size, max[i]! / size];
    box[k] = Math.max(box[k]!, below(Math.min(one, other)));
    box[k + 3] = Math.min(box[k + 3]!, above(Math.max(one, other)));
  }
  return box;
}

/** 8u, u = 2^-53: three products and two sums lose less than 3.1u of the sum of their magnitudes. */
const PRODUCT = 2 ** -50;
/** More than what is lost where three products underflow. */
const UNDERFLOW = 2 ** -1070;

/** How often a point is moved into a slab that it is not in. */
const MOST_MOVES = 16;

/** The same, if a point of it is found, so that it is not empty; else it may be everywhere. */
export function aroundFilledKDop(dop: KDop): AroundBox {
  const box = aroundKDop(dop);
  const point: Triple = [(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2];
  for (let move = 0; move < MOST_MOVES; move++) {
    const i = slabBeside(dop, point);
    if (i < 0) return box;
    moveInto(dop, i, point);
  }
  return EVERYWHERE;
}

type Triple = [number, number, number];

/** The first of the slabs that a point is not certainly in; -1 if it is in all. */
function slabBeside({ axes, min, max }: KDop, [x, y, z]: Triple): number {
  for (let i = 0; i < axes.length; i++) {
    const axis = axes[i]!;
    const [a, b, c] = [axis[0]! * x, axis[1]! * y, axis[2]! * z];
    const value = a + b + c;
    const error = PRODUCT * (Math.abs(a) + Math.abs(b) + Math.abs(c)) + UNDERFLOW;
    // What overflows, or is no number, is beyond nothing.
    if (!(value - error > min[i]! && value + error < max[i]!)) return i;
  }
  return -1;
}

/** How far behind a side of a slab a point is moved, of its width. */
const BEHIND = 1 / 16;

/** Moves a point along an axis behind the nearer side, nearly: the walk proves nothing, its end does. */
function moveInto({ axes, min, max }: KDop, i: number, point: Triple): void {
  const [a, b, c] = [axes[i]![0]!, axes[i]![1]!, axes[i]![2]!];
  const value = a * point[0] + b * point[1] + c * point[2];
  const inner = (max[i]! - min[i]!) * BEHIND;
  const target = value < (min[i]! + max[i]!) / 2 ? min[i]! + inner : max[i]! - inner;
  const share = (target - value) / (a * a + b * b + c * c);
  point[0] += share * a;
  point[1] += share * b;
  point[2] += share * c;
}

/** The coordinate of a vector that is not zero, if it is the only one; else -1. */
function onlyCoordinate(v: ArrayLike<number>): number {
  const k = v[0] !== 0 ? 0 : v[1] !== 0 ? 1 : 2;
  return v[(k + 1) % 3] === 0 && v[(k + 2) % 3] === 0 ? k : -1;
}

/** What has been found out about the corners of frusta. */
interface FrustumCorners {
  readonly box: AroundBox;
  /** All corners, each as the nearest double, three coordinates each; `null` if these are not all of the frustum. */
  readonly points: Float64Array | null;
}

const known = /* @__PURE__ */ new WeakMap<Frustum, FrustumCorners>();

const NO_CORNERS: FrustumCorners = { box: EVERYWHERE, points: null };

/** Around a frustum: its corners, as the nearest doubles. What has no corners, or no end, is taken to be everywhere. */
export const aroundFrustum = (frustum: Frustum): AroundBox => cornersOf(frustum).box;

/** The corners of a frustum whose hull it is, as the nearest doubles; `null` if it has none, or no end. */
export const roundedCorners = (frustum: Frustum): Float64Array | null => cornersOf(frustum).points;

function cornersOf(frustum: Frustum): FrustumCorners {
  const found = known.get(frustum) ?? aroundCorners(frustum);
  known.set(frustum, found);
  return found;
}

function aroundCorners(frustum: Frustum): FrustumCorners {
  const { dimension, isBounded, vertices } = frustumSet(frustum);
  if (dimension < 0 || !isBounded) return NO_CORNERS;
  const corners = vertices.map((vertex) => coordinates(vertex));
  const along = (k: number) => corners.map((corner) => corner[k]!);
  const [x, y, z] = [along(0), along(1), along(2)];
  const [least, most] = [
    (list: number[]) => below(Math.min(...list)),
    (list: number[]) => above(Math.max(...list)),
  ];
  const box: AroundBox = [least(x), least(y), least(z), most(x), most(y), most(z)];
  return { box, points: Float64Array.from(corners.flat()) };
}
