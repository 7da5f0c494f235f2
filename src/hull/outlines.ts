import { GrowableUint32 } from '../core/collections/growable.js';
import { BEYOND, type FaceRecords, RECORD } from './face-records.js';

/** In how many facets a point has to be to be a vertex: on an edge there are two, inside of a facet one or none. */
const LEAST_FACETS = 3;
/** No facet. */
const NOWHERE = -1;

/** The outlines of facets, each of which is one triangle of a hull or several coplanar ones that share edges. */
export class Outlines {
  readonly #records: FaceRecords;
  readonly #flat: Uint8Array;
  /** The facet of each face. */
  readonly facetOf: Int32Array;
  readonly #starts = new GrowableUint32();
  readonly #corners = new GrowableUint32();
  /** On how many outlines each point is. */
  readonly #around: Uint8Array;
  /** Corners of triangles that are merged: only such may be no vertices; and for each a facet that it is in. */
  readonly #merged = new GrowableUint32();
  readonly #within = new GrowableUint32();
  readonly #isMerged: Uint8Array;
  /** Within a facet, the point that follows on its outline. */
  readonly #following: Int32Array;
  readonly #members = new GrowableUint32();

  /**
   * @param records the triangles
   * @param flat of each triangle a bit for each edge beyond which one is in the same plane
   * @param points how many points there are
   */
  constructor(records: FaceRecords, flat: Uint8Array, points: number) {
    this.#records = records;
    this.#flat = flat;
    this.facetOf = new Int32Array(flat.length).fill(NOWHERE);
    this.#around = new Uint8Array(points);
    this.#isMerged = new Uint8Array(points);
    this.#following = new Int32Array(points);
    this.#starts.reserve(flat.length + 1);
    this.#corners.reserve(3 * flat.length);
    this.#starts.push(0);
  }

  /** Adds the facet of a face, if it has none. */
  add(face: number): void {
    if (this.facetOf[face] !== NOWHERE) return;
    if (this.#flat[face] === 0) this.#addTriangle(face);
    else this.#follow(this.#addMerged(face));
    this.#starts.push(this.#corners.length);
  }

  #addTriangle(face: number): void {
    const { data } = this.#records;
    this.facetOf[face] = this.#starts.length - 1;
    for (let e = 0; e < 3; e++) {
      const corner = data[RECORD * face + e]!;
      this.#corners.push(corner);
      this.#count(corner);
    }
  }

  /** Finds the triangles of a facet, and what follows on its outline; returns a point of that. */
  #addMerged(face: number): number {
    const { data } = this.#records;
    const members = this.#members;
    const facet = this.#starts.length - 1;
    let first = 0;
    members.length = 0;
    members.push(face);
    this.facetOf[face] = facet;
    for (let i = 0; i < members.length; i++) {
      const at = RECORD * members.data[i]!;
      for (let e = 0; e < 3; e++) {
        const corner = data[at + e]!;
        const other = data[at + BEYOND + e]!;
        this.#note(corner, facet);
        if ((this.#flat[members.data[i]!]! & (1 << e)) === 0) {
          first = corner;
          this.#following[corner] = data[e === 2 ? at : at + e + 1]!;
          this.#count(corner);
        } else if (this.facetOf[other] === NOWHERE) {
          this.facetOf[other] = facet;
          members.push(other);
        }
      }
    }
    return first;
  }

  #follow(first: number): void {
    let p = first;
    do {
      this.#corners.push(p);
      p = this.#following[p]!;
    } while (p !== first);
  }

  /** Counts an outline of a point; more than enough are not told apart. */
  #count(corner: number): void {
    if (this.#around[corner]! < LEAST_FACETS) this.#around[corner]!++;
  }

  #note(corner: number, facet: number): void {
    if (this.#isMerged[corner] === 1) return;
    this.#isMerged[corner] = 1;
    this.#merged.push(corner);
    this.#within.push(facet);
  }

  /** Tells of all corners of triangles that are no vertices, and of a facet that each is in. */
  tellStraight(tell: (point: number, facet: number) => void): void {
    for (let k = 0; k < this.#merged.length; k++) {
      const point = this.#merged.data[k]!;
      if (this.#around[point]! < LEAST_FACETS) tell(point, this.#within.data[k]!);
    }
  }

  /** Where the corners of each facet begin, and the corners; what is inside of an edge is left out. */
  finish(): { starts: Uint32Array; corners: Uint32Array } {
    const starts = this.#starts.finish();
    const corners = this.#corners.finish();
    if (this.#around.every((count) => count === 0 || count >= LEAST_FACETS)) return { starts, corners };
    let length = 0;
    for (let facet = 0, from = 0; facet + 1 < starts.length; facet++) {
      const to = starts[facet + 1]!;
      for (let at = from; at < to; at++) {
        if (this.#around[corners[at]!]! >= LEAST_FACETS) corners[length++] = corners[at]!;
      }
      from = to;
      starts[facet + 1] = length;
    }
    return { starts, corners: corners.slice(0, length) };
  }
}
