/**
 * The triangles of a mesh where a placement takes them, one by one: in doubles with a bound of their errors, and
 * exactly.
 */
import type { ScaledCells } from '../../distance/engine/cells.js';
import { type Doubles, isModest } from '../../distance/engine/doubles.js';
import { Given } from '../../distance/lazy/given.js';
import { cellsOfCorners, UNKNOWN } from '../../distance/shapes/exact-corners.js';
import { TRIANGLE_PARTS } from '../../distance/shapes/flat.js';
import { placedPoint } from '../../implicit/exact-placement.js';
import { homogeneous } from '../../implicit/forms.js';
import type { FoundPoint3 } from '../../implicit/index.js';
import { ExactFormPointObject } from '../../implicit/objects/exact-form-point.js';
import type { PlacedFrame } from '../../implicit/placed-frame.js';
import type { PreparedMesh } from './prepared-mesh.js';

/** What is known of a coordinate that is off by an error, if errors are at most 4.1 · 2^-53 of a reach. */
export const REACH_OF_ERROR: number = 2 ** 51;
/** The least reach that says something (doubles.ts). */
const LEAST_REACH = 2 ** -800;

export class PlacedCorners {
  readonly mesh: PreparedMesh;
  readonly frame: PlacedFrame;
  /** The corners of the triangle that was rounded last, and how far a coordinate is off at most. */
  readonly corners: Float64Array = new Float64Array(9);
  error = 0;

  constructor(mesh: PreparedMesh, frame: PlacedFrame) {
    this.mesh = mesh;
    this.frame = frame;
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

  /** A triangle at its place, as a shape whose distances are asked. */
  givenAt(t: number): Given {
    const doubles = this.doublesAt(t);
    const known = doubles === UNKNOWN ? null : doubles;
    // A copy: whatever becomes of the mesh until these are asked for.
    const own = this.#ownCornersOf(t);
    const cells = () => cellsOfCorners(this.#cornersOf(own), known, { ...TRIANGLE_PARTS, inside: 'face' });
    return new Given({ cells, doubles: () => doubles }, []);
  }

  /** Some corners of a triangle at their places: a point, or a segment. */
  givenCornersAt(t: number, numbers: readonly number[]): Given {
    const own = this.#ownCornersOf(t);
    const of = numbers.flatMap((k) => own.slice(3 * k, 3 * k + 3));
    const parts: Pick<ScaledCells, 'edges' | 'faces' | 'inside'> =
      numbers.length === 2
        ? { edges: [[0, 1]], faces: [], inside: 'edge' }
        : { edges: [], faces: [], inside: 'vertex' };
    return new Given(
      { cells: () => cellsOfCorners(this.#cornersOf(of), null, parts), doubles: () => UNKNOWN },
      [],
    );
  }

  /** The corners of a triangle at their places, in doubles; `UNKNOWN`, if these say nothing. */
  doublesAt(t: number): Doubles {
    const reach = this.reachAt(t);
    if (reach === Infinity) return UNKNOWN;
    return { coordinates: this.corners.slice(), reach: [reach, reach, reach] };
  }

  /**
   * Takes the corners of a triangle to their places, in doubles, and says their reach: no coordinate is greater, or off
   * by more than 4.1 · 2^-53 of it; Infinity, if they say nothing.
   */
  reachAt(t: number): number {
    this.round(t);
    // The error is not less than 2^-50 of each coordinate, which is less than this reach, then.
    const reach = this.error * REACH_OF_ERROR;
    return reach >= LEAST_REACH && isModest(reach) && this.corners.every(isModest) ? reach : Infinity;
  }

  /** The corners of a triangle in the frame of the mesh. */
  #ownCornersOf(t: number): readonly number[] {
    const { positions, indices } = this.mesh;
    const own: number[] = [];
    for (let k = 0; k < 3; k++) {
      const at = 3 * indices[3 * t + k]!;
      own.push(positions[at]!, positions[at + 1]!, positions[at + 2]!);
    }
    return own;
  }

  #cornersOf(own: readonly number[]): FoundPoint3[] {
    const corners: FoundPoint3[] = [];
    for (let at = 0; at < own.length; at += 3) {
      const form = placedPoint(this.frame.to, homogeneous(own.slice(at, at + 3)));
      corners.push(new ExactFormPointObject(form) as unknown as FoundPoint3);
    }
    return corners;
  }
}
