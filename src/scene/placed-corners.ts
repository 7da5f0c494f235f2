/**
 * The triangles of a mesh where a placement takes them, one by one: in doubles with a bound of their errors, and
 * exactly.
 */
import { type Doubles, isModest } from '../distance/engine/doubles.js';
import { Given } from '../distance/lazy/given.js';
import { cellsOfCorners, UNKNOWN } from '../distance/shapes/exact-corners.js';
import { TRIANGLE_PARTS } from '../distance/shapes/flat.js';
import { placedPoint } from '../implicit/exact-placement.js';
import { homogeneous } from '../implicit/forms.js';
import type { FoundPoint3 } from '../implicit/index.js';
import { ExactFormPointObject } from '../implicit/objects/exact-form-point.js';
import type { PlacedFrame } from '../implicit/placed-frame.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';

/** What is known of a coordinate that is off by an error, if errors are at most 4.1 · 2^-53 of a reach. */
const REACH_OF_ERROR = 2 ** 51;
/** The least reach that says something (doubles.ts). */
const LEAST_REACH = 2 ** -800;

export class PlacedCorners {
  readonly mesh: PreparedMesh;
  readonly frame: PlacedFrame;
  /** The corners of the triangle that was rounded last, and how far a coordinate is off at most. */
  readonly corners: Float64Array = new Float64Array(9);
  error = 0;

  constructor({ mesh, questions }: PlacedMesh) {
    this.mesh = mesh;
    this.frame = questions().frame.forward;
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
    const cells = () => cellsOfCorners(this.#cornersOf(t), known, { ...TRIANGLE_PARTS, inside: 'face' });
    return new Given({ cells, doubles: () => doubles }, []);
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

  #cornersOf(t: number): FoundPoint3[] {
    const { positions, indices } = this.mesh;
    return [0, 1, 2].map((k) => {
      const at = 3 * indices[3 * t + k]!;
      const form = placedPoint(this.frame.to, homogeneous(positions.subarray(at, at + 3)));
      return new ExactFormPointObject(form) as unknown as FoundPoint3;
    });
  }
}
