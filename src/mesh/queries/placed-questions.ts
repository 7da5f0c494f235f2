import { loadPoint3 } from '../../core/arguments/index.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Point3 } from '../../core/shapes.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import type { MeshFeature, MeshLocation } from '../structure/mesh-feature.js';
import type { PlacedQuestions } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { type Cast, copiedCast } from './cast-call.js';
import { locationOf, rejectOpen, rejectUnbalanced } from './locate-point.js';
import { PlacedCast } from './placed-cast.js';
import { searchPlacedContacts } from './placed-contacts.js';
import { placedPassages, placedSurfaceAt } from './placed-point.js';

/** What is asked of a mesh where a placement takes it. */
export class QuestionsAtPlace implements PlacedQuestions {
  readonly frame: LocalFrame;
  readonly searchContacts = searchPlacedContacts;
  readonly #mesh: PreparedMesh;

  constructor(mesh: PreparedMesh, frame: LocalFrame) {
    this.#mesh = mesh;
    this.frame = frame;
  }

  beginCast(where: string, cast: Cast): PlacedCast {
    requirePrepared(where, 'mesh', this.#mesh);
    return new PlacedCast(this.#mesh, this.frame, copiedCast(where, cast));
  }

  surfaceAt(where: string, point: Point3): MeshFeature | null {
    const own = this.#checked(where, point);
    return this.#isBeyond(own) ? null : this.#partAt(own);
  }

  locate(where: string, point: Point3): MeshLocation {
    const own = this.#checked(where, point);
    if (this.#mesh.openEdges > 0) rejectOpen(where, 'mesh', this.#mesh);
    if (this.#isBeyond(own)) return locationOf(null, 0);
    const feature = this.#partAt(own);
    return locationOf(feature, feature === null ? placedPassages(this.#mesh, this.frame, own).count : 0);
  }

  winding(where: string, point: Point3): number | null {
    const own = this.#checked(where, point);
    if (this.#mesh.unbalancedEdges > 0) rejectUnbalanced(where, 'mesh', this.#mesh);
    if (this.#isBeyond(own)) return 0;
    if (this.#partAt(own) !== null) return null;
    return placedPassages(this.#mesh, this.frame, own).winding;
  }

  #partAt(point: Point3): MeshFeature | null {
    return placedSurfaceAt(this.#mesh, this.frame, point);
  }

  /** The point in numbers of its own. */
  #checked(where: string, point: Point3): Point3 {
    requirePrepared(where, 'mesh', this.#mesh);
    const own = new Float64Array(3);
    loadPoint3(where, 'point', own, 0, point);
    return copiedPoint3(own);
  }

  /** Is a point certainly outside of the box around the mesh? */
  #isBeyond(point: Point3): boolean {
    const { bounds } = this.#mesh.bvh;
    if (this.#mesh.triangles === 0) return true;
    const local = new Float64Array(3);
    this.frame.point(point, local, 0);
    const { error } = this.frame;
    return [0, 1, 2].some((k) => local[k]! + error < bounds[k]! || local[k]! - error > bounds[k + 3]!);
  }
}
