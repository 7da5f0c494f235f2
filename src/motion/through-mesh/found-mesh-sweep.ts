/** The answer about a shape that moves through a mesh, whose members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { SweepContact } from '../translation/sweep-answer.js';
import type { SweptTriangles } from './exact-triangles.js';
import type { FirstTriangles, Meeting } from './first-triangles.js';

/** How a shape comes into contact with a triangle of a mesh. */
export interface TriangleContact {
  /** The number of the triangle. */
  readonly triangle: number;
  /** Where and how they touch, the shape being `a` and the triangle `b`; `null`: they overlap already at the start. */
  readonly contact: SweepContact | null;
}

/** When a shape that moves first meets a mesh. Each member is found when it is first read. */
export interface MeshSweep {
  /** How the shape and the mesh's surface are at time 0, the most that is said of a triangle. */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The first time from 0 to 1 that was asked for; `null`: there is none. */
  readonly first: Surd | null;
  /** Two doubles between which that time certainly is, or which it is: known at once, without exact numbers. */
  readonly within: readonly [number, number] | null;
  /** The triangles that are met then, ascending. */
  readonly triangles: Uint32Array;
  /** How it meets each of them. */
  readonly contacts: readonly TriangleContact[];
  /** The time as the nearest double. */
  readonly rounded: { readonly first: number | null };
}

/** The first of some triangles, exactly. */
interface First {
  readonly time: Surd | null;
  readonly triangles: Uint32Array;
}

const NOBODY: First = { time: null, triangles: new Uint32Array() };

export class FoundMeshSweep implements MeshSweep {
  readonly within: readonly [number, number] | null;
  readonly #meetings: readonly Meeting[];
  readonly #exact: SweptTriangles;
  readonly #touched: () => FirstTriangles;
  #start: MeshSweep['start'] | undefined;
  #first: First | undefined;
  #contacts: readonly TriangleContact[] | undefined;
  #rounded: MeshSweep['rounded'] | undefined;

  /** @param touched what is touched first, if `found` is not that */
  constructor(found: FirstTriangles, exact: SweptTriangles, touched: () => FirstTriangles) {
    this.#meetings = found.meetings();
    this.#exact = exact;
    this.#touched = touched;
    const lows = this.#meetings.map(({ low }) => low);
    this.within = lows.length === 0 ? null : [Math.min(...lows), found.limit];
  }

  get start(): MeshSweep['start'] {
    this.#start ??= this.#startOf();
    return this.#start;
  }

  #startOf(): MeshSweep['start'] {
    const starts = new Set<MeshSweep['start']>();
    for (const { triangle, low } of this.#touched().meetings())
      if (low === 0) starts.add(this.#exact.sweepOf(triangle).start);
    return starts.has('overlapping') ? 'overlapping' : starts.has('touching') ? 'touching' : 'disjoint';
  }

  get first(): Surd | null {
    return this.#found.time;
  }

  get triangles(): Uint32Array {
    return this.#found.triangles;
  }

  get contacts(): readonly TriangleContact[] {
    this.#contacts ??= Array.from(this.triangles, (triangle) => ({
      triangle,
      contact: this.#exact.sweepOf(triangle).contact,
    }));
    return this.#contacts;
  }

  get rounded(): MeshSweep['rounded'] {
    this.#rounded ??= { first: this.first && surd.toNumber(this.first) };
    return this.#rounded;
  }

  get #found(): First {
    this.#first ??= this.#meetings.length === 0 ? NOBODY : this.#earliest();
    return this.#first;
  }

  #earliest(): First {
    let time: Surd | null = null;
    let triangles: number[] = [];
    for (const { triangle } of this.#meetings) {
      const first = this.#exact.sweepOf(triangle).first!;
      const order = time === null ? -1 : surd.compare(first, time);
      if (order > 0) continue;
      if (order < 0) triangles = [];
      time = first;
      triangles.push(triangle);
    }
    return { time, triangles: Uint32Array.from(triangles).sort() };
  }
}
