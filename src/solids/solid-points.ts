import type { Point3 } from '../core/shapes.js';
import type { PlaneObject } from '../implicit/objects/plane-object.js';
import type { Point3Object } from '../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../implicit/objects/three-planes-point.js';
import { planeFrom } from '../implicit/revive.js';
import type { Solid } from './solid.js';

/** A vertex of a solid as exact questions take it. */
export type VertexPoint = Point3 | Point3Object;

/** What is behind the data of a solid: its planes and vertices, which remember what was calculated of them. */
export interface SolidPoints {
  readonly planes: readonly PlaneObject[];
  readonly points: readonly VertexPoint[];
  /** What tables look for the planes by, if that is known. */
  readonly hashes?: Float64Array;
}

/** What was made of solids that were seen before. The data must not be changed after that. */
const known: WeakMap<Solid, SolidPoints> = /* @__PURE__ */ new WeakMap();

/**
 * The planes and vertices of a solid, made once.
 *
 * @throws RangeError for a plane that is none
 */
export function solidPoints(where: string, solid: Solid): SolidPoints {
  let found = known.get(solid);
  if (found === undefined) {
    const planes = solid.planes.map((plane, i) => planeFrom(where, `solid.planes[${i}]`, plane));
    const points = solid.vertices.map((vertex) =>
      'planes' in vertex ? commonPoint(planes, vertex.planes) : vertex,
    );
    found = { planes, points };
    known.set(solid, found);
  }
  return found;
}

/** Notes what is behind a solid that was just made. */
export function rememberPoints(solid: Solid, parts: SolidPoints): Solid {
  known.set(solid, parts);
  return solid;
}

function commonPoint(
  planes: readonly PlaneObject[],
  [p, q, r]: readonly [number, number, number],
): Point3Object {
  return new ThreePlanesPointObject(planes[p]!, planes[q]!, planes[r]!);
}
