import type { NumberRuns } from './number-runs.js';
import type { Sections } from './section-list.js';

/** A node or a mesh of a GLB file: its number in the file's list (the first is 0), and its name if it has one. */
export interface NamedPart {
  readonly index: number;
  readonly name?: string;
}

/** A node of a GLB file; with the number of the instance, if an extension makes more than one of its mesh. */
export interface NodePart extends NamedPart {
  readonly instance?: number;
}

/** What a file calls the part that a face belongs to. A field is there if the file has it. */
export interface PartNames {
  /** OBJ: what stands behind the last `o`. */
  readonly object?: string;
  /** OBJ: what stands behind the last `g`, several names as they stand. */
  readonly group?: string;
  /** OBJ: the last `usemtl`. GLB: the name of the primitive's material. */
  readonly material?: string;
  /** Text STL: the name behind `solid`. */
  readonly solid?: string;
  /** GLB: the node that places the mesh. */
  readonly node?: NodePart;
  /** GLB: the mesh. */
  readonly mesh?: NamedPart;
}

/** The part that some faces belong to. */
export interface FacePart {
  readonly names: PartNames;
  /** GLB: the number of the primitive in its mesh. */
  readonly primitive?: number;
}

/** The part that first brought some vertices of GLB, with their numbers there. */
export interface VertexPart extends FacePart {
  /** The number in the primitive's positions of each vertex from the section's first one on. */
  readonly numbers: NumberRuns;
}

/**
 * Where the faces and vertices of a mesh stand in its file, as far as the format says: what `originOfTriangle` and
 * `originOfVertex` read. Plain data; what it holds may change.
 */
export interface FileOrigins {
  /** The line on which each face begins. */
  readonly faceLines?: NumberRuns;
  /** The line on which each vertex begins. */
  readonly vertexLines?: NumberRuns;
  /** Text STL: the lines of the first, second and third vertex of each facet. */
  readonly cornerLines?: readonly NumberRuns[];
  /** The parts of the file, by faces. */
  readonly parts?: Sections<FacePart>;
  /** GLB: the parts that the vertices come from. */
  readonly vertexParts?: Sections<VertexPart>;
}
