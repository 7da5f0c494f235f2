/**
 * Disjoint sets of the numbers below n: merged in pairs, each known by its smallest member.
 *
 * A root always points to a smaller one, and every search halves its path (Tarjan, van Leeuwen 1984, "Worst-case
 * analysis of set union algorithms"): O((n + m) log n) at worst for linking by index, near to linear on meshes; four
 * bytes a number and no recursion.
 */
export class UnionFind {
  readonly #parent: Uint32Array;

  constructor(size: number) {
    this.#parent = new Uint32Array(size);
    for (let i = 0; i < size; i++) this.#parent[i] = i;
  }

  find(i: number): number {
    const parent = this.#parent;
    let at = i;
    let above = parent[at]!;
    while (above !== at) {
      const next = parent[above]!;
      parent[at] = next;
      at = next;
      above = parent[at]!;
    }
    return at;
  }

  /** @returns whether they were apart before */
  union(i: number, j: number): boolean {
    const a = this.find(i);
    const b = this.find(j);
    if (a === b) return false;
    if (a < b) this.#parent[b] = a;
    else this.#parent[a] = b;
    return true;
  }
}

/**
 * Disjoint sets with a side: every member is on the same or on the other side as the smallest of its set. Merging two
 * members of one set with sides that do not fit is a contradiction.
 */
export class SidedUnionFind {
  readonly #parent: Uint32Array;
  /** Whether a member is on the other side than its parent. */
  readonly #other: Uint8Array;

  constructor(size: number) {
    this.#parent = new Uint32Array(size);
    for (let i = 0; i < size; i++) this.#parent[i] = i;
    this.#other = new Uint8Array(size);
  }

  find(i: number): number {
    const parent = this.#parent;
    const other = this.#other;
    let at = i;
    let above = parent[at]!;
    while (above !== at) {
      const next = parent[above]!;
      // A root is on its own side, so that this holds for its children, too.
      other[at] = other[at]! ^ other[above]!;
      parent[at] = next;
      at = next;
      above = parent[at]!;
    }
    return at;
  }

  /** Whether i is on the other side than the smallest member of its set: 0 or 1. */
  side(i: number): number {
    let side = 0;
    for (let at = i; this.#parent[at] !== at; at = this.#parent[at]!) side ^= this.#other[at]!;
    return side;
  }

  /**
   * Merges the sets of i and j, which lie on different sides if `opposite` is 1.
   *
   * @returns false if they are in one set already with sides that contradict
   */
  union(i: number, j: number, opposite: 0 | 1): boolean {
    const a = this.find(i);
    const b = this.find(j);
    const turned = this.side(i) ^ this.side(j) ^ opposite;
    if (a === b) return turned === 0;
    const child = Math.max(a, b);
    this.#parent[child] = Math.min(a, b);
    this.#other[child] = turned;
    return true;
  }
}
