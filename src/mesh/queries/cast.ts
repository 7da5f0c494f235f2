import { requireNoMore } from '../../core/arguments/index.js';
import { compareParameters } from '../../implicit/parameter.js';
import { walkRay } from '../../indexes/ray-slabs.js';
import type { PlacedMesh } from '../structure/placed-mesh.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { type Cast, MISS } from './cast-call.js';
import { CastPlace } from './cast-place.js';
import type { CastQuestion, CastSpot } from './cast-question.js';
import type { MeshHit } from './mesh-hit.js';
import { castQuestion, type OwnCast } from './own-cast.js';

export type { Cast } from './cast-call.js';
export type { MeshHit } from './mesh-hit.js';

/** What is given as two arguments where one is asked for. */
const ONE_CAST = 'one {origin, direction} or {start, end}';

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
export function anyHit(mesh: PreparedMesh | PlacedMesh, cast: Cast): boolean {
  if (arguments.length > 2) requireNoMore('anyHit', 2, arguments[2], ONE_CAST);
  const question = castQuestion('anyHit', mesh, cast);
  const { bvh, slabs } = question;
  const found = walkRay(bvh, slabs, (place) => question.code(bvh.order[place]!) !== MISS);
  question.end();
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
export function allHits(mesh: PreparedMesh | PlacedMesh, cast: Cast): MeshHit[] {
  if (arguments.length > 2) requireNoMore('allHits', 2, arguments[2], ONE_CAST);
  const question = castQuestion('allHits', mesh, cast);
  const hits = ranked(allSpots(question));
  question.end();
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
export function firstHit(mesh: PreparedMesh | PlacedMesh, cast: Cast): MeshHit[] {
  if (arguments.length > 2) requireNoMore('firstHit', 2, arguments[2], ONE_CAST);
  const question = castQuestion('firstHit', mesh, cast);
  const { bvh, slabs } = question;
  let best: CastSpot[] = [];
  walkRay(bvh, slabs, (place) => {
    const t = bvh.order[place]!;
    const code = question.code(t);
    if (code === MISS) return false;
    const found = spotOf(question, t, code);
    const before = best.length === 0 ? -1 : found.compare(best[0]!);
    if (before < 0) {
      best = [found];
      slabs.limitTo(found.ceiling());
    } else if (before === 0) best.push(found);
    return false;
  });
  question.end();
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
export function lastHit(mesh: PreparedMesh | PlacedMesh, cast: Cast): MeshHit[] {
  if (arguments.length > 2) requireNoMore('lastHit', 2, arguments[2], ONE_CAST);
  const question = castQuestion('lastHit', mesh, cast);
  const hits = ranked(allSpots(question));
  question.end();
  let best: MeshHit[] = [];
  for (const hit of hits) {
    const after = best.length === 0 ? 1 : order(hit, best[0]!);
    if (after > 0) best = [hit];
    else if (after === 0) best.push(hit);
  }
  return best.sort((a, b) => a.triangle - b.triangle);
}

/** The order of the places where two ranked hits end. Most end where they begin. */
function order(a: MeshHit, b: MeshHit): number {
  if (a.exit === a.parameter && b.exit === b.parameter) return a.rank - b.rank;
  return a.exit === b.exit ? 0 : compareParameters(a.exit, b.exit);
}

function byTriangle(a: CastSpot, b: CastSpot): number {
  return a.triangle - b.triangle;
}

/** The spot in the triangle that was asked about last. Not a member of questions: who wants no spots loads less. */
function spotOf(question: CastQuestion, t: number, code: number): CastSpot {
  if (question.spot !== null) return question.spot(t, code);
  const { call, mesh } = question as OwnCast;
  return new CastPlace(call, mesh, t, code);
}

/** All that is met, by the numbers of the triangles. */
function allSpots(question: CastQuestion): CastSpot[] {
  const { bvh, slabs } = question;
  const spots: CastSpot[] = [];
  walkRay(bvh, slabs, (place) => {
    const t = bvh.order[place]!;
    const code = question.code(t);
    if (code !== MISS) spots.push(spotOf(question, t, code));
    return false;
  });
  return spots.sort(byTriangle);
}

/** Hits in the order of the places, which the sort keeps where these are equal; `areEqual` if all are. */
function ranked(places: CastSpot[], areEqual = false): MeshHit[] {
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
