/**
 * Where a ray or segment meets a triangle: rounded while that suffices to compare, exact where it does not, an object
 * in the end.
 */

import { copiedPoint3 } from '../../core/copies.js';
import type { Segment, Triangle } from '../../core/shapes.js';
import { type Sign, UNDECIDED } from '../../core/sign.js';
import {
  crossingParameter,
  type FoundPoint3,
  linePlanePoint,
  type Parameter,
  parameter,
  planeThrough,
  rayPlanePoint,
  segmentCrossingParameter,
  type ThreePointsPlane,
} from '../../implicit/index.js';
import { compareParameters } from '../../implicit/parameter.js';
import {
  compareEstimates,
  ESTIMATE,
  estimateAbove,
  estimateCrossing,
} from '../../predicates/crossing-estimate.js';
import { rayTrianglePoints, segmentTrianglePoints } from '../../spatial/generated/triangles.js';
import { FIRST, ORIGIN, TARGET, X } from '../../spatial/triangles/workspace.js';
import { meshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import {
  AT_END,
  AT_START,
  type Cast,
  type CastCall,
  FEATURE,
  FLAT,
  FROM_BACK,
  loadCast,
} from './cast-call.js';
import type { CastSpot } from './cast-question.js';
import { FoundMeshHit, type MeshHit } from './mesh-hit.js';
import { areAtOnePlace } from './same-place.js';

/** A hit before it is said what there is: its triangle, the code of `castTriangle`, and where it is. */
export class CastPlace implements CastSpot {
  readonly triangle: number;
  readonly code: number;
  /** See crossing-estimate.ts. */
  readonly #estimate = new Float64Array(ESTIMATE);
  readonly #cast: Cast;
  readonly #mesh: PreparedMesh;
  #parameter: Parameter | undefined;
  #point: FoundPoint3 | undefined;
  #plane: ThreePointsPlane | undefined;
  #flat: FlatPlace | undefined;

  /** For the triangle that `castTriangle` has left in the workspace. */
  constructor(call: CastCall, mesh: PreparedMesh, triangle: number, code: number) {
    this.triangle = triangle;
    this.code = code;
    this.#cast = call.cast;
    this.#mesh = mesh;
    if ((code & (FLAT | AT_START | AT_END)) === 0) {
      estimateCrossing(
        this.#estimate,
        0,
        X,
        FIRST,
        ORIGIN,
        TARGET,
        call.isSegment,
        code & FROM_BACK ? 1 : -1,
      );
    } else this.#estimateKnown();
    if (code === FLAT) loadCast('mesh', call.cast);
  }

  /** What is known as a number, or needs a closer look. */
  #estimateKnown(): void {
    const estimate = this.#estimate;
    estimate[1] = 1;
    if (this.code !== FLAT) {
      estimate[0] = this.code & AT_END ? 1 : 0;
      return;
    }
    const nearest = this.parameter.toNumber();
    estimate[0] = nearest;
    // The nearest double is that near, where it is not infinite.
    estimate[2] = Math.abs(nearest) * 2 ** -52 + 2 ** -1074;
  }

  /** Which is first: -1 if it is this one. */
  compare(spot: CastSpot): Sign {
    const other = spot as CastPlace;
    const rounded = compareEstimates(this.#estimate, 0, other.#estimate, 0);
    if (rounded !== UNDECIDED) return rounded;
    if (this.#parameter !== undefined && this.#parameter === other.#parameter) return 0;
    return areAtOnePlace(this.#mesh, this, other) ? 0 : compareParameters(this.parameter, other.parameter);
  }

  /** A double that is not less than the parameter and little more. */
  ceiling(): number {
    const above = estimateAbove(this.#estimate, 0);
    return Number.isNaN(above) ? nextAbove(this.parameter.toNumber()) : above;
  }

  /** Exactly where. */
  get parameter(): Parameter {
    this.#parameter ??= this.#findParameter();
    return this.#parameter;
  }

  #findParameter(): Parameter {
    if (this.code === FLAT) return this.#inPlane().parameter;
    if (this.code & (AT_START | AT_END)) return parameter(this.code & AT_END ? 1 : 0);
    const plane = this.#planeOf();
    const cast = this.#cast;
    const found = isSegment(cast)
      ? segmentCrossingParameter(cast.start, cast.end, plane)
      : crossingParameter(cast.origin, cast.direction, plane);
    return found!;
  }

  #findPoint(): FoundPoint3 {
    if (this.code === FLAT) return this.#inPlane().point;
    const cast = this.#cast;
    if (this.code & AT_START) return copiedPoint3(isSegment(cast) ? cast.start : cast.origin);
    if (this.code & AT_END) return copiedPoint3((cast as Segment).end);
    const feature = this.code & FEATURE;
    if (feature < 3) return this.#corner(feature);
    const plane = this.#planeOf();
    return isSegment(cast) ? linePlanePoint(cast.start, cast.end, plane)! : rayPlanePoint(cast, plane)!;
  }

  #corner(k: number): number[] {
    const { positions, indices } = this.#mesh;
    const at = 3 * indices[3 * this.triangle + k]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }

  #corners(): Triangle {
    return { a: this.#corner(0), b: this.#corner(1), c: this.#corner(2) };
  }

  /** The plane of the triangle. */
  #planeOf(): ThreePointsPlane {
    if (this.#plane === undefined) {
      const { a, b, c } = this.#corners();
      this.#plane = planeThrough(a, b, c);
    }
    return this.#plane;
  }

  #inPlane(): FlatPlace {
    this.#flat ??= flatPlace(this.#cast, this.#corners());
    return this.#flat;
  }

  /** The hit. Hits at one place may have one parameter and point, that of `first`. */
  toHit(rank: number, spot: CastSpot): MeshHit {
    const first = spot as CastPlace;
    const { triangle, code } = this;
    const { indices } = this.#mesh;
    const at = first.parameter;
    first.#point ??= first.#findPoint();
    const isFlat = code === FLAT;
    const feature = meshFeature(indices, triangle, isFlat ? this.#inPlane().feature : code & FEATURE);
    const facing = isFlat ? 0 : code & FROM_BACK ? -1 : 1;
    const exit = isFlat && this.#inPlane().exit !== this.#inPlane().parameter ? this.#inPlane().exit : at;
    return new FoundMeshHit(triangle, feature, facing, at, exit, first.#point, rank);
  }
}

export function isSegment(cast: Cast): cast is Segment {
  return 'start' in cast;
}

/** A double above t, at a distance of some units of its last place. */
export function nextAbove(t: number): number {
  return t + Math.abs(t) * 2 ** -51 + 2 ** -1074;
}

/**
 * What is known of a ray or segment in the plane of a triangle, or of one that is a point, or a triangle that has no
 * plane.
 */
interface FlatPlace {
  readonly parameter: Parameter;
  readonly exit: Parameter;
  readonly point: FoundPoint3;
  readonly feature: number;
}

function flatPlace(cast: Cast, triangle: Triangle): FlatPlace {
  const { contact } = isSegment(cast)
    ? segmentTrianglePoints(cast, triangle)
    : rayTrianglePoints(cast, triangle);
  const first = contact[0]!;
  const feature = { vertex: 0, edge: 3, face: 6, interior: 6 }[first.b.type] + first.b.index;
  return {
    parameter: first.parameter,
    exit: contact[contact.length - 1]!.parameter,
    point: first.point,
    feature,
  };
}
