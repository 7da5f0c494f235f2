/** A place where a ray or a segment meets a mesh at a place. */
import { copiedPoint3 } from '../../core/copies.js';
import type { Point3, Segment } from '../../core/shapes.js';
import { type Sign, UNDECIDED } from '../../core/sign.js';
import type { LineBy } from '../../implicit/data.js';
import { type FoundPoint3, type Parameter, parameter, planeThrough } from '../../implicit/index.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import { LinePlaneParameterObject } from '../../implicit/objects/parameters.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { compareParameters } from '../../implicit/parameter.js';
import { compareEstimates, ESTIMATE, estimateAbove } from '../../predicates/crossing-estimate.js';
import { meshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { AT_END, AT_START, type Cast, FEATURE, FLAT, FROM_BACK } from './cast-call.js';
import { nextAbove } from './cast-place.js';
import type { CastSpot } from './cast-question.js';
import type { FlatSpot } from './flat-spot.js';
import { FoundMeshHit, type MeshHit } from './mesh-hit.js';
import { areAtOnePlace } from './same-place.js';

/** What a spot asks of the ray or segment. */
export interface SpottedCast {
  readonly cast: Cast;
  readonly from: Point3;
  readonly mesh: PreparedMesh;
  /** The six numbers of its line, and what they are. */
  readonly line: readonly number[];
  readonly by: LineBy;
  corners(t: number): readonly [Point3, Point3, Point3];
  /** A plane of the mesh's frame where the placement takes it. */
  placed(plane: PlaneObject): PlaneObject;
  /** Writes where it meets the plane of a triangle: see crossing-estimate.ts. */
  estimate(into: Float64Array, t: number, rise: Sign): void;
}

/** Where a ray or segment meets a triangle of a mesh at a place. */
export class PlacedSpot implements CastSpot {
  readonly triangle: number;
  readonly code: number;
  readonly #question: SpottedCast;
  readonly #flat: FlatSpot | null;
  readonly #estimate = new Float64Array(ESTIMATE);
  #plane: PlaneObject | undefined;
  #parameter: Parameter | undefined;
  #point: FoundPoint3 | undefined;

  constructor(question: SpottedCast, triangle: number, code: number, flat: FlatSpot | null) {
    this.triangle = triangle;
    this.code = code;
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
    if (this.code === FLAT) this.#estimate[2] = Math.abs(nearest) * 2 ** -52 + 2 ** -1074;
  }

  compare(other: CastSpot): Sign {
    const placed = other as PlacedSpot;
    const rounded = compareEstimates(this.#estimate, 0, placed.#estimate, 0);
    if (rounded !== UNDECIDED) return rounded;
    if (areAtOnePlace(this.#question.mesh, this, placed)) return 0;
    return compareParameters(this.parameter, placed.parameter);
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
    if (this.code & (AT_START | AT_END)) return parameter(this.code & AT_END ? 1 : 0);
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
    const isAtOrigin = this.#flat === null ? this.code & AT_START : this.#flat.plane === null;
    if (isAtOrigin) return copiedPoint3(from);
    if (this.#flat === null && this.code & AT_END) return copiedPoint3((cast as Segment).end);
    const { line, by } = this.#question;
    return new LinePlanePointObject(line, by, this.#planeThere()) as unknown as FoundPoint3;
  }

  toHit(rank: number, first: CastSpot): MeshHit {
    const { triangle } = this;
    const code = this.code;
    const { parameter: at, point } = first as PlacedSpot;
    const flat = this.#flat;
    const feature = meshFeature(this.#question.mesh.indices, triangle, flat?.feature ?? code & FEATURE);
    const facing = flat === null ? (code & FROM_BACK ? -1 : 1) : 0;
    const exit = flat !== null && flat.exit !== flat.enter ? flat.exit : at;
    return new FoundMeshHit(triangle, feature, facing, at, exit, point, rank);
  }
}
