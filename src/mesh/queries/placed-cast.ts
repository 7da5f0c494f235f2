/**
 * A ray or a segment and a mesh at a place. Triangles stay where they are: the ray is brought into their frame, where
 * it is rounded with bounds for filters, and kept as integers for what these leave. Parameters along it are those of
 * the ray as it was given, which a placement does not change.
 */
import type { Point3 } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { LineBy } from '../../implicit/data.js';
import type { ExactPlacement } from '../../implicit/exact-placement.js';
import { unplacedPoint } from '../../implicit/exact-placement.js';
import { homogeneous } from '../../implicit/forms.js';
import { alignedSum, type HomogeneousPoint } from '../../implicit/homogeneous.js';
import { orientation, type Parameter, type PointLike3 } from '../../implicit/index.js';
import { sixNumbers } from '../../implicit/line-plane-point.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import { ExactFormPointObject } from '../../implicit/objects/exact-form-point.js';
import { LinePlaneParameterObject } from '../../implicit/objects/parameters.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { TransformedPlaneObject } from '../../implicit/objects/transformed-plane.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { orient3d, orientDirection3d } from '../../predicates/index.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { Spare } from '../structure/spare.js';
import { AT_END, AT_START, type Cast, commonSign, FEATURE, FLAT, MISS, piercedCode } from './cast-call.js';
import { isSegment } from './cast-place.js';
import type { CastQuestion, CastSpot } from './cast-question.js';
import { type FlatSpot, flatSpot } from './flat-spot.js';
import { PaddedSlabs } from './padded-slabs.js';
import { PlacedSpot, type SpottedCast } from './placed-spot.js';

/**
 * The bound of r · (p × q), for vectors each of whose coordinates is off by a rounding and by e, f, g. With P, Q, R the
 * largest coordinates and these added to them, the six terms of the determinant move by at most
 * 6 (g P Q + R (e Q + f P)) and 18 u P Q R for the roundings, all of second order included; computing them rounds each
 * term five times, 30 u P Q R. 8 in place of 6 and 64 in place of 48 leave room for the roundings of the bound.
 *
 * Underflow loses 2^-1074 for each product of two, times R, and for each of three: less than 2^-1070 (R + 1), which is
 * below 8 u P Q R where P Q and P Q R are above 2^-900. Below 2^1000 nothing overflows.
 *
 * @returns Infinity where nothing is certain
 */
function boundOf(p: number, e: number, q: number, f: number, r: number, g: number): number {
  const pq = p * q;
  const all = pq * r;
  if (!(pq > LEAST && all > LEAST && all < MOST)) return Number.POSITIVE_INFINITY;
  return ROUNDED * all + 8 * (g * pq + r * (e * q + f * p));
}

const ROUNDED = 64 * 2 ** -53;
const LEAST = 2 ** -900;
const MOST = 2 ** 1000;

/** The sign of a value that is off by at most so much. */
const signBy = (value: number, bound: number): Sign | Undecided =>
  value > bound ? 1 : -value > bound ? -1 : UNDECIDED;

/** The largest coordinate and an error. */
const sizeOf = (x: number, y: number, z: number, error: number): number =>
  Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) + error;

/** What a question uses until it ends. */
class Room {
  readonly slabs = new PaddedSlabs();
  /** Origin and direction in the frame of the mesh, rounded. */
  readonly ray = new Float64Array(6);
  /** Origin and direction, or both ends, where they are doubles there. */
  readonly exact = new Float64Array(6);
}

const rooms = /* @__PURE__ */ new Spare(() => new Room());

/** A ray or a segment and a mesh at a place, while they are asked about. */
export class PlacedCast implements CastQuestion, SpottedCast {
  readonly bvh: Bvh;
  readonly slabs: PaddedSlabs;
  readonly #room: Room;
  readonly cast: Cast;
  readonly mesh: PreparedMesh;
  readonly #frame: LocalFrame;
  readonly #ray: Float64Array;
  /** How far a coordinate of the origin and of the direction is off at most. */
  readonly #originError: number;
  readonly #directionError: number;
  /** The largest coordinate of the direction, and its error. */
  readonly #way: number;
  readonly #isSegment: boolean;
  /** Is it a segment from a point to itself? */
  readonly #isPoint: boolean;
  /** Are the origin and the direction, or both ends, doubles in the frame of the mesh? Found when it is first asked. */
  #isExact: boolean | undefined;
  #origin: ExactFormPointObject | undefined;
  #target: ExactFormPointObject | undefined;
  /** What the triangle that was asked about last has of the line in its plane. */
  #flat: FlatSpot | null = null;

  /** For a cast that has been checked. */
  constructor(mesh: PreparedMesh, frame: LocalFrame, cast: Cast) {
    this.mesh = mesh;
    this.bvh = mesh.bvh;
    this.#room = rooms.take();
    this.slabs = this.#room.slabs;
    this.#ray = this.#room.ray;
    this.cast = cast;
    this.#frame = frame;
    this.#isSegment = isSegment(cast);
    const ray = this.#ray;
    frame.point(this.from, ray, 0);
    this.#originError = frame.error;
    this.#isPoint = isSegment(cast) && [0, 1, 2].every((k) => cast.start[k] === cast.end[k]);
    if (isSegment(cast)) {
      const { start, end } = cast;
      frame.vector(end[0]! - start[0]!, end[1]! - start[1]!, end[2]! - start[2]!, ray, 3);
    } else frame.vector(cast.direction[0]!, cast.direction[1]!, cast.direction[2]!, ray, 3);
    this.#directionError = frame.error;
    this.#way = sizeOf(ray[3]!, ray[4]!, ray[5]!, frame.error);
    const last = this.#isSegment ? 1 : Number.POSITIVE_INFINITY;
    if (mesh.triangles > 0)
      this.slabs.loadRounded(ray, mesh.bvh.bounds, this.#originError, frame.error, last);
  }

  get to(): ExactPlacement {
    return this.#frame.to;
  }

  get from(): Point3 {
    return isSegment(this.cast) ? this.cast.start : this.cast.origin;
  }

  /** A point in the frame of the mesh, exactly. */
  #local(form: HomogeneousPoint): ExactFormPointObject {
    const local = unplacedPoint(this.to, form);
    const { x, y, z, w, exponent } = local;
    return new ExactFormPointObject(w > 0n ? local : { x: -x, y: -y, z: -z, w: -w, exponent });
  }

  get origin(): ExactFormPointObject {
    this.#origin ??= this.#local(homogeneous(this.from));
    return this.#origin;
  }

  /** The end, or the origin and the direction added. */
  get target(): ExactFormPointObject {
    this.#target ??= this.#local(targetOf(this.cast));
    return this.#target;
  }

  #corner(t: number, k: number): Point3 {
    const { positions, indices } = this.mesh;
    const at = 3 * indices[3 * t + k]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }

  corners(t: number): readonly [Point3, Point3, Point3] {
    return [this.#corner(t, 0), this.#corner(t, 1), this.#corner(t, 2)];
  }

  code(t: number): number {
    if (this.#isPoint) return this.#side(t, 0) === 0 ? this.#flatCode(t) : MISS;
    const { positions, indices } = this.mesh;
    const ray = this.#ray;
    const ox = ray[0]!;
    const oy = ray[1]!;
    const oz = ray[2]!;
    const dx = ray[3]!;
    const dy = ray[4]!;
    const dz = ray[5]!;
    let at = 3 * indices[3 * t]!;
    const ax = positions[at]! - ox;
    const ay = positions[at + 1]! - oy;
    const az = positions[at + 2]! - oz;
    at = 3 * indices[3 * t + 1]!;
    const bx = positions[at]! - ox;
    const by = positions[at + 1]! - oy;
    const bz = positions[at + 2]! - oz;
    at = 3 * indices[3 * t + 2]!;
    const cx = positions[at]! - ox;
    const cy = positions[at + 1]! - oy;
    const cz = positions[at + 2]! - oz;
    // One bound for the three edges: corners of a triangle are about equally far from the origin.
    const e = this.#originError;
    const far = Math.max(sizeOf(ax, ay, az, e), sizeOf(bx, by, bz, e), sizeOf(cx, cy, cz, e));
    const bound = boundOf(far, e, far, e, this.#way, this.#directionError);
    const first = this.#turn(
      dx * (ay * bz - az * by) + dy * (az * bx - ax * bz) + dz * (ax * by - ay * bx),
      bound,
      t,
      0,
      1,
    );
    const second = this.#turn(
      dx * (by * cz - bz * cy) + dy * (bz * cx - bx * cz) + dz * (bx * cy - by * cx),
      bound,
      t,
      1,
      2,
    );
    if (first !== 0 && first + second === 0) return MISS;
    const third = this.#turn(
      dx * (cy * az - cz * ay) + dy * (cz * ax - cx * az) + dz * (cx * ay - cy * ax),
      bound,
      t,
      2,
      0,
    );
    const rise = commonSign(first, second, third);
    if (rise === 0) return first === 0 && second === 0 && third === 0 ? this.#flatCode(t) : MISS;
    return this.#pierced(t, rise, piercedCode(first, second, third, rise));
  }

  /** The sign of a determinant by its rounded value and bound, else exactly: how an edge turns around the ray. */
  #turn(value: number, bound: number, t: number, i: number, j: number): Sign {
    const rounded = signBy(value, bound);
    if (rounded !== UNDECIDED) return rounded;
    const a = this.#corner(t, i);
    const b = this.#corner(t, j);
    if (!this.#isExactHere) return orientation(pointLike(this.origin), pointLike(this.target), a, b);
    const e = this.#room.exact;
    return this.#isSegment
      ? orient3d(e[0]!, e[1]!, e[2]!, e[3]!, e[4]!, e[5]!, a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!)
      : orientDirection3d(e[3]!, e[4]!, e[5]!, e[0]!, e[1]!, e[2]!, a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!);
  }

  /** Finds where the ray is in the frame of the mesh, if that are doubles. */
  get #isExactHere(): boolean {
    this.#isExact ??= this.#findExactly();
    return this.#isExact;
  }

  #findExactly(): boolean {
    const frame = this.#frame;
    const { exact } = this.#room;
    if (!frame.exactPoint(this.from, exact, 0)) return false;
    const { cast } = this;
    if (isSegment(cast)) return frame.exactPoint(cast.end, exact, 3);
    const { direction } = cast;
    return frame.exactVector(direction[0]!, direction[1]!, direction[2]!, exact, 3);
  }

  /** What becomes of the code of a triangle that the line goes through: it may be behind the ray. */
  #pierced(t: number, rise: Sign, code: number): number {
    if (code === MISS) return MISS;
    const start = this.#side(t, 0);
    if (start === rise) return MISS;
    if (!this.#isSegment) return start === 0 ? code | AT_START : code;
    const end = this.#side(t, 1);
    if (end !== 0 && end !== rise) return MISS;
    return code | (start === 0 ? AT_START : end === 0 ? AT_END : 0);
  }

  /** On which side of a triangle the origin is, or (1) the target. */
  #side(t: number, which: 0 | 1): Sign {
    const rounded = signBy(-this.#heights(t, which), this.#bound);
    if (rounded !== UNDECIDED) return rounded;
    const [a, b, c] = this.corners(t);
    // The target of a ray is no double as a rule.
    if (!((which === 0 || this.#isSegment) && this.#isExactHere))
      return orientation(a, b, c, pointLike(which === 0 ? this.origin : this.target));
    const x = this.#room.exact;
    const at = 3 * which;
    return orient3d(
      a[0]!,
      a[1]!,
      a[2]!,
      b[0]!,
      b[1]!,
      b[2]!,
      c[0]!,
      c[1]!,
      c[2]!,
      x[at]!,
      x[at + 1]!,
      x[at + 2]!,
    );
  }

  /** The bound of the last height. */
  #bound = 0;

  /**
   * The determinant of two edges of a triangle and the way from the rounded origin (0) or target (1) to its first
   * corner, or the direction (2).
   */
  #heights(t: number, which: 0 | 1 | 2): number {
    const { positions, indices } = this.mesh;
    let at = 3 * indices[3 * t]!;
    const ax = positions[at]!;
    const ay = positions[at + 1]!;
    const az = positions[at + 2]!;
    at = 3 * indices[3 * t + 1]!;
    const ux = positions[at]! - ax;
    const uy = positions[at + 1]! - ay;
    const uz = positions[at + 2]! - az;
    at = 3 * indices[3 * t + 2]!;
    const vx = positions[at]! - ax;
    const vy = positions[at + 1]! - ay;
    const vz = positions[at + 2]! - az;
    const ray = this.#ray;
    let x = ray[3]!;
    let y = ray[4]!;
    let z = ray[5]!;
    let error = this.#directionError;
    if (which !== 2) {
      const ox = ax - ray[0]!;
      const oy = ay - ray[1]!;
      const oz = az - ray[2]!;
      // One more rounding, of what the direction is subtracted from.
      error = which === 0 ? this.#originError : error + this.#originError + sizeOf(ox, oy, oz, 0) * 2 ** -52;
      x = which === 0 ? ox : ox - x;
      y = which === 0 ? oy : oy - y;
      z = which === 0 ? oz : oz - z;
    }
    this.#bound = boundOf(sizeOf(ux, uy, uz, 0), 0, sizeOf(vx, vy, vz, 0), 0, sizeOf(x, y, z, error), error);
    return x * (uy * vz - uz * vy) + y * (uz * vx - ux * vz) + z * (ux * vy - uy * vx);
  }

  #flatCode(t: number): number {
    const corners = this.corners(t);
    const { origin, target } = this;
    this.#flat = null;
    if (orientation(...corners, pointLike(origin)) !== 0) return MISS;
    const crossing = (plane: PlaneObject) => this.crossing(plane);
    this.#flat = flatSpot({ origin, target, isSegment: this.#isSegment, crossing }, corners);
    return this.#flat === null ? MISS : FLAT;
  }

  /** Where along the ray it meets a plane of the mesh's frame that it is not parallel to. */
  crossing(plane: PlaneObject): Parameter {
    return new LinePlaneParameterObject(this.line, this.by, this.placed(plane));
  }

  /** A plane of the mesh's frame where the placement takes it. Nothing is calculated. */
  placed(plane: PlaneObject): PlaneObject {
    return new TransformedPlaneObject(plane, this.to);
  }

  get by(): LineBy {
    return this.#isSegment ? 'points' : 'direction';
  }

  /** The six numbers of the line. */
  get line(): readonly number[] {
    const { cast } = this;
    return isSegment(cast) ? sixNumbers(cast.start, cast.end) : sixNumbers(cast.origin, cast.direction);
  }

  /** Writes where the ray meets the plane of a triangle: see crossing-estimate.ts. */
  estimate(into: Float64Array, t: number, rise: Sign): void {
    into[0] = rise * this.#heights(t, 0);
    into[2] = this.#bound;
    into[1] = rise * this.#heights(t, 2);
    into[3] = this.#bound;
  }

  /** The part of the mesh in the triangle that was asked about last. */
  featureOf(t: number, code: number): MeshFeature {
    const flat = code === FLAT ? this.#flat : null;
    return meshFeature(this.mesh.indices, t, flat?.feature ?? code & FEATURE);
  }

  spot(t: number, code: number): CastSpot {
    return new PlacedSpot(this, t, code, code === FLAT ? this.#flat : null);
  }

  end(): void {
    rooms.give(this.#room);
  }
}

const pointLike = (point: ExactFormPointObject): PointLike3 => point as unknown as PointLike3;

function targetOf(cast: Cast): HomogeneousPoint {
  if (isSegment(cast)) return homogeneous(cast.end);
  const [p, d] = [homogeneous(cast.origin), homogeneous(cast.direction)];
  const exponent = Math.min(p.exponent, d.exponent);
  const sum = (a: bigint, b: bigint) => alignedSum(a, p.exponent, b, d.exponent);
  return { x: sum(p.x, d.x), y: sum(p.y, d.y), z: sum(p.z, d.z), w: 1n, exponent };
}
