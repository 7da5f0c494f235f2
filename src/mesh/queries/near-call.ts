/** A question about how far a mesh is from a point, while it is being answered. */
import { loadPoint3 } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import {
  BRACKET_A,
  BRACKET_B,
  BRACKET_C,
  BRACKET_SIZE,
  bracket,
  HIGH,
  isFarther,
  keepAsNearest,
  LOW,
  NEAR,
} from '../../distance/point-triangle/bracket.js';
import { setCorner, setPoint } from '../../distance/point-triangle/question.js';
import { POINT, PointReach, SCALE, walkNear } from '../../indexes/point-reach.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { Spare } from '../structure/spare.js';

const NOTHING = { positions: new Float64Array(0), indices: new Uint32Array(0), order: new Uint32Array(0) };

/** What is known of lengths that are not those that are asked about. */
export interface Uncertain {
  /** The point is at most so far from the true one, in units of the reach. */
  readonly far: number;
  /** The quotient of two lengths is at most so many times what it is here. */
  readonly factor: number;
}

/** More than the roundings of a root, a product, sums and a square. */
const WIDER = 1 + 2 ** -45;
const TINY = 2 ** -900;

/**
 * The square beyond which a triangle is certainly farther than one whose squared distance is at most a number. With e
 * for how far the point is off and f for the factor, lengths d of the true point are within e of those here: one is
 * farther, if d - e > (d' + e) f.
 */
function widened(square: number, { far, factor }: Uncertain): number {
  const length = (Math.sqrt(square) + far) * factor + far;
  return length * length * WIDER + TINY;
}

/** A point, and the triangles that may be the nearest. */
export class NearCall {
  readonly point = new Float64Array(3);
  readonly reach = new PointReach();
  /** The triangle at work: see bracket.ts. */
  readonly bracket = new Float64Array(BRACKET_SIZE);
  /** The triangles found so far, and lower bounds of their squared distances. */
  triangles = new Uint32Array(64);
  lows = new Float64Array(64);
  count = 0;
  /** The mesh. Only its arrays: no object of a user is kept alive. */
  positions: Float64Array = NOTHING.positions;
  indices: Uint32Array = NOTHING.indices;
  order: Uint32Array = NOTHING.order;
  /** How far a coordinate of the point is off, in units of the reach, with what lengths may be stretched; or null. */
  off: Uncertain | null = null;

  /** Puts a triangle among those that may be the nearest. */
  readonly gather = (place: number): void => {
    const t = this.order[place]!;
    const q = this.bracket;
    this.load(t);
    if (isFarther(q)) return;
    bracket(q);
    if (q[LOW]! > q[NEAR]!) return;
    if (this.count === this.triangles.length) this.grow();
    this.triangles[this.count] = t;
    this.lows[this.count++] = q[LOW]!;
    const near = this.off === null ? q[HIGH]! : widened(q[HIGH]!, this.off);
    if (near < q[NEAR]!) {
      keepAsNearest(q);
      q[NEAR] = near;
      this.reach.limitTo(near);
    }
  };

  /** Bounds of the squared distance of a triangle, in units of the reach. */
  enclose(t: number): void {
    this.load(t);
    bracket(this.bracket);
  }

  /** Puts a triangle, as seen from the point, into the bracket. */
  private load(t: number): void {
    this.loadRelative(BRACKET_A, this.indices[3 * t]!);
    this.loadRelative(BRACKET_B, this.indices[3 * t + 1]!);
    this.loadRelative(BRACKET_C, this.indices[3 * t + 2]!);
  }

  /** A vertex, seen from the point. */
  private loadRelative(at: number, i: number): void {
    const { numbers } = this.reach;
    const scale = numbers[SCALE]!;
    this.bracket[at] = this.positions[3 * i]! * scale - numbers[POINT]!;
    this.bracket[at + 1] = this.positions[3 * i + 1]! * scale - numbers[POINT + 1]!;
    this.bracket[at + 2] = this.positions[3 * i + 2]! * scale - numbers[POINT + 2]!;
  }

  private grow(): void {
    const triangles = new Uint32Array(2 * this.count);
    triangles.set(this.triangles);
    this.triangles = triangles;
    const lows = new Float64Array(2 * this.count);
    lows.set(this.lows);
    this.lows = lows;
  }

  /** Puts the point and a triangle where the predicates of distances find them. */
  ask(t: number): void {
    setPoint(0, this.point[0]!, this.point[1]!, this.point[2]!);
    setCorner(3, this.positions, this.indices[3 * t]!);
    setCorner(6, this.positions, this.indices[3 * t + 1]!);
    setCorner(9, this.positions, this.indices[3 * t + 2]!);
  }
}

const calls = /* @__PURE__ */ new Spare(() => new NearCall());

/**
 * Begins a question about a point and a mesh; {@link endNearCall} ends it.
 *
 * @throws RangeError if the point has not three finite coordinates
 */
export function beginNearCall(where: string, mesh: PreparedMesh, point: Point3): NearCall {
  const call = calls.take();
  loadPoint3(where, 'point', call.point, 0, point);
  call.positions = mesh.positions;
  call.indices = mesh.indices;
  call.order = mesh.bvh.order;
  call.count = 0;
  call.off = null;
  call.reach.load(mesh.bvh, call.point);
  return call;
}

/** Gives back the memory of a question that has been answered. */
export function endNearCall(call: NearCall): void {
  call.positions = NOTHING.positions;
  call.indices = NOTHING.indices;
  call.order = NOTHING.order;
  calls.give(call);
}

/** Finds all triangles that may be the nearest: those whose lower bound is not above the least upper one. */
export function gatherNearest(mesh: PreparedMesh, call: NearCall): void {
  call.bracket.fill(0);
  call.bracket[NEAR] = Number.POSITIVE_INFINITY;
  walkNear(mesh.bvh, call.reach, call.gather);
  // What came early may be too far.
  let kept = 0;
  for (let i = 0; i < call.count; i++) {
    if (call.lows[i]! > call.bracket[NEAR]!) continue;
    call.triangles[kept++] = call.triangles[i]!;
  }
  call.count = kept;
}
