/** No point: the end of a list. */
export const NONE = -1;

/** Of each face of a hull two lists of points: those in front of it, the farthest first, and those in its plane. */
export class PointLists {
  readonly #x: Float64Array;
  /** Of each face the first one of a list. */
  outside: Int32Array;
  touching: Int32Array;
  #height: Float64Array;
  /** The next point of the same list. */
  readonly next: Int32Array;

  /** @param faces how many there is place for at first */
  constructor(x: Float64Array, faces: number) {
    this.#x = x;
    this.next = new Int32Array(x.length / 3);
    this.outside = new Int32Array(faces);
    this.touching = new Int32Array(faces);
    this.#height = new Float64Array(faces);
  }

  /** Makes place for so many faces. */
  grow(faces: number): void {
    const [outside, touching, height] = [this.outside, this.touching, this.#height];
    this.outside = new Int32Array(faces);
    this.outside.set(outside);
    this.touching = new Int32Array(faces);
    this.touching.set(touching);
    this.#height = new Float64Array(faces);
    this.#height.set(height);
  }

  /** Empties the lists of a face. */
  clear(face: number): void {
    this.outside[face] = NONE;
    this.touching[face] = NONE;
  }

  /** Adds a point to those in the plane of a face. */
  touch(face: number, p: number): void {
    this.next[p] = this.touching[face]!;
    this.touching[face] = p;
  }

  /** Adds a point to those in front of a face, and tells whether it is the first of them. */
  wait(face: number, p: number, height: number): boolean {
    const next = this.next;
    const first = this.outside[face]!;
    if (first !== NONE && !this.#isFarther(face, p, height, first)) {
      next[p] = next[first]!;
      next[first] = p;
      return false;
    }
    next[p] = first;
    this.outside[face] = p;
    this.#height[face] = height;
    return first === NONE;
  }

  /**
   * Of equally far points the last in lexicographic order is a corner of what they span, and so a vertex of the hull.
   */
  #isFarther(face: number, p: number, height: number, first: number): boolean {
    const most = this.#height[face]!;
    if (height !== most) return height > most;
    const x = this.#x;
    for (let k = 0; k < 2; k++) {
      if (x[3 * p + k] !== x[3 * first + k]) return x[3 * p + k]! > x[3 * first + k]!;
    }
    return x[3 * p + 2]! > x[3 * first + 2]!;
  }
}
