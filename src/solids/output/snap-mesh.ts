/**
 * Brings together what is closer in a mesh than a distance, where the mesh meets itself: vertices that are close become
 * one, an edge goes through a vertex or an edge that it comes close to, a triangle through a vertex or an edge that
 * comes close to it or through it. So two sheets that nearly coincide get the same vertices and edges, and become the
 * same triangles.
 *
 * What is close is measured in doubles: nothing depends on it but which of several meshes comes out, all of them
 * closed. How far anything moves is counted with what measuring may be wrong by.
 *
 * Source: Milenkovic 1988, "Verifiable Implementations of Geometric Algorithms Using Finite Precision Arithmetic"
 * (vertex shifting and edge cracking), in space.
 */
import { prepareMesh, selfIntersections } from '../../mesh/index.js';
import { firstEqualVertices } from '../../mesh/structure/equal-vertices.js';
import { hasArea } from '../../mesh/structure/neighbours.js';
import { closestOnEdges, closestOnTriangle, distance, pierced, type Vector } from './near-points.js';

/** A mesh, and how far it may be from another in any coordinate. */
export interface MovedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly deviation: number;
}

/** A mesh whose triangles are parts of those of another. */
export interface SnappedMesh extends MovedMesh {
  /** For each triangle the number of the one that it is a part of. */
  readonly sources: Uint32Array;
}

type Corners = readonly [number, number, number];

/** A triangle, and how far its points may have moved. */
interface Piece {
  readonly corners: Corners;
  readonly moved: number;
  /** The number of the triangle that it is a part of. */
  readonly source: number;
}

/** How long a mesh is snapped. */
export interface SnapEffort {
  /** So often pairs of triangles that meet are looked for. */
  readonly passes: number;
  /** So many of them are treated at once. */
  readonly pairs: number;
  /** Whether equal vertices become one and triangles without an area are parted before each pass. */
  readonly tidies?: boolean;
  /** It ends when the mesh has four times the triangles that it had, and so many more. */
  readonly small: number;
}

/**
 * @param near the distance
 * @param slack more than what measuring a distance may be wrong by
 * @param step called before each pass; may throw to end it
 */
export function snapMesh(
  mesh: MovedMesh,
  near: number,
  slack: number,
  { passes, pairs: maxPairs, small, tidies = false }: SnapEffort,
  step: () => void = () => {},
): SnappedMesh {
  const snapping = new Snapping(mesh, near, slack);
  const most = 4 * mesh.indices.length + 3 * small;
  for (let pass = 0; pass < passes; pass++) {
    step();
    if (tidies) snapping.tidy();
    const { positions, indices } = snapping.result();
    if (indices.length === 0 || indices.length > most) break;
    const pairs = selfIntersections(prepareMesh({ positions, indices }), { maxPairs });
    if (!snapping.treat(pairs)) break;
  }
  return snapping.result();
}

/** Makes vertices with equal coordinates one, and parts triangles that have no area. */
export function tidyMesh(mesh: MovedMesh, near: number, slack: number): SnappedMesh {
  const snapping = new Snapping(mesh, near, slack);
  snapping.tidy();
  return snapping.result();
}

class Snapping {
  readonly #points: Vector[] = [];
  /** Triangles that were replaced leave null behind. */
  #pieces: (Piece | null)[] = [];
  /** The triangles at each edge, by its vertices in ascending order. */
  readonly #atEdge = new Map<string, Set<number>>();
  readonly #near: number;
  readonly #slack: number;
  #deviation: number;
  #changes = 0;

  constructor({ positions, indices, deviation }: MovedMesh, near: number, slack: number) {
    for (let i = 0; i < positions.length; i += 3) {
      this.#points.push([positions[i]!, positions[i + 1]!, positions[i + 2]!]);
    }
    this.#near = near;
    this.#slack = slack;
    this.#deviation = deviation;
    for (let i = 0; i < indices.length; i += 3) {
      this.#add([indices[i]!, indices[i + 1]!, indices[i + 2]!], deviation, i / 3);
    }
  }

  result(): SnappedMesh {
    this.#compact();
    const sources = Uint32Array.from(this.#pieces, (piece) => piece!.source);
    const indices = Uint32Array.from(this.#pieces.flatMap((piece) => piece!.corners));
    const positions = Float64Array.from(this.#points.flat());
    return { positions, indices, sources, deviation: this.#deviation };
  }

  /** Drops what was replaced, and triangles that lie on each other back to back. */
  #compact(): void {
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#atEdge.clear();
    const open = new Map<string, Piece[]>();
    for (const piece of pieces) {
      if (piece === null) continue;
      const [name, opposite] = namesOf(piece.corners);
      if (open.get(opposite)?.pop() !== undefined) continue;
      const own = open.get(name);
      if (own === undefined) open.set(name, [piece]);
      else own.push(piece);
    }
    for (const list of open.values())
      for (const { corners, moved, source } of list) this.#add(corners, moved, source);
  }

  /** Makes vertices with equal coordinates one, and parts triangles that have no area. */
  tidy(): void {
    const { positions } = this.result();
    const first = firstEqualVertices(positions, () => {});
    const into = new Map<number, number>();
    first.forEach((v, own) => {
      if (v !== own) into.set(own, v);
    });
    this.#replace(into);
    for (let before = -1; before !== this.#changes; ) {
      before = this.#changes;
      const { indices } = this.result();
      const mesh = prepareMesh({ positions, indices });
      for (let t = 0; t < mesh.triangles; t++) if (!hasArea(mesh, t)) this.#flatten(t);
    }
  }

  /** Treats pairs of triangles that meet; returns whether something was changed. */
  treat(pairs: Uint32Array): boolean {
    this.#changes = 0;
    const numbers = new Set(pairs);
    this.#mergeVertices(pairs);
    for (const t of numbers) this.#flatten(t);
    for (let i = 0; i < pairs.length; i += 2) {
      this.#meet(pairs[i]!, pairs[i + 1]!);
      this.#meet(pairs[i + 1]!, pairs[i]!);
    }
    return this.#changes > 0;
  }

  #add(corners: Corners, moved: number, source: number): void {
    const [a, b, c] = corners;
    if (a === b || b === c || c === a) return;
    if (moved > this.#deviation) this.#deviation = moved;
    const t = this.#pieces.push({ corners, moved, source }) - 1;
    for (const name of edgesOf(corners)) {
      const at = this.#atEdge.get(name);
      if (at === undefined) this.#atEdge.set(name, new Set([t]));
      else at.add(t);
    }
  }

  #remove(t: number): Piece {
    const piece = this.#pieces[t]!;
    this.#pieces[t] = null;
    for (const name of edgesOf(piece.corners)) this.#atEdge.get(name)!.delete(t);
    return piece;
  }

  #mergeVertices(pairs: Uint32Array): void {
    const into = new Map<number, number>();
    const last = (v: number): number => {
      let end = v;
      for (let next = into.get(end); next !== undefined; next = into.get(end)) end = next;
      return end;
    };
    for (let i = 0; i < pairs.length; i += 2) {
      const vertices = [...this.#pieces[pairs[i]!]!.corners, ...this.#pieces[pairs[i + 1]!]!.corners].map(
        last,
      );
      for (const v of vertices) {
        for (const w of vertices) {
          const [a, b] = [last(v), last(w)];
          if (a < b && distance(this.#points[a]!, this.#points[b]!) <= this.#near) into.set(b, a);
        }
      }
    }
    if (into.size === 0) return;
    this.#changes += into.size;
    this.#replace(new Map([...into.keys()].map((v) => [v, last(v)])));
  }

  /** Puts vertices in the place of others. */
  #replace(into: ReadonlyMap<number, number>): void {
    if (into.size === 0) return;
    this.#pieces.forEach((piece, t) => {
      if (piece === null || !piece.corners.some((v) => into.has(v))) return;
      const { corners, moved, source } = this.#remove(t);
      const to = corners.map((v) => into.get(v) ?? v) as unknown as Corners;
      const far = Math.max(...corners.map((v, k) => distance(this.#points[v]!, this.#points[to[k]!]!)));
      this.#add(to, moved + far + this.#slack, source);
    });
  }

  /** A triangle with a corner close to its opposite edge: that goes through the corner. */
  #flatten(t: number): void {
    const corners = this.#pieces[t]?.corners;
    if (corners === undefined) return;
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[k]!, corners[(k + 1) % 3]!, corners[(k + 2) % 3]!];
      if (this.#splitIfNear(a, b, c)) return;
    }
  }

  /** Splits the edge a b at a vertex that is close to it, and not to its ends. */
  #splitIfNear(a: number, b: number, v: number): boolean {
    if (v === a || v === b) return false;
    const point = this.#points[v]!;
    const { at, far } = closestOnEdges(this.#points[a]!, this.#points[b]!, point, point);
    if (far > this.#near || !this.#isInside(at, [a, b])) return false;
    this.#splitEdge(a, b, v, far);
    return true;
  }

  /** Whether a point is not close to any of some vertices. */
  #isInside(at: Vector, vertices: readonly number[]): boolean {
    return vertices.every((v) => distance(at, this.#points[v]!) > this.#near);
  }

  #splitEdge(a: number, b: number, v: number, far: number): void {
    for (const t of [...(this.#atEdge.get(nameOfEdge(a, b)) ?? [])]) {
      const { corners, moved, source } = this.#remove(t);
      for (const end of [a, b]) {
        const part = corners.map((corner) => (corner === end ? v : corner)) as unknown as Corners;
        this.#add(part, moved + far + this.#slack, source);
      }
    }
    this.#changes++;
  }

  /** What of the first triangle comes close to the second, or goes through it. */
  #meet(s: number, t: number): void {
    for (const v of this.#pieces[s]?.corners ?? []) this.#meetVertex(v, t);
    const corners = this.#pieces[s]?.corners;
    if (corners === undefined) return;
    for (let k = 0; k < 3; k++) this.#meetEdge(corners[k]!, corners[(k + 1) % 3]!, t);
  }

  #meetVertex(v: number, t: number): void {
    const corners = this.#pieces[t]?.corners;
    if (corners === undefined || corners.includes(v)) return;
    const [a, b, c] = corners;
    if (this.#splitIfNear(a, b, v) || this.#splitIfNear(b, c, v) || this.#splitIfNear(c, a, v)) return;
    const { far, isInside } = closestOnTriangle(this.#triangle(corners), this.#points[v]!);
    if (isInside && far <= this.#near) this.#splitTriangle(t, v, far);
  }

  #meetEdge(p: number, q: number, t: number): void {
    const corners = this.#pieces[t]?.corners;
    if (corners === undefined || corners.includes(p) || corners.includes(q)) return;
    const [from, to] = [this.#points[p]!, this.#points[q]!];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k]!, corners[(k + 1) % 3]!];
      const { at, far } = closestOnEdges(from, to, this.#points[a]!, this.#points[b]!);
      if (far > this.#near || !this.#isInside(at, [a, b, p, q])) continue;
      const v = this.#points.push(at) - 1;
      this.#splitEdge(p, q, v, this.#slack);
      this.#splitEdge(a, b, v, far);
      return;
    }
    const at = pierced(this.#triangle(corners), from, to);
    if (at === null || !this.#isInside(at, [p, q, ...corners])) return;
    const { far, isInside } = closestOnTriangle(this.#triangle(corners), at);
    if (!isInside || far > this.#near) return;
    const v = this.#points.push(at) - 1;
    this.#splitEdge(p, q, v, this.#slack);
    this.#splitTriangle(t, v, far);
  }

  #splitTriangle(t: number, v: number, far: number): void {
    const { corners, moved, source } = this.#remove(t);
    const [a, b, c] = corners;
    for (const part of [
      [a, b, v],
      [b, c, v],
      [c, a, v],
    ] as const)
      this.#add(part, moved + far + this.#slack, source);
    this.#changes++;
  }

  #triangle([a, b, c]: Corners): readonly [Vector, Vector, Vector] {
    return [this.#points[a]!, this.#points[b]!, this.#points[c]!];
  }
}

function nameOfEdge(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function edgesOf([a, b, c]: Corners): string[] {
  return [nameOfEdge(a, b), nameOfEdge(b, c), nameOfEdge(c, a)];
}

/**
 * A name of a triangle that is the same whichever corner is first, and that of the same triangle the other way round.
 */
function namesOf([a, b, c]: Corners): [string, string] {
  const [p, q, r] = a < b && a < c ? [a, b, c] : b < c ? [b, c, a] : [c, a, b];
  return [`${p} ${q} ${r}`, `${p} ${r} ${q}`];
}
