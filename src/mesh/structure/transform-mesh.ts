import { rejectWords, requireNoMore } from '../../core/arguments/index.js';
import type { Placement } from '../../core/shapes.js';
import { type ExactPlacement, exactPlacement, isMirrored } from '../../implicit/exact-placement.js';
import { placerOf } from '../../implicit/nearest-placed.js';
import { adoptDoubleMesh, type DoubleMesh, type MeshInput } from './indexed-mesh.js';

/** A mesh that a placement took somewhere. */
export interface TransformedMesh extends DoubleMesh {
  /** Whether every coordinate is exactly where the placement takes it; else some are rounded. */
  readonly isExact: boolean;
}

/**
 * A mesh where a placement takes it: each coordinate is the double nearest to the exact one. What is mirrored has the
 * corners of its triangles in the other order, so that they look outward as before. Where coordinates are rounded,
 * triangles may touch that did not: `transformSolid` maps the solid without rounding, and `solidToMesh` rounds it so
 * that it stays valid.
 *
 * @throws RangeError for what is no mesh, a placement that cannot be undone, or one that takes a vertex beyond all
 *   doubles
 * @example
 * const triangle = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2] };
 * const moved = transformMesh(triangle, { type: 'parts', rotation: [0, 0, 1, 1], translation: [0, 0, 2] });
 * Array.from(moved.positions); // [0, 0, 2, 0, 1, 2, -1, 0, 2]
 * moved.isExact; // true
 */
export function transformMesh(mesh: MeshInput, placement: Placement): TransformedMesh {
  if (arguments.length > 2) requireNoMore('transformMesh', 2, arguments[2], 'one placement after the other');
  const own = adoptDoubleMesh('transformMesh', 'mesh', mesh);
  return transformedMesh(
    'transformMesh',
    'placement',
    own,
    exactPlacement('transformMesh', 'placement', placement),
  );
}

/**
 * A mesh that has been checked, where a placement takes it.
 *
 * @param name what the placement is called in the error
 * @throws RangeError for a placement that takes a vertex beyond all doubles
 */
export function transformedMesh(
  where: string,
  name: string,
  own: DoubleMesh,
  to: ExactPlacement,
): TransformedMesh {
  const place = placerOf(to);
  const positions = new Float64Array(own.positions.length);
  let isExact = true;
  for (let i = 0; i < positions.length; i += 3) {
    const isThere = place(own.positions.subarray(i, i + 3), positions.subarray(i, i + 3));
    isExact &&= isThere;
  }
  const far = positions.findIndex((x) => !Number.isFinite(x));
  if (far >= 0) {
    const got = `one that takes vertex ${Math.floor(far / 3)} beyond all doubles`;
    rejectWords(where, name, 'a placement within the range of doubles', got);
  }
  return { positions, indices: isMirrored(to) ? turned(own.indices) : own.indices.slice(), isExact };
}

/** The second and the third corner of each triangle in each other's place. */
function turned(indices: Uint32Array): Uint32Array {
  return indices.map((_, i) => indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);
}
