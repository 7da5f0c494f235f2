import type { Sign } from '../../core/sign.js';
import { type Bvh, boxesOverlapping, buildBvh } from '../../indexes/index.js';
import { NormalSigns } from './axis.js';
import { type Facet, insideOf, type Tables } from './facet.js';
import type { CutFacet } from './meeting.js';
import type { SoupPart } from './soup-part.js';

/** Up to so many operands are looked through one by one; more have a tree in common. */
const FEW = 2;

/** All facets of all operands, with what is asked of each made once. */
export class Soup {
  readonly tables: Tables;
  /** The facets of each operand, which have numbers in this order. */
  readonly parts: readonly SoupPart[];
  readonly facets: readonly Facet[];
  readonly signs: NormalSigns;
  /** The number of the first facet of each operand. */
  readonly starts: readonly number[];
  readonly #insides: (readonly Sign[] | undefined)[] = [];
  #boxes: Float64Array | undefined;
  #bvh: Bvh | undefined;

  constructor(tables: Tables, parts: readonly SoupPart[], signs = new NormalSigns(tables.planes)) {
    this.tables = tables;
    this.parts = parts;
    this.facets = parts.length === 1 ? parts[0]!.facets : parts.flatMap(({ facets }) => facets);
    this.signs = signs;
    let start = 0;
    this.starts = parts.map(({ facets }) => {
      start += facets.length;
      return start - facets.length;
    });
  }

  /** Six numbers for each facet: a box around it. */
  get boxes(): Float64Array {
    this.#boxes ??= joined(this.parts.map(({ boxes }) => boxes));
    return this.#boxes;
  }

  get bvh(): Bvh {
    this.#bvh ??= this.parts.length === 1 ? this.parts[0]!.bvh : buildBvh(this.boxes);
    return this.#bvh;
  }

  /** The facets whose boxes have a point in common with a box, in ascending order. */
  near(box: ArrayLike<number>): Uint32Array {
    if (this.parts.length !== FEW) return boxesOverlapping(this.bvh, box);
    const [first, second] = this.parts.map(({ bvh }) => boxesOverlapping(bvh, box));
    const all = new Uint32Array(first!.length + second!.length);
    all.set(first!);
    for (let i = 0; i < second!.length; i++) all[first!.length + i] = second![i]! + this.starts[1]!;
    return all;
  }

  /** A facet with the planes of its edges. */
  withEdges(index: number): CutFacet {
    const facet = this.facets[index]!;
    if (facet.edges === null) this.parts[facet.operand]!.edgesOf(index - this.starts[facet.operand]!);
    return facet as CutFacet;
  }

  /** For each edge of a facet the one on its other side; -1 if there is not one. */
  neighbour(index: number, edge: number): number {
    const operand = this.parts.length === 1 ? 0 : this.facets[index]!.operand;
    const start = this.starts[operand]!;
    const next = this.parts[operand]!.neighbours.of(index - start, edge);
    return next < 0 ? -1 : next + start;
  }

  /** For each edge of a facet the side of its plane on which the facet lies. */
  insidesOf(index: number): readonly Sign[] {
    let found = this.#insides[index];
    if (found === undefined) {
      const { vertices, edges } = this.withEdges(index);
      found = edges.map((edge) => insideOf(this.tables, vertices, edge));
      this.#insides[index] = found;
    }
    return found;
  }
}

function joined(lists: readonly Float64Array[]): Float64Array {
  if (lists.length === 1) return lists[0]!;
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
