import type { MeshFormat } from '../../formats/index.js';
import type { MeshFillRule } from '../../mesh/index.js';
import type { MeshFault } from '../../solids/index.js';
import type { NoteJson } from './file-types.js';
import type { MeshSource } from './mesh-source.js';

/** How the files are combined: the first with the second, the result with the third, and so on. */
export type BooleanOperation = 'union' | 'intersection' | 'difference' | 'xor';

export const BOOLEAN_OPERATIONS: readonly BooleanOperation[] = ['union', 'intersection', 'difference', 'xor'];

/** What `unerring boolean` asks. */
export interface BooleanJob {
  readonly sources: readonly MeshSource[];
  readonly operation: BooleanOperation;
  readonly rule: MeshFillRule;
  readonly out: string;
  readonly format: MeshFormat;
  /** Whether coordinates may be rounded to what the format holds. */
  readonly round: boolean;
  /** Whether the mesh touches itself where the solid does; it is parted there otherwise. */
  readonly touching: boolean;
  /** Whether to write text where the format has both. */
  readonly text: boolean;
  /** Whether the volume is told as a fraction, however long it is. */
  readonly exactVolume: boolean;
  /** Where the exact solid goes; null: nowhere. */
  readonly exact: string | null;
  /** Where the page goes; null: nowhere. */
  readonly html: string | null;
}

/** What is known of the mesh that was written. */
export interface CertificateJson {
  readonly type: 'valid' | 'repaired' | 'unresolved';
  /**
   * How far the mesh is from the boundary of the exact solid along an axis, at most; null if that is beyond the largest
   * double.
   */
  readonly deviation: number | null;
  /** Why it was repaired: rounding made triangles meet, or the solid touches itself; null if it was not. */
  readonly cause: 'rounding' | 'contacts' | null;
  /** Whether it touches itself nowhere. */
  readonly isManifold: boolean;
  /** What is wrong with it; nothing, unless it is unresolved. */
  readonly remaining: readonly MeshFault[];
}

/** A note of a reader, or that a mesh with so many triangles encloses nothing by the rule. */
export interface OperandNote extends Omit<NoteJson, 'type'> {
  readonly type: NoteJson['type'] | 'encloses-nothing';
}

/** What was written. */
export interface Combined {
  readonly format: MeshFormat;
  readonly vertices: number;
  readonly triangles: number;
  /** Faces of the exact solid: a face is all that lies in one plane and looks one way. */
  readonly faces: number;
  /** The exact volume, in lowest terms; null where it has too many digits to be read, and was not asked for. */
  readonly volume: { readonly numerator: string; readonly denominator: string } | null;
  /** The double that is nearest to it. */
  readonly volumeNumber: number;
  /** `single`: the coordinates are 32-bit numbers, which the format holds. */
  readonly precision: 'double' | 'single';
  readonly certificate: CertificateJson;
  readonly notes: readonly OperandNote[];
}

export interface BooleanResult {
  /** Null if it was stopped, and the mesh not written. */
  readonly combined: Combined | null;
  /** Files that were written beside the mesh. */
  readonly written: readonly string[];
}
