import type { GrowableUint32 } from '../core/collections/growable.js';
import { polygonConvexity2d } from '../planar/polygons/polygon-convexity.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { orient2d, orient3d } from '../predicates/index.js';
import { axisOf, polygonPlanarity, withoutAxis } from '../spatial/polygons/polygon-planarity.js';
import { AXES, type Axis } from '../spatial/triangles/workspace.js';
import { clipEarsInSteps } from './clip-ears.js';
import { cutTouching } from './cut-touching.js';
import { endsWhereItBegins } from './ends-where-it-begins.js';
import { isBoundary } from './is-boundary.js';

/**
 * What was found about a face:
 * - `triangle`, or `too-small`: three corners, or fewer;
 * - `convex`: exactly planar and convex;
 * - `not-convex`: exactly planar and simple, but with corners that are reflex, straight or repeated;
 * - `not-planar`: its corners lie in no plane;
 * - `self-touching`: planar, and its boundary meets itself, but does not cross itself: a bridge to a hole, a pinch;
 * - `self-crossing`: planar, but its boundary crosses itself, or meets itself where that is not asked for;
 * - `flat`: all corners on one line;
 * - `too-large`: simple, not convex, and clipping its ears would take more work than there is for this file.
 */
export type FaceVerdict =
  | 'triangle'
  | 'too-small'
  | 'convex'
  | 'not-convex'
  | 'not-planar'
  | 'self-touching'
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
 * What faces of programs and maps need is some 30 to 500 looks a corner; a spiral of 4096 corners takes 160, of 65,536
 * takes 500. A look takes some 20 ns.
 */
const LIMIT: WorkLimit = { file: 2 ** 26, corner: 256 };

/** For who cuts one polygon and waits for it. */
export const NO_LIMIT: WorkLimit = { file: Number.POSITIVE_INFINITY, corner: 0 };

/** The two coordinates that stay where one is left out; cyclic, so that handedness is kept. */
const FIRST_KEPT = [1, 2, 0] as const;
const SECOND_KEPT = [2, 0, 1] as const;

type Points = readonly ArrayLike<number>[];

/**
 * Cuts faces into triangles between the corners only: k - 2 for k corners, but where a face touches itself.
 *
 * The rule:
 * 1. An exactly planar, strictly convex face is a fan from its first corner.
 * 2. Any other planar face that is simple is cut by clipping ears, going round from the first corner.
 * 3. A face that is not planar is cut as its shadow along an axis: that one of x, y, z in which the face's normal (the
 *    sum of the cross products around it, in plain doubles: which axis is chosen is no claim about the face) is largest
 *    and along which the shadow is simple.
 * 4. Where none is simple, but the boundary touches itself and does not cross itself, it is cut as {@link cutTouching}
 *    does, if that is asked for; one that is not planar only if its own edges are around the triangles then.
 * 5. Where it crosses itself or all corners are collinear, the face is a fan from its first corner.
 *
 * The signs are exact, so the cut depends on nothing but the corners in their order.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5.
 */
export class FaceTriangulator {
  readonly #positions: Float64Array;
  readonly #corners: Uint32Array;
  readonly #out: GrowableUint32;
  /** How much may still be looked at. */
  #spare: number;
  readonly #sparePerCorner: number;
  readonly #isTouchingCut: boolean;
  readonly #isAlone: boolean;

  /**
   * @param out            where the triangles go, one behind the other
   * @param isTouchingCut  whether faces that touch themselves are cut; they are fans otherwise
   * @param isAlone        whether no other face has the edges of these, so that edges without length may go
   */
  constructor(
    positions: Float64Array,
    corners: Uint32Array,
    out: GrowableUint32,
    {
      limit = LIMIT,
      isTouchingCut = false,
      isAlone = false,
    }: { readonly limit?: WorkLimit; readonly isTouchingCut?: boolean; readonly isAlone?: boolean } = {},
  ) {
    this.#positions = positions;
    this.#corners = corners;
    this.#out = out;
    this.#spare = limit.file;
    this.#sparePerCorner = limit.corner;
    this.#isTouchingCut = isTouchingCut;
    this.#isAlone = isAlone;
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
    this.#out.push(corners[a]!);
    this.#out.push(corners[b]!);
    this.#out.push(corners[c]!);
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
    if (way !== 'fan') return way;
    const touching = yield* this.#cutTouching(from, to, shadow);
    if (touching === 'crossing') this.#fan(from, to);
    return touching === 'crossing' ? 'self-crossing' : touching === 'cut' ? 'self-touching' : touching;
  }

  *#cutShadow(from: number, to: number, points: Points): FaceCutting {
    for (const axis of axesByNormal(points)) {
      const way = yield* this.#cut(from, to, withoutAxis(points, axis));
      if (way !== 'fan') return way === 'too-large' ? way : 'not-planar';
    }
    for (const axis of axesByNormal(points)) {
      // Where less than all triangles come of it, or something else is around them, the shadow touches itself, and
      // the face does not.
      const way = yield* this.#cutTouching(from, to, withoutAxis(points, axis), points);
      if (way !== 'crossing') return way === 'too-large' ? way : 'not-planar';
    }
    this.#fan(from, to);
    return 'not-planar';
  }

  /** Cuts as the shadow says. A shadow that is not simple gives nothing yet. */
  *#cut(
    from: number,
    to: number,
    shadow: Points,
  ): Generator<undefined, 'convex' | 'not-convex' | 'too-large' | 'fan'> {
    const isOpen = !endsWhereItBegins(shadow);
    const convex = isOpen && polygonConvexity2d(shadow) === 'strictly-convex';
    const simple = convex || (isOpen && isSimplePolygon2d(shadow));
    if (simple && !convex) return (yield* this.#clip(from, to, shadow)) ? 'not-convex' : 'too-large';
    if (simple) this.#fan(from, to);
    return convex ? 'convex' : 'fan';
  }

  /**
   * Cuts a shadow that touches itself; `too-large`: it is a fan then. One that crosses itself gives nothing. Nor does,
   * in a mesh, one with two vertices at one point one after the other: the edge between them may belong to another face
   * as well, and must not be lost.
   *
   * @param points  the corners, if there have to be as many triangles as they say, with the face's edges around them
   */
  *#cutTouching(
    from: number,
    to: number,
    shadow: Points,
    points?: Points,
  ): Generator<undefined, 'cut' | 'crossing' | 'too-large'> {
    const face = this.#corners.subarray(from, to);
    if (!this.#isTouchingCut || (!this.#isAlone && hasEdgeWithoutLength(face, shadow))) return 'crossing';
    const start = this.#out.length;
    this.#spare += this.#sparePerCorner * shadow.length;
    const { way, work } = yield* cutTouching(shadow, (a, b, c) => this.#put(face, a, b, c), this.#spare);
    this.#spare = Math.max(0, this.#spare - work);
    const triangles = this.#out.data.subarray(start, this.#out.length);
    const isWhole =
      points === undefined ||
      (triangles.length === 3 * (points.length - 2) && isBoundary(face, points, triangles));
    if (way !== 'cut' || !isWhole) this.#out.length = start;
    if (way === 'cut' && !isWhole) return 'crossing';
    if (way === 'too-large') this.#fan(from, to);
    return way;
  }

  /** Clips the ears of a simple shadow; if that is too much work, the face becomes a fan. */
  *#clip(from: number, to: number, shadow: Points): Generator<undefined, boolean> {
    const start = this.#out.length;
    const face = this.#corners.subarray(from, to);
    this.#spare += this.#sparePerCorner * shadow.length;
    const steps = clipEarsInSteps(shadow, (a, b, c) => this.#put(face, a, b, c), this.#spare);
    const { finished, work } = yield* steps;
    this.#spare = Math.max(0, this.#spare - work);
    if (finished) return true;
    this.#out.length = start;
    this.#fan(from, to);
    return false;
  }
}

/** Whether two vertices that follow each other are different ones, at one point. */
function hasEdgeWithoutLength(face: Uint32Array, shadow: Points): boolean {
  return shadow.some((p, i) => {
    const next = (i + 1) % shadow.length;
    return face[i] !== face[next] && p[0] === shadow[next]![0] && p[1] === shadow[next]![1];
  });
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
export function axesByNormal(points: Points): readonly Axis[] {
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
