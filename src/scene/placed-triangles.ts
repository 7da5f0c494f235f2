/**
 * A mesh at a place beside a shape: what doubles do not decide in the frame of the mesh (placed-reach.ts). Triangles
 * are taken to their places in doubles with bounds, and exactly where these do not decide.
 */
import { UNDECIDED } from '../core/sign.js';
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
import type { PlacedFrame } from '../implicit/placed-frame.js';
import { placementSizes, UNKNOWN_SIZES } from '../implicit/placement-sizes.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import { compareSides, gapBetween, measureSwept, type Side } from '../round/distances/measure-swept.js';
import type { GivenSwept } from '../round/shapes/swept.js';
import type { PlacedBounds } from '../shapes/within/placed-reach.js';
import { boundsOf, type TriangleShape } from './shape-call.js';

/** What is known of a coordinate that is off by an error, if errors are at most 4.1 · 2^-53 of a reach. */
const REACH_OF_ERROR = 2 ** 51;
/** Below this, sums and products of a few numbers are finite. */
const MOST = 2 ** 300;
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
  /** What filters know of the mesh and its place. */
  readonly bounds: PlacedBounds;
  /** Around the mesh where it is. */
  readonly box: Float64Array = new Float64Array(6);

  constructor({ mesh, questions }: PlacedMesh) {
    this.mesh = mesh;
    const back = questions().frame;
    const { forward } = back;
    this.frame = forward;
    const box = Array.from(boundsOf(mesh));
    forward.box(box, 0, this.box);
    const { error } = forward;
    const isModestly = error < MOST && box.every((x) => Math.abs(x) < MOST);
    const sizes = isModestly ? placementSizes(forward, back) : UNKNOWN_SIZES;
    this.bounds = { forward, back, sizes, error };
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

  /** Takes the corners of a triangle to their places, if they are doubles there: are they? */
  exact(t: number): boolean {
    const { positions, indices } = this.mesh;
    for (let k = 0; k < 3; k++)
      if (!this.frame.exactPoint(positions, 3 * indices[3 * t + k]!, this.corners, 3 * k)) return false;
    return true;
  }

  /** The triangle whose corners were taken to their places last. */
  exactShape(): TriangleShape {
    const corner = (i: number) => [this.corners[i]!, this.corners[i + 1]!, this.corners[i + 2]!] as const;
    return { type: 'triangle', a: corner(0), b: corner(3), c: corner(6) };
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
