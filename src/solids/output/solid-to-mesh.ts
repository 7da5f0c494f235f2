import { sumUp } from '../../arithmetic/directed.js';
import { nextUp } from '../../arithmetic/index.js';
import { requireBoolean, requireOptions } from '../../core/arguments/index.js';
import { solidOfMesh } from '../engine/combine.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { FaceTurns } from './face-turns.js';
import { flipEdges } from './flip-edges.js';
import { type MeshFault, type MeshFaults, meshFaults } from './mesh-faults.js';
import { partContacts } from './part-contacts.js';
import { type RoundedVertices, roundVertices } from './round-vertices.js';
import { snapMesh } from './snap-mesh.js';
import { triangulateSolid } from './triangulate-solid.js';

/**
 * What is certain about a mesh in doubles that was made of a solid.
 *
 * - `valid`: every vertex is the nearest double, and nothing touches, crosses or is turned over that is not in the solid.
 * - `repaired`: that was not so with the nearest doubles; the mesh is closed, oriented and does not cross itself either, but vertices
 *   fell together or were moved, and parts thinner than the deviation may be lost or closed.
 * - `unresolved`: `remaining` says what is wrong with the mesh. The solid itself can be written without loss (`solidToJson`).
 */
export interface MeshCertificate {
  readonly kind: 'valid' | 'repaired' | 'unresolved';
  /**
   * No point of the mesh is further from the boundary of the solid than this, in any coordinate: rounded up; of a valid mesh, the
   * largest difference between a vertex's coordinate and the double. At most 2^-40 of the largest coordinate, if it is repaired.
   */
  readonly deviation: number;
  /** Whether the mesh does not touch itself, in a vertex or an edge; what does is no manifold, and `checkMesh` says so. */
  readonly isManifold: boolean;
  /** What is wrong with the mesh; nothing, unless it is unresolved. */
  readonly remaining: readonly MeshFault[];
}

/** What is asked of a mesh. */
export interface MeshOptions {
  /** Whether a mesh that touches itself where the solid does is parted there, by less than a repair may deviate; it is not by default. */
  readonly manifold?: boolean | undefined;
}

/** A solid as a mesh of triangles in doubles. */
export interface SolidMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly certificate: MeshCertificate;
}

/** So often a mesh is resolved and rounded. */
const ROUNDS = 3;
/** A mesh that has so many times the triangles of the first one after a round is not getting better. */
const GROWTH = 4;
/** What is brought together is as close as this, against the largest coordinate; first nothing is. */
const NEAR = [null, 2 ** -49, 2 ** -47, 2 ** -45, 2 ** -43];
/** A distance of points, or of a point from where it was calculated to be, is wrong by less than this, against the same. */
const SLACK = 2 ** -49;
/** How far vertices move where a mesh touches itself, against the same. */
const STEPS = [2 ** -46, 2 ** -44, 2 ** -42];
/** What a repaired mesh may deviate, against the same. */
const MOST = 2 ** -40;

/**
 * A solid as a mesh of triangles in doubles, with a certificate that says what is certain about it.
 *
 * 1. Vertices are rounded to the nearest doubles, and the mesh is tested exactly, by `checkMesh`. Faces where it fails are tried in
 *    other triangles, as fat as can be.
 * 2. Where that fails, the solid that the rounded mesh encloses (what it winds around more than 0 times) is formed exactly, and is
 *    rounded again; if that does not end, vertices, edges and triangles that are close where the mesh meets itself are brought
 *    together before.
 * 3. Where that fails, too, or takes the mesh too far, the certificate says so.
 *
 * A solid may touch itself, in vertices and edges. So may the mesh, which then is no manifold: valid is what is closed, oriented,
 * without crossings, and touches itself only where the solid does. What is a manifold, too, is valid for `checkMesh`: `manifold` asks
 * for that. Where parts fell together that do not touch in the solid, they are parted in any case, if that can be done. (Of an unbounded
 * solid, the mesh looks inward; `checkMesh` would call it inverted.)
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry" (rounding, and resolving again); Lawson 1977 (flips).
 *
 * @throws RangeError for what is no solid, or an option without a meaning
 * @example
 * const axes = [[3, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const { positions, indices, certificate } = solidToMesh(convexSolid(axes.map((normal) => ({ normal, constant: -1 }))));
 * positions[12]; // 1 / 3
 * indices.length / 3; // 12
 * certificate; // { kind: 'valid', deviation: 1.8503717077085944e-17, isManifold: true, remaining: [] }
 */
export function solidToMesh(solid: Solid, options: MeshOptions = {}): SolidMesh {
  requireSolid('solidToMesh', 'solid', solid);
  requireOptions('solidToMesh', 'options', options);
  const { manifold = false } = options;
  requireBoolean('solidToMesh', 'options.manifold', manifold);
  const first = attempt(solid);
  const mesh =
    first.faults.length > 0
      ? repaired(first, manifold)
      : ((manifold ? parted(first, first.deviation) : null) ?? certified(first, 'valid', first.deviation));
  return solid.isUnbounded ? { ...mesh, indices: reversed(mesh.indices) } : mesh;
}

/** A mesh that was tested. */
interface Attempt extends RoundedVertices, MeshFaults {
  /** Seen from outside; of an unbounded solid, from inside. */
  readonly indices: Uint32Array;
}

function certified(
  { positions, indices, contacts, faults }: Attempt,
  kind: MeshCertificate['kind'],
  deviation: number,
): SolidMesh {
  const isManifold = contacts === 0 && kind !== 'unresolved';
  return { positions, indices, certificate: { kind, deviation, isManifold, remaining: faults } };
}

/**
 * Resolves and rounds until nothing is wrong; first as it is, then with what is close brought together. A mesh that touches itself in
 * more ways than the solid does, because parts fell together, is taken only if there is no other.
 */
function repaired(first: Attempt, manifold: boolean): SolidMesh {
  const largest = largestOf(first);
  // Where coordinates are too large or all too small, nothing helps.
  if (first.beyond.length > 0 || largest === 0) return certified(first, 'unresolved', first.deviation);
  let best: Repair | null = null;
  for (const near of NEAR) {
    const found = repairedWith(first, near, largest);
    if (found !== null && (best === null || found.mesh.contacts < best.mesh.contacts)) best = found;
    if (best !== null && best.mesh.contacts <= first.contacts) break;
  }
  if (best === null) return certified(first, 'unresolved', first.deviation);
  const isMore = best.mesh.contacts > (manifold ? 0 : first.contacts);
  return (
    (isMore ? parted(best.mesh, best.deviation) : null) ?? certified(best.mesh, 'repaired', best.deviation)
  );
}

const largestOf = ({ positions }: Attempt): number =>
  positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** The mesh parted where it touches itself in vertices and edges; null if it does not, or that cannot be done. */
function parted(mesh: Attempt, deviation: number): SolidMesh | null {
  if (mesh.contacts !== 1) return null;
  const largest = largestOf(mesh);
  for (const step of STEPS) {
    const { positions, indices, moved } = partContacts(mesh.positions, mesh.indices, step * largest);
    const isExact = new Uint8Array(positions.length / 3);
    const found = meshFaults(positions, indices, isExact);
    const sum = sumUp(deviation, nextUp(moved));
    if (found.faults.length > 0 || found.contacts > 0 || !(sum <= MOST * largest)) continue;
    return certified({ ...mesh, ...found, positions, indices, isExact }, 'repaired', sum);
  }
  return null;
}

interface Repair {
  readonly mesh: Attempt;
  readonly deviation: number;
}

function repairedWith(first: Attempt, near: number | null, largest: number): Repair | null {
  let mesh = first;
  let { deviation } = first;
  for (let round = 0; round < ROUNDS && mesh.faults.length > 0; round++) {
    if (mesh.indices.length > GROWTH * first.indices.length) return null;
    const moved =
      near === null
        ? { ...mesh, deviation }
        : snapMesh({ ...mesh, deviation }, near * largest, SLACK * largest);
    mesh = attempt(solidOfMesh('solidToMesh', 'solid', moved, (winding) => winding > 0));
    deviation = sumUp(moved.deviation, mesh.deviation);
  }
  return mesh.faults.length === 0 && deviation <= MOST * largest ? { mesh, deviation } : null;
}

/** Rounds, and tests with the triangles of the sweep, then with fatter ones where that fails. */
function attempt(solid: Solid): Attempt {
  const { planes, points } = solidPoints('solidToMesh', solid);
  const rounded = roundVertices(points);
  const { triangles, faceOf } = triangulateSolid(solid);
  const tested = (): Attempt => {
    const indices = solid.isUnbounded ? reversed(triangles) : triangles;
    return { ...rounded, ...faultsOf(rounded, indices), indices };
  };
  const first = tested();
  if (first.faults.length === 0 || rounded.beyond.length > 0) return first;
  for (let t = 0; t < faceOf.length; ) {
    const { plane, facing } = solid.faces[faceOf[t]!]!;
    let end = t + 1;
    while (faceOf[end] === faceOf[t]) end++;
    const turns = new FaceTurns(points, planes[plane]!, facing);
    flipEdges(triangles.subarray(3 * t, 3 * end), turns, rounded.positions);
    t = end;
  }
  return tested();
}

function faultsOf({ positions, isExact, beyond }: RoundedVertices, indices: Uint32Array): MeshFaults {
  if (indices.length === 0) return { faults: [], contacts: 0 };
  if (beyond.length === 0) return meshFaults(positions, indices, isExact);
  const fault = { kind: 'too-large', count: beyond.length, items: beyond.map((v) => [v]) } as const;
  return { faults: [fault], contacts: 0 };
}

/** The triangles looking the other way. */
function reversed(indices: Uint32Array): Uint32Array {
  return indices.map((_, i) => indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);
}
