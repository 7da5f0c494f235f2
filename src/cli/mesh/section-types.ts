import type { SectionRegion } from '../../mesh/sections/regions.js';
import type { MeshSource } from './mesh-source.js';

/** What `unerring section` asks: planes are four numbers each, normal and constant; or a stack with one normal. */
export interface SectionJob {
  readonly source: MeshSource;
  readonly planes: Float64Array;
  /** Whether all planes have the normal of the first, so that one sweep answers all. */
  readonly isStack: boolean;
}

/** A polyline; edge i, from point i to the next, is on triangle i. */
export interface PolylineAnswer {
  readonly points: readonly (readonly number[])[];
  readonly triangles: readonly number[];
}

/** A loop, and how it lies among the others. */
export interface LoopAnswer extends PolylineAnswer {
  readonly turn: number;
  readonly depth: number;
  readonly parent: number | null;
}

/** The section by a plane. */
export interface SectionAnswer {
  readonly plane: readonly number[];
  readonly loops: readonly LoopAnswer[];
  readonly polylines: readonly PolylineAnswer[];
  readonly regions: readonly SectionRegion[];
}

/** For each plane its section; fewer if it was stopped. */
export interface SectionResult {
  readonly answers: readonly SectionAnswer[];
  readonly complete: boolean;
}
