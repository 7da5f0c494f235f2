import { edge, type Feature, face, INTERIOR, vertex } from '../../../core/feature.js';
import type { Point3 } from '../../../core/shapes.js';
import {
  compareLexicographic,
  type ExactPlane,
  type PointLike3,
  planeThrough,
  samePoint,
  side,
} from '../../../implicit/index.js';
import { type AffineDimension, complementOf, equalPoints } from '../../hull/affine-hull.js';
import type { HalfSpaces } from './half-spaces.js';
import { hullWalls } from './hull-walls.js';
import { commonWalls, type Wall, wallKey } from './wall.js';
import { WALL_HALF_SPACES } from './wall-half-spaces.js';

/** A vertex, edge or face as a candidate for the feature at a point. */
interface Candidate {
  readonly feature: Feature;
  readonly corners: readonly number[];
  /** The walls that all of it lies on. */
  readonly walls: readonly number[];
  /** Vertices come first, then edges, then faces. */
  readonly rank: number;
  /** Whether it is all of the solid's boundary on its walls: then the walls alone identify it. */
  readonly whole: boolean;
}

/** How a convex set answers a linear component: half-spaces with the numbers of its walls. */
export interface LinearQuestions<S = unknown> {
  readonly spaces: HalfSpaces<S>;
  readonly shape: S;
}

/**
 * A convex set in both of its forms: the common part of exact half-spaces (its walls), and vertices, edges and faces
 * with numbers, which name its features. Each form is made when it is asked for. The set may be flat, a segment or a
 * point; dimension -1 is the empty set.
 *
 * The feature at a point of the set follows from the walls that the point lies on: vertices, edges and faces
 * with the same walls are the candidates. Where a face of the polytope is divided among several of them (coplanar
 * triangles, flat tetrahedra), exact side tests against the candidates' edges decide.
 */
export abstract class ConvexSet {
  abstract get vertices(): readonly PointLike3[];
  abstract get edges(): readonly (readonly [number, number])[];
  abstract get faces(): readonly (readonly number[])[];
  abstract get walls(): readonly Wall[];
  abstract get dimension(): AffineDimension;
  #vertexWalls: readonly (readonly number[])[] | undefined;
  #wallVertices: readonly (readonly number[])[] | undefined;
  #candidates: ReadonlyMap<string, readonly Candidate[]> | undefined;

  /** Whether there are vertices, edges or faces on no wall: those of a polyhedron that lists some inside. */
  get hasInner(): boolean {
    return false;
  }

  /**
   * Edges that have all extreme ones among them. Those of a flat set need not have been listed: any two vertices may be
   * ends.
   */
  get clippedEdges(): readonly (readonly [number, number])[] {
    if (this.dimension === 3) return this.edges;
    const last = this.vertices.length - 1;
    if (last === 0) return [[0, 0]];
    return this.vertices.flatMap((_, i) =>
      Array.from({ length: last - i }, (__, k) => [i, i + 1 + k] as const),
    );
  }

  /** Whether inequalities that do not depend on the point make it empty. */
  get hasNoPoint(): boolean {
    return false;
  }

  /** Whether it has a volume, and every vertex, edge and face that is listed is one of the polytope. */
  get isSimple(): boolean {
    return false;
  }

  /** What one linear component asks: the half-spaces of the shape itself, where it has such, else the walls. */
  questions(): LinearQuestions {
    return { spaces: WALL_HALF_SPACES, shape: { walls: this.walls, parameters: [] } };
  }

  /** The plane of wall i. */
  planeAt(i: number): ExactPlane {
    return this.walls[i]!.plane;
  }

  /** Whether the whole set lies on the plane of wall i. */
  isEquality(i: number): boolean {
    return this.walls[i]!.equality;
  }

  /** For each vertex, the walls that it lies on, ascending. */
  get vertexWalls(): readonly (readonly number[])[] {
    this.#vertexWalls ??= this.vertices.map((v) =>
      [...this.walls.keys()].filter((i) => side(this.walls[i]!.plane, v) === 0),
    );
    return this.#vertexWalls;
  }

  /**
   * The feature at a point of the set.
   *
   * @param tight The walls that the point lies on, ascending
   * @param point Makes the point, where the walls do not decide
   */
  featureAt(tight: readonly number[], point: () => PointLike3): Feature {
    if (tight.length === 0 && !this.hasInner) return INTERIOR;
    const candidates = this.#candidatesAt(tight);
    let made: PointLike3 | undefined;
    for (const candidate of candidates) {
      if (candidate.whole && candidate.walls.length === tight.length) return candidate.feature;
      made ??= point();
      if (this.#contains(candidate, made)) return candidate.feature;
    }
    return INTERIOR;
  }

  /**
   * The features that a point on these walls may lie on. Those of a flat solid are taken as they were listed: they may
   * overlap, and a face may be folded, so that all whose walls are among these come into question.
   */
  #candidatesAt(tight: readonly number[]): readonly Candidate[] {
    this.#candidates ??= this.#findCandidates();
    if (this.dimension === 3) return this.#candidates.get(wallKey(tight)) ?? [];
    const all = [...this.#candidates.values()].flat();
    const within = all.filter(({ walls }) => walls.every((wall) => tight.includes(wall)));
    return within.sort((a, b) => a.rank - b.rank);
  }

  /** All features by the walls that they lie on, each list in the order in which the first one counts. */
  #findCandidates(): ReadonlyMap<string, readonly Candidate[]> {
    const found = new Map<string, Candidate[]>();
    let rank = 0;
    const add = (feature: Feature, corners: readonly number[]) => {
      if (corners.length === 0) return;
      const walls = corners.map((v) => this.vertexWalls[v]!).reduce(commonWalls);
      const key = wallKey(walls);
      const list = found.get(key) ?? [];
      list.push({ feature, corners, walls, rank: rank++, whole: this.#isWhole(walls, corners) });
      found.set(key, list);
    };
    this.vertices.forEach((_, i) => {
      add(vertex(i), [i]);
    });
    this.edges.forEach((corners, i) => {
      add(edge(i), corners);
    });
    this.faces.forEach((corners, i) => {
      add(face(i), corners);
    });
    return found;
  }

  /** Whether the solid has no vertex on these walls but those given (and others at the same places). */
  #isWhole(tight: readonly number[], corners: readonly number[]): boolean {
    const possible = tight.length === 0 ? this.vertices.keys() : this.#verticesOn(tight[0]!);
    return Array.from(possible).every((i) => {
      if (corners.includes(i)) return true;
      const v = this.vertices[i]!;
      const own = this.vertexWalls[i]!;
      if (!tight.every((wall) => own.includes(wall))) return true;
      return corners.some((corner) => samePoint(this.vertices[corner]!, v));
    });
  }

  /** The vertices on a wall. */
  #verticesOn(wall: number): readonly number[] {
    if (this.#wallVertices === undefined) {
      const lists: number[][] = this.walls.map(() => []);
      this.vertexWalls.forEach((walls, v) => {
        for (const each of walls) lists[each]!.push(v);
      });
      this.#wallVertices = lists;
    }
    return this.#wallVertices[wall]!;
  }

  /** Whether a point on the candidate's walls, and on no earlier candidate, lies on it. Corners are plain points. */
  #contains({ feature, corners }: Candidate, p: PointLike3): boolean {
    const points = corners.map((i) => this.vertices[i]!);
    if (feature.type === 'vertex') return samePoint(points[0]!, p);
    if (feature.type === 'edge') return isBetween(points[0] as Point3, points[1] as Point3, p);
    return isInPolygon(points as readonly Point3[], p);
  }
}

/** Whether p lies on the segment from a to b, its ends excluded. */
function isBetween(a: Point3, b: Point3, p: PointLike3): boolean {
  if (equalPoints(a, b)) return false;
  if (compareLexicographic(a, p) * compareLexicographic(p, b) !== 1) return false;
  const [e, f] = complementOf([a, b]);
  return side(planeThrough(a, b, e!), p) === 0 && side(planeThrough(a, b, f!), p) === 0;
}

/** Whether p lies in the convex hull of a face's corners. */
function isInPolygon(corners: readonly Point3[], p: PointLike3): boolean {
  return hullWalls(corners).every(({ plane }) => side(plane, p) <= 0);
}

/** What a set is made of that is listed in full. */
export interface SetParts {
  readonly vertices: readonly PointLike3[];
  readonly edges: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly number[])[];
  readonly walls: readonly Wall[];
  readonly dimension: AffineDimension;
  readonly hasInner?: boolean;
  /** For each vertex its walls, where they are known. */
  readonly vertexWalls?: readonly (readonly number[])[];
}

/** A set whose parts are known. */
export class ListedSet extends ConvexSet {
  readonly #parts: SetParts;

  constructor(parts: SetParts) {
    super();
    this.#parts = parts;
  }

  override get vertices(): readonly PointLike3[] {
    return this.#parts.vertices;
  }

  override get edges(): readonly (readonly [number, number])[] {
    return this.#parts.edges;
  }

  override get faces(): readonly (readonly number[])[] {
    return this.#parts.faces;
  }

  override get walls(): readonly Wall[] {
    return this.#parts.walls;
  }

  override get dimension(): AffineDimension {
    return this.#parts.dimension;
  }

  override get hasInner(): boolean {
    return this.#parts.hasInner ?? false;
  }

  override get vertexWalls(): readonly (readonly number[])[] {
    return this.#parts.vertexWalls ?? super.vertexWalls;
  }
}
