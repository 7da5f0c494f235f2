import { exactForm3 } from '../../implicit/forms.js';
import type { HomogeneousPoint } from '../../implicit/homogeneous.js';
import { Point3Object } from '../../implicit/objects/point3-object.js';
import type { VertexPoint } from './vertices.js';

/**
 * A point inside a convex polygon: the mean of its vertices with the weights 1, a, a², ... for attempt a, times those
 * of their homogeneous coordinates. It has no filter.
 *
 * A line of the plane with the form L meets the point if Σ aⁱ L(pᵢ) = 0: a polynomial in a, which is not zero since not
 * all vertices lie on the line. So of n vertices each line meets the points of at most n - 1 attempts, and some attempt
 * is met by none of finitely many lines.
 */
export class InnerPoint extends Point3Object {
  readonly type = 'inner';
  readonly #corners: readonly VertexPoint[];
  readonly #attempt: number;

  constructor(corners: readonly VertexPoint[], attempt: number) {
    super();
    this.#corners = corners;
    this.#attempt = attempt;
  }

  protected override round(): readonly number[] {
    return [0, 0, 0, 1, Infinity, Infinity, Infinity, Infinity];
  }

  protected override derive(): HomogeneousPoint {
    return this.#corners
      .map((p, i) => weighted(exactForm3(p), BigInt(this.#attempt) ** BigInt(i)))
      .reduce(sum);
  }
}

/** A point with its coordinates and its weight times a number. */
function weighted({ x, y, z, w, exponent }: HomogeneousPoint, k: bigint): HomogeneousPoint {
  return { x: x * k, y: y * k, z: z * k, w: w * k, exponent };
}

/** k x / w + l X / W over k + l, from (k x, k w) with the weights of the mean in both. */
function sum(p: HomogeneousPoint, q: HomogeneousPoint): HomogeneousPoint {
  const exponent = Math.min(p.exponent, q.exponent);
  const [up, uq] = [BigInt(p.exponent - exponent), BigInt(q.exponent - exponent)];
  return {
    x: (p.x << up) + (q.x << uq),
    y: (p.y << up) + (q.y << uq),
    z: (p.z << up) + (q.z << uq),
    w: p.w + q.w,
    exponent,
  };
}
