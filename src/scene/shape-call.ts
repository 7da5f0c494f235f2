/** A shape that is asked about the triangles of a mesh, one by one. */
import { ArgumentError } from '../core/arguments/errors.js';
import type { Triangle } from '../core/shapes.js';
import { UNDECIDED } from '../core/sign.js';
import { walkBoxes, walkMasked } from '../indexes/bvh-walk.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import { type DistancePair, isWithin } from '../shapes/distance.js';
import { hasAnswer } from '../shapes/has-answer.js';
import { intersects } from '../shapes/intersects.js';
import type { RelationPair } from '../shapes/relation.js';
import type { Partner, RelatedPartner, ShapesByType } from '../shapes/shape.js';
import { halfSpaceFilter, type MeetingFilter, meetingFilter } from '../shapes/within/meeting.js';
import { ShapeReach } from '../shapes/within/reach.js';
import type { Tagged } from '../shapes/within/read.js';
import { isEmpty } from './bounded-shape.js';
import { type HalfSpace, halfSpaceFrom, isHalfSpace, sideOfHalfSpace } from './half-space.js';
import type { BoxesBeside } from './nearest-parts.js';

/** A triangle with its `type`. */
export type TriangleShape = ShapesByType['triangle'];

/** A shape of space that may be asked about a triangle: a point, or any shape with its `type`. */
export type SpaceShape = RelatedPartner<RelationPair, TriangleShape>;
/** A shape of space that may be asked which triangles it meets: half-spaces, too. */
export type MeetingShape = SpaceShape | HalfSpace;
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

/**
 * What is said of one of two shapes, said of the one argument: `intersects: b.radius` is `where: shape.radius`. The
 * other one has no name there.
 *
 * @param letter which of both it is
 */
export function asArgument<T>(where: string, answer: () => T, letter: 'a' | 'b' = 'b'): T {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new ArgumentError(
      error.message
        .replace(/^\w+: /, `${where}: `)
        .replace(/, as [ab] is,/, ',')
        .replaceAll(letter === 'b' ? /(^\w+: |\s)b(?=[.[ ])/g : /(^\w+: )a(?=[.[ ])/g, '$1shape'),
    );
  }
}

/** A shape beside all triangles of a mesh. */
export interface TrianglesBeside {
  /** Shows the triangles that are near enough, in an order of the tree, until the visitor returns true. Did it? */
  search(visit: (triangle: number) => boolean): boolean;
  /** Has a convex shape all vertices of triangles, and so the whole mesh? @param has does the shape contain a point? */
  hasAllVertices(has: (point: ArrayLike<number>) => boolean): boolean;
}

/** The triangles of a checked mesh that meet a shape. @throws RangeError for what is no shape, before the first */
export function besideShape(where: string, mesh: PreparedMesh, shape: MeetingShape): TrianglesBeside {
  if (isHalfSpace(shape)) return besideHalfSpace(mesh, halfSpaceFrom(where, 'shape', shape));
  const reach = reachOf(where, shape, 'relation');
  const filter = meetingFilter(shape as Tagged, reach, boundsOf(mesh));
  return new MeetingCall(mesh, filter, (t) => intersects(triangleShape(mesh, t), shape));
}

/** The triangles of a checked mesh that are at most r from a shape. @throws RangeError as {@link besideShape} */
export function nearShape(
  where: string,
  mesh: PreparedMesh,
  shape: NearShape,
  r: number,
): Pick<TrianglesBeside, 'search'> {
  const reach = reachOf(where, shape, 'distance');
  if (isEmpty(shape)) return { search: () => false };
  return new NearCall(mesh, r, reach, (t) => isWithin(triangleShape(mesh, t), shape, r));
}

/**
 * What is known in doubles of a shape that is asked by an operation.
 *
 * @throws RangeError for what is no shape, or one without an answer beside triangles
 */
export function reachOf(
  where: string,
  shape: SpaceShape | NearShape,
  operation: 'relation' | 'distance',
): ShapeReach {
  const reach = new ShapeReach(shape);
  // What was read is a shape; what was not, is none, or has to be looked at closely before it can be.
  if (reach.form !== 0 && hasAnswer(operation, ANY, shape)) return reach;
  asArgument(where, () =>
    operation === 'relation' ? intersects(ANY, shape as SpaceShape) : isWithin(ANY, shape as NearShape, 0),
  );
  return new ShapeReach(shape);
}

/** A box around all triangles; of none, any. */
export const boundsOf = ({ bvh }: PreparedMesh): ArrayLike<number> =>
  bvh.counts.length > 0 ? bvh.bounds.subarray(0, 6) : [0, 0, 0, 0, 0, 0];

/** A filter in doubles, and what answers exactly. */
export class MeetingCall implements TrianglesBeside {
  readonly #mesh: PreparedMesh;
  readonly #filter: MeetingFilter;
  readonly #ask: (triangle: number) => boolean;

  constructor(mesh: PreparedMesh, filter: MeetingFilter, ask: (triangle: number) => boolean) {
    this.#mesh = mesh;
    this.#filter = filter;
    this.#ask = ask;
  }

  search(visit: (triangle: number) => boolean): boolean {
    const filter = this.#filter;
    const { bvh, positions, indices } = this.#mesh;
    const { order } = bvh;
    return walkMasked(
      bvh,
      (mask, bounds, at) => filter.beside(mask, bounds, at),
      filter.all,
      (place, mask) => {
        const t = order[place]!;
        if (mask === 0) return visit(t);
        const corner = 3 * t;
        const sign = filter.compareTriangle(
          mask,
          positions,
          indices[corner]!,
          indices[corner + 1]!,
          indices[corner + 2]!,
        );
        return (sign === UNDECIDED ? this.#ask(t) : sign <= 0) && visit(t);
      },
    );
  }

  hasAllVertices(has: (point: ArrayLike<number>) => boolean): boolean {
    const filter = this.#filter;
    const { bvh, positions, indices } = this.#mesh;
    const asked = new Uint8Array(positions.length / 3);
    let isOutside = false;
    const isInside = (corner: number) => {
      const i = indices[corner]!;
      if (asked[i] === 1) return true;
      asked[i] = 1;
      return has(positions.subarray(3 * i, 3 * i + 3));
    };
    const beside = (mask: number, bounds: Float64Array, at: number) => {
      const left = isOutside ? -1 : filter.beside(mask, bounds, at);
      // What is in a box that is apart is outside.
      if (left < 0) isOutside = true;
      return left;
    };
    const ends = walkMasked(bvh, beside, filter.all, (place, mask) => {
      const corner = 3 * bvh.order[place]!;
      return isOutside || (mask !== 0 && !(isInside(corner) && isInside(corner + 1) && isInside(corner + 2)));
    });
    return !ends && !isOutside;
  }
}

/** A triangle meets a half-space if one of its vertices does. */
function besideHalfSpace(mesh: PreparedMesh, space: HalfSpace): MeetingCall {
  const { positions, indices } = mesh;
  const { normal, constant } = space;
  const row = [normal[0]!, normal[1]!, normal[2]!, constant] as const;
  const isIn = (corner: number) => sideOfHalfSpace(space, positions, indices[corner]!) <= 0;
  const ask = (t: number) => isIn(3 * t) || isIn(3 * t + 1) || isIn(3 * t + 2);
  return new MeetingCall(mesh, halfSpaceFilter(row, boundsOf(mesh)), ask);
}

/** What is known in doubles of a shape that is near triangles. */
export type NearReach = BoxesBeside & Pick<ShapeReach, 'compareTriangle'>;

/** Is a triangle of a mesh certainly farther than a number from a shape? */
export const beyondOf =
  ({ positions, indices }: PreparedMesh, reach: NearReach) =>
  (t: number, limit: number): boolean => {
    const [i, j, k] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    return reach.compareTriangle(positions, i, j, k, limit) === 1;
  };

/** Which triangles are at most so far from a shape: doubles, and what answers exactly. */
export class NearCall implements Pick<TrianglesBeside, 'search'> {
  readonly #mesh: PreparedMesh;
  readonly #r: number;
  readonly #reach: NearReach;
  readonly #ask: (triangle: number) => boolean;

  constructor(mesh: PreparedMesh, r: number, reach: NearReach, ask: (triangle: number) => boolean) {
    this.#mesh = mesh;
    this.#r = r;
    this.#reach = reach;
    this.#ask = ask;
  }

  search(visit: (triangle: number) => boolean): boolean {
    const { bvh } = this.#mesh;
    return walkBoxes(
      bvh,
      (bounds, at) => this.#reach.compareBox(bounds, at, this.#r) !== 1,
      (place) => this.#has(bvh.order[place]!) && visit(bvh.order[place]!),
    );
  }

  #has(t: number): boolean {
    const { positions, indices } = this.#mesh;
    const [i, j, k] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    const sign = this.#reach.compareTriangle(positions, i, j, k, this.#r);
    return sign === UNDECIDED ? this.#ask(t) : sign <= 0;
  }
}
