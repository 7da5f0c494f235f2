import { copiedPoint3 } from '../../core/copies.js';
import type { Point3 } from '../../core/shapes.js';
import { unplacedPoint } from '../../implicit/exact-placement.js';
import { homogeneous } from '../../implicit/forms.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import { exactDoubles } from '../../implicit/transformed-plane.js';
import type { MeshFeature, MeshLocation } from '../structure/mesh-feature.js';
import type { PlacedQuestions } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { type Cast, copiedCast } from './cast-call.js';
import { aimAlong } from './crossings.js';
import { locate, locationOf, rejectOpen, rejectUnbalanced, shortestWay, windingOf } from './locate-point.js';
import { PlacedCast } from './placed-cast.js';
import { searchPlacedContacts } from './placed-contacts.js';
import { placedPassages, placedSurfaceAt } from './placed-point.js';
import { beginPointCall, endPointCall, type PointCall } from './point-call.js';
import { featureAt } from './point-on-surface.js';
import { countPassages, isOffSurface } from './rounded-point.js';

/** What is asked of a mesh where a placement takes it. */
export class QuestionsAtPlace implements PlacedQuestions {
  readonly frame: LocalFrame;
  readonly searchContacts = searchPlacedContacts;
  readonly #mesh: PreparedMesh;
  #box: Float64Array | undefined;

  constructor(mesh: PreparedMesh, frame: LocalFrame) {
    this.#mesh = mesh;
    this.frame = frame;
  }

  get box(): Float64Array {
    if (this.#box === undefined) {
      this.#box = new Float64Array(6);
      this.frame.forward.box(this.#mesh.bvh.bounds, 0, this.#box);
    }
    return this.#box;
  }

  beginCast(where: string, cast: Cast): PlacedCast {
    requirePrepared(where, 'mesh', this.#mesh);
    return new PlacedCast(this.#mesh, this.frame, copiedCast(where, cast));
  }

  surfaceAt(where: string, point: Point3): MeshFeature | null {
    const mesh = this.#mesh;
    requirePrepared(where, 'mesh', mesh);
    const call = beginPointCall(where, 'point', point);
    const own = copiedPoint3(call.point);
    const error = this.#bring(own, call);
    let feature: MeshFeature | null = null;
    if (!(isBeyond(mesh, call.point, error) || isOffSurface(mesh, call, error)))
      feature = this.#bringExactly(own, call)
        ? featureAt(mesh, call)
        : placedSurfaceAt(mesh, this.frame, own);
    endPointCall(call);
    return feature;
  }

  locate(where: string, point: Point3): MeshLocation {
    const mesh = this.#mesh;
    requirePrepared(where, 'mesh', mesh);
    const call = beginPointCall(where, 'point', point);
    if (mesh.openEdges > 0) rejectOpen(where, 'mesh', mesh);
    const own = copiedPoint3(call.point);
    const error = this.#bring(own, call);
    let answer: MeshLocation;
    if (isBeyond(mesh, call.point, error)) answer = locationOf(null, 0);
    else if (this.#isCounted(call, error)) answer = locationOf(null, call.count);
    else if (this.#bringExactly(own, call)) answer = locate(mesh, call);
    else {
      const feature = placedSurfaceAt(mesh, this.frame, own);
      answer = locationOf(feature, feature === null ? placedPassages(mesh, this.frame, own).count : 0);
    }
    endPointCall(call);
    return answer;
  }

  winding(where: string, point: Point3): number | null {
    const mesh = this.#mesh;
    requirePrepared(where, 'mesh', mesh);
    const call = beginPointCall(where, 'point', point);
    if (mesh.unbalancedEdges > 0) rejectUnbalanced(where, 'mesh', mesh);
    const own = copiedPoint3(call.point);
    const error = this.#bring(own, call);
    let answer: number | null = null;
    if (isBeyond(mesh, call.point, error)) answer = 0;
    else if (this.#isCounted(call, error)) answer = call.winding;
    else if (this.#bringExactly(own, call)) answer = windingOf(mesh, call);
    else if (placedSurfaceAt(mesh, this.frame, own) === null)
      answer = placedPassages(mesh, this.frame, own).winding;
    endPointCall(call);
    return answer;
  }

  /** Takes a point into the frame of the mesh, rounded: how far its coordinates there are off at most. */
  #bring(own: Point3, call: PointCall): number {
    this.frame.point(own, call.point, 0);
    return this.frame.error;
  }

  /** Takes a point there exactly, and says whether that are doubles. */
  #bringExactly(own: Point3, call: PointCall): boolean {
    if (this.frame.exactPoint(own, call.point, 0)) return true;
    const local = exactDoubles(unplacedPoint(this.frame.to, homogeneous(own)));
    if (local !== null) call.point.set(local);
    return local !== null;
  }

  #isCounted(call: PointCall, error: number): boolean {
    aimAlong(call, shortestWay(this.#mesh, call));
    return countPassages(this.#mesh, call, error);
  }
}

/** Is a rounded point certainly outside of the box around a mesh? One that has no triangles has no box. */
function isBeyond({ bvh: { bounds }, triangles }: PreparedMesh, local: Float64Array, error: number): boolean {
  if (triangles === 0) return true;
  for (let k = 0; k < 3; k++)
    if (local[k]! + error < bounds[k]! || local[k]! - error > bounds[k + 3]!) return true;
  return false;
}
