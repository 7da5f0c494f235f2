import { compareParameters } from '../../implicit/parameter.js';
import { walkRay } from '../../indexes/ray-slabs.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { beginCastCall, type Cast, type CastCall, castTriangle, endCastCall, MISS } from './cast-call.js';
import { CastPlace, type MeshHit } from './cast-place.js';

export type { Cast } from './cast-call.js';
export type { MeshHit } from './cast-place.js';

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
  const call = beginCastCall('anyHit', mesh, cast);
  const { order } = mesh.bvh;
  const found = walkRay(mesh.bvh, call.slabs, (place) => {
    return castTriangle(call, mesh, order[place]!) !== MISS;
  });
  endCastCall(call);
  return found;
}

/**
 * All triangles of a mesh that a ray or a segment meets, in the exact order of the places where it enters them; at one
 * place in the order of the triangles' numbers, with the same rank. A ray through a vertex meets all triangles around
 * it.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const hits = allHits(tetrahedron, { origin: [1, 0, -1], direction: [0, 0, 3] });
 * hits.map(({ triangle, feature, rank }) => [triangle, feature.type, rank]); // [[0, 'edge', 0], [1, 'edge', 0], [3, 'edge', 1]]
 * hits[0].parameter.toNumber(); // 1 / 3
 */
export function allHits(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  const call = beginCastCall('allHits', mesh, cast);
  const hits = ranked(allPlaces(call, mesh));
  endCastCall(call);
  return hits;
}

/**
 * The triangles that a ray or a segment meets first: none, one, or all that it enters at the same place (at an edge or
 * a vertex), in the order of their numbers.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const [hit] = firstHit(tetrahedron, { origin: [1, 1, -1], direction: [0, 0, 1] });
 * hit.triangle; // 0
 * hit.parameter.toNumber(); // 1
 */
export function firstHit(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  const call = beginCastCall('firstHit', mesh, cast);
  const { order } = mesh.bvh;
  let best: CastPlace[] = [];
  walkRay(mesh.bvh, call.slabs, (place) => {
    const t = order[place]!;
    const code = castTriangle(call, mesh, t);
    if (code === MISS) return false;
    const found = new CastPlace(call, mesh, t, code);
    const before = best.length === 0 ? -1 : found.compare(best[0]!);
    if (before < 0) {
      best = [found];
      call.slabs.limitTo(found.ceiling());
    } else if (before === 0) best.push(found);
    return false;
  });
  endCastCall(call);
  return ranked(best.length > 1 ? best.sort(byTriangle) : best, true);
}

/**
 * The triangles that a ray or a segment leaves last: none, one, or all that it leaves at the same place, in the order
 * of their numbers.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or a ray's direction is zero
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * lastHit(tetrahedron, { origin: [1, 1, -1], direction: [0, 0, 1] })[0].triangle; // 3
 */
export function lastHit(mesh: PreparedMesh, cast: Cast): MeshHit[] {
  const call = beginCastCall('lastHit', mesh, cast);
  const hits = ranked(allPlaces(call, mesh));
  endCastCall(call);
  let best: MeshHit[] = [];
  for (const hit of hits) {
    const after = best.length === 0 ? 1 : order(hit, best[0]!);
    if (after > 0) best = [hit];
    else if (after === 0) best.push(hit);
  }
  return best.sort((a, b) => a.triangle - b.triangle);
}

/** The order of the places where two hits end. */
function order(a: MeshHit, b: MeshHit): number {
  return a.exit === b.exit ? 0 : compareParameters(a.exit, b.exit);
}

function byTriangle(a: CastPlace, b: CastPlace): number {
  return a.triangle - b.triangle;
}

/** All that is met, by the numbers of the triangles. */
function allPlaces(call: CastCall, mesh: PreparedMesh): CastPlace[] {
  const { order: triangles } = mesh.bvh;
  const places: CastPlace[] = [];
  walkRay(mesh.bvh, call.slabs, (place) => {
    const t = triangles[place]!;
    const code = castTriangle(call, mesh, t);
    if (code !== MISS) places.push(new CastPlace(call, mesh, t, code));
    return false;
  });
  return places.sort(byTriangle);
}

/** Hits in the order of the places, which the sort keeps where these are equal; `areEqual` if all are. */
function ranked(places: CastPlace[], areEqual = false): MeshHit[] {
  if (!areEqual) places.sort((a, b) => a.compare(b));
  let rank = -1;
  let first = places[0]!;
  return places.map((place, i) => {
    if (i === 0 || !(areEqual || first.compare(place) === 0)) {
      rank++;
      first = place;
    }
    return place.toHit(rank, first);
  });
}
