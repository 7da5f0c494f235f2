import {
  ArgumentError,
  rejectWords,
  requireBoolean,
  requireOneOf,
  requireOptions,
  requireWatch,
} from '../../core/arguments/index.js';
import { type MeshInput, type PreparedMesh, selfIntersects } from '../../mesh/index.js';
import { ABORTED } from '../../mesh/validation/progress.js';
import { combineSolids } from '../engine/combine.js';
import { type MeshFaults, meshFaults } from '../output/mesh-faults.js';
import { PRECISIONS, type Precision } from '../output/precision.js';
import { roundSolid } from '../output/round-solid.js';
import { type MeshCertificate, solidToMesh } from '../output/solid-to-mesh.js';
import { solidOfInput } from '../solid-from-mesh.js';
import { type MeshBoundary, type MeshCombination, meshBoundary } from './arrangement.js';
import { solidOfBoundary } from './exact-solid.js';
import { localContacts } from './local-proof.js';
import { type MeshOperand, meshOperand } from './operand.js';
import { rememberResult } from './result-memory.js';
import { isDenselyWrong, type ProvedSnap, snappedMesh } from './snapped-mesh.js';
import { type MeshOrigins, type WrittenMesh, writeBoundary } from './written-mesh.js';

/** The parts of the work, in order. */
export type MeshBooleanStage = 'reading' | 'combining' | 'rounding' | 'repair';

/** How a mesh is changed by others. */
export interface MeshChangeOptions {
  /**
   * If it is true, no mesh is looked through for self-intersections, and the certificate says `trusted`. A mesh that
   * has some may then give anything, but nothing hangs. (Where the result cannot be proved, the meshes are looked
   * through all the same before it is repaired.) It is false by default.
   */
  readonly trust?: boolean | undefined;
  /**
   * Hears how many meshes are read, when they are combined, and how far the rounding is, and a repair: see
   * `MeshOptions`.
   */
  readonly onProgress?: ((stage: MeshBooleanStage, done: number, total: number) => void) | undefined;
  /** Ends a repair: see `MeshOptions`. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** How meshes are combined. */
export interface MeshBooleanOptions extends MeshChangeOptions {
  /**
   * `single`: all coordinates are 32-bit numbers, which graphics hardware and some files hold, and the certificate is
   * about these; `double` by default.
   */
  readonly precision?: 'double' | 'single' | undefined;
}

/** Meshes combined: a mesh in doubles, what is certain about it, and where its triangles come from. */
export interface CombinedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly certificate: MeshCertificate & { readonly trusted: boolean };
  /**
   * Null where triangles are not parts of input triangles any more: the inputs or the result had to be resolved. What
   * was repaired has them as a rule: its triangles lie along their sources, within the deviation.
   */
  readonly origins: MeshOrigins | null;
}

/** Meshes that were checked, each once, however often it was given. */
export interface CheckedMeshes {
  readonly where: string;
  readonly names: readonly string[];
  readonly distinct: readonly (MeshInput | PreparedMesh)[];
  /** Null if one of them has to be resolved first. */
  readonly operands: readonly MeshOperand[] | null;
  /** For each mesh that was given its number among them. */
  readonly places: readonly number[];
  readonly combination: MeshCombination;
  readonly trust: boolean;
  readonly precision: 'double' | 'single';
  readonly watch: Pick<MeshBooleanOptions, 'onProgress' | 'signal'>;
}

/**
 * Checks what is to be combined.
 *
 * @param nameOf what the mesh at a place is called in errors
 * @param combination from whether a point is inside each of the meshes at their places
 * @param names the names of the options, one space between
 */
export function checkedMeshes(
  where: string,
  meshes: readonly (MeshInput | PreparedMesh)[],
  nameOf: (place: number) => string,
  options: MeshBooleanOptions,
  combination: MeshCombination,
  names = 'trust onProgress signal precision',
): CheckedMeshes {
  requireOptions(where, 'options', options, names);
  const { trust = false, precision = 'double', onProgress, signal } = options;
  requireOneOf(where, 'options.precision', precision, ['double', 'single']);
  requireBoolean(where, 'options.trust', trust);
  requireWatch(where, onProgress, signal);
  const distinct = [...new Set(meshes)];
  const number = new Map(distinct.map((mesh, i) => [mesh, i]));
  const places = meshes.map((mesh) => number.get(mesh)!);
  const called = distinct.map((mesh) => nameOf(meshes.indexOf(mesh)));
  const operands = distinct.map((mesh, i) => {
    onProgress?.('reading', i, distinct.length);
    return meshOperand(where, called[i]!, mesh, trust);
  });
  onProgress?.('reading', distinct.length, distinct.length);
  return {
    where,
    names: called,
    distinct,
    operands: operands.includes(null) ? null : (operands as MeshOperand[]),
    places,
    combination: (isIn) => combination(places.map((i) => isIn[i]!)),
    trust,
    precision,
    watch: { onProgress, signal },
  };
}

/** The combination of meshes that were checked. */
export function combined(checked: CheckedMeshes): CombinedMesh {
  return (
    unlessMisplaced(checked, (operands) => {
      const { onProgress } = checked.watch;
      onProgress?.('combining', 0, 1);
      const boundary = meshBoundary(operands, checked.combination);
      onProgress?.('combining', 1, 1);
      requireInsides(checked, operands, boundary);
      return certified(boundary, checked);
    }) ?? resolved(checked)
  );
}

/**
 * What can be made of meshes that meet themselves nowhere; null if one of them does. If they are trusted, nobody has
 * looked: then anything may come out, or an invariant fail, and only then it is looked whether the trust was misplaced.
 */
export function unlessMisplaced<T>(
  { operands, trust }: CheckedMeshes,
  make: (operands: readonly MeshOperand[]) => T | null,
): T | null {
  if (operands === null) return null;
  try {
    return make(operands);
  } catch (error) {
    if (error instanceof ArgumentError || !trust || !meetThemselves(operands)) throw error;
    return null;
  }
}

function meetThemselves(operands: readonly MeshOperand[]): boolean {
  return operands.some(({ mesh }) => selfIntersects(mesh));
}

/** The combination of the solids that meshes enclose, whatever is wrong with these. */
function resolved({ where, names, distinct, combination, precision, watch }: CheckedMeshes): CombinedMesh {
  const solids = distinct.map((mesh, i) => solidOfInput(where, names[i]!, mesh, undefined));
  const made = solidToMesh(combineSolids(solids, combination), { ...watch, precision });
  return { ...made, certificate: { ...made.certificate, trusted: false }, origins: null };
}

/** @throws RangeError for a mesh that is inside out */
export function requireInsides(
  { where, names }: CheckedMeshes,
  operands: readonly MeshOperand[],
  { hasInside }: MeshBoundary,
): void {
  hasInside.forEach((has, i) => {
    if (has || operands[i]!.mesh.triangles === 0) return;
    rejectWords(where, names[i]!, 'a mesh whose faces look outward', 'one that is inside out');
  });
}

function certified(boundary: MeshBoundary, checked: CheckedMeshes): CombinedMesh | null {
  const { places, trust: trusted, precision, watch } = checked;
  watch.onProgress?.('rounding', 0, 1);
  const numbers = PRECISIONS[precision];
  let written = writeBoundary(boundary, false, numbers);
  let found = faultsOf(written, boundary);
  // Triangles that are nearly flat turn over most easily: where rounding did harm, those are looked for.
  if (found !== null && found.faults.length > 0) {
    written = writeBoundary(boundary, true, numbers);
    found = faultsOf(written, boundary);
  }
  if (found === null || found.faults.length > 0) {
    // Before a result is repaired, it is looked whether it is one: of trusted meshes it may be none.
    if (trusted && meetThemselves(boundary.operands)) return null;
    return madeAnew(boundary, written, found, checked);
  }
  watch.onProgress?.('rounding', 1, 1);
  const { positions, indices, deviation, points, cornerOf } = written;
  const origins = namedOrigins(written.origins, places, boundary.operands.length);
  const meshes = places.map((i) => boundary.operands[i]!.given);
  rememberResult({ meshes, indices, origins, points, cornerOf });
  return {
    positions,
    indices,
    certificate: validCertificate(deviation, found.contacts === 0, trusted),
    origins,
  };
}

/**
 * What is not proved as it was written. Where little is wrong with doubles, whole faces may still do, in other
 * triangles; else triangles are moved, and keep their sources; and if that does not end, the solid is repaired.
 *
 * @param found what is wrong; null if a coordinate is beyond the largest number
 */
function madeAnew(
  boundary: MeshBoundary,
  written: WrittenMesh,
  found: MeshFaults | null,
  { places, trust: trusted, precision, watch }: CheckedMeshes,
): CombinedMesh {
  const numbers = PRECISIONS[precision];
  if (found !== null) {
    const isDense = isDenselyWrong(found.faults, written.indices.length / 3);
    if (precision === 'double' && !isDense) {
      const { positions, indices, deviation, faults, contacts } = roundSolid(
        solidOfBoundary(boundary),
        numbers,
      );
      const certificate = validCertificate(deviation, contacts === 0, trusted);
      if (faults.length === 0) return { positions, indices, certificate, origins: null };
    }
    const snap = snappedMesh(written, numbers, isDense, (done, total) => {
      watch.onProgress?.('repair', done, total);
      if (watch.signal?.aborted === true) throw ABORTED;
    });
    if (snap !== null) return repaired(boundary, written, snap, { places, trusted, numbers });
  }
  const made = solidToMesh(solidOfBoundary(boundary), { ...watch, precision });
  return { ...made, certificate: { ...made.certificate, trusted }, origins: null };
}

/** A result that was repaired, and knows where its triangles come from. */
function repaired(
  boundary: MeshBoundary,
  written: WrittenMesh,
  { positions, indices, sources, turned, deviation, isManifold }: ProvedSnap,
  {
    places,
    trusted,
    numbers,
  }: { readonly places: readonly number[]; readonly trusted: boolean; readonly numbers: Precision },
): CombinedMesh {
  const { operands } = boundary;
  const all = namedOrigins(written.origins, places, operands.length);
  const origins: MeshOrigins = {
    operands: sources.map((t) => all.operands[t]!),
    triangles: sources.map((t) => all.triangles[t]!),
    turned: turned.map((way, i) => way ^ all.turned[sources[i]!]!),
  };
  const meshes = places.map((i) => operands[i]!.given);
  const cornerOf = cornersAt({ positions, indices, origins }, meshes, numbers);
  rememberResult({ meshes, indices, origins, points: null, positions, cornerOf });
  const certificate = { type: 'repaired', deviation, cause: 'rounding', isManifold, remaining: [] } as const;
  return { positions, indices, certificate: { ...certificate, trusted }, origins };
}

/** For each corner which corner of its source triangle it is, rounded; or -1. */
function cornersAt(
  { positions, indices, origins }: Pick<CombinedMesh, 'positions' | 'indices'> & { origins: MeshOrigins },
  meshes: readonly PreparedMesh[],
  { round }: Precision,
): Int8Array {
  return Int8Array.from(indices, (v, corner) => {
    const t = Math.floor(corner / 3);
    const source = meshes[origins.operands[t]!]!;
    const first = 3 * origins.triangles[t]!;
    const isAt = (k: number) => {
      const own = source.indices[first + k]!;
      return [0, 1, 2].every((i) => positions[3 * v + i] === round(source.positions[3 * own + i]!));
    };
    return [0, 1, 2].findIndex(isAt);
  });
}

/** What speaks against a mesh that was written; null if a coordinate is beyond the largest number. */
function faultsOf(written: WrittenMesh, { operands }: MeshBoundary): MeshFaults | null {
  const { positions, indices, isRounded, isBeyond, isWholeExact } = written;
  if (isBeyond) return null;
  const near = isWholeExact ? localContacts(written, operands) : null;
  if (near !== null) return { faults: [], contacts: near };
  const isExact = isRounded.map((is) => 1 - is);
  return meshFaults(positions, indices, isExact);
}

/** Where a mesh was given several times, its first place stands for it. */
export function namedOrigins(origins: MeshOrigins, places: readonly number[], operands: number): MeshOrigins {
  const first = Array.from({ length: operands }, (_, i) => places.indexOf(i));
  return { ...origins, operands: origins.operands.map((i) => first[i]!) };
}

/** What is certain about a mesh of which nothing had to be repaired. */
export function validCertificate(
  deviation: number,
  isManifold: boolean,
  trusted: boolean,
): CombinedMesh['certificate'] {
  return { type: 'valid', deviation, cause: null, isManifold, remaining: [], trusted };
}
