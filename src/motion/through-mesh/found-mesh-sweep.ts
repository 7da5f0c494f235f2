/** The answer about a shape that moves through a mesh, whose members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { earliestOf, type First, type SweepOf, startAmong, withinOf } from '../parts/first-meetings.js';
import type { FirstParts, Meeting } from '../parts/first-parts.js';
import type { SweepContact } from '../translation/sweep-answer.js';

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

export class FoundMeshSweep implements MeshSweep {
  readonly within: readonly [number, number] | null;
  readonly #meetings: readonly Meeting[];
  readonly #sweepOf: SweepOf;
  readonly #touched: () => FirstParts;
  #start: MeshSweep['start'] | undefined;
  #first: First | undefined;
  #contacts: readonly TriangleContact[] | undefined;
  #rounded: MeshSweep['rounded'] | undefined;

  /** @param touched what is touched first, if `found` is not that */
  constructor(found: FirstParts, sweepOf: SweepOf, touched: () => FirstParts) {
    this.#meetings = found.meetings();
    this.#sweepOf = sweepOf;
    this.#touched = touched;
    this.within = withinOf(found);
  }

  get start(): MeshSweep['start'] {
    this.#start ??= startAmong(this.#touched(), this.#sweepOf);
    return this.#start;
  }

  get first(): Surd | null {
    return this.#found.time;
  }

  get triangles(): Uint32Array {
    return this.#found.parts;
  }

  get contacts(): readonly TriangleContact[] {
    this.#contacts ??= Array.from(this.triangles, (triangle) => ({
      triangle,
      contact: this.#sweepOf(triangle).contact,
    }));
    return this.#contacts;
  }

  get rounded(): MeshSweep['rounded'] {
    this.#rounded ??= { first: this.first && surd.toNumber(this.first) };
    return this.#rounded;
  }

  get #found(): First {
    this.#first ??= earliestOf(this.#meetings, this.#sweepOf);
    return this.#first;
  }
}
