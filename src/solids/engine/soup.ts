import type { Sign } from '../../core/sign.js';
import { type Bvh, boxesOverlapping, buildBvh } from '../../indexes/index.js';
import { NormalSigns } from './axis.js';
import { type Facet, insideOf, type Tables } from './facet.js';
import { withEdges } from './facet-edges.js';
import type { CutFacet } from './meeting.js';
import { boxOf } from './vertices.js';

/** All facets of all operands, with what is asked of each made once. */
export class Soup {
  readonly tables: Tables;
  readonly facets: readonly Facet[];
  readonly signs: NormalSigns;
  /** Six numbers for each facet: a box around it. */
  readonly boxes: Float64Array;
  readonly #insides: (readonly Sign[] | undefined)[] = [];
  #bvh: Bvh | undefined;

  constructor(tables: Tables, facets: readonly Facet[]) {
    this.tables = tables;
    this.facets = facets;
    this.signs = new NormalSigns(tables.planes);
    this.boxes = boxesOf(tables, facets);
  }

  get bvh(): Bvh {
    this.#bvh ??= buildBvh(this.boxes);
    return this.#bvh;
  }

  /** The facets whose boxes have a point in common with a box. */
  near(box: ArrayLike<number>): Uint32Array {
    return boxesOverlapping(this.bvh, box);
  }

  /** A facet with the planes of its edges. */
  withEdges(index: number): CutFacet {
    return withEdges(this.tables, this.signs, this.facets, this.facets[index]!);
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

function boxesOf({ vertices }: Tables, facets: readonly Facet[]): Float64Array {
  const boxes = new Float64Array(6 * facets.length);
  const all = vertices.points.map(boxOf);
  for (const [i, facet] of facets.entries()) putBox(boxes, 6 * i, facet.vertices, all);
  return boxes;
}

/** Puts the box around points, which have boxes themselves, into an array. */
export function putBox(
  boxes: Float64Array,
  at: number,
  vertices: readonly number[],
  all: readonly (readonly number[])[],
): void {
  for (let k = 0; k < 3; k++) {
    let min = Infinity;
    let max = -Infinity;
    for (const v of vertices) {
      min = Math.min(min, all[v]![k]!);
      max = Math.max(max, all[v]![3 + k]!);
    }
    boxes[at + k] = min;
    boxes[at + 3 + k] = max;
  }
}
