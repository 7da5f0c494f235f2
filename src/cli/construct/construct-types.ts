import type { MeshSource } from '../mesh/mesh-source.js';
import type { PolygonsNote } from '../polygons/polygons-types.js';

/** What is made of points, lines and polygons of files. */
export const CONSTRUCTIONS = ['delaunay', 'voronoi', 'triangles', 'skeleton'] as const;

export type Construction = (typeof CONSTRUCTIONS)[number];

/** What `unerring construct` asks. */
export interface ConstructJob {
  readonly sources: readonly MeshSource[];
  readonly construction: Construction;
  /** Least and greatest x and y of what Voronoi cells are clipped to; null: a box around the points. */
  readonly box: readonly [number, number, number, number] | null;
  /** Where GeoJSON goes; null: nowhere. */
  readonly out: string | null;
  /** Where the picture goes; null: nowhere. */
  readonly svg: string | null;
}

/** What was made. */
export interface Constructed {
  /** How many triangles, cells, or skeletons. */
  readonly features: number;
  /** How many corners they have, each as often as it is one. */
  readonly vertices: number;
  /** The nearest double to their area; the sum of several features; null for skeletons, and beyond the largest. */
  readonly area: number | null;
  /** How far a written corner is from its exact place at most; 0 if all are where they are written. */
  readonly deviation: number;
}

export interface ConstructResult {
  /** Null if it was stopped. */
  readonly made: Constructed | null;
  readonly notes: readonly PolygonsNote[];
  readonly written: readonly string[];
}
