/** The answer about a shape that moves through a mesh. */
import { FoundSweepOfParts, type SweepOfParts } from '../parts/found-sweep-of-parts.js';
import type { SweepContact } from '../translation/sweep-answer.js';

/** How a shape comes into contact with a triangle of a mesh. */
export interface TriangleContact {
  /** The number of the triangle. */
  readonly triangle: number;
  /** Where and how they touch, the shape being `a` and the triangle `b`; `null`: they overlap already at the start. */
  readonly contact: SweepContact | null;
}

/** When a shape that moves first meets a mesh. Each member is found when it is first read. */
export interface MeshSweep extends SweepOfParts {
  /** How the shape and the mesh's surface are at time 0, the most that is said of a triangle. */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The triangles that are met then, ascending. */
  readonly triangles: Uint32Array;
  /** How it meets each of them. */
  readonly contacts: readonly TriangleContact[];
}

export class FoundMeshSweep extends FoundSweepOfParts<TriangleContact> implements MeshSweep {
  get triangles(): Uint32Array {
    return this.parts;
  }
}
