import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { exactForm3, roundedForm3 } from '../../implicit/forms.js';
import { exactSignOrientation2d, signOrientation2d } from '../../implicit/generated/predicates.js';
import { exactPlane, type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';
import { orient2d } from '../../predicates/index.js';
import type { VertexPoint } from '../solid-points.js';

/** The two coordinates that stay where one is left out; cyclic, so that handedness is kept. */
const KEPT = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/**
 * How vertices of one plane turn, seen from the side that a face looks to: the signs of the shadows along an axis
 * across which the plane does not lie. Rounded values with their bounds first, then doubles if all three are doubles,
 * then integers.
 */
export class FaceTurns {
  readonly #points: readonly VertexPoint[];
  /** The axes of the shadow. */
  readonly u: 0 | 1 | 2;
  readonly v: 0 | 1 | 2;
  /** 1 if the shadow turns as the face does, -1 if the other way round. */
  readonly way: number;
  /** Of each vertex: u, v, w and their bounds. */
  readonly #shadows = new Map<number, readonly number[]>();

  constructor(points: readonly VertexPoint[], plane: PlaneObject, facing: 1 | -1) {
    this.#points = points;
    const [axis, sign] = steepAxis(plane);
    [this.u, this.v] = KEPT[axis];
    this.way = sign * facing;
  }

  /** 1 if three vertices run counterclockwise, -1 if clockwise, 0 if they are on a line. */
  of(a: number, b: number, c: number): number {
    const [p, q, r] = [this.#points[a]!, this.#points[b]!, this.#points[c]!];
    if (!('type' in p || 'type' in q || 'type' in r)) return this.way * this.#ofPlain(p, q, r);
    const rounded = signOrientation2d(this.#shadow(a, p), this.#shadow(b, q), this.#shadow(c, r));
    return this.way * (rounded === UNDECIDED ? this.#exactly(p, q, r) : rounded);
  }

  #ofPlain(p: Point3, q: Point3, r: Point3): Sign {
    const [u, v] = [this.u, this.v];
    return orient2d(p[u]!, p[v]!, q[u]!, q[v]!, r[u]!, r[v]!);
  }

  #shadow(vertex: number, point: VertexPoint): readonly number[] {
    let shadow = this.#shadows.get(vertex);
    if (shadow === undefined) {
      const [u, v] = [this.u, this.v];
      const form = roundedForm3(point);
      shadow = [form[u]!, form[v]!, form[3]!, form[u + 4]!, form[v + 4]!, form[7]!];
      this.#shadows.set(vertex, shadow);
    }
    return shadow;
  }

  #exactly(p: VertexPoint, q: VertexPoint, r: VertexPoint): Sign {
    const forms = [exactForm3(p), exactForm3(q), exactForm3(r)];
    const unit = Math.min(...forms.map(({ exponent }) => exponent));
    const [a, b, c] = forms.map((form) => {
      const all = [form.x, form.y, form.z];
      const shift = BigInt(form.exponent - unit);
      return { x: all[this.u]! << shift, y: all[this.v]! << shift, w: form.w };
    });
    return exactSignOrientation2d(a!.x, a!.y, a!.w, b!.x, b!.y, b!.w, c!.x, c!.y, c!.w);
  }
}

/**
 * An axis along which a plane's normal is not zero, as long there as anywhere if the rounded values are right, and its
 * sign.
 */
function steepAxis(plane: PlaneObject): [axis: 0 | 1 | 2, sign: Sign] {
  const n = roundedPlane(plane);
  let axis: 0 | 1 | 2 = 0;
  for (const other of [1, 2] as const) if (Math.abs(n[other]!) > Math.abs(n[axis]!)) axis = other;
  if (Math.abs(n[axis]!) > 2 * n[axis + 3]!) return [axis, n[axis]! > 0 ? 1 : -1];
  const { a, b, c } = exactPlane(plane);
  const normal = [a, b, c];
  // Of a plane that is one, at least one component is not zero.
  const exact = normal.findIndex((x) => x !== 0n) as 0 | 1 | 2;
  return [exact, normal[exact]! > 0n ? 1 : -1];
}
