/**
 * Meshes where placements take them: each vertex is mapped, in fractions, as textbooks turn and mirror points. The
 * kernel leaves vertices where they are, and brings what is asked about into the frame of the mesh.
 */
import { PLACED_CAST } from '../../../cases/meshes/placed-casts.js';
import { PLACED_PAIR, PLACED_POINT, WHICH } from '../../../cases/meshes/placed-scenes.js';
import { meshAt, SMALLER } from '../../../cases/meshes/values.js';
import { KINDS, PLACEMENT_SIZE } from '../../../cases/placements.js';
import { ray } from '../index.js';
import { placementMap, volume } from '../placements.js';
import { exact, multiply, type Vector, vectorAt } from '../vectors.js';
import { featureOn, lineHits, segmentLine, textOfHits, whereIs, windingAround } from './casts.js';
import { type ExactMesh, exactMesh, isBalanced, isClosed, type MeshLike } from './exact-mesh.js';
import { meshMeshSaid, nearestSaid, signedSaid, withinSaid } from './nearest.js';
import { pairsBetween } from './pairs.js';

/** A mesh where it is placed, and other vectors, which are where they are: integers over one number. */
export interface PlacedScene {
  readonly mesh: ExactMesh;
  readonly others: readonly Vector[];
  readonly over: bigint;
  /** -1 for a mirror, which turns triangles over: what was their front is their front. */
  readonly turn: 1 | -1;
}

/**
 * The scene of a mesh, other vectors and the placement among the values from `at` on; `null` if that flattens.
 */
export function placedScene(
  { positions, indices }: MeshLike,
  others: ArrayLike<number>,
  values: ArrayLike<number>,
  at: number,
): PlacedScene | null {
  const placement = Array.from({ length: PLACEMENT_SIZE - 1 }, (_, i) => values[at + i]!);
  const all = exact([...Array.from(positions), ...Array.from(others), ...placement]);
  const from = positions.length;
  const map = placementMap(all, KINDS[values[at + PLACEMENT_SIZE - 1]!]!, from + others.length);
  const { one } = all;
  const hand = volume(map([0n, 0n, 0n]), map([one, 0n, 0n]), map([0n, one, 0n]), map([0n, 0n, one]));
  if (hand === 0n) return null;
  const { over } = map([0n, 0n, 0n]);
  const vertices = Array.from({ length: from / 3 }, (_, i) => map(vectorAt(all, 3 * i, 3)).at);
  const vectors = Array.from({ length: others.length / 3 }, (_, i) =>
    multiply(vectorAt(all, from + 3 * i, 3), over / one),
  );
  return { mesh: exactMesh(vertices, indices), others: vectors, over, turn: hand > 0n ? 1 : -1 };
}

/** What a ray or a segment hits, which is where it is. */
export function placedCastReferee(v: Float64Array): string {
  const { from, placement, kind } = PLACED_CAST;
  const scene = placedScene(meshAt(v, 0, SMALLER), v.subarray(from, placement), v, placement);
  if (scene === null) return 'none';
  const { mesh, turn, over } = scene;
  const [p, q] = scene.others as [Vector, Vector];
  const whole = v[kind] === 1 ? segmentLine(p, q) : ray(p, q);
  const hits = lineHits(whole, mesh).map((hit) => ({ ...hit, facing: (turn * hit.facing) as -1 | 0 | 1 }));
  return textOfHits(whole, hits, mesh, { numerator: 1n, denominator: over });
}

/** Where a point is, and how often the mesh goes round it. */
export function placedPointReferee(v: Float64Array): string {
  const { point, placement } = PLACED_POINT;
  const scene = placedScene(meshAt(v, 0, SMALLER), v.subarray(point, point + 3), v, placement);
  if (scene === null) return 'none';
  const { mesh, turn } = scene;
  const p = scene.others[0]!;
  const where = isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
  if (!isBalanced(mesh.triangles)) return `${where} unbalanced`;
  return `${where} ${featureOn(p, mesh) === undefined ? `winding ${turn * windingAround(p, mesh) + 0}` : 'boundary'}`;
}

/** What is nearest to a point, how far it is, with a sign, and what is within a distance. */
export function placedNearReferee(v: Float64Array): string {
  const { point, placement, r } = PLACED_POINT;
  const scene = placedScene(meshAt(v, 0, SMALLER), v.subarray(point, point + 3), v, placement);
  if (scene === null) return 'none';
  const { mesh, over } = scene;
  const beside = { mesh, p: scene.others[0]!, unit: { numerator: 1n, denominator: over } };
  return `${nearestSaid(beside)} signed ${signedSaid(beside)} within ${withinSaid(beside, Math.abs(v[r]!))}`;
}

/** Two meshes of which one at least is at a place, over one number; `null` if a placement flattens. */
function placedPair(v: Float64Array): { a: ExactMesh; b: ExactMesh; over: bigint } | null {
  const { second, placements, which } = PLACED_PAIR;
  const scenes = [0, second].map((at, i) => {
    const mesh = meshAt(v, at, SMALLER);
    const isPlaced = (WHICH[v[which]!] as readonly number[]).includes(i);
    return isPlaced ? placedScene(mesh, [], v, placements[i]!) : asItIs(mesh);
  });
  const [a, b] = scenes as [PlacedScene | null, PlacedScene | null];
  return a && b && { a: larger(a, b.over), b: larger(b, a.over), over: a.over * b.over };
}

/** Pairs of triangles with a common point: clipped by each other. */
export function placedPairReferee(v: Float64Array): string {
  const pair = placedPair(v);
  if (pair === null) return 'none';
  const pairs = pairsBetween(pair.a, pair.b);
  return pairs.length === 0 ? 'apart' : `meeting ${pairs.map(({ a, b }) => `${a}-${b}`).join(' ')}`;
}

/** How far two meshes are from each other. */
export function placedPairDistanceReferee(v: Float64Array): string {
  const pair = placedPair(v);
  return pair === null ? 'none' : meshMeshSaid(pair.a, pair.b, { numerator: 1n, denominator: pair.over });
}

function asItIs({ positions, indices }: MeshLike): PlacedScene {
  const all = exact(positions);
  const vertices = Array.from({ length: positions.length / 3 }, (_, i) => vectorAt(all, 3 * i, 3));
  return { mesh: exactMesh(vertices, indices), others: [], over: all.one, turn: 1 };
}

const larger = ({ mesh: { vertices, triangles } }: PlacedScene, factor: bigint): ExactMesh =>
  exactMesh(
    vertices.map((p) => multiply(p, factor)),
    triangles.flat(),
  );
