/** Pairs of features of meshes that move: decided in doubles where these prove it, else by integers. */
import { answerOf } from '../deforming/contacts.js';
import { EDGE_EDGE, type Kind, loadedContacts, loadedMeetExactly, VERTEX_FACE } from '../deforming/decide.js';
import { placeEdgeEdge, placeVertexFace } from '../deforming/differences.js';
import type { Found } from '../deforming/exact-contacts.js';
import type { CoplanarContacts } from '../deforming/features.js';
import { countContacts, UNCERTAIN } from '../deforming/filter.js';
import { countNear } from '../deforming/separation/filter.js';
import { AT_END, AT_START, X } from '../deforming/workspace.js';
import type { MovingMesh } from './moving-mesh.js';

/** A vertex of the first mesh and a face of the second, the other way round, or two edges. */
export type PairKind = 'vertex-face' | 'face-vertex' | 'edge-edge';

/** A pair by the numbers that its features have: edges those of the list of edges. */
export interface FeaturePair {
  readonly kind: PairKind;
  readonly a: number;
  readonly b: number;
}

/** Two meshes, the same one twice where it is asked about itself. */
export interface Meshes {
  readonly first: MovingMesh;
  readonly second: MovingMesh;
  /** Features that are no farther apart than that are in contact. */
  readonly separation: number;
}

const kindOf = (kind: PairKind): Kind => (kind === 'edge-edge' ? EDGE_EDGE : VERTEX_FACE);

function placeVertex(vertex: MovingMesh, v: number, face: MovingMesh, t: number): void {
  const { start, end, indices } = face;
  const [i, j, k] = [3 * indices[3 * t]!, 3 * indices[3 * t + 1]!, 3 * indices[3 * t + 2]!];
  placeVertexFace(vertex.start, vertex.end, 3 * v, start, end, i, j, k);
}

/**
 * How many contacts a pair has in doubles, or UNCERTAIN: see `countContacts` and `countNear`.
 *
 * @param latest contacts after that time do not count
 */
export function firstContactIn(
  { first, second, separation }: Meshes,
  kind: PairKind,
  a: number,
  b: number,
  latest = 1,
): number {
  const count = (corners: number): number =>
    separation === 0 ? countContacts(corners, 1, latest) : countNear(corners, separation, latest);
  if (kind === 'edge-edge') {
    const [p, q] = [first.edges, second.edges];
    const [i, j, k, l] = [3 * p.from[a]!, 3 * p.to[a]!, 3 * q.from[b]!, 3 * q.to[b]!];
    placeEdgeEdge(first.start, first.end, i, j, second.start, second.end, k, l);
    return count(4);
  }
  if (kind === 'vertex-face') placeVertex(first, a, second, b);
  else placeVertex(second, b, first, a);
  return count(3);
}

/** Puts a vertex of a mesh in its place of the workspace. */
function loadVertex({ start, end }: MovingMesh, v: number, place: number): void {
  for (let axis = 0; axis < 3; axis++) {
    X[AT_START + 3 * place + axis] = start[3 * v + axis]!;
    X[AT_END + 3 * place + axis] = end[3 * v + axis]!;
  }
}

function loadVertexAndFace(vertex: MovingMesh, v: number, face: MovingMesh, t: number): void {
  loadVertex(vertex, v, 0);
  for (let corner = 0; corner < 3; corner++) loadVertex(face, face.indices[3 * t + corner]!, corner + 1);
}

function loadEdge(mesh: MovingMesh, e: number, place: number): void {
  loadVertex(mesh, mesh.edges.from[e]!, place);
  loadVertex(mesh, mesh.edges.to[e]!, place + 1);
}

function load({ first, second }: Meshes, kind: PairKind, a: number, b: number): void {
  if (kind === 'vertex-face') loadVertexAndFace(first, a, second, b);
  else if (kind === 'face-vertex') loadVertexAndFace(second, b, first, a);
  else {
    loadEdge(first, a, 0);
    loadEdge(second, b, 2);
  }
}

/** Whether the features of a pair touch at some time. */
export function doTouch(meshes: Meshes, kind: PairKind, a: number, b: number): boolean {
  const count = firstContactIn(meshes, kind, a, b);
  if (count !== UNCERTAIN) return count > 0;
  load(meshes, kind, a, b);
  return loadedMeetExactly(kindOf(kind), meshes.separation);
}

/** When a pair first touches, exactly. */
export function firstOf(meshes: Meshes, { kind, a, b }: FeaturePair): Found | undefined {
  load(meshes, kind, a, b);
  return loadedContacts(kindOf(kind), meshes.separation).found[0];
}

/** All contacts of a pair; their points have the feature of the vertex, or of the first edge, before the other. */
export function contactsOfPair(meshes: Meshes, { kind, a, b }: FeaturePair): CoplanarContacts {
  load(meshes, kind, a, b);
  return answerOf(kindOf(kind), meshes.separation);
}
