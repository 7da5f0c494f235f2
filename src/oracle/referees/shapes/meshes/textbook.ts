/** What is so about a mesh, by the definitions: plain lists, all pairs, no cleverness. */
import {
  cross,
  dot,
  isZero,
  onSegment,
  rational,
  sameVector,
  signOf,
  subtract,
  type Vector,
} from '../index.js';
import { type Corners, type ExactMesh, edgesOf } from './exact-mesh.js';

/** An edge with the triangles on it; `along` are those that run from the lower vertex to the higher. */
export interface Edge {
  readonly low: number;
  readonly high: number;
  readonly triangles: readonly number[];
  readonly along: number;
}

/** Whether a triangle names three different vertices. The others have no part in edges and components. */
export function isProper([i, j, k]: Corners): boolean {
  return i !== j && j !== k && k !== i;
}

/** The edges of some triangles, by their vertices. */
export function edgesIn({ triangles }: ExactMesh, of: readonly number[]): Edge[] {
  const found = new Map<string, { low: number; high: number; triangles: number[]; along: number }>();
  for (const t of of) {
    for (const [from, to] of edgesOf(triangles[t]!)) {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const edge = found.get(`${low} ${high}`) ?? { low, high, triangles: [], along: 0 };
      edge.triangles.push(t);
      if (from === low) edge.along++;
      found.set(`${low} ${high}`, edge);
    }
  }
  return [...found.values()];
}

/** The numbers of the triangles that name three vertices. */
export function properTriangles({ triangles }: ExactMesh): number[] {
  return triangles.flatMap((corners, t) => (isProper(corners) ? [t] : []));
}

/** By how much the triangles one way along an edge exceed those the other way. */
export function imbalance({ triangles, along }: Edge): number {
  return Math.abs(2 * along - triangles.length);
}

/** Sorts into classes by a key; classes in the order of their first members. */
function classes(n: number, key: (i: number) => string): number[][] {
  const found = new Map<string, number[]>();
  for (let i = 0; i < n; i++) found.set(key(i), [...(found.get(key(i)) ?? []), i]);
  return [...found.values()];
}

function several(groups: readonly number[][]): number[][] {
  return groups.filter((group) => group.length > 1);
}

/** The vertices at each point that has several. */
export function equalVertices({ vertices }: ExactMesh): number[][] {
  return several(classes(vertices.length, (i) => String(vertices[i])));
}

/** Triangles on the same three points, in the same rotation, and those in both. */
export function equalTriangles(mesh: ExactMesh): {
  readonly same: number[][];
  readonly opposite: number[][];
} {
  const proper = properTriangles(mesh);
  const points = (t: number) => mesh.triangles[t]!.map((i) => String(mesh.vertices[i]));
  const set = (t: number) => [...points(t)].sort().join(' ');
  const rotation = (t: number) => {
    const p = points(t);
    if (new Set(p).size < 3) return set(t);
    const start = p.indexOf([...p].sort()[0]!);
    return [0, 1, 2].map((k) => p[(start + k) % 3]).join(' ');
  };
  const grouped = (key: (t: number) => string) =>
    several(classes(proper.length, (i) => key(proper[i]!))).map((group) => group.map((i) => proper[i]!));
  const both = (group: readonly number[]) => new Set(group.map(rotation)).size > 1;
  return { same: grouped(rotation), opposite: grouped(set).filter(both) };
}

/** Twice the area vector of triangle t. */
export function normalOf({ vertices, triangles }: ExactMesh, t: number): Vector {
  const [a, b, c] = triangles[t]!.map((i) => vertices[i]!) as [Vector, Vector, Vector];
  return cross(subtract(b, a), subtract(c, a));
}

/** How two triangles with area lie that are alone on an edge. */
export function neighbours(
  mesh: ExactMesh,
  { low, high, triangles }: Edge,
): 'coplanar' | 'folded' | undefined {
  const { vertices } = mesh;
  const normals = triangles.map((t) => normalOf(mesh, t));
  if (normals.some(isZero) || !isZero(cross(normals[0]!, normals[1]!))) return undefined;
  const [p, q] = triangles.map((t) => vertices[mesh.triangles[t]!.find((i) => i !== low && i !== high)!]!);
  const along = subtract(vertices[high]!, vertices[low]!);
  const [u, v] = [p!, q!].map((far) => cross(along, subtract(far, vertices[low]!)));
  return dot(u!, v!) > 0n ? 'folded' : 'coplanar';
}

/** Vertices in the interior of an edge of a triangle that does not have them. */
export function tJunctions(mesh: ExactMesh): number[][] {
  const used = [...new Set(mesh.triangles.flat())].sort((a, b) => a - b);
  const edges = edgesIn(mesh, properTriangles(mesh));
  const inside = (v: number, { low, high }: Edge) => {
    const [p, a, b] = [mesh.vertices[v]!, mesh.vertices[low]!, mesh.vertices[high]!];
    return !sameVector(p, a) && !sameVector(p, b) && onSegment(a, b, rational(p));
  };
  return used.flatMap((v) =>
    edges
      .filter((edge) => inside(v, edge) && edge.triangles.some((t) => !mesh.triangles[t]!.includes(v)))
      .map(({ low, high }) => [v, low, high]),
  );
}

/** Whether the edges opposite a vertex form one cycle or one path. */
export function isManifoldAt({ triangles }: ExactMesh, v: number, of: readonly number[]): boolean {
  const opposite = of
    .map((t) => triangles[t]!)
    .filter((corners) => corners.includes(v))
    .map((corners) => corners.filter((i) => i !== v) as [number, number]);
  const degree = new Map<number, number>();
  for (const i of opposite.flat()) degree.set(i, (degree.get(i) ?? 0) + 1);
  if ([...degree.values()].some((n) => n > 2)) return false;
  return opposite.length === 0 || connectedSets(opposite).length === 1;
}

/** Merges sets that have a member in common. */
export function connectedSets(sets: readonly (readonly number[])[]): number[][] {
  let merged: number[][] = [];
  for (const set of sets) {
    const joined = merged.filter((other) => other.some((i) => set.includes(i)));
    merged = [...merged.filter((other) => !joined.includes(other)), [...new Set([...joined.flat(), ...set])]];
  }
  return merged;
}

/** The components: triangles connected over edges, in the order of their first ones. */
export function componentsOf(mesh: ExactMesh): number[][] {
  const proper = properTriangles(mesh);
  const sets = [...proper.map((t) => [t]), ...edgesIn(mesh, proper).map(({ triangles }) => triangles)];
  return connectedSets(sets)
    .map((set) => set.sort((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!);
}

/** The sign of the volume that a closed and oriented component encloses. */
export function volumeSign({ vertices, triangles }: ExactMesh, component: readonly number[]): -1 | 0 | 1 {
  return signOf(
    component.reduce((sum, t) => {
      const [a, b, c] = triangles[t]!.map((i) => vertices[i]!) as [Vector, Vector, Vector];
      return sum + dot(a, cross(b, c));
    }, 0n),
  );
}

/** Whether the triangles of a component can be turned over so that neighbours are consistent: tried from the first. */
export function isOrientable(mesh: ExactMesh, component: readonly number[]): boolean {
  const edges = edgesIn(mesh, component).filter(({ triangles }) => triangles.length === 2);
  const turned = new Map<number, boolean>([[component[0]!, false]]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const edge of edges) {
      const [s, t] = edge.triangles as [number, number];
      const differ = imbalance(edge) !== 0;
      for (const [from, to] of [
        [s, t],
        [t, s],
      ] as const) {
        const known = turned.get(from);
        if (known === undefined) continue;
        const wanted = differ ? !known : known;
        if (turned.has(to)) {
          if (turned.get(to) !== wanted) return false;
        } else {
          turned.set(to, wanted);
          grown = true;
        }
      }
    }
  }
  return true;
}
