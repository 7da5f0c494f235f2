import {
  rejectWords,
  requireBoolean,
  requireOneOf,
  requireOptions,
  requireWatch,
} from '../../core/arguments/index.js';
import { ABORTED } from '../../mesh/validation/progress.js';
import { isDenselyWrong, snappedMesh } from '../meshes/snapped-mesh.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import type { MeshFault } from './mesh-faults.js';
import { type Repair, tested } from './moved-mesh.js';
import { PRECISIONS, type Precision } from './precision.js';
import { repairMesh, type Watch } from './repair-mesh.js';
import { reversed, roundSolid, type TestedMesh } from './round-solid.js';

/**
 * What is certain about a mesh in doubles that was made of a solid.
 *
 * - `valid`: every coordinate is the nearest number, and nothing touches, crosses or is turned over that is not in the
 *   solid.
 * - `repaired`: that was not so with the nearest numbers; the mesh is closed, oriented and does not cross itself
 *   either, but vertices fell together or were moved, and parts thinner than the deviation may be lost or closed.
 * - `unresolved`: `remaining` says what is wrong with the mesh. The solid itself can be written without loss
 *   (`solidToJson`).
 */
export interface MeshCertificate {
  readonly type: 'valid' | 'repaired' | 'unresolved';
  /**
   * No point of the mesh is further from the boundary of the solid than this, in any coordinate: rounded up; of a valid
   * mesh, the largest difference between a vertex's coordinate and the number. If it is repaired, at most 2^-40 of the
   * largest coordinate of the solid (2^-11 with 32-bit numbers). An Infinity, if the largest double is less.
   */
  readonly deviation: number;
  /**
   * Why it is repaired: `rounding` made triangles meet, or a manifold was asked for and the solid touches itself
   * (`contacts`); else null.
   */
  readonly cause: 'rounding' | 'contacts' | null;
  /**
   * Whether the mesh does not touch itself, in a vertex or an edge; what does is no manifold, and `checkMesh` says so.
   */
  readonly isManifold: boolean;
  /** What is wrong with the mesh; nothing, unless it is unresolved. */
  readonly remaining: readonly MeshFault[];
}

/** What is asked of a mesh. */
export interface MeshOptions {
  /**
   * Whether a mesh that touches itself where the solid does is parted there, by less than a repair may deviate, so that
   * `checkMesh` finds it valid; it is not by default.
   */
  readonly manifold?: boolean | undefined;
  /** `single`: coordinates are 32-bit numbers, for files that hold no others (binary STL, GLB); `double` by default. */
  readonly precision?: 'double' | 'single' | undefined;
  /**
   * Hears how far it is: of `rounding` 0 of 1 and 1 of 1, of `repair` how many of the ways were tried, before each step
   * of one.
   */
  readonly onProgress?: ((stage: 'rounding' | 'repair', done: number, total: number) => void) | undefined;
  /**
   * Ends the repair when it is aborted: the best mesh found by then is returned, with its certificate; `unresolved`, if
   * there is none. It is looked at between steps, each of which resolves, parts or tests the whole mesh.
   */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** A solid as a mesh of triangles in doubles. */
export interface SolidMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly certificate: MeshCertificate;
}

/**
 * A solid as a mesh of triangles in doubles, with a certificate that says what is certain about it.
 *
 * 1. Vertices are rounded to the nearest doubles (or 32-bit numbers), and the mesh is tested exactly, by `checkMesh`.
 *    Where it fails, faces get corners and edges where others meet them within, then other triangles, as fat as can be.
 * 2. Where that fails, the solid that the rounded mesh encloses (what it winds around more than 0 times) is formed
 *    exactly, and is rounded again; if that does not end, or triangles cross several others each, what is close where
 *    the mesh meets itself is brought together before, or vertices are moved onto a coarser grid, or pieces thinner
 *    than a repair may deviate are dropped.
 * 3. Where that fails, too, triangles are cut where they meet, what the mesh winds around is kept, and vertices are
 *    rounded, in turn.
 * 4. Where that does not end either, or takes the mesh too far, the certificate says so.
 *
 * A solid may touch itself, in vertices and edges. So may the mesh, which then is no manifold: valid is what is closed,
 * oriented, without crossings, and touches itself only where the solid does. What is a manifold, too, is valid for
 * `checkMesh`: `manifold` asks for that, and sheets that touch are moved away from each other, or joined. Where parts
 * fell together that do not touch in the solid, they are parted in any case, if that can be done.
 *
 * Of an unbounded solid, the mesh is its boundary, and looks inward; `checkMesh` would call it inverted. All of space
 * has no boundary, and so no mesh: one without triangles is that of the empty solid.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry" (rounding, and resolving again); Lawson 1977
 * (flips); Guéziec et al. 2001, "Cutting and Stitching" (manifolds).
 *
 * @throws RangeError for what is no solid, for all of space, or an option without a meaning; what `onProgress` throws
 * @example
 * const axes = [[3, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const { positions, indices, certificate } = solidToMesh(convexSolid(axes.map((normal) => ({ normal, constant: -1 }))));
 * positions[12]; // 1 / 3
 * indices.length / 3; // 12
 * certificate; // { type: 'valid', deviation: 1.8503717077085944e-17, cause: null, isManifold: true, remaining: [] }
 */
export function solidToMesh(solid: Solid, options: MeshOptions = {}): SolidMesh {
  requireSolid('solidToMesh', 'solid', solid);
  requireOptions('solidToMesh', 'options', options, 'manifold precision onProgress signal');
  const { manifold = false, precision = 'double', onProgress, signal } = options;
  requireBoolean('solidToMesh', 'options.manifold', manifold);
  requireOneOf('solidToMesh', 'options.precision', precision, ['double', 'single']);
  requireWatch('solidToMesh', onProgress, signal);
  if (solid.isUnbounded && solid.faces.length === 0) {
    rejectWords('solidToMesh', 'solid', 'a solid with a boundary', 'all of space');
  }
  const numbers = PRECISIONS[precision];
  onProgress?.('rounding', 0, 1);
  const first = roundSolid(solid, numbers);
  onProgress?.('rounding', 1, 1);
  let last: Parameters<Watch> = [0, 1];
  const watch = (...step: Parameters<Watch>) => {
    last = step;
    onProgress?.('repair', ...step);
    if (signal?.aborted === true) throw ABORTED;
  };
  const mesh = certifiedAfterRepair(first, manifold ? 0 : first.contacts, numbers, {
    watch,
    // All ways were tried that are counted.
    watchRest: () => watch(...last),
    isAborted: () => signal?.aborted === true,
  });
  return solid.isUnbounded ? { ...mesh, indices: reversed(mesh.indices) } : mesh;
}

interface Steps {
  readonly watch: Watch;
  readonly watchRest: () => void;
  readonly isAborted: () => boolean;
}

/** The mesh as it is where that will do, repaired where that can be done. */
function certifiedAfterRepair(
  first: TestedMesh,
  contacts: 0 | 1 | 2,
  precision: Precision,
  steps: Steps,
): SolidMesh {
  const isSound = first.faults.length === 0;
  const asItIs = () =>
    certified(first, { type: isSound ? 'valid' : 'unresolved', deviation: first.deviation, cause: null });
  if (isSound && first.contacts <= contacts) return asItIs();
  // Where coordinates are too large or all too small, nothing helps.
  if (first.beyond.length > 0 || first.positions.every((x) => x === 0)) return asItIs();
  const repair =
    repairMesh(first, contacts, precision, steps.watch) ??
    (steps.isAborted() ? null : snapRepair(first, contacts, precision, steps.watchRest));
  if (repair === null || (isSound && repair.mesh.contacts > contacts)) return asItIs();
  const { mesh, deviation } = repair;
  return certified(mesh, { type: 'repaired', deviation, cause: isSound ? 'contacts' : 'rounding' });
}

/**
 * The mesh parted and rounded in turn, as those are that were written triangle by triangle; then parted where it
 * touches itself too much, if that can be done.
 */
function snapRepair(
  first: TestedMesh,
  contacts: 0 | 1 | 2,
  precision: Precision,
  watch: Watch,
): Repair | null {
  const found = snappedMesh(first, precision, isDenselyWrong(first.faults, first.indices.length / 3), watch);
  if (found === null) return null;
  const mesh = tested(found);
  if (mesh.contacts <= contacts) return { mesh, deviation: mesh.deviation };
  return repairMesh(mesh, contacts, precision, watch) ?? { mesh, deviation: mesh.deviation };
}

function certified(
  { positions, indices, contacts, faults }: TestedMesh,
  known: Pick<MeshCertificate, 'type' | 'deviation' | 'cause'>,
): SolidMesh {
  const isManifold = contacts === 0 && known.type !== 'unresolved';
  return { positions, indices, certificate: { ...known, isManifold, remaining: faults } };
}
