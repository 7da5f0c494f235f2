/** A moving shape beside the triangles of a mesh, exactly. */
import { exactProduct, exactSum } from '../../arithmetic/exact-or-nan.js';
import { decompose } from '../../arithmetic/float64.js';
import { exactDoubles } from '../../distance/engine/doubles.js';
import { givenTriangle } from '../../distance/shapes/flat.js';
import { P, placeVertex, SECOND } from '../../distance/small/arena.js';
import { findClosest } from '../../distance/small/nearest-pair.js';
import { squareBeyond } from '../../distance/small/square-in-doubles.js';
import { compareSquares, exactSquare, squaredDistance } from '../../distance/small/squared-distance.js';
import { triangleOf } from '../../mesh/structure/corners.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { SweptParts } from '../parts/exact-parts.js';
import type { Carrier } from '../translation/carriers.js';

/** The core of a shape that is no more than a triangle has so many coordinates. */
const MOST_COORDINATES = 9;

/**
 * What touches at time 0 or at time 1, as all does that stands, slides or lands, is where doubles do not tell. Of a
 * point, a segment, a triangle, a sphere and a capsule the distance at such a time is known exactly sooner than the
 * sweep.
 */
export class SweptTriangles extends SweptParts {
  readonly #mesh: PreparedMesh;
  readonly #corners: readonly number[];
  readonly #radius: number;
  readonly #motion: readonly number[];

  constructor(where: string, carrier: Carrier, motion: readonly number[], mesh: PreparedMesh) {
    super(carrier, motion, (triangle) => givenTriangle(where, 'triangle', triangleOf(mesh, triangle)));
    const { kind, numbers } = carrier.core;
    this.#mesh = mesh;
    this.#corners = kind.doubles === exactDoubles && numbers.length <= MOST_COORDINATES ? numbers : [];
    this.#radius = carrier.radius;
    this.#motion = motion;
  }

  override meetsAt(triangle: number, time: number): boolean {
    const { positions, indices } = this.#mesh;
    const count = this.#corners.length / 3;
    if (count === 0 || !this.#placeAt(time)) return false;
    for (let k = 0; k < 3; k++) placeVertex(SECOND + k, positions, indices[3 * triangle + k]!);
    return !findClosest(count, 3) || isWithin(this.#radius);
  }

  /** Puts the core as it is at a time into the arena; false if its corners are no doubles then. */
  #placeAt(time: number): boolean {
    let sum = 0;
    for (let i = 0; i < this.#corners.length; i++) {
      P[i] = exactSum(this.#corners[i]!, exactProduct(this.#motion[i % 3]!, time));
      sum += P[i]!;
    }
    return Number.isFinite(sum);
  }
}

/**
 * Is the distance of the closest features at most a radius? Rounding is monotonic: where the rounded squares differ,
 * the true ones do.
 */
function isWithin(radius: number): boolean {
  const [square, limit] = [squaredDistance(), radius * radius];
  if (square !== limit) return square < limit;
  const beyond = squareBeyond(exactProduct(radius, radius));
  if (!Number.isNaN(beyond)) return beyond <= 0;
  const { mantissa, exponent } = decompose(radius);
  return (
    compareSquares(exactSquare(), { above: mantissa * mantissa, below: 1n, exponent: 2 * exponent }) <= 0
  );
}
