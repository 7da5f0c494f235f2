import { countingSort } from '../../core/collections/counting-sort.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import { NONE } from '../../core/collections/hashing.js';
import { SidedUnionFind, UnionFind } from '../../core/collections/union-find.js';
import { repeatsCorner } from '../structure/edges.js';
import type { EdgeCheck } from './check.js';
import { CLOSED, MANIFOLD, MeshComponents, ORIENTABLE, ORIENTED } from './component-table.js';
import { imbalance } from './edge-checks.js';
import { cornerFans } from './fans.js';

/** Finds the components, what is so about each, and the non-manifold vertices. */
export function findComponents(check: EdgeCheck): MeshComponents {
  const { components, contradictions } = connected(check);
  components.flags.fill(CLOSED | ORIENTED | MANIFOLD | ORIENTABLE);
  for (const t of contradictions) components.flags[components.ofTriangle[t]!]! &= ~ORIENTABLE;
  countTriangles(components);
  countEdges(check, components);
  countVertices(check, components);
  checkVertexFans(check, components);
  return components;
}

/** Connects triangles over their edges, and numbers the components by their first triangles. */
function connected(check: EdgeCheck): { components: MeshComponents; contradictions: Uint32Array } {
  const { mesh, edges, progress } = check;
  const triangles = mesh.indices.length / 3;
  const sets = new SidedUnionFind(triangles);
  const contradictions = new GrowableUint32();
  for (let e = 0; e < edges.count; e++) {
    progress.step('components', e, edges.count);
    const from = edges.first[e]!;
    const h = edges.halfEdges[from]!;
    const t = Math.floor(h / 3);
    for (let i = from + 1; i < edges.first[e + 1]!; i++) {
      const g = edges.halfEdges[i]!;
      const opposite = mesh.indices[h] === mesh.indices[g] ? 1 : 0;
      if (!sets.union(t, Math.floor(g / 3), opposite)) contradictions.push(t);
    }
  }
  const component = new Uint32Array(triangles);
  let count = 0;
  for (let t = 0; t < triangles; t++) {
    if (repeatsCorner(mesh.indices, t)) component[t] = NONE;
    // The smallest triangle of a set is its root and comes first.
    else component[t] = sets.find(t) === t ? count++ : component[sets.find(t)]!;
  }
  return { components: new MeshComponents(component, count), contradictions: contradictions.finish() };
}

function countTriangles({ ofTriangle, triangles, firstTriangle }: MeshComponents): void {
  for (let t = 0; t < ofTriangle.length; t++) {
    const c = ofTriangle[t]!;
    if (c === NONE) continue;
    if (triangles[c] === 0) firstTriangle[c] = t;
    triangles[c]!++;
  }
}

/** All triangles on an edge are in one component: it has a part in that one only. */
function countEdges(check: EdgeCheck, components: MeshComponents): void {
  const { edges } = check;
  const { flags } = components;
  for (let e = 0; e < edges.count; e++) {
    const uses = edges.first[e + 1]! - edges.first[e]!;
    const c = components.ofTriangle[Math.floor(edges.halfEdges[edges.first[e]!]! / 3)]!;
    components.edges[c]!++;
    if (uses === 1) components.borderEdges[c]!++;
    if (uses % 2 === 1) flags[c]! &= ~CLOSED;
    if (uses > 2) flags[c]! &= ~MANIFOLD;
    if (uses > 1 && imbalance(check, e) > 1) flags[c]! &= ~ORIENTED;
  }
}

/** The triangles in the order of their components, each component's in ascending order; those of none are left out. */
export function trianglesByComponent({ ofTriangle, length }: MeshComponents): Uint32Array {
  const all = new Uint32Array(ofTriangle.length);
  let n = 0;
  for (let t = 0; t < ofTriangle.length; t++) if (ofTriangle[t] !== NONE) all[n++] = t;
  // Already in order.
  if (length <= 1) return all.slice(0, n);
  return countingSort(all.subarray(0, n), ofTriangle, length);
}

/** Counts the vertices of each component, and connects components over vertices. */
function countVertices({ mesh: { indices, positions } }: EdgeCheck, components: MeshComponents): void {
  const { ofTriangle, vertices, body } = components;
  const last = new Uint32Array(positions.length / 3).fill(NONE);
  const sets = new UnionFind(components.length);
  for (const t of trianglesByComponent(components)) {
    const c = ofTriangle[t]!;
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const v = indices[h]!;
      if (last[v] === c) continue;
      if (last[v] !== NONE) sets.union(c, last[v]!);
      last[v] = c;
      vertices[c]!++;
    }
  }
  for (let c = 0; c < components.length; c++) {
    body[c] = sets.find(c) === c ? components.bodies++ : body[sets.find(c)]!;
  }
}

/** Finds non-manifold vertices; a component with more fans of triangles than vertices is not manifold. */
function checkVertexFans(check: EdgeCheck, components: MeshComponents): void {
  const { ends, roots } = cornerFans(check);
  const list = check.found.list('non-manifold-vertex');
  for (let v = 0; v < ends.length; v++) {
    if (ends[v] === 0) continue;
    list.begin();
    list.add(v);
  }
  const fans = new Uint32Array(components.length);
  for (let t = 0; t < components.ofTriangle.length; t++) {
    const c = components.ofTriangle[t]!;
    if (c !== NONE) fans[c]! += roots[t]!;
  }
  for (let c = 0; c < fans.length; c++) {
    if (fans[c] !== components.vertices[c]) components.flags[c]! &= ~MANIFOLD;
  }
}
