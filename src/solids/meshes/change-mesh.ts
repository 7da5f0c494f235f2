import { rejectWords, requireList, requireObject, requireOneOf } from '../../core/arguments/index.js';
import { type MeshInput, type PreparedMesh, prepareMesh } from '../../mesh/index.js';
import { PreparedMesh as Prepared, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import { type ChangedBoundary, changedBoundary } from './changed-boundary.js';
import { type AddedTriangles, addedTriangles } from './changed-mesh.js';
import {
  type CheckedMeshes,
  type CombinedMesh,
  checkedMeshes,
  combined,
  type MeshChangeOptions,
  namedOrigins,
  requireInsides,
  unlessMisplaced,
  validCertificate,
} from './combined-mesh.js';
import { localContacts } from './local-proof.js';
import { MESH_RULES, type MeshOperation } from './mesh-rules.js';
import type { MeshOperand } from './operand.js';
import { rememberResult } from './result-memory.js';
import type { MeshOrigins } from './written-mesh.js';

/** What a change is asked: triangles that stay are not touched, so there is no precision. */
const NAMES = 'trust onProgress signal';

/** Triangles that come to a mesh. */
export interface AddedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** Where they come from: 0 is the mesh that was changed, tool i is i + 1; null as in a {@link CombinedMesh}. */
  readonly origins: MeshOrigins | null;
}

/** What a combination changed about a mesh. */
export interface MeshChange {
  /**
   * The triangles of the mesh that are not there any more, in ascending order; those that meet a tool are among them,
   * and come again as far as they stay.
   */
  readonly removed: Uint32Array;
  /** What comes instead; its corners on triangles that stay have the same numbers as these have. */
  readonly added: AddedMesh;
  readonly certificate: CombinedMesh['certificate'];
  /** All of the result, made when it is asked for first: what stays of the mesh comes behind what was added. */
  mesh(): CombinedMesh;
}

/**
 * Combines a prepared mesh with others, and says what that changes: which of its triangles vanish and which come. The
 * set is that of `meshUnion` and its kin, of the mesh first and the tools behind it; but triangles that stay are not
 * touched, so that a small tool costs the same on a mesh of any size, once the mesh has been combined before: the first
 * call looks for its self-intersections (if it is not trusted), its neighbours and its parts.
 *
 * Where inputs have to be resolved or the result to be repaired, all triangles vanish, and all of the result comes.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Cherchi et al. 2022, "Interactive and Robust Mesh
 * Booleans" (patches).
 *
 * @param mesh a prepared mesh, or what a change made of one: its `mesh()` is prepared then, which costs what it has
 *   triangles
 * @param operation what becomes of the mesh: its union with the tools, what is common to all, the mesh without any
 *   tool, what an odd number of them has
 * @param tools closed meshes
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const part = prepareMesh(corner(4));
 * const far = { ...corner(1), positions: corner(1).positions.map((x) => x + 9) };
 * changeMesh(part, 'difference', [far]).removed; // new Uint32Array()
 * const change = changeMesh(part, 'difference', [corner(1)]);
 * change.removed; // new Uint32Array([0, 1, 3])
 * change.mesh().certificate.type; // 'valid'
 */
export function changeMesh(
  mesh: PreparedMesh | MeshChange,
  operation: MeshOperation,
  tools: readonly (MeshInput | PreparedMesh)[],
  options: MeshChangeOptions = {},
): MeshChange {
  const where = 'changeMesh';
  requireObject(where, 'mesh', 'a prepared mesh or a change of one', mesh);
  const base = mesh instanceof Change ? mesh.prepared() : (mesh as PreparedMesh);
  if (!(base instanceof Prepared)) requirePrepared(where, 'mesh', base);
  requireOneOf(where, 'operation', operation, Object.keys(MESH_RULES));
  requireList(where, 'tools', 'a list of meshes', tools);
  if (tools.length === 0) rejectWords(where, 'tools', 'a list of at least one mesh', 'an empty one');
  const nameOf = (place: number) => (place === 0 ? 'mesh' : `tools[${place - 1}]`);
  const checked = checkedMeshes(where, [base, ...tools], nameOf, options, MESH_RULES[operation], NAMES);
  const change = unlessMisplaced(checked, (operands) => changed(checked, operands));
  return change ?? allOf(combined(checked), base);
}

/** What changed, if it can be proved from what is near; else null. */
function changed(checked: CheckedMeshes, operands: readonly MeshOperand[]): MeshChange | null {
  const { combination, places, trust } = checked;
  const found = changedBoundary(operands, combination);
  requireInsides(checked, operands, found.boundary);
  let added = addedTriangles(found);
  let contacts = added.isBeyond ? null : localContacts(added, operands);
  // As in whole meshes: where rounding did harm, triangles that are nearly flat are looked for.
  if (contacts === null && !added.isBeyond) {
    added = addedTriangles(found, true);
    contacts = localContacts(added, operands);
  }
  if (contacts === null) return null;
  const origins = namedOrigins(added.origins, places, operands.length);
  const certificate = validCertificate(added.deviation, contacts === 0, trust);
  const triangles = added.origins.triangles.length;
  const mesh = () => {
    const all = wholeMesh(operands[0]!, found, added, origins);
    const meshes = places.map((i) => operands[i]!.given);
    const { points, cornerOf } = added;
    rememberResult({ meshes, indices: all.indices, origins: all.origins, points, cornerOf });
    return { ...all, certificate };
  };
  return new Change(
    Uint32Array.from(found.gone.keys()).sort(),
    {
      positions: Float64Array.from(added.positions.slice(0, 3 * added.vertices)),
      indices: Uint32Array.from(added.indices.slice(0, 3 * triangles)),
      origins,
    },
    certificate,
    mesh,
  );
}

/** A change that leaves nothing as it was. */
function allOf(result: CombinedMesh, base: PreparedMesh): MeshChange {
  const removed = Uint32Array.from({ length: base.triangles }, (_, t) => t);
  const { positions, indices, origins, certificate } = result;
  return new Change(removed, { positions, indices, origins }, certificate, () => result);
}

class Change implements MeshChange {
  readonly removed: Uint32Array;
  readonly added: AddedMesh;
  readonly certificate: CombinedMesh['certificate'];
  readonly #make: () => CombinedMesh;
  #mesh: CombinedMesh | undefined;
  #prepared: PreparedMesh | undefined;

  constructor(
    removed: Uint32Array,
    added: AddedMesh,
    certificate: CombinedMesh['certificate'],
    make: () => CombinedMesh,
  ) {
    this.removed = removed;
    this.added = added;
    this.certificate = certificate;
    this.#make = make;
  }

  mesh(): CombinedMesh {
    this.#mesh ??= this.#make();
    return this.#mesh;
  }

  prepared(): PreparedMesh {
    this.#prepared ??= prepareMesh(this.mesh());
    return this.#prepared;
  }
}

/** What was added, and behind it the triangles that stay. */
function wholeMesh(
  { mesh }: MeshOperand,
  { gone }: ChangedBoundary,
  added: AddedTriangles,
  origins: MeshOrigins,
): { positions: Float64Array; indices: Uint32Array; origins: MeshOrigins } {
  const own = origins.triangles.length;
  const triangles = own + mesh.triangles - gone.size;
  const positions = new Float64Array(3 * (added.vertices + mesh.vertices));
  positions.set(added.positions.slice(0, 3 * added.vertices));
  const indices = new Uint32Array(3 * triangles);
  indices.set(added.indices.slice(0, 3 * own));
  const all: MeshOrigins = {
    operands: new Uint32Array(triangles),
    triangles: new Uint32Array(triangles),
    turned: new Uint8Array(triangles),
  };
  all.operands.set(origins.operands);
  all.triangles.set(origins.triangles);
  all.turned.set(origins.turned);
  const numbers = new Int32Array(mesh.vertices).fill(-1);
  for (const [v, number] of added.numbers) numbers[v] = number;
  let [vertices, next] = [added.vertices, own];
  for (let t = 0; t < mesh.triangles; t++) {
    if (gone.has(t)) continue;
    for (let k = 0; k < 3; k++) {
      const v = mesh.indices[3 * t + k]!;
      if (numbers[v]! < 0) {
        numbers[v] = vertices;
        // Adding zero makes 0 of -0.
        for (let i = 0; i < 3; i++) positions[3 * vertices + i] = mesh.positions[3 * v + i]! + 0;
        vertices++;
      }
      indices[3 * next + k] = numbers[v]!;
    }
    all.triangles[next++] = t;
  }
  return { positions: positions.slice(0, 3 * vertices), indices, origins: all };
}
