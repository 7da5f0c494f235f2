import { polygonConvexity2d } from '../planar/polygons/polygon-convexity.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { orient2d, orient3d } from '../predicates/index.js';
import { axisOf, polygonPlanarity, withoutAxis } from '../spatial/polygons/polygon-planarity.js';
import { AXES, type Axis } from '../spatial/triangles/workspace.js';
import { clipEarsInSteps } from './clip-ears.js';
import { endsWhereItBegins } from './ends-where-it-begins.js';

/**
 * What was found about a face:
 * - `triangle`, or `too-small`: three corners, or fewer;
 * - `convex`: exactly planar and convex;
 * - `not-convex`: exactly planar and simple, but with corners that are reflex, straight or repeated;
 * - `not-planar`: its corners lie in no plane;
 * - `self-crossing`: planar, but its boundary meets itself;
 * - `flat`: all corners on one line;
 * - `too-large`: simple, not convex, and clipping its ears would take more work than there is for this file.
 */
export type FaceVerdict =
  | 'triangle'
  | 'too-small'
  | 'convex'
  | 'not-convex'
  | 'not-planar'
  | 'self-crossing'
  | 'flat'
  | 'too-large';

/** A face that is cut in steps. */
export type FaceCutting = Generator<undefined, FaceVerdict>;

/** How much may be looked at while ears are clipped: a small file must not be able to ask for hours. */
export interface WorkLimit {
  /** For the whole file, and in addition for each corner of the faces that are clipped. */
  readonly file: number;
  readonly corner: number;
}

/**
 * What faces of programs and maps need is some 30 to 500 looks a corner; a spiral of 4096 corners takes 160, of 65,536 takes 500. A
 * look takes some 20 ns.
 */
const LIMIT: WorkLimit = { file: 2 ** 26, corner: 256 };

/** For who cuts one polygon and waits for it. */
export const NO_LIMIT: WorkLimit = { file: Number.POSITIVE_INFINITY, corner: 0 };

/** The two coordinates that stay where one is left out; cyclic, so that handedness is kept. */
const FIRST_KEPT = [1, 2, 0] as const;
const SECOND_KEPT = [2, 0, 1] as const;

type Points = readonly ArrayLike<number>[];

/**
 * Cuts faces into triangles, k - 2 for k corners, between the corners only.
 *
 * The rule:
 * 1. An exactly planar, strictly convex face is a fan from its first corner.
 * 2. Any other planar face that is simple is cut by clipping ears, going round from the first corner.
 * 3. A face that is not planar is cut as its shadow along an axis: that one of x, y, z in which the face's normal (the sum of
 *    the cross products around it, in plain doubles: which axis is chosen is no claim about the face) is largest and along which
 *    the shadow is simple.
 * 4. Where none is simple, where the boundary meets itself or all corners are collinear, the face is a fan from its first corner.
 *
 * The signs are exact, so the cut depends on nothing but the corners in their order.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5.
 */
export class FaceTriangulator {
  readonly #positions: Float64Array;
  readonly #corners: Uint32Array;
  readonly #out: Uint32Array;
  #length = 0;
  /** How much may still be looked at. */
  #spare: number;
  readonly #sparePerCorner: number;

  /** @param out where the triangles go, one behind the other; it must have place for them */
  constructor(positions: Float64Array, corners: Uint32Array, out: Uint32Array, limit = LIMIT) {
    this.#positions = positions;
    this.#corners = corners;
    this.#out = out;
    this.#spare = limit.file;
    this.#sparePerCorner = limit.corner;
  }

  /** Cuts the face whose corners are those from `from` up to `to`: at once, or, where that may take long, in steps. */
  triangulate(from: number, to: number): FaceVerdict | FaceCutting {
    const k = to - from;
    if (k < 3) return 'too-small';
    if (k === 3) {
      this.#fan(from, to);
      return 'triangle';
    }
    if (k === 4 && this.#isConvexInShadow(from)) {
      this.#fan(from, to);
      return this.#isPlanarQuad(from) ? 'convex' : 'not-planar';
    }
    return this.#cutPolygon(from, to);
  }

  #fan(from: number, to: number): void {
    for (let i = from + 2; i < to; i++) this.#put(this.#corners, from, i - 1, i);
  }

  #put(corners: ArrayLike<number>, a: number, b: number, c: number): void {
    this.#out[this.#length++] = corners[a]!;
    this.#out[this.#length++] = corners[b]!;
    this.#out[this.#length++] = corners[c]!;
  }

  #isPlanarQuad(from: number): boolean {
    const p = this.#positions;
    const i = 3 * this.#corners[from]!;
    const j = 3 * this.#corners[from + 1]!;
    const k = 3 * this.#corners[from + 2]!;
    const l = 3 * this.#corners[from + 3]!;
    return (
      orient3d(
        p[i]!,
        p[i + 1]!,
        p[i + 2]!,
        p[j]!,
        p[j + 1]!,
        p[j + 2]!,
        p[k]!,
        p[k + 1]!,
        p[k + 2]!,
        p[l]!,
        p[l + 1]!,
        p[l + 2]!,
      ) === 0
    );
  }

  /**
   * Whether a quad is strictly convex along the axis of its normal: four turns to one side sum up to one full turn, as
   * each is less than a half one. What is not is left to the general way.
   */
  #isConvexInShadow(from: number): boolean {
    const p = this.#positions;
    const i = 3 * this.#corners[from]!;
    const j = 3 * this.#corners[from + 1]!;
    const k = 3 * this.#corners[from + 2]!;
    const l = 3 * this.#corners[from + 3]!;
    // The cross product of the diagonals is along the normal that step 3 of the rule names.
    const ux = p[k]! - p[i]!;
    const uy = p[k + 1]! - p[i + 1]!;
    const uz = p[k + 2]! - p[i + 2]!;
    const vx = p[l]! - p[j]!;
    const vy = p[l + 1]! - p[j + 1]!;
    const vz = p[l + 2]! - p[j + 2]!;
    const axis = dominantAxis(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    const u = FIRST_KEPT[axis];
    const v = SECOND_KEPT[axis];
    const side = orient2d(p[i + u]!, p[i + v]!, p[j + u]!, p[j + v]!, p[k + u]!, p[k + v]!);
    return (
      side !== 0 &&
      orient2d(p[j + u]!, p[j + v]!, p[k + u]!, p[k + v]!, p[l + u]!, p[l + v]!) === side &&
      orient2d(p[k + u]!, p[k + v]!, p[l + u]!, p[l + v]!, p[i + u]!, p[i + v]!) === side &&
      orient2d(p[l + u]!, p[l + v]!, p[i + u]!, p[i + v]!, p[j + u]!, p[j + v]!) === side
    );
  }

  *#cutPolygon(from: number, to: number): FaceCutting {
    const points: number[][] = [];
    for (let i = from; i < to; i++) {
      const at = 3 * this.#corners[i]!;
      points.push([this.#positions[at]!, this.#positions[at + 1]!, this.#positions[at + 2]!]);
    }
    const { dimension, witness } = polygonPlanarity(points);
    if (dimension === 3) return yield* this.#cutShadow(from, to, points);
    if (dimension < 2) {
      this.#fan(from, to);
      return 'flat';
    }
    const shadow = withoutAxis(points, axisOf(points, witness));
    const way = yield* this.#cut(from, to, shadow);
    return way === 'fan' ? 'self-crossing' : way;
  }

  *#cutShadow(from: number, to: number, points: Points): FaceCutting {
    for (const axis of axesByNormal(points)) {
      const way = yield* this.#cut(from, to, withoutAxis(points, axis), false);
      if (way !== 'fan') return way === 'too-large' ? way : 'not-planar';
    }
    this.#fan(from, to);
    return 'not-planar';
  }

  /** Cuts as the shadow says. A shadow that is not simple gives a fan, or nothing yet. */
  *#cut(
    from: number,
    to: number,
    shadow: Points,
    orFan = true,
  ): Generator<undefined, 'convex' | 'not-convex' | 'too-large' | 'fan'> {
    const isOpen = !endsWhereItBegins(shadow);
    const convex = isOpen && polygonConvexity2d(shadow) === 'strictly-convex';
    const simple = convex || (isOpen && isSimplePolygon2d(shadow));
    if (simple && !convex) return (yield* this.#clip(from, to, shadow)) ? 'not-convex' : 'too-large';
    if (simple || orFan) this.#fan(from, to);
    return convex ? 'convex' : 'fan';
  }

  /** Clips the ears of a simple shadow; if that is too much work, the face becomes a fan. */
  *#clip(from: number, to: number, shadow: Points): Generator<undefined, boolean> {
    const start = this.#length;
    const face = this.#corners.subarray(from, to);
    this.#spare += this.#sparePerCorner * shadow.length;
    const steps = clipEarsInSteps(shadow, (a, b, c) => this.#put(face, a, b, c), this.#spare);
    const { finished, work } = yield* steps;
    this.#spare = Math.max(0, this.#spare - work);
    if (finished) return true;
    this.#length = start;
    this.#fan(from, to);
    return false;
  }
}

/** The axis of the largest component; of equal ones, and of what is no number, the last. */
function dominantAxis(x: number, y: number, z: number): Axis {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  if (ax > ay && ax > az) return 0;
  return ay > az ? 1 : 2;
}

/** The axes, that of the largest component of the normal first. */
function axesByNormal(points: Points): readonly Axis[] {
  const normal = [0, 0, 0];
  const o = points[0]!;
  for (let i = 1; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const [ux, uy, uz] = [a[0]! - o[0]!, a[1]! - o[1]!, a[2]! - o[2]!];
    const [vx, vy, vz] = [b[0]! - o[0]!, b[1]! - o[1]!, b[2]! - o[2]!];
    normal[0]! += uy * vz - uz * vy;
    normal[1]! += uz * vx - ux * vz;
    normal[2]! += ux * vy - uy * vx;
  }
  const first = dominantAxis(normal[0]!, normal[1]!, normal[2]!);
  const others = AXES.filter((axis) => axis !== first);
  const swap = Math.abs(normal[others[1]!]!) > Math.abs(normal[others[0]!]!);
  return [first, ...(swap ? others.reverse() : others)];
}
