import { edge, type Feature, face, INTERIOR, vertex } from '../../../core/feature.js';
import type { FoundPoint3 } from '../../../implicit/index.js';
import type { AffineDimension } from '../../hull/affine-hull.js';
import { ConvexSet } from './convex-set.js';
import { type Corner, planesCross } from './corners.js';
import { commonWalls, type Wall, wallKey } from './wall.js';

/** What follows from half-spaces by trying all triples of them. */
export interface HalfSpaceForm {
  readonly corners: readonly Corner[];
  /** For each wall, whether the whole set lies on its plane. */
  readonly equality: readonly boolean[];
  readonly dimension: AffineDimension;
}

/**
 * A set that was given by half-spaces. Face i is that of half-space i. Vertices are numbered in the order of their
 * first three half-spaces (0, 1, 2), (0, 1, 3), ...; the edge of the half-spaces i < j has the number of the pair in
 * the order (0, 1), (0, 2), ... (1, 2), ... Edges and faces are not listed by vertices: they may be unbounded.
 *
 * Corners are looked for when they are needed: to number a vertex, or to know whether the set is flat.
 */
export abstract class HalfSpaceSet extends ConvexSet {
  #form: HalfSpaceForm | undefined;
  #walls: readonly Wall[] | undefined;
  #clippedEdges: readonly (readonly [number, number])[] | undefined;
  #numbers: ReadonlyMap<string, number> | undefined;

  /** The half-spaces, none of them marked as an equality. */
  abstract get halfSpaces(): readonly Wall[];
  protected abstract makeForm(): HalfSpaceForm;

  /** The number of the half-space that wall i is, and how many numbers there are. */
  protected numberOf(i: number): number {
    return i;
  }

  protected get count(): number {
    return this.halfSpaces.length;
  }

  get form(): HalfSpaceForm {
    this.#form ??= this.makeForm();
    return this.#form;
  }

  override get vertices(): readonly FoundPoint3[] {
    return this.form.corners.map(({ point }) => point);
  }

  override get vertexWalls(): readonly (readonly number[])[] {
    return this.form.corners.map(({ tight }) => tight);
  }

  override get edges(): readonly (readonly [number, number])[] {
    return [];
  }

  /** Corners are joined by an edge if they have two walls in common that cross. */
  override get clippedEdges(): readonly (readonly [number, number])[] {
    if (this.dimension < 3) return super.clippedEdges;
    this.#clippedEdges ??= this.form.corners.flatMap(({ tight }, i) =>
      this.form.corners.flatMap((other, j) =>
        i < j && this.#haveCrossing(commonWalls(tight, other.tight)) ? [[i, j] as const] : [],
      ),
    );
    return this.#clippedEdges;
  }

  #haveCrossing(walls: readonly number[]): boolean {
    return walls.some((i) => walls.some((j) => i < j && this.#cross(i, j)));
  }

  override get faces(): readonly (readonly number[])[] {
    return [];
  }

  override get walls(): readonly Wall[] {
    this.#walls ??= this.halfSpaces.map((wall, i) => ({ ...wall, equality: this.form.equality[i]! }));
    return this.#walls;
  }

  override get dimension(): AffineDimension {
    return this.form.dimension;
  }

  override isEquality(i: number): boolean {
    return this.form.equality[i]!;
  }

  override featureAt(tight: readonly number[]): Feature {
    const [first] = tight;
    if (first === undefined) return INTERIOR;
    const corner = tight.length < 3 ? undefined : this.#cornerNumber(tight);
    if (corner !== undefined) return vertex(corner);
    for (const [n, i] of tight.entries()) {
      const j = tight.slice(n + 1).find((other) => this.#cross(i, other));
      if (j !== undefined) return edge(this.#pairNumber(this.numberOf(i), this.numberOf(j)));
    }
    return face(this.numberOf(first));
  }

  #cornerNumber(tight: readonly number[]): number | undefined {
    this.#numbers ??= new Map(this.form.corners.map((corner, i) => [wallKey(corner.tight), i]));
    return this.#numbers.get(wallKey(tight));
  }

  #cross(i: number, j: number): boolean {
    return planesCross(this.planeAt(i), this.planeAt(j));
  }

  /** The number of the pair i < j: the pairs before it are those that begin with less, and with i and less than j. */
  #pairNumber(i: number, j: number): number {
    let number = j - i - 1;
    for (let before = 0; before < i; before++) number += this.count - 1 - before;
    return number;
  }
}
