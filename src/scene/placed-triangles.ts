/**
 * A mesh at a place beside a shape: what doubles do not decide in the frame of the mesh (placed-reach.ts). Triangles
 * are taken to their places in doubles with bounds, and exactly where these do not decide.
 */
import { UNDECIDED } from '../core/sign.js';
import { compareDistance } from '../distance/distance.js';
import { measureHulls } from '../distance/lazy/measure.js';
import { placementSizes, UNKNOWN_SIZES } from '../implicit/placement-sizes.js';
import { PlacedCorners } from '../mesh/structure/placed-corners.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { compareSides, gapBetween, measureSwept, type Side } from '../round/distances/measure-swept.js';
import type { GivenSwept } from '../round/shapes/swept.js';
import type { PlacedBounds } from '../shapes/within/placed-reach.js';
import { boundsOf, type TriangleShape } from './shape-call.js';

/** Below this, sums and products of a few numbers are finite. */
const MOST = 2 ** 300;
/** A distance of a placed triangle; that of flat shapes has a certificate, too. */
type PlacedDistance = ReturnType<typeof measureHulls> | ReturnType<typeof measureSwept>;

/** The triangles of a mesh where a placement takes them. */
export class PlacedTriangles extends PlacedCorners {
  /** What filters know of the mesh and its place. */
  readonly bounds: PlacedBounds;
  /** Around the mesh where it is. */
  readonly box: Float64Array = new Float64Array(6);

  constructor(placed: PlacedMesh) {
    const back = placed.questions().frame;
    const { forward } = back;
    super(placed.mesh, forward);
    const box = Array.from(boundsOf(placed.mesh));
    forward.box(box, 0, this.box);
    const { error } = forward;
    const isModestly = error < MOST && box.every((x) => Math.abs(x) < MOST);
    const sizes = isModestly ? placementSizes(forward, back) : UNKNOWN_SIZES;
    this.bounds = { forward, back, sizes, error };
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
    return { core: this.givenAt(t), radius: 0, skin: null };
  }
}

function distanceOf(side: Side, shape: Side): PlacedDistance {
  if (shape.skin === null) return measureHulls(side.core, shape.core);
  return measureSwept(side.core, shape as GivenSwept);
}
