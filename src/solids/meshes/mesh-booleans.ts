import {
  rejectWords,
  requireBoolean,
  requireFunction,
  requireList,
  requireObject,
  requireOptions,
} from '../../core/arguments/index.js';
import type { MeshInput, PreparedMesh } from '../../mesh/index.js';
import { combineSolids } from '../engine/combine.js';
import { meshFaults } from '../output/mesh-faults.js';
import { type MeshCertificate, solidToMesh } from '../output/solid-to-mesh.js';
import { solidOfInput } from '../solid-from-mesh.js';
import { type MeshBoundary, type MeshCombination, meshBoundary } from './arrangement.js';
import { solidOfBoundary } from './exact-solid.js';
import { localContacts } from './local-proof.js';
import { rememberResult } from './made-corners.js';
import { type MeshOperand, meshOperand } from './operand.js';
import { type MeshOrigins, writeBoundary } from './written-mesh.js';

/** How meshes are combined. */
export interface MeshBooleanOptions {
  /**
   * If it is true, no mesh is looked through for self-intersections, and the certificate says `trusted`. A mesh that
   * has some may then give anything, but nothing hangs. It is false by default.
   */
  readonly trust?: boolean | undefined;
  /** Hears how far a repair is, and the rounding before it: see `MeshOptions`. */
  readonly onProgress?: ((stage: 'rounding' | 'repair', done: number, total: number) => void) | undefined;
  /** Ends a repair: see `MeshOptions`. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** Meshes combined: a mesh in doubles, what is certain about it, and where its triangles come from. */
export interface CombinedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly certificate: MeshCertificate & { readonly trusted: boolean };
  /** Null where triangles are not parts of input triangles any more: the inputs or the result had to be resolved. */
  readonly origins: MeshOrigins | null;
}

/** The combination of meshes, each of which is checked once, however often it is there. */
function combine(
  where: string,
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions,
  combination: MeshCombination,
): CombinedMesh {
  requireList(where, 'meshes', 'a list of meshes', meshes);
  if (meshes.length === 0) rejectWords(where, 'meshes', 'a list of at least one mesh', 'an empty one');
  requireOptions(where, 'options', options, 'trust onProgress signal');
  const { trust = false, onProgress, signal } = options;
  requireBoolean(where, 'options.trust', trust);
  if (onProgress !== undefined) requireFunction(where, 'options.onProgress', onProgress);
  if (signal !== undefined) requireObject(where, 'options.signal', 'an AbortSignal', signal);
  const distinct = [...new Set(meshes)];
  const places = meshes.map((mesh) => distinct.indexOf(mesh));
  const names = distinct.map((mesh) => `meshes[${meshes.indexOf(mesh)}]`);
  const ofDistinct: MeshCombination = (isIn) => combination(places.map((i) => isIn[i]!));
  const watch = { onProgress, signal };
  const operands: MeshOperand[] = [];
  for (const [i, mesh] of distinct.entries()) {
    const operand = meshOperand(where, names[i]!, mesh, trust);
    if (operand !== null) operands.push(operand);
  }
  if (operands.length < distinct.length) {
    const solids = distinct.map((mesh, i) => solidOfInput(where, names[i]!, mesh, undefined));
    const made = solidToMesh(combineSolids(solids, ofDistinct), watch);
    return { ...made, certificate: { ...made.certificate, trusted: false }, origins: null };
  }
  const boundary = meshBoundary(operands, ofDistinct);
  boundary.hasInside.forEach((has, i) => {
    if (has || operands[i]!.mesh.triangles === 0) return;
    rejectWords(where, names[i]!, 'a mesh whose faces look outward', 'one that is inside out');
  });
  return certified(boundary, places, trust, watch);
}

function certified(
  boundary: MeshBoundary,
  places: readonly number[],
  trusted: boolean,
  watch: Pick<MeshBooleanOptions, 'onProgress' | 'signal'>,
): CombinedMesh {
  watch.onProgress?.('rounding', 0, 1);
  const written = writeBoundary(boundary);
  const { positions, indices, origins, isRounded, deviation, isBeyond } = written;
  let contacts = isBeyond ? null : localContacts(written, boundary.operands);
  if (contacts === null && !isBeyond) {
    const all = meshFaults(
      positions,
      indices,
      isRounded.map((is) => 1 - is),
    );
    if (all.faults.length === 0) contacts = all.contacts;
  }
  if (contacts === null) {
    const made = solidToMesh(solidOfBoundary(boundary), watch);
    return { ...made, certificate: { ...made.certificate, trusted }, origins: null };
  }
  watch.onProgress?.('rounding', 1, 1);
  // Where a mesh was given several times, its first place.
  const first = boundary.operands.map((_, i) => places.indexOf(i));
  const operands = origins.operands.map((i) => first[i]!);
  const isManifold = contacts === 0;
  const named: MeshOrigins = { ...origins, operands };
  const { points, cornerOf } = written;
  rememberResult({
    meshes: places.map((i) => boundary.operands[i]!.given),
    indices,
    origins: named,
    points,
    cornerOf,
  });
  return {
    positions,
    indices,
    certificate: { type: 'valid', deviation, cause: null, isManifold, remaining: [], trusted },
    origins: named,
  };
}

/**
 * The union of what closed meshes enclose, as a mesh: what `solidToMesh` makes of `solidUnion`, without a solid in
 * between. Triangles that meet no other mesh stay the doubles that they are; the others are cut exactly, only vertices
 * that are new are rounded, and only what is new is tested with what is near it.
 *
 * A mesh that meets itself, or has triangles without an area, is taken as `solidFromMesh` takes it, by the rule
 * `positive`. One that was prepared (`prepareMesh`) is looked through once, however often it is combined.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Cherchi et al. 2022, "Interactive and Robust Mesh
 * Booleans".
 *
 * @param meshes closed: each edge is run as often one way as the other; vertices with equal coordinates are one
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const { certificate, origins } = meshUnion([corner(1), corner(2)]);
 * certificate.type; // 'valid'
 * origins.operands.includes(1); // true
 */
export function meshUnion(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshUnion', meshes, options, (isIn) => isIn.includes(true));
}

/**
 * The intersection of what closed meshes enclose, as a mesh, without faces, edges and points that have no inside: see
 * {@link meshUnion}.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * Math.max(...meshIntersection([corner(1), corner(2)]).positions); // 1
 */
export function meshIntersection(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshIntersection', meshes, options, (isIn) => !isIn.includes(false));
}

/**
 * What the first of some closed meshes encloses, and none of the others, as a mesh: see {@link meshUnion}. Triangles of
 * the others are turned.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * meshDifference([corner(1), corner(2)]).indices.length; // 0
 * meshDifference([corner(2), corner(1)]).origins.turned.includes(1); // true
 */
export function meshDifference(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshDifference', meshes, options, ([isIn, ...others]) => isIn! && !others.includes(true));
}

/**
 * What belongs to an odd number of the insides of closed meshes, as a mesh: see {@link meshUnion}.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * meshSymmetricDifference([corner(2), corner(2)]).indices.length; // 0
 */
export function meshSymmetricDifference(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine(
    'meshSymmetricDifference',
    meshes,
    options,
    (isIn) => isIn.filter((one) => one).length % 2 === 1,
  );
}
