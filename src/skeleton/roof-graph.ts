import type { Node } from './nodes.js';

/** Where two lines of edges have been merged into one: half-edge `arrives` ends at the node, where `leaves` begins. */
export interface Merging {
  arrives: number;
  leaves: number;
  readonly node: number;
}

/**
 * The graph of a roof while it grows. Half-edge i < edgeCount is edge i of the polygon; arc k has two, edgeCount + 2 k
 * with the face on its left, from its beginning to its end, and the next number with the face on its right, back.
 */
export class RoofGraph {
  readonly edgeCount: number;
  readonly nodes: Node[];
  readonly next: number[];
  readonly mergings: Merging[] = [];
  /** The line of each half-edge's face. */
  readonly lines: number[];
  readonly #from: number[];
  readonly #to: number[];

  /** For each edge of the polygon the node where it begins and that where it ends, and its line. */
  constructor(
    nodes: readonly Node[],
    from: readonly number[],
    to: readonly number[],
    lines: readonly number[],
  ) {
    this.edgeCount = from.length;
    this.lines = [...lines];
    this.nodes = [...nodes];
    this.#from = [...from];
    this.#to = [...to];
    this.next = from.map(() => -1);
  }

  addNode(node: Node): number {
    return this.nodes.push(node) - 1;
  }

  /** The left half-edge of a new arc between the faces of two lines; `to` is -1 until it is known. */
  addArc(from: number, to: number, left: number, right: number): number {
    this.lines.push(left, right);
    this.#from.push(from, to);
    this.#to.push(to, from);
    this.next.push(-1, -1);
    return this.next.length - 2;
  }

  /** Ends an arc, given by either half-edge. */
  endArc(half: number, node: number): void {
    const left = this.isLeft(half) ? half : half - 1;
    this.#to[left] = node;
    this.#from[left + 1] = node;
  }

  /** Is the half-edge that of an arc's left? */
  isLeft(half: number): boolean {
    return (half - this.edgeCount) % 2 === 0;
  }

  /** The other half-edge of an arc. */
  twin(half: number): number {
    return this.isLeft(half) ? half + 1 : half - 1;
  }

  from(half: number): number {
    return this.#from[half]!;
  }

  to(half: number): number {
    return this.#to[half]!;
  }

  /** How many half-edges there are. */
  get size(): number {
    return this.next.length;
  }

  /** The half-edges around a face from one of them on. */
  ring(first: number): number[] {
    const ring = [first];
    for (let half = this.next[first]!; half !== first; half = this.next[half]!) ring.push(half);
    return ring;
  }

  /** Cuts an arc in two at a node. Its half-edges keep their numbers for the part that begins where the arc did. */
  splitArc(half: number, node: number): void {
    const left = this.isLeft(half) ? half : half - 1;
    const right = left + 1;
    const added = this.addArc(node, this.to(left), this.lines[left]!, this.lines[right]!);
    const before = this.#before(right);
    this.endArc(left, node);
    this.next[added] = this.next[left]!;
    this.next[left] = added;
    this.next[before] = added + 1;
    this.next[added + 1] = right;
    for (const merging of this.mergings) {
      if (merging.arrives === left) merging.arrives = added;
      if (merging.leaves === right) merging.leaves = added + 1;
    }
  }

  #before(half: number): number {
    let before = half;
    while (this.next[before] !== half) before = this.next[before]!;
    return before;
  }
}
