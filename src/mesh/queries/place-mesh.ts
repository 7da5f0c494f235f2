import { requireNoMore } from '../../core/arguments/index.js';
import type { Placement } from '../../core/shapes.js';
import { type ExactPlacement, exactPlacement } from '../../implicit/exact-placement.js';
import { LocalFrame } from '../../implicit/local-frame.js';
import { type PlacedDistances, PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { DistancesAtPlace } from './placed-distances.js';
import { QuestionsAtPlace } from './placed-questions.js';

/**
 * A prepared mesh where a placement takes it, exactly: no vertex is moved or rounded, and many places share one mesh
 * and its tree. It is asked as any prepared mesh: about rays and segments (`anyHit`, `allHits`, `firstHit`, `lastHit`),
 * points (`locatePoint`, `pointOnSurface`, `windingNumber`, `nearestOnMesh`, `nearestDistance`, `signedDistance`,
 * `trianglesWithin`), other meshes, at their places or not (`meshesIntersect`, `meshContacts`, `meshMeshDistance`), and
 * shapes (`trianglesMeeting`, `nearestTriangles`, `meetsSolid` and their kin of `unerring/scene`).
 *
 * Triangles, vertices and edges keep their numbers, and fronts stay fronts, also where the placement mirrors, as those
 * of `transformMesh`. Parameters and points are those of the ray, where it is.
 *
 * A placement that flattens (the determinant is 0) is refused.
 *
 * @param placement a matrix in the order of three.js (`matrixWorld.elements`), a translation, rotation and scale, or
 *   a reflection; a copy is kept
 * @throws RangeError for what is no prepared mesh, or a placement that cannot be undone
 * @example
 * const positions = new Float64Array([0, 0, 0, 3, 0, 0, 0, 3, 0]);
 * const triangle = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2]) });
 * const turned = placeMesh(triangle, { type: 'parts', rotation: [0, 0, 1, 2], translation: [0, 0, 1 / 3] });
 * const [hit] = firstHit(turned, { origin: [0, 1, 2], direction: [0, 0, -1] });
 * hit.triangle; // 0
 * hit.parameter.toNumber(); // 2 - 1 / 3
 * firstHit(triangle, { origin: [1, 0.5, 2], direction: [0, 0, -1] }).length; // 1
 * firstHit(turned, { origin: [1, 0.5, 2], direction: [0, 0, -1] }).length; // 0
 * meshesIntersect(triangle, turned); // false: one is at the height 0, the other at 1/3
 */
export function placeMesh(mesh: PreparedMesh, placement: Placement): PlacedMesh {
  if (arguments.length > 2) requireNoMore('placeMesh', 2, arguments[2], 'one placement after the other');
  requirePrepared('placeMesh', 'mesh', mesh);
  const to = exactPlacement('placeMesh', 'placement', placement);
  return meshPlacedBy(mesh, to, (frame) => new DistancesAtPlace(mesh, frame));
}

/**
 * A prepared mesh where a placement takes it, for arguments that have been checked.
 *
 * @param distancesIn makes what answers distances when the first is asked
 */
export function meshPlacedBy(
  mesh: PreparedMesh,
  to: ExactPlacement,
  distancesIn: (frame: LocalFrame) => PlacedDistances,
): PlacedMesh {
  const frame = new LocalFrame(to);
  const questions = new QuestionsAtPlace(mesh, frame);
  let distances: PlacedDistances | undefined;
  const distancesOf = () => {
    distances ??= distancesIn(frame);
    return distances;
  };
  return new PlacedMesh(mesh, frame.to.placement, () => questions, distancesOf);
}
