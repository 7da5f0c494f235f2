import { reject, requireObject } from '../../core/errors.js';
import type { Ray, Segment, Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compareParameters, type Parameter } from '../../implicit/index.js';
import { RaySlabs, walkRay } from '../../indexes/ray-slabs.js';
import { rayMeets, segmentMeets } from '../../spatial/triangles/linear-intersects-triangle.js';
import { loadRay, loadSegment } from '../../spatial/triangles/linear-workspace.js';
import { rayTrianglePoints } from '../../spatial/triangles/ray-triangle.js';
import { segmentTrianglePoints } from '../../spatial/triangles/segment-triangle.js';
import { FIRST, ORIGIN, TARGET, X } from '../../spatial/triangles/workspace.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';

/** Where a ray or segment meets a triangle of a mesh. */
export interface MeshHit {
  readonly triangle: number;
  /** The vertex, edge or face of the mesh where it begins to meet the triangle. */
  readonly feature: MeshFeature;
  /** 1 if it comes from the front of the triangle, -1 from the back, 0 if it lies in the triangle's plane. */
  readonly facing: Sign;
  /** Where along the ray (origin + t direction) or segment (start + t (end - start)), exactly. */
  readonly enter: Parameter;
  /** Where it leaves the triangle: `enter` itself unless it lies in the triangle's plane. */
  readonly exit: Parameter;
  /** 0 for the first place along the ray, 1 for the next: hits with equal `enter` have the same rank. */
  readonly rank: number;
}

/** A ray, or a segment. */
export type Cast = Ray | Segment;

const SLABS = /* @__PURE__ */ new RaySlabs();

function isSegment(cast: Cast): cast is Segment {
  return 'start' in cast;
}

function load(where: string, mesh: PreparedMesh, cast: Cast): void {
  requirePrepared(where, 'mesh', mesh);
  requireObject(where, 'cast', 'a ray {origin, direction} or a segment {start, end}', cast);
  if (isSegment(cast)) loadSegment(where, 'segment', cast);
  else if ('origin' in (cast as object)) loadRay(where, 'ray', cast);
  else reject(where, 'cast', 'a ray {origin, direction} or a segment {start, end}', cast);
  SLABS.load(X, ORIGIN, TARGET, isSegment(cast));
}

/**
 * Does a ray or a segment meet a mesh? Its ends and the boundaries of triangles count, from both sides.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.6 and 6.3; Akenine-Möller et al., Real-Time Rendering, 22.8.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * anyHit(wall, { origin: [2, 2, 5], direction: [0, 0, -1] }); // true
 * anyHit(wall, { start: [1, 1, 5], end: [1, 1, 1e-300] }); // false
 */
export function anyHit(mesh: PreparedMesh, cast: Cast): boolean {
  load('anyHit', mesh, cast);
  return walkRay(mesh.bvh, SLABS, meetsPlace(mesh, isSegment(cast)));
}

/** Whether the loaded ray or segment meets the triangle at a place. */
function meetsPlace({ positions, indices, bvh }: PreparedMesh, segment: boolean) {
  return (place: number): boolean => {
    loadTriangleOf(FIRST, positions, indices, bvh.order[place]!);
    return segment ? segmentMeets() : rayMeets('ray');
  };
}

/**
 * All triangles of a mesh that a ray or a segment meets, in the exact order of the places where it enters them; at one place in
 * the order of the triangles' numbers, with the same rank. A ray through a vertex meets all triangles around it.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const hits = allHits(tetrahedron, { origin: [1, 0, -1], direction: [0, 0, 3] });
 * hits.map(({ triangle, feature, rank }) => [triangle, feature.type, rank]); // [[0, 'edge', 0], [1, 'edge', 0], [3, 'edge', 1]]
 * hits[0].enter.toNumber(); // 1 / 3
 */
export function allHits(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  load('allHits', mesh, cast);
  const triangles: number[] = [];
  const meets = meetsPlace(mesh, isSegment(cast));
  walkRay(mesh.bvh, SLABS, (place) => {
    if (meets(place)) triangles.push(mesh.bvh.order[place]!);
    return false;
  });
  const hits = new CastHits(mesh, cast);
  return ranked(triangles.sort((a, b) => a - b).map((t) => hits.of(t)));
}

/**
 * The triangles that a ray or a segment meets first: none, one, or all that it enters at the same place (at an edge or a
 * vertex), in the order of their numbers.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * firstHit(tetrahedron, { origin: [1, 1, -1], direction: [0, 0, 1] })[0].triangle; // 0
 */
export function firstHit(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  load('firstHit', mesh, cast);
  let best: MeshHit[] = [];
  const meets = meetsPlace(mesh, isSegment(cast));
  const hits = new CastHits(mesh, cast);
  walkRay(mesh.bvh, SLABS, (place) => {
    if (!meets(place)) return false;
    const hit = hits.of(mesh.bvh.order[place]!);
    // The work of hitOf is done in the same places.
    if (isSegment(cast)) loadSegment('firstHit', 'segment', cast);
    else loadRay('firstHit', 'ray', cast);
    const order = best.length === 0 ? -1 : compare(hit.enter, best[0]!.enter);
    if (order < 0) {
      best = [hit];
      SLABS.limitTo(hit.enter.ceiling());
    } else if (order === 0) best.push(hit);
    return false;
  });
  return best.sort((a, b) => a.triangle - b.triangle);
}

/**
 * The triangles that a ray or a segment leaves last: none, one, or all that it leaves at the same place, in the order of their
 * numbers.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * lastHit(tetrahedron, { origin: [1, 1, -1], direction: [0, 0, 1] })[0].triangle; // 3
 */
export function lastHit(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  const hits = allHits(mesh, cast);
  let best: MeshHit[] = [];
  for (const hit of hits) {
    const order = best.length === 0 ? 1 : compare(hit.exit, best[0]!.exit);
    if (order > 0) best = [hit];
    else if (order === 0) best.push(hit);
  }
  return best.sort((a, b) => a.triangle - b.triangle);
}

function triangleOf({ positions, indices }: PreparedMesh, t: number): Triangle {
  const corner = (k: number) => positions.subarray(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3);
  return { a: corner(0), b: corner(1), c: corner(2) };
}

/** Parameters of equal triangles are one object. */
function compare(a: Parameter, b: Parameter): Sign {
  return a === b ? 0 : compareParameters(a, b);
}

/** From so many hits on, it is looked whether triangles are equal: most casts have few. */
const MANY = 8;

/** What a hit says without its triangle's number. */
interface TriangleHit extends Pick<MeshHit, 'facing' | 'enter' | 'exit'> {
  /** The part of the triangle: see `meshFeature`. */
  readonly code: number;
}

/** The hits of one cast. Those of triangles with the same corners are computed once. */
class CastHits {
  readonly #mesh: PreparedMesh;
  readonly #cast: Cast;
  readonly #known = new Map<string, TriangleHit>();
  #made = 0;

  constructor(mesh: PreparedMesh, cast: Cast) {
    this.#mesh = mesh;
    this.#cast = cast;
  }

  /** The hit on a triangle that is known to be met. */
  of(t: number): MeshHit {
    const { code, facing, enter, exit } = this.#onTriangle(triangleOf(this.#mesh, t));
    return { triangle: t, feature: meshFeature(this.#mesh.indices, t, code), facing, enter, exit, rank: 0 };
  }

  #onTriangle(triangle: Triangle): TriangleHit {
    if (this.#made++ < MANY) return hitOn(triangle, this.#cast);
    const { a, b, c } = triangle;
    // The shortest decimals that stand for doubles tell them apart; 0 is written as -0 is, and equal to it.
    const key = [a, b, c].map((p) => `${p[0]} ${p[1]} ${p[2]}`).join(' ');
    let hit = this.#known.get(key);
    if (hit === undefined) {
      hit = hitOn(triangle, this.#cast);
      this.#known.set(key, hit);
    }
    return hit;
  }
}

/** What the hit on a triangle is that is known to be met. */
function hitOn(triangle: Triangle, cast: Cast): TriangleHit {
  const { contact, facing } = isSegment(cast)
    ? segmentTrianglePoints(cast, triangle)
    : rayTrianglePoints(cast, triangle);
  const first = contact[0]!;
  const code = { vertex: 0, edge: 3, face: 6, interior: 6 }[first.b.type] + first.b.index;
  return { code, facing, enter: first.parameter, exit: contact[contact.length - 1]!.parameter };
}

/** Sorts hits by where they begin. The sort is stable: ties stay in the order of the triangles. */
function ranked(hits: readonly MeshHit[]): MeshHit[] {
  const sorted = [...hits].sort((a, b) => compare(a.enter, b.enter));
  let rank = -1;
  return sorted.map((hit, i) => {
    const before = sorted[i - 1];
    if (before === undefined || compare(before.enter, hit.enter) !== 0) rank++;
    return { ...hit, rank };
  });
}
