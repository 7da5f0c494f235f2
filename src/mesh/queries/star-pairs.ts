/**
 * The pairs of triangles with a common corner (by index) that clash: around each vertex whose star is not proved proper
 * as a whole, pair by pair.
 *
 * Let two triangles (v, a, b) and (v, c, d) have only the number v in common. If c and d are strictly on one side of
 * the first one's plane, or a and b of the second one's, they meet in v alone. If each passes strictly through the
 * other's plane, then each has a section from v along the line of both planes, and they clash if and only if both
 * sections go the same way. By the order in which the boundaries pass the planes (see spatial/triangle-pair.ts), the
 * first section lies after v if a is in front of the second plane (and b behind), the second one if c is behind the
 * first (and d in front).
 *
 * Let them have an edge in common: if the far corner of one is not in the plane of the other, they meet in the edge
 * alone.
 *
 * Everything else (a zero) is asked of the pair as a whole.
 *
 * In a large star only pairs of triangles that lie in one direction from v, or from a common edge, are looked at (see
 * large-star.ts).
 */
import { PreparedOrient3d } from '../../predicates/generated/prepared/orient3d.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { LARGE_STAR } from '../structure/distinct-triangles.js';
import { loadedTrianglesClash, loadTriangleOf } from '../structure/neighbours.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { visitLargeStar } from './large-star.js';
import { VertexStars } from './vertex-star.js';

/** What signs say about a pair. */
type Verdict = 'proper' | 'clash' | 'open';

/** Proves stars of a mesh, in any order. */
export class ProvedStars {
  /** 1 for each vertex whose star is proved proper, so that no pair around it has to be looked at. */
  readonly proper: Uint8Array;
  readonly #stars: VertexStars;

  constructor({ positions, indices, corners, vertices }: PreparedMesh) {
    this.#stars = new VertexStars(positions, indices, corners);
    this.proper = new Uint8Array(vertices);
  }

  /** Tries the vertices from `from` to `end - 1`. */
  prove(from: number, end: number): void {
    for (let v = from; v < end; v++) this.proper[v] = this.#stars.isProper(v) ? 1 : 0;
  }
}

export class StarPairs {
  readonly #mesh: PreparedMesh;
  readonly #proper: Uint8Array;
  /** The planes of the triangles (v, next, previous). */
  readonly #fan: PreparedOrient3d;
  /** The triangles of the star at work, each once. */
  readonly #triangles: number[] = [];

  /**
   * @param proper 1 for vertices that are proved. A pair is looked at from its lowest common vertex that is not, or not
   *   yet; so proofs may come while the search goes on, if a vertex's comes before its own turn.
   */
  constructor(mesh: PreparedMesh, proper: Uint8Array) {
    this.#mesh = mesh;
    this.#proper = proper;
    this.#fan = new PreparedOrient3d(mesh.positions);
  }

  /**
   * Shows the pairs of the vertices from `from` to `end - 1`; returns whether the visitor ended the search.
   *
   * @param onWork is called some thousand times a second where stars are large; may throw to leave the search
   */
  search(
    from: number,
    end: number,
    visit: (a: number, b: number) => boolean,
    onWork: (v: number) => void = () => {},
  ): boolean {
    for (let v = from; v < end; v++) {
      if (this.#proper[v] === 0 && this.#searchStar(v, visit, onWork)) return true;
    }
    return false;
  }

  #searchStar(v: number, visit: (a: number, b: number) => boolean, onWork: (v: number) => void): boolean {
    const count = this.#loadStar(v);
    if (count >= LARGE_STAR) {
      const star = {
        vertex: v,
        count,
        next: (i: number) => this.#fan.vertex(i, 1),
        previous: (i: number) => this.#fan.vertex(i, 2),
      };
      const look = (i: number, j: number) => this.#look(v, i, j, visit);
      return visitLargeStar(this.#mesh.positions, star, look, () => onWork(v));
    }
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) if (this.#look(v, i, j, visit)) return true;
    }
    return false;
  }

  /** Takes the triangles around v, each once, and returns how many there are. */
  #loadStar(v: number): number {
    const { corners, first } = this.#mesh.corners;
    const { indices } = this.#mesh;
    const end = first[v + 1]!;
    let count = 0;
    for (let i = first[v]!; i < end; i++) {
      const h = corners[i]!;
      const t = (h / 3) | 0;
      // Corners are in ascending order: a triangle that names v twice stands here twice in a row, and is one.
      if (count > 0 && this.#triangles[count - 1] === t) continue;
      const k = h % 3;
      this.#fan.set(count, v, indices[k === 2 ? h - 2 : h + 1]!, indices[k === 0 ? h + 2 : h - 1]!);
      this.#triangles[count++] = t;
    }
    return count;
  }

  /** Looks at the i-th and j-th triangle of the star, i < j. */
  #look(v: number, i: number, j: number, visit: (a: number, b: number) => boolean): boolean {
    const verdict = this.#verdict(v, i, j);
    if (verdict === 'proper') return false;
    const a = this.#triangles[i]!;
    const b = this.#triangles[j]!;
    if (!this.#isFirst(v, a, b)) return false;
    return (verdict === 'clash' || this.#clash(a, b)) && visit(a, b);
  }

  #verdict(v: number, i: number, j: number): Verdict {
    const fan = this.#fan;
    const { positions } = this.#mesh;
    const a = fan.vertex(i, 1);
    const b = fan.vertex(i, 2);
    const c = fan.vertex(j, 1);
    const d = fan.vertex(j, 2);
    if (a === v || b === v || c === v || d === v) return 'open';
    if (a === c || b === d || a === d || b === c) return this.#edgeVerdict(i, a, b, c, d);
    const sc = fan.sign(i, positions, c);
    const sd = fan.sign(i, positions, d);
    if (sc !== 0 && sc === sd) return 'proper';
    const sa = fan.sign(j, positions, a);
    const sb = fan.sign(j, positions, b);
    if (sa !== 0 && sa === sb) return 'proper';
    if (sa === 0 || sb === 0 || sc === 0 || sd === 0) return 'open';
    return sa > 0 === sc < 0 ? 'clash' : 'proper';
  }

  #edgeVerdict(i: number, a: number, b: number, c: number, d: number): Verdict {
    const far = c === a || c === b ? d : c;
    return far === a || far === b || this.#fan.sign(i, this.#mesh.positions, far) === 0 ? 'open' : 'proper';
  }

  /** Whether no other common corner of the two triangles answers for the pair: a proved one, or an earlier one. */
  #isFirst(v: number, a: number, b: number): boolean {
    const { indices } = this.#mesh;
    for (let h = 3 * a; h < 3 * a + 3; h++) {
      const w = indices[h]!;
      if (w === v || (indices[3 * b] !== w && indices[3 * b + 1] !== w && indices[3 * b + 2] !== w)) continue;
      if (w < v || this.#proper[w] === 1) return false;
    }
    return true;
  }

  #clash(a: number, b: number): boolean {
    const { positions, indices } = this.#mesh;
    loadTriangleOf(FIRST, positions, indices, a);
    loadTriangleOf(SECOND, positions, indices, b);
    return loadedTrianglesClash();
  }
}
