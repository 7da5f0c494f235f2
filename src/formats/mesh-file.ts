import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import type { FileOrigins } from './file-origins.js';

/** The formats that are read and written. */
export const MESH_FORMATS = ['obj', 'off', 'ply', 'stl', 'glb'] as const;

/** The name of a format. */
export type MeshFormat = (typeof MESH_FORMATS)[number];

/** What a note is about. */
export type NoteType =
  | 'polygons-triangulated'
  | 'faces-not-planar'
  | 'faces-not-convex'
  | 'faces-self-crossing'
  | 'faces-self-touching'
  | 'faces-flat'
  | 'faces-too-large'
  | 'faces-without-area'
  | 'vertices-welded'
  | 'ignored'
  | 'weights-ignored'
  | 'no-faces'
  | 'normals-contradict'
  | 'normals-not-finite'
  | 'attribute-bytes'
  | 'trailing-data'
  | 'transformed'
  | 'not-as-named'
  | 'no-keyword'
  | 'over-lines';

/** Something that a reader did or left out, and that a person wants to be told. */
export interface FormatNote {
  readonly type: NoteType;
  /** A sentence in English, with the count in it. */
  readonly message: string;
  /** How many faces, vertices, lines, ... it concerns. */
  readonly count: number;
  /** The numbers of these faces in the file (the first is 0), where faces are concerned. */
  readonly faces?: Uint32Array;
}

/** What a file holds. */
export interface MeshFile {
  /** Positions are doubles: the nearest to the decimals of a text file, the very numbers of a binary one. */
  readonly mesh: IndexedMesh & { readonly positions: Float64Array };
  readonly format: MeshFormat;
  /** The number of the file's face that a triangle is part of (the first is 0); null if face i is triangle i. */
  readonly faceOfTriangle: Uint32Array | null;
  /** Where faces and vertices stand in the file, for `originOfTriangle` and `originOfVertex`. */
  readonly origins: FileOrigins;
  /** What was ignored, triangulated, welded or looks wrong. Empty if the mesh is the file. */
  readonly notes: readonly FormatNote[];
}

/** How to parse bytes. */
export interface ParseOptions {
  /** The format; if not given, the first bytes tell, else the name. */
  readonly format?: MeshFormat;
  /**
   * The file's name in error messages, the format's name if not given; and what tells the format where nothing else
   * does.
   */
  readonly name?: string;
  /**
   * How many bytes will arrive in all, if a stream of them is parsed and this is known: declared counts are compared
   * with it.
   */
  readonly totalBytes?: number;
  /**
   * Ends the reading: the promise is rejected with the signal's reason. Heard between chunks, and now and then between
   * faces.
   */
  readonly signal?: AbortSignal;
}
