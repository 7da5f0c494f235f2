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
import { allocateScratch } from '../../arithmetic/scratch.js';
import { UNDECIDED } from '../../core/sign.js';
import { exactPlacement, relativePlacement } from '../../implicit/exact-placement.js';
import { LocalFrame } from '../../implicit/local-frame.js';
import { PlacedFrame } from '../../implicit/placed-frame.js';
import { type RoundedMap, relativeMap } from '../../implicit/relative-frame.js';
import { TurnedBoxes } from '../../implicit/turned-boxes.js';
import { boundsOverlap } from '../../indexes/boxes.js';
import { loadedTrianglesMeet } from '../../spatial/triangles/triangles-intersect.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { loadTriangleOf } from '../structure/neighbours.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { MISS } from './cast-call.js';
import { PlacedCast } from './placed-cast.js';
import { RoundedPair } from './rounded-pair.js';

/** The corners of a triangle of the second mesh in the frame of the first, rounded, and whose they are. */
const corners = /* @__PURE__ */ allocateScratch(10);
const OWNER = 9;

/** A mesh, at its place or not, by what is asked of it. */
interface Placed {
  readonly mesh: PreparedMesh;
  readonly frame: LocalFrame;
  /** Around it where it is. */
  readonly box: Float64Array;
}

/** @throws RangeError naming the argument, if it is no prepared mesh, at its place or not */
function placedOf(where: string, name: string, mesh: PreparedMesh | PlacedMesh): Placed {
  if (mesh instanceof PlacedMesh) {
    requirePrepared(where, name, mesh.mesh);
    const { frame, box } = mesh.questions();
    return { mesh: mesh.mesh, frame, box };
  }
  requirePrepared(where, name, mesh);
  const frame = new LocalFrame(exactPlacement(where, name, { type: 'parts' }));
  return { mesh, frame, box: mesh.bvh.bounds };
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
  if (one.mesh.triangles === 0 || other.mesh.triangles === 0) return false;
  if (!boundsOverlap(one.box, 0, other.box, 0)) return false;
  const pair = new PlacedPair(one, other);
  if (pair.isBounded) return pair.search(visit);
  // One is smaller than the other by more than the doubles reach: all is asked in the frame of the larger.
  return new PlacedPair(other, one).search((t, s) => visit(s, t));
}

/** Where the one is in the frame of the other, exactly; made when it is asked for. */
class ExactWay {
  readonly #from: Placed;
  readonly #to: Placed;
  #frame: PlacedFrame | undefined;
  #back: LocalFrame | undefined;

  constructor(from: Placed, to: Placed) {
    this.#from = from;
    this.#to = to;
  }

  get frame(): PlacedFrame {
    this.#frame ??= new PlacedFrame(relativePlacement(this.#from.frame.to, this.#to.frame.to));
    return this.#frame;
  }

  /** The way back. */
  get back(): LocalFrame {
    this.#back ??= new LocalFrame(this.frame.to);
    return this.#back;
  }

  /** In doubles. */
  rounded(): RoundedMap {
    const { bounds } = this.#from.mesh.bvh;
    const { frame } = this.#to;
    const found = relativeMap(this.#from.frame.forward, frame, frame.forward, bounds);
    if (found !== null) return found;
    this.frame.box(bounds, 0, new Float64Array(6));
    return { rows: this.frame.rows, error: this.frame.error };
  }
}

class PlacedPair {
  readonly #a: PreparedMesh;
  readonly #b: PreparedMesh;
  /** From the frame of the second mesh to that of the first, and back. */
  readonly #forward: ExactWay;
  readonly #backward: ExactWay;
  readonly #rounded: RoundedMap;
  /** Boxes of the second mesh in the frame of the first, and the other way. */
  readonly #boxesOfB: TurnedBoxes;
  readonly #boxesOfA: TurnedBoxes;
  #pair: RoundedPair | undefined;
  /** Are the corners that were placed exact? Found when it is first asked. */
  #areExact: boolean | undefined;
  /** The numbers of the corners. */
  #alone: Uint32Array | undefined;

  constructor(a: Placed, b: Placed) {
    this.#a = a.mesh;
    this.#b = b.mesh;
    this.#forward = new ExactWay(b, a);
    this.#backward = new ExactWay(a, b);
    this.#rounded = this.#forward.rounded();
    corners[OWNER] = 0;
    this.#boxesOfB = new TurnedBoxes(this.#rounded);
    this.#boxesOfA = new TurnedBoxes(this.#backward.rounded());
  }

  /** Do the boxes of the second mesh end in the frame of the first? */
  get isBounded(): boolean {
    const { rows } = this.#rounded;
    for (let i = 0; i < 12; i++) if (!Number.isFinite(rows[i]!)) return false;
    return true;
  }

  search(visit: PairVisitor): boolean {
    const p = this.#a.bvh;
    const q = this.#b.bvh;
    const ofA = this.#boxesOfA;
    const ofB = this.#boxesOfB;
    const open = p.counts.length > 0 && q.counts.length > 0 ? [0, 0] : [];
    while (open.length > 0) {
      const j = open.pop()!;
      const i = open.pop()!;
      if (ofB.isApartFrom(p.bounds, 6 * i, q.bounds, j)) continue;
      if (ofA.isApartFrom(q.bounds, 6 * j, p.bounds, i)) continue;
      const isLeafA = p.counts[i]! > 0;
      const isLeafB = q.counts[j]! > 0;
      if (isLeafA && isLeafB) {
        if (this.#searchLeaves(i, j, visit)) return true;
        continue;
      }
      // Both at once where both are inner nodes; the last pair that is added is looked at first.
      const first = isLeafA ? i : p.links[i]!;
      const third = isLeafB ? j : q.links[j]!;
      if (!isLeafA) {
        if (!isLeafB) open.push(first + 1, third + 1);
        open.push(first + 1, third);
      }
      if (!isLeafB) open.push(first, third + 1);
      open.push(first, third);
    }
    return false;
  }

  #searchLeaves(i: number, j: number, visit: PairVisitor): boolean {
    const p = this.#a.bvh;
    const q = this.#b.bvh;
    const ofB = this.#boxesOfB;
    for (let to = q.links[j]!, end = to + q.counts[j]!; to < end; to++) {
      const t = q.order[to]!;
      ofB.place(q.boxes, 6 * to);
      for (let from = p.links[i]!, last = from + p.counts[i]!; from < last; from++) {
        if (ofB.isApart(p.boxes, 6 * from)) continue;
        const s = p.order[from]!;
        if (corners[OWNER] !== ofB.ownerOf(t)) this.#placeCorners(t);
        if (!this.#meet(s, t)) continue;
        if (visit(s, t)) return true;
        // Who was shown a pair may have asked about others, whose boxes and corners are in that place now.
        ofB.place(q.boxes, 6 * to);
      }
    }
    return false;
  }

  /** Takes a triangle of the second mesh into the frame of the first, rounded. */
  #placeCorners(t: number): void {
    const { positions, indices } = this.#b;
    const { rows: m } = this.#rounded;
    this.#areExact = undefined;
    corners[OWNER] = this.#boxesOfB.ownerOf(t);
    for (let k = 0; k < 3; k++) {
      const at = 3 * indices[3 * t + k]!;
      const x = positions[at]!;
      const y = positions[at + 1]!;
      const z = positions[at + 2]!;
      corners[3 * k] = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
      corners[3 * k + 1] = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
      corners[3 * k + 2] = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
    }
  }

  #meet(s: number, t: number): boolean {
    const { positions, indices } = this.#a;
    const i = 3 * indices[3 * s]!;
    const j = 3 * indices[3 * s + 1]!;
    const k = 3 * indices[3 * s + 2]!;
    this.#pair ??= new RoundedPair();
    const sign = this.#pair.compare(positions, i, j, k, corners, this.#rounded.error);
    if (sign !== UNDECIDED) return sign < 0;
    this.#areExact ??= this.#makeExact(t);
    if (this.#areExact) {
      loadTriangleOf(FIRST, positions, indices, s);
      this.#alone ??= Uint32Array.of(0, 1, 2);
      loadTriangleOf(SECOND, corners, this.#alone, 0);
      return loadedTrianglesMeet();
    }
    return (
      edgesMeet(this.#a, s, this.#b, t, this.#forward.back) ||
      edgesMeet(this.#b, t, this.#a, s, this.#backward.back)
    );
  }

  /** Are the corners of a triangle of the second mesh doubles in the frame of the first? They are placed, then. */
  #makeExact(t: number): boolean {
    const { positions, indices } = this.#b;
    const { frame } = this.#forward;
    for (let k = 0; k < 3; k++) {
      const at = 3 * indices[3 * t + k]!;
      if (!frame.exactPoint(positions, at, corners, 3 * k)) return false;
    }
    return true;
  }
}

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
