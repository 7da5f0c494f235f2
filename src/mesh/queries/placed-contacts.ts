/**
 * Two meshes of which one at least is at a place. All is asked in the frame of the first: boxes of the second are taken
 * there in doubles, and made larger by the bounds of their errors. Two triangles have a common point if and only if an
 * edge of the one meets the other: where they cut each other, the common part is a segment whose ends are on the
 * boundary of one of them; in one plane, boundaries meet, or the one is within the other. So a pair is up to six
 * segments, each of which `PlacedCast` takes into the frame of the other triangle.
 *
 * Source: Gottschalk, Lin, Manocha 1996, "OBBTree", for one relative frame of two trees; Ericson, Real-Time Collision
 * Detection, 5.2.10 (edges against triangles) and 6.3.
 */
import { UNDECIDED } from '../../core/sign.js';
import { type ExactPlacement, exactPlacement, relativePlacement } from '../../implicit/exact-placement.js';
import { LocalFrame } from '../../implicit/local-frame.js';
import { PlacedFrame } from '../../implicit/placed-frame.js';
import { boundsOverlap } from '../../indexes/boxes.js';
import { loadedTrianglesMeet } from '../../spatial/triangles/triangles-intersect.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { MISS } from './cast-call.js';
import { PlacedCast } from './placed-cast.js';
import { RoundedPair } from './rounded-pair.js';

/** A mesh, at its place or not, by what is asked of it. */
interface Placed {
  readonly mesh: PreparedMesh;
  readonly to: ExactPlacement;
}

/** @throws RangeError naming the argument, if it is no prepared mesh, at its place or not */
function placedOf(where: string, name: string, mesh: PreparedMesh | PlacedMesh): Placed {
  if (mesh instanceof PlacedMesh) {
    requirePrepared(where, name, mesh.mesh);
    return { mesh: mesh.mesh, to: mesh.questions().frame.to };
  }
  requirePrepared(where, name, mesh);
  return { mesh, to: exactPlacement(where, name, { type: 'parts' }) };
}

/** Sees a triangle of the first mesh and one of the second. Returning true ends the search. */
type PairVisitor = (s: number, t: number) => boolean;

/** Shows the pairs of triangles that have a common point, in no particular order. Did the visitor end it? */
export function searchPlacedContacts(
  where: string,
  a: PreparedMesh | PlacedMesh,
  b: PreparedMesh | PlacedMesh,
  visit: PairVisitor,
): boolean {
  const [one, other] = [placedOf(where, 'a', a), placedOf(where, 'b', b)];
  const pair = new PlacedPair(one, other);
  if (pair.isBounded) return pair.search(visit);
  // One is smaller than the other by more than the doubles reach: all is asked in the frame of the larger.
  return new PlacedPair(other, one).search((t, s) => visit(s, t));
}

class PlacedPair {
  readonly #a: PreparedMesh;
  readonly #b: PreparedMesh;
  /** From the frame of the second mesh to that of the first. */
  readonly #forward: PlacedFrame;
  readonly #intoB: LocalFrame;
  readonly #intoA: LocalFrame;
  readonly #box = new Float64Array(6);
  /** The corners of a triangle of the second mesh in the frame of the first, rounded. */
  readonly #corners = new Float64Array(9);
  /** The numbers of those corners. */
  readonly #alone = Uint32Array.of(0, 1, 2);
  readonly #rounded = new RoundedPair();
  /** From the frame of the first mesh to that of the second, and a box that is taken there. */
  readonly #backward: PlacedFrame;
  readonly #other = new Float64Array(6);

  constructor(a: Placed, b: Placed) {
    const forward = relativePlacement(b.to, a.to);
    this.#a = a.mesh;
    this.#b = b.mesh;
    this.#forward = new PlacedFrame(forward);
    this.#intoB = new LocalFrame(forward);
    const backward = relativePlacement(a.to, b.to);
    this.#backward = new PlacedFrame(backward);
    this.#intoA = new LocalFrame(backward);
  }

  /** Do the boxes of the second mesh end in the frame of the first? */
  get isBounded(): boolean {
    return this.#forward.isFinite;
  }

  search(visit: PairVisitor): boolean {
    const [p, q] = [this.#a.bvh, this.#b.bvh];
    const box = this.#box;
    const open = p.counts.length > 0 && q.counts.length > 0 ? [0, 0] : [];
    while (open.length > 0) {
      const j = open.pop()!;
      const i = open.pop()!;
      this.#forward.box(q.bounds, 6 * j, box);
      if (!boundsOverlap(p.bounds, 6 * i, box, 0)) continue;
      this.#backward.box(p.bounds, 6 * i, this.#other);
      if (!boundsOverlap(q.bounds, 6 * j, this.#other, 0)) continue;
      const [isLeafA, isLeafB] = [p.counts[i]! > 0, q.counts[j]! > 0];
      if (isLeafA && isLeafB) {
        if (this.#searchLeaves(i, j, visit)) return true;
        continue;
      }
      const [link, other] = [p.links[i]!, q.links[j]!];
      const isSecond = isLeafA || (!isLeafB && extentOf(box, 0) > extentOf(p.bounds, 6 * i));
      if (isSecond) open.push(i, other + 1, i, other);
      else open.push(link + 1, j, link, j);
    }
    return false;
  }

  #searchLeaves(i: number, j: number, visit: PairVisitor): boolean {
    const [p, q] = [this.#a.bvh, this.#b.bvh];
    const box = this.#box;
    for (let to = q.links[j]!, end = to + q.counts[j]!; to < end; to++) {
      this.#forward.box(q.boxes, 6 * to, box);
      const t = q.order[to]!;
      let error = -1;
      for (let from = p.links[i]!, last = from + p.counts[i]!; from < last; from++) {
        if (!boundsOverlap(p.boxes, 6 * from, box, 0)) continue;
        const s = p.order[from]!;
        if (error === -1) error = this.#placeCorners(t);
        if (this.#meet(s, t, error) && visit(s, t)) return true;
      }
    }
    return false;
  }

  /** Takes a triangle of the second mesh into the frame of the first, rounded: how far coordinates are off at most. */
  #placeCorners(t: number): number {
    const { positions, indices } = this.#b;
    let error = 0;
    for (let k = 0; k < 3; k++) {
      this.#forward.point(positions, 3 * indices[3 * t + k]!, this.#corners, 3 * k);
      // What is not a number stays so.
      error = Math.max(error, this.#forward.error);
    }
    return error;
  }

  #meet(s: number, t: number, error: number): boolean {
    const { positions, indices } = this.#a;
    const [i, j, k] = [3 * indices[3 * s]!, 3 * indices[3 * s + 1]!, 3 * indices[3 * s + 2]!];
    const sign = this.#rounded.compare(positions, i, j, k, this.#corners, error);
    if (sign !== UNDECIDED) return sign < 0;
    if (this.#hasExactCorners(t)) {
      loadTriangleOf(FIRST, positions, indices, s);
      loadTriangleOf(SECOND, this.#corners, this.#alone, 0);
      return loadedTrianglesMeet();
    }
    return edgesMeet(this.#a, s, this.#b, t, this.#intoB) || edgesMeet(this.#b, t, this.#a, s, this.#intoA);
  }

  /** Are the corners of a triangle of the second mesh doubles in the frame of the first? They are placed, then. */
  #hasExactCorners(t: number): boolean {
    const { positions, indices } = this.#b;
    for (let k = 0; k < 3; k++) {
      const at = 3 * indices[3 * t + k]!;
      if (!this.#forward.exactPoint(positions, at, this.#corners, 3 * k)) return false;
    }
    return true;
  }
}

/** The longest side of a box. */
const extentOf = (bounds: ArrayLike<number>, at: number): number =>
  Math.max(
    bounds[at + 3]! - bounds[at]!,
    bounds[at + 4]! - bounds[at + 1]!,
    bounds[at + 5]! - bounds[at + 2]!,
  );

/** Does an edge of triangle s meet triangle t, into whose frame it is brought? */
function edgesMeet(a: PreparedMesh, s: number, b: PreparedMesh, t: number, into: LocalFrame): boolean {
  for (let k = 0; k < 3; k++) {
    const segment = { start: cornerOf(a, 3 * s + k), end: cornerOf(a, 3 * s + ((k + 1) % 3)) };
    const cast = new PlacedCast(b, into, segment);
    const code = cast.code(t);
    cast.end();
    if (code !== MISS) return true;
  }
  return false;
}

function cornerOf({ positions, indices }: PreparedMesh, corner: number): readonly [number, number, number] {
  const at = 3 * indices[corner]!;
  return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
}
