import type { Sign } from '../../core/sign.js';
import type { FoundPoint3, Parameter } from '../../implicit/index.js';
import { LinePoint, type RoundedHit } from '../../implicit/line-hit.js';
import type { MeshFeature } from '../structure/mesh-feature.js';

/** Where a ray or segment meets a triangle of a mesh. */
export interface MeshHit {
  readonly triangle: number;
  /** The vertex, edge or face of the mesh where it begins to meet the triangle. */
  readonly feature: MeshFeature;
  /** 1 if it comes from the front of the triangle, -1 from the back, 0 if it lies in the triangle's plane. */
  readonly facing: Sign;
  /** Where along the ray (origin + t direction) or segment (start + t (end - start)), exactly. */
  readonly parameter: Parameter;
  /** Where it leaves the triangle: `parameter` itself unless it lies in the triangle's plane. */
  readonly exit: Parameter;
  /** The point where it begins to meet the triangle, exactly; `const [x, y, z] = hit.point` are the nearest doubles. */
  readonly point: FoundPoint3;
  /** 0 for the first place along the ray, 1 for the next: hits with equal parameters have the same rank. */
  readonly rank: number;
  /** The parameter, the exit and the point as the nearest doubles. Found when it is read. */
  readonly rounded: RoundedMeshHit;
}

/** A hit as the nearest doubles. */
export interface RoundedMeshHit extends RoundedHit {
  readonly exit: number;
}

/** A hit, which can round itself. */
export class FoundMeshHit extends LinePoint implements MeshHit {
  readonly triangle: number;
  readonly feature: MeshFeature;
  readonly facing: Sign;
  readonly exit: Parameter;
  readonly rank: number;

  constructor(
    triangle: number,
    feature: MeshFeature,
    facing: Sign,
    parameter: Parameter,
    exit: Parameter,
    point: FoundPoint3,
    rank: number,
  ) {
    super(parameter, point);
    this.triangle = triangle;
    this.feature = feature;
    this.facing = facing;
    this.exit = exit;
    this.rank = rank;
  }

  override get rounded(): RoundedMeshHit {
    return { ...super.rounded, exit: this.exit.toNumber() };
  }
}
