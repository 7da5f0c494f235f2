import type { Point3 } from '../../core/shapes.js';
import {
  compareFeet,
  coordinatesOf,
  type Foot,
  footOn,
  isSameFoot,
  roundedCoordinatesOf,
  squaredDistanceTo,
} from '../../distance/point-triangle/exact-foot.js';
import { X } from '../../distance/point-triangle/question.js';
import {
  distanceToFeature,
  nearestFeature,
  squareToFeature,
} from '../../distance/point-triangle/squared-distance.js';
import { meshFeature } from '../structure/mesh-feature.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { beginNearCall, endNearCall, gatherNearest, type NearCall } from './near-call.js';
import type { NearestOnMesh } from './nearest-on-mesh.js';
import { isSamePart } from './same-part.js';

/**
 * The triangle of a mesh that is nearest to a point, the closest point on it and how far that is; `null` for a mesh
 * without triangles.
 *
 * Triangles are closed, and degenerate ones are the segments or points that they are. Which triangle is nearest is
 * decided exactly, ties included; open meshes and any others are fine. For the distance alone, {@link nearestDistance}
 * is faster.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5 and 6.3; Akenine-Möller et al., Real-Time Rendering, 25.3.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const nearest = nearestOnMesh(tetrahedron, [2, -3, -4]);
 * nearest.triangle; // 0
 * nearest.feature; // { type: 'edge', index: 2, vertices: [0, 1], triangle: 0 }
 * nearest.distance; // 5
 * nearest.rounded.point; // [2, 0, 0]
 * nearestOnMesh(tetrahedron, [3, 3, 3]).squaredDistance; // { numerator: 25n, denominator: 3n }
 * const twice = placeMesh(tetrahedron, { type: 'parts', scale: [2, 2, 2] });
 * nearestOnMesh(twice, [3, 3, 3]).squaredDistance; // { numerator: 1n, denominator: 3n }
 */
export function nearestOnMesh(mesh: PreparedMesh | PlacedMesh, point: Point3): NearestOnMesh | null {
  if (mesh instanceof PlacedMesh) return mesh.distances().nearest('nearestOnMesh', point);
  requirePrepared('nearestOnMesh', 'mesh', mesh);
  const call = beginNearCall('nearestOnMesh', mesh, point);
  gatherNearest(mesh, call);
  const best = nearestOf(call);
  const answer = best && describe(mesh, call, best);
  endNearCall(call);
  return answer;
}

/** A triangle that is nearest of those seen so far. */
interface Candidate {
  triangle: number;
  code: number;
  /** The squared distance, rounded. */
  square: number;
  /** Exactly, if another one came that close. */
  foot: Foot | null;
  unique: boolean;
}

/** The nearest of the candidates of a call. */
function nearestOf(call: NearCall): Candidate | null {
  let best: Candidate | null = null;
  for (let i = 0; i < call.count; i++) {
    const triangle = call.triangles[i]!;
    call.ask(triangle);
    const code = nearestFeature();
    if (best !== null && isSamePart(call, triangle, code, best.triangle, best.code)) {
      if (triangle < best.triangle) Object.assign(best, { triangle, code });
      continue;
    }
    const square = squareToFeature(code);
    if (best === null || square < best.square) best = { triangle, code, square, foot: null, unique: true };
    else if (square === best.square) challenge(call, best, triangle, code);
  }
  return best;
}

/** Two distances that are rounded alike are compared exactly. */
function challenge(call: NearCall, best: Candidate, triangle: number, code: number): void {
  const foot = footOn(code);
  call.ask(best.triangle);
  best.foot ??= footOn(best.code);
  const order = compareFeet(foot, best.foot);
  if (order > 0) return;
  const unique = order < 0 || (best.unique && isSameFoot(foot, best.foot));
  if (order < 0 || triangle < best.triangle) Object.assign(best, { triangle, code, foot });
  best.unique = unique;
}

function describe(
  { indices }: PreparedMesh,
  call: NearCall,
  { triangle, code, unique, foot }: Candidate,
): NearestOnMesh {
  call.ask(triangle);
  const numbers = X.slice();
  let found = foot;
  const exactly = (): Foot => {
    found ??= footOn(code, numbers);
    return found;
  };
  return {
    triangle,
    feature: meshFeature(indices, triangle, code),
    distance: distanceToFeature(code),
    unique,
    get squaredDistance() {
      return squaredDistanceTo(exactly());
    },
    get point() {
      return coordinatesOf(exactly());
    },
    get rounded() {
      return { point: roundedCoordinatesOf(exactly()) };
    },
  };
}
