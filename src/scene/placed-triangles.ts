/**
 * A mesh at a place beside a shape, which stays where it is. Boxes of the tree are taken there and made larger by the
 * bounds of their errors; triangles are taken there in doubles with such bounds, and exactly where these do not decide.
 */
import { nextDown, nextUp } from '../arithmetic/float64.js';
import { type Sign, UNDECIDED, type Undecided } from '../core/sign.js';
import { compareDistance } from '../distance/distance.js';
import { type Doubles, isModest } from '../distance/engine/doubles.js';
import { Given } from '../distance/lazy/given.js';
import { measureHulls } from '../distance/lazy/measure.js';
import { cellsOfCorners, UNKNOWN } from '../distance/shapes/exact-corners.js';
import { TRIANGLE_PARTS } from '../distance/shapes/flat.js';
import { placedPoint } from '../implicit/exact-placement.js';
import { homogeneous } from '../implicit/forms.js';
import type { FoundPoint3 } from '../implicit/index.js';
import { ExactFormPointObject } from '../implicit/objects/exact-form-point.js';
import { PlacedFrame } from '../implicit/placed-frame.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import { compareSides, gapBetween, measureSwept, type Side } from '../round/distances/measure-swept.js';
import type { GivenSwept } from '../round/shapes/swept.js';
import { type MeetingFilter, meetingFilter } from '../shapes/within/meeting.js';
import { ShapeReach } from '../shapes/within/reach.js';
import type { Tagged } from '../shapes/within/read.js';
import type { BoxesBeside } from './nearest-parts.js';

/** What is known of a coordinate that is off by an error, if errors are at most 4.1 · 2^-53 of a reach. */
const REACH_OF_ERROR = 2 ** 51;
/** The least reach that says something (doubles.ts). */
const LEAST_REACH = 2 ** -800;

/** A distance of a placed triangle; that of flat shapes has a certificate, too. */
type PlacedDistance = ReturnType<typeof measureHulls> | ReturnType<typeof measureSwept>;

/** The triangles of a mesh where a placement takes them. */
export class PlacedTriangles {
  readonly mesh: PreparedMesh;
  readonly frame: PlacedFrame;
  /** The corners of the triangle that was rounded last, and how far a coordinate is off at most. */
  readonly corners: Float64Array = new Float64Array(9);
  error = 0;

  constructor({ mesh, questions }: PlacedMesh) {
    this.mesh = mesh;
    this.frame = new PlacedFrame(questions().frame.to);
  }

  /** A box around all triangles; of none, any. */
  bounds(): Float64Array {
    const box = new Float64Array(6);
    if (this.mesh.triangles > 0) this.frame.box(this.mesh.bvh.bounds, 0, box);
    return box;
  }

  /** Takes the corners of a triangle to their places, in doubles. */
  round(t: number): void {
    const { positions, indices } = this.mesh;
    this.error = 0;
    for (let k = 0; k < 3; k++) {
      this.frame.point(positions, 3 * indices[3 * t + k]!, this.corners, 3 * k);
      this.error = Math.max(this.error, this.frame.error);
    }
  }

  /** Is a triangle at most so far from a shape? */
  isNear(t: number, shape: Side, r: number): boolean {
    const side = this.#side(t);
    const sign = compareSides(side, shape, r, r);
    if (sign !== UNDECIDED) return sign <= 0;
    return r === 0 ? gapBetween(side, shape, 3).sign <= 0 : compareDistance(distanceOf(side, shape), r) <= 0;
  }

  /** Is a triangle certainly farther than so much from a shape? */
  isBeyond(t: number, shape: Side, limit: number): boolean {
    return compareSides(this.#side(t), shape, limit, limit) === 1;
  }

  distance(t: number, shape: Side): PlacedDistance {
    return distanceOf(this.#side(t), shape);
  }

  #side(t: number): Side {
    const doubles = this.#doublesOf(t);
    const known = doubles === UNKNOWN ? null : doubles;
    const cells = () => cellsOfCorners(this.#cornersOf(t), known, { ...TRIANGLE_PARTS, inside: 'face' });
    return { core: new Given({ cells, doubles: () => doubles }, []), radius: 0, skin: null };
  }

  #doublesOf(t: number): Doubles {
    this.round(t);
    // The error is not less than 2^-50 of each coordinate, which is less than this reach, then.
    const reach = this.error * REACH_OF_ERROR;
    if (!(reach >= LEAST_REACH && isModest(reach) && this.corners.every(isModest))) return UNKNOWN;
    return { coordinates: this.corners.slice(), reach: [reach, reach, reach] };
  }

  #cornersOf(t: number): FoundPoint3[] {
    const { positions, indices } = this.mesh;
    return [0, 1, 2].map((k) => {
      const at = 3 * indices[3 * t + k]!;
      const form = placedPoint(this.frame.to, homogeneous(positions.subarray(at, at + 3)));
      return new ExactFormPointObject(form) as unknown as FoundPoint3;
    });
  }
}

function distanceOf(side: Side, shape: Side): PlacedDistance {
  if (shape.skin === null) return measureHulls(side.core, shape.core);
  return measureSwept(side.core, shape as GivenSwept);
}

/**
 * A shape beside triangles that are rounded: a corner that is off by e along each axis is off by less than 2 e. What is
 * more than 4 e apart is apart, and what meets a shape that is smaller by 4 e all around meets the shape; a sum is off
 * by less than that leaves.
 */
export class RoundedMeeting {
  readonly #triangles: PlacedTriangles;
  readonly #reach: ShapeReach;
  readonly #inner: MeetingFilter | null;

  /** For a shape that has been checked. */
  constructor(triangles: PlacedTriangles, shape: Tagged, reach: ShapeReach) {
    this.#triangles = triangles;
    this.#reach = reach;
    const bounds = triangles.bounds();
    const smaller = shrunk(shape, 4 * triangles.frame.error);
    this.#inner = smaller && meetingFilter(smaller, new ShapeReach(smaller), bounds);
  }

  /** 1: they are apart; -1: they meet; 2: doubles do not decide. */
  compare(t: number): Sign | Undecided {
    const triangles = this.#triangles;
    triangles.round(t);
    const { corners, error } = triangles;
    if (this.#reach.compareTriangle(corners, 0, 1, 2, 4 * error) === 1) return 1;
    const inner = this.#inner;
    return inner !== null && inner.compareTriangle(inner.all, corners, 0, 1, 2) <= 0 ? -1 : UNDECIDED;
  }
}

/** A box or what is round, smaller by so much all around; `null` if nothing is left, or for other shapes. */
function shrunk(shape: Tagged, by: number): Tagged | null {
  if (shape.type === 'sphere' || shape.type === 'capsule') {
    const radius = nextDown(shape.radius - by);
    return radius > 0 ? { ...shape, radius } : null;
  }
  if (shape.type !== 'box') return null;
  const [min, max] = [
    [0, 1, 2].map((k) => nextUp(shape.min[k]! + by)),
    [0, 1, 2].map((k) => nextDown(shape.max[k]! - by)),
  ];
  return min.every((x, k) => x < max[k]!) ? { type: 'box', min: min as never, max: max as never } : null;
}

/** A shape beside boxes that a placement takes somewhere. */
export class PlacedBoxes implements BoxesBeside {
  readonly #frame: PlacedFrame;
  readonly #reach: BoxesBeside;
  readonly #box = new Float64Array(6);

  constructor(frame: PlacedFrame, reach: BoxesBeside) {
    this.#frame = frame;
    this.#reach = reach;
  }

  compareBox(bounds: ArrayLike<number>, at: number, r: number): Sign | Undecided {
    this.#frame.box(bounds, at, this.#box);
    // What is around the box may meet what the box does not.
    return this.#reach.compareBox(this.#box, 0, r) === 1 ? 1 : UNDECIDED;
  }

  isBesideBox(bounds: ArrayLike<number>, at: number, r: number): boolean {
    this.#frame.box(bounds, at, this.#box);
    return this.#reach.isBesideBox(this.#box, 0, r);
  }

  gapTo(bounds: ArrayLike<number>, at: number): number {
    this.#frame.box(bounds, at, this.#box);
    return this.#reach.gapTo(this.#box, 0);
  }
}
