import type { MeshSource } from '../mesh/mesh-source.js';

/** What is done with the polygons of files. */
export const POLYGON_OPERATIONS = [
  'union',
  'intersection',
  'difference',
  'xor',
  'valid',
  'clip',
  'offset',
  'buffer',
  'sum',
] as const;

export type PolygonOperation = (typeof POLYGON_OPERATIONS)[number];

/** What is done with each feature on its own. */
export const PER_FEATURE: ReadonlySet<PolygonOperation> = new Set(['valid', 'clip', 'offset', 'buffer']);

/** How all rings of a file are filled together; without it each polygon is, by even-odd. */
export const POLYGON_RULES = ['positive', 'non-zero', 'even-odd'] as const;

export type PolygonRule = (typeof POLYGON_RULES)[number];

/** What `unerring polygons` asks. */
export interface PolygonsJob {
  readonly sources: readonly MeshSource[];
  readonly operation: PolygonOperation;
  readonly rule: PolygonRule | null;
  /** How far `offset` and `buffer` go outwards; null for all others. */
  readonly distance: number | null;
  /** How far arcs of buffers may be off; null for all others. */
  readonly tolerance: number | null;
  /** Whether buffers are contained in the true ones; else they contain them. */
  readonly inside: boolean;
  /** What coordinates are multiples of; null: they are the nearest doubles. */
  readonly grid: number | null;
  /** Where GeoJSON goes; null: nowhere. */
  readonly out: string | null;
  /** Where the exact set goes; null: nowhere. */
  readonly exact: string | null;
  /** Where the picture goes; null: nowhere. */
  readonly svg: string | null;
}

/** Something that a person wants to be told of a file. */
export interface PolygonsNote {
  readonly file: string;
  readonly type: string;
  readonly message: string;
  readonly count: number;
  /** Where the first one is; null if it is about the whole file. */
  readonly line: number | null;
  readonly column: number | null;
}

/** What is wrong with a polygon of a file. */
export interface PolygonFaultJson {
  readonly file: string;
  /** The numbers of the feature and of its polygon, from 0. */
  readonly feature: number;
  readonly polygon: number;
  /** The number of another polygon of the feature that it must not meet so; null if it is about one alone. */
  readonly other: number | null;
  readonly type: string;
  /** The rings of the polygon that it concerns: 0 is the outer one. */
  readonly rings: readonly number[];
  /** The nearest doubles to the places. */
  readonly points: readonly (readonly number[])[];
}

/** What the result is. */
export interface PolygonsMade {
  readonly polygons: number;
  readonly holes: number;
  readonly vertices: number;
  /** The double that is nearest to the exact area; null if it is beyond the largest. */
  readonly area: number | null;
  /**
   * Whether nothing touches or crosses that did not before (valid); or polygons were repaired so that they are valid;
   * or an offset or a buffer that is off already was made valid.
   */
  readonly certificate: 'valid' | 'repaired' | 'rounded';
  /** How far the boundary is from that of the exact result at most. */
  readonly deviation: number;
  /** How many polygons and holes were thin enough to vanish. */
  readonly vanished: number;
}

export interface PolygonsResult {
  /** Null if it was stopped. */
  readonly made: PolygonsMade | null;
  /** What `valid` found; empty for all other operations. */
  readonly faults: readonly PolygonFaultJson[];
  readonly notes: readonly PolygonsNote[];
  readonly written: readonly string[];
}
