/**
 * A point and a mesh at a place. Triangles stay where they are: the point is brought into their frame, as `PlacedCast`
 * brings rays. A point is a segment from it to itself. Inside is counted along a ray; where that meets an edge or a
 * vertex, along an axis of the mesh, by integers (exact-stab.ts).
 */
import type { Point3 } from '../../core/shapes.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { exactForm3 } from '../../implicit/forms.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import { walkRay } from '../../indexes/ray-slabs.js';
import type { MeshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { FEATURE, FLAT, FROM_BACK, MISS } from './cast-call.js';
import { stab } from './exact-stab.js';
import { PlacedCast } from './placed-cast.js';
import { better } from './point-on-surface.js';

/**
 * Which way rays go. Edges of models that are made of axes, diagonals and halves are seldom met; any other direction
 * gives the same answers.
 */
const WAY = [277, 431, 145] as const;

/** The code of a face, but for the side that it is met from. */
const FACE_CODE = 6;

/** The part of a mesh's surface that a point is: as `pointOnSurface` has it. */
export function placedSurfaceAt(mesh: PreparedMesh, frame: LocalFrame, point: Point3): MeshFeature | null {
  const cast = new PlacedCast(mesh, frame, { start: point, end: point });
  const { bvh } = mesh;
  let best: MeshFeature | null = null;
  walkRay(bvh, cast.slabs, (place) => {
    const t = bvh.order[place]!;
    const code = cast.code(t);
    if (code !== MISS) best = better(best, lowestOf(mesh, t, cast.featureOf(t, code)));
    return false;
  });
  cast.end();
  return best;
}

/** The vertex with the lowest number among the corners of a triangle that are at the place of one. */
function lowestOf({ positions, indices }: PreparedMesh, t: number, feature: MeshFeature): MeshFeature {
  if (feature.type !== 'vertex') return feature;
  const isThere = (v: number) =>
    [0, 1, 2].every((k) => positions[3 * v + k] === positions[3 * feature.index + k]);
  const corners = Array.from(indices.subarray(3 * t, 3 * t + 3));
  return { type: 'vertex', index: Math.min(...corners.filter(isThere)) };
}

/** What a ray from a point that is not on the surface passes through. */
export interface PlacedPassages {
  readonly count: number;
  /** Passages outwards less those inwards. */
  readonly winding: number;
}

export function placedPassages(mesh: PreparedMesh, frame: LocalFrame, point: Point3): PlacedPassages {
  const cast = new PlacedCast(mesh, frame, { origin: point, direction: WAY });
  const { bvh } = mesh;
  let count = 0;
  let winding = 0;
  const isUnclear = walkRay(bvh, cast.slabs, (place) => {
    const code = cast.code(bvh.order[place]!);
    if (code === MISS) return false;
    if (code === FLAT || (code & FEATURE) !== FACE_CODE) return true;
    count++;
    winding += code & FROM_BACK ? 1 : -1;
    return false;
  });
  const local = isUnclear ? exactForm3(cast.origin) : null;
  cast.end();
  if (local === null) return { count, winding };
  const { x, y, z, w, exponent } = local;
  const at = (n: bigint) => scaledRational(n, w, exponent);
  const passed = stab(mesh, [at(x), at(y), at(z)], 2);
  return { count: passed.above, winding: passed.winding };
}
