import { type Halfspace, halfspaceThrough, opposite, sideOf } from './halfspace.js';
import { cross, dot, isZero, sameVector, subtract, type Vector } from './vectors.js';

/** The convex hull of finitely many points, of any dimension from 0 to 3, by its corners and by its half-spaces. */
export interface Polytope {
  readonly dimension: 0 | 1 | 2 | 3;
  /** The extreme points, each once. */
  readonly vertices: readonly Vector[];
  /** Of each vertex the facets that it lies on, as a bit mask. */
  readonly tight: readonly number[];
  /** The planes whose intersection is the affine hull. */
  readonly equations: readonly Halfspace[];
  /** The half-spaces that bound it within its affine hull, one per facet: at most 31. */
  readonly facets: readonly Halfspace[];
}

const MOST_FACETS = 31;
const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/**
 * The convex hull, by brute force: every plane through three of the points (every line through two, in a plane) that
 * has all points on one side. `faces` gives vertex lists that are known to contain all facets, so that only their
 * planes are tried.
 */
export function convexHull(points: readonly Vector[], faces?: readonly (readonly number[])[]): Polytope {
  const distinct = points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i);
  const [p0] = distinct;
  if (p0 === undefined) throw new RangeError('convexHull: no points');
  if (distinct.length === 1) return single(p0);
  const along = subtract(distinct[1]!, p0);
  const off = distinct.find((p) => !isZero(cross(along, subtract(p, p0))));
  if (off === undefined) return stretch(distinct, along);
  const normal = cross(along, subtract(off, p0));
  const hullPlane = halfspaceThrough(p0, normal);
  if (distinct.every((p) => sideOf(hullPlane, p) === 0)) return flat(distinct, normal, hullPlane);
  return solid(
    distinct,
    faces?.map((face) => face.map((i) => points[i]!)),
  );
}

function single(p: Vector): Polytope {
  const equations = AXES.map((axis) => halfspaceThrough(p, axis));
  return { dimension: 0, vertices: [p], tight: [0], equations, facets: [] };
}

/** A segment: its ends are the points furthest along it. */
function stretch(points: readonly Vector[], along: Vector): Polytope {
  const k = along.findIndex((x) => x !== 0n);
  const sorted = [...points].sort((p, q) => (dot(along, p) < dot(along, q) ? -1 : 1));
  const low = sorted[0]!;
  const high = sorted[sorted.length - 1]!;
  const equations = AXES.filter((_, j) => j !== k).map((axis) => halfspaceThrough(low, cross(along, axis)));
  const facets = [halfspaceThrough(low, along), opposite(halfspaceThrough(high, along))];
  return { dimension: 1, vertices: [low, high], tight: [1, 2], equations, facets };
}

/** A polygon: the lines through two of its points that have no points on both sides. */
function flat(points: readonly Vector[], normal: Vector, hullPlane: Halfspace): Polytope {
  const facets = new FacetList(points);
  for (const [i, p] of points.entries()) {
    for (const q of points.slice(i + 1)) facets.offer(p, cross(normal, subtract(q, p)));
  }
  return facets.polytope(2, [hullPlane]);
}

function solid(points: readonly Vector[], faces: readonly (readonly Vector[])[] | undefined): Polytope {
  const facets = new FacetList(points);
  if (faces !== undefined) {
    for (const face of faces) {
      const normal = normalOf(face);
      if (normal !== undefined) facets.offer(face[0]!, normal);
    }
  } else {
    for (const [i, p] of points.entries()) {
      for (const [j, q] of points.entries()) {
        if (j <= i) continue;
        for (const r of points.slice(j + 1)) {
          const normal = cross(subtract(q, p), subtract(r, p));
          if (!isZero(normal)) facets.offer(p, normal);
        }
      }
    }
  }
  return facets.polytope(3, []);
}

/** A normal of the plane through the points, if they are not on a line. */
export function normalOf(points: readonly Vector[]): Vector | undefined {
  const [p] = points;
  for (let i = 1; i + 1 < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const normal = cross(subtract(points[i]!, p!), subtract(points[j]!, p!));
      if (!isZero(normal)) return normal;
    }
  }
  return undefined;
}

/** Collects supporting half-spaces, each facet once, told apart by the points that lie on them. */
class FacetList {
  readonly #points: readonly Vector[];
  readonly #facets: Halfspace[] = [];
  /** Of each facet which points lie on it. */
  readonly #members: boolean[][] = [];

  constructor(points: readonly Vector[]) {
    this.#points = points;
  }

  offer(p: Vector, normal: Vector): void {
    const halfspace = halfspaceThrough(p, normal);
    const sides: number[] = [];
    let inside = 0;
    for (const q of this.#points) {
      const side = sideOf(halfspace, q);
      if (side !== 0 && side === -inside) return;
      if (side !== 0) inside = side;
      sides.push(side);
    }
    const members = sides.map((side) => side === 0);
    if (this.#members.some((known) => known.every((on, i) => on === members[i]))) return;
    this.#members.push(members);
    this.#facets.push(inside > 0 ? halfspace : opposite(halfspace));
  }

  /** A point is extreme if no other one lies on all the facets that it lies on. */
  polytope(dimension: 2 | 3, equations: readonly Halfspace[]): Polytope {
    if (this.#facets.length > MOST_FACETS) throw new RangeError(`convexHull: over ${MOST_FACETS} facets`);
    const masks = this.#points.map((_, i) =>
      this.#members.reduce((mask, members, k) => (members[i] ? mask | (1 << k) : mask), 0),
    );
    const extreme = masks.map((mask, i) => masks.every((other, k) => k === i || (mask & other) !== mask));
    return {
      dimension,
      vertices: this.#points.filter((_, i) => extreme[i]),
      tight: masks.filter((_, i) => extreme[i]),
      equations,
      facets: this.#facets,
    };
  }
}
