/** A shape that is asked about the triangles of a mesh, one by one. */
import { ArgumentError } from '../core/arguments/errors.js';
import type { Triangle } from '../core/shapes.js';
import { UNDECIDED } from '../core/sign.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import { type DistancePair, isWithin } from '../shapes/distance.js';
import { hasAnswer } from '../shapes/has-answer.js';
import { intersects } from '../shapes/intersects.js';
import type { RelationPair } from '../shapes/relation.js';
import type { Partner, RelatedPartner, ShapesByType } from '../shapes/shape.js';
import { ShapeReach } from '../shapes/within/reach.js';

/** A triangle with its `type`. */
export type TriangleShape = ShapesByType['triangle'];

/** A shape of space that may be asked about a triangle: a point, or any shape with its `type`. */
export type SpaceShape = RelatedPartner<RelationPair, TriangleShape>;
/** A shape of space whose distance from a triangle is known. */
export type NearShape = Partner<DistancePair, TriangleShape>;

/** Any triangle: what is wrong with a shape shows beside each. */
const ANY: TriangleShape = { type: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };

/** A triangle of a mesh as a shape. */
export function triangleShape({ positions, indices }: PreparedMesh, t: number): TriangleShape {
  const corner = (k: number) => {
    const i = 3 * indices[3 * t + k]!;
    return [positions[i]!, positions[i + 1]!, positions[i + 2]!] as const;
  };
  return { type: 'triangle', a: corner(0), b: corner(1), c: corner(2) } satisfies Triangle & TriangleShape;
}

/** What is said of the second shape, said of the one argument: `intersects: b.radius` is `where: shape.radius`. */
export function asArgument<T>(where: string, answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new ArgumentError(
      error.message.replace(/^\w+: /, `${where}: `).replaceAll(/(^\w+: |\s)b(?=[.[ ])/g, '$1shape'),
    );
  }
}

/**
 * A shape beside all triangles of a mesh. What is wrong with the shape is told before the first.
 *
 * @param r how far a triangle may be; 0 asks whether they meet
 */
export class ShapeCall {
  readonly reach: ShapeReach;
  readonly #mesh: PreparedMesh;
  readonly #r: number;
  readonly #isNear: boolean;
  readonly #shape: SpaceShape;

  constructor(where: string, mesh: PreparedMesh, shape: SpaceShape, r: number | null) {
    const operation = r === null ? 'relation' : 'distance';
    const reach = new ShapeReach(shape);
    // What was read is a shape; what was not, is none, or has to be looked at closely before it can be.
    const isKnown = reach.form !== 0 && hasAnswer(operation, ANY, shape);
    if (!isKnown)
      asArgument(where, () => (r === null ? intersects(ANY, shape) : isWithin(ANY, shape as NearShape, 0)));
    this.reach = isKnown ? reach : new ShapeReach(shape);
    this.#mesh = mesh;
    this.#shape = shape;
    this.#r = r ?? 0;
    this.#isNear = r !== null;
  }

  /** May something in a box be near enough? */
  readonly mayReach = (bounds: ArrayLike<number>, at: number): boolean =>
    this.reach.compareBox(bounds, at, this.#r) !== 1;

  /** Is a triangle near enough? */
  has(t: number): boolean {
    const { positions, indices } = this.#mesh;
    const [i, j, k] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    const sign = this.reach.compareTriangle(positions, i, j, k, this.#r);
    if (sign !== UNDECIDED) return sign <= 0;
    const triangle = triangleShape(this.#mesh, t);
    return this.#isNear
      ? isWithin(triangle, this.#shape as NearShape, this.#r)
      : intersects(triangle, this.#shape);
  }
}
