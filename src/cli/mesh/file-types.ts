import type { Placement } from '../../core/shapes.js';
import type { FormatNote, MeshFormat } from '../../formats/index.js';
import type { SecondMoments } from '../../measures/mass-properties.js';
import type { OpenReason } from '../../mesh/index.js';
import type { MeshSource } from './mesh-source.js';

/** A note of a reader, for a program. */
export type NoteJson = Pick<FormatNote, 'type' | 'message' | 'count'>;

/** What `unerring info` asks of one file. */
export interface InfoJob {
  readonly source: MeshSource;
}

/** What a file holds. */
export interface FileInfo {
  readonly fileFormat: MeshFormat;
  /** The size of the file; null for what has none, as a pipe. */
  readonly bytes: number | null;
  readonly vertices: number;
  readonly triangles: number;
  readonly edges: number;
  /** Sets of triangles that are connected over edges. */
  readonly components: number;
  /** Whether every edge has an even number of triangles. */
  readonly closed: boolean;
  /** Edges with an odd number of triangles. */
  readonly openEdges: number;
  /** The smallest box around all vertices; null without vertices. */
  readonly extent: { readonly min: readonly number[]; readonly max: readonly number[] } | null;
  readonly notes: readonly NoteJson[];
}

export interface InfoResult {
  /** Null if it was stopped. */
  readonly info: FileInfo | null;
}

/** What `unerring volume` asks of one file. */
export interface VolumeJob {
  readonly source: MeshSource;
}

/** A symmetric tensor, row by row. */
type TensorJson = readonly (readonly number[])[];

/** What a closed mesh bounds, of density 1; the doubles are the nearest. */
export interface MassJson {
  readonly volume: { readonly nearest: number; readonly numerator: string; readonly denominator: string };
  readonly centroid: readonly number[] | null;
  readonly secondMoments: SecondMoments<number>;
  readonly inertiaAtOrigin: TensorJson;
  readonly inertiaAtCentroid: TensorJson | null;
}

/** How large the mesh of a file is. */
export interface FileVolume {
  readonly triangles: number;
  readonly area: number;
  /** Edges along which more triangles run one way than the other. */
  readonly unbalancedEdges: number;
  /** Null if there are such edges: the mesh bounds nothing. */
  readonly mass: MassJson | null;
  readonly notes: readonly NoteJson[];
}

export interface VolumeResult {
  /** Null if it was stopped. */
  readonly measured: FileVolume | null;
}

/** What `unerring convert`, `weld`, `orient`, `fill` and `transform` ask: a file written from another one. */
export interface RewriteJob {
  readonly source: MeshSource;
  readonly out: string;
  readonly format: MeshFormat;
  /** Vertices at one point are merged (0), or those that are not farther apart than a distance; null: none are. */
  readonly weld: number | null;
  /** Whether triangles are turned so that they look one way. */
  readonly orient?: boolean;
  /** Loops of so many edges at most are filled; left out: none are. */
  readonly fill?: number;
  /** Where the mesh is put. */
  readonly placement?: Placement;
  /** Whether coordinates may be rounded to what the format holds. */
  readonly round: boolean;
  /** Whether to write text where the format has both. */
  readonly text: boolean;
}

/** What was merged. */
export interface WeldJson {
  readonly distance: number;
  readonly merged: number;
  readonly groupCount: number;
  /** Triangles that lost a corner, and are left out. */
  readonly collapsedCount: number;
  readonly clusterCount: number;
}

/** What was turned. */
export interface OrientJson {
  readonly turnedCount: number;
  /** The triangles that were turned, by their numbers before. */
  readonly turned: readonly number[];
  readonly closed: boolean;
  readonly oriented: boolean;
  /** Parts that have one side only, as a Möbius strip has. */
  readonly oneSidedCount: number;
  /** Components that are open or meet others: which way is outward is not clear. */
  readonly undecidedCount: number;
}

/** What was filled. */
export interface FillJson {
  readonly filledCount: number;
  /** How many triangles fill them: the last ones. */
  readonly addedTriangles: number;
  readonly leftCount: number;
  /** Borders that were left, by how many edges they have, and why. */
  readonly left: readonly { readonly edges: number; readonly reason: OpenReason }[];
  /** Edges that still have an odd number of triangles, vertices at one point as one. */
  readonly openEdges: number;
}

/** What was put elsewhere. */
export interface TransformJson {
  /** Whether each coordinate is exactly where it belongs; else some are the nearest doubles. */
  readonly exact: boolean;
  /** Whether triangles were turned, because the placement is a mirror. */
  readonly mirrored: boolean;
}

/** What was written. */
export interface Rewritten {
  readonly format: MeshFormat;
  readonly vertices: number;
  readonly triangles: number;
  /** How many coordinates were rounded. */
  readonly rounded: number;
  readonly notes: readonly NoteJson[];
  readonly weld: WeldJson | null;
  readonly orient: OrientJson | null;
  readonly fill: FillJson | null;
  readonly transform: TransformJson | null;
}

export interface RewriteResult {
  /** Null if it was stopped, and nothing written. */
  readonly written: Rewritten | null;
}
