/**
 * A ray or a segment and a mesh at a place. Triangles stay where they are: the ray is brought into their frame, where
 * it is rounded with bounds for filters, and kept as integers for what these leave. Parameters along it are those of
 * the ray as it was given, which a placement does not change.
 */
import { copiedPoint3 } from '../../core/copies.js';
import type { Point3, Segment } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { LineBy } from '../../implicit/data.js';
import type { ExactPlacement } from '../../implicit/exact-placement.js';
import { unplacedPoint } from '../../implicit/exact-placement.js';
import { homogeneous } from '../../implicit/forms.js';
import { alignedSum, type HomogeneousPoint } from '../../implicit/homogeneous.js';
import {
  type FoundPoint3,
  orientation,
  type Parameter,
  type PointLike3,
  parameter,
  planeThrough,
} from '../../implicit/index.js';
import { sixNumbers } from '../../implicit/line-plane-point.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import { ExactFormPointObject } from '../../implicit/objects/exact-form-point.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import { LinePlaneParameterObject } from '../../implicit/objects/parameters.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { TransformedPlaneObject } from '../../implicit/objects/transformed-plane.js';
import { compareParameters } from '../../implicit/parameter.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { compareEstimates, ESTIMATE, estimateAbove } from '../../predicates/crossing-estimate.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { Spare } from '../structure/spare.js';
import {
  AT_END,
  AT_START,
  type Cast,
  commonSign,
  FEATURE,
  FLAT,
  FROM_BACK,
  MISS,
  piercedCode,
} from './cast-call.js';
import { isSegment, nextAbove } from './cast-place.js';
import type { CastQuestion, CastSpot } from './cast-question.js';
import { type FlatSpot, flatSpot } from './flat-spot.js';
import { FoundMeshHit, type MeshHit } from './mesh-hit.js';
import { PaddedSlabs } from './padded-slabs.js';

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
}

const rooms = /* @__PURE__ */ new Spare(() => new Room());

/** A ray or a segment and a mesh at a place, while they are asked about. */
export class PlacedCast implements CastQuestion {
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
    const e = this.#originError;
    const [ox, oy, oz] = [ray[0]!, ray[1]!, ray[2]!];
    const [dx, dy, dz] = [ray[3]!, ray[4]!, ray[5]!];
    let at = 3 * indices[3 * t]!;
    const [ax, ay, az] = [positions[at]! - ox, positions[at + 1]! - oy, positions[at + 2]! - oz];
    at = 3 * indices[3 * t + 1]!;
    const [bx, by, bz] = [positions[at]! - ox, positions[at + 1]! - oy, positions[at + 2]! - oz];
    const [p, q] = [sizeOf(ax, ay, az, e), sizeOf(bx, by, bz, e)];
    const [way, g] = [this.#way, this.#directionError];
    let value = dx * (ay * bz - az * by) + dy * (az * bx - ax * bz) + dz * (ax * by - ay * bx);
    const first = this.#turn(value, boundOf(p, e, q, e, way, g), t, 0, 1);
    at = 3 * indices[3 * t + 2]!;
    const [cx, cy, cz] = [positions[at]! - ox, positions[at + 1]! - oy, positions[at + 2]! - oz];
    const r = sizeOf(cx, cy, cz, e);
    value = dx * (by * cz - bz * cy) + dy * (bz * cx - bx * cz) + dz * (bx * cy - by * cx);
    const second = this.#turn(value, boundOf(q, e, r, e, way, g), t, 1, 2);
    if (first !== 0 && first + second === 0) return MISS;
    value = dx * (cy * az - cz * ay) + dy * (cz * ax - cx * az) + dz * (cx * ay - cy * ax);
    const third = this.#turn(value, boundOf(r, e, p, e, way, g), t, 2, 0);
    const rise = commonSign(first, second, third);
    if (rise === 0) return first === 0 && second === 0 && third === 0 ? this.#flatCode(t) : MISS;
    return this.#pierced(t, rise, piercedCode(first, second, third, rise));
  }

  /** The sign of a determinant by its rounded value and bound, else exactly: how an edge turns around the ray. */
  #turn(value: number, bound: number, t: number, i: number, j: number): Sign {
    const rounded = signBy(value, bound);
    if (rounded !== UNDECIDED) return rounded;
    return orientation(
      pointLike(this.origin),
      pointLike(this.target),
      this.#corner(t, i),
      this.#corner(t, j),
    );
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
    return orientation(...this.corners(t), pointLike(which === 0 ? this.origin : this.target));
  }

  /** The bound of the last height. */
  #bound = 0;

  /**
   * The determinant of two edges of a triangle and the way from the rounded origin (0) or target (1) to its first
   * corner, or the direction (2).
   */
  #heights(t: number, which: 0 | 1 | 2): number {
    const [a, b, c] = this.corners(t);
    const ray = this.#ray;
    const [ux, uy, uz] = [b[0]! - a[0]!, b[1]! - a[1]!, b[2]! - a[2]!];
    const [vx, vy, vz] = [c[0]! - a[0]!, c[1]! - a[1]!, c[2]! - a[2]!];
    let [x, y, z] = [ray[3]!, ray[4]!, ray[5]!];
    let error = this.#directionError;
    if (which !== 2) {
      const [ox, oy, oz] = [a[0]! - ray[0]!, a[1]! - ray[1]!, a[2]! - ray[2]!];
      if (which === 0) {
        [x, y, z, error] = [ox, oy, oz, this.#originError];
      } else {
        // One more rounding, of what is subtracted from.
        error += this.#originError + sizeOf(ox, oy, oz, 0) * 2 ** -52;
        [x, y, z] = [ox - x, oy - y, oz - z];
      }
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

/** Where a ray or segment meets a triangle of a mesh at a place. */
class PlacedSpot implements CastSpot {
  readonly triangle: number;
  readonly #code: number;
  readonly #question: PlacedCast;
  readonly #flat: FlatSpot | null;
  readonly #estimate = new Float64Array(ESTIMATE);
  #plane: PlaneObject | undefined;
  #parameter: Parameter | undefined;
  #point: FoundPoint3 | undefined;

  constructor(question: PlacedCast, triangle: number, code: number, flat: FlatSpot | null) {
    this.triangle = triangle;
    this.#code = code;
    this.#question = question;
    this.#flat = flat;
    if ((code & (FLAT | AT_START | AT_END)) === 0) {
      question.estimate(this.#estimate, triangle, code & FROM_BACK ? 1 : -1);
    } else this.#estimateKnown();
  }

  #estimateKnown(): void {
    const nearest = this.parameter.toNumber();
    this.#estimate[0] = nearest;
    this.#estimate[1] = 1;
    // The nearest double is that near, where it is not infinite; 0 and 1 are what they are.
    if (this.#code === FLAT) this.#estimate[2] = Math.abs(nearest) * 2 ** -52 + 2 ** -1074;
  }

  compare(other: CastSpot): Sign {
    const placed = other as PlacedSpot;
    const rounded = compareEstimates(this.#estimate, 0, placed.#estimate, 0);
    return rounded === UNDECIDED ? compareParameters(this.parameter, placed.parameter) : rounded;
  }

  ceiling(): number {
    const above = estimateAbove(this.#estimate, 0);
    return Number.isNaN(above) ? nextAbove(this.parameter.toNumber()) : above;
  }

  get parameter(): Parameter {
    this.#parameter ??= this.#findParameter();
    return this.#parameter;
  }

  #findParameter(): Parameter {
    if (this.#flat !== null) return this.#flat.enter;
    if (this.#code & (AT_START | AT_END)) return parameter(this.#code & AT_END ? 1 : 0);
    const { line, by } = this.#question;
    return new LinePlaneParameterObject(line, by, this.#planeThere());
  }

  /** A plane that the point is on and the ray is not in, where it is placed. */
  #planeThere(): PlaneObject {
    if (this.#plane === undefined) {
      const question = this.#question;
      const own =
        this.#flat?.plane ?? (planeThrough(...question.corners(this.triangle)) as unknown as PlaneObject);
      this.#plane = question.placed(own);
    }
    return this.#plane;
  }

  get point(): FoundPoint3 {
    this.#point ??= this.#findPoint();
    return this.#point;
  }

  #findPoint(): FoundPoint3 {
    const { cast, from } = this.#question;
    const isAtOrigin = this.#flat === null ? this.#code & AT_START : this.#flat.plane === null;
    if (isAtOrigin) return copiedPoint3(from);
    if (this.#flat === null && this.#code & AT_END) return copiedPoint3((cast as Segment).end);
    const { line, by } = this.#question;
    return new LinePlanePointObject(line, by, this.#planeThere()) as unknown as FoundPoint3;
  }

  toHit(rank: number, first: CastSpot): MeshHit {
    const { triangle } = this;
    const code = this.#code;
    const { parameter: at, point } = first as PlacedSpot;
    const flat = this.#flat;
    const feature = meshFeature(this.#question.mesh.indices, triangle, flat?.feature ?? code & FEATURE);
    const facing = flat === null ? (code & FROM_BACK ? -1 : 1) : 0;
    const exit = flat !== null && flat.exit !== flat.enter ? flat.exit : at;
    return new FoundMeshHit(triangle, feature, facing, at, exit, point, rank);
  }
}
