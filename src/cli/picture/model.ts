/** How much a kind of finding matters. */
export type Severity = 'error' | 'warning' | 'info';

/** What is drawn for a finding: triangles, line segments or points. */
export type Shape = 'faces' | 'edges' | 'points';

/** How many corners an element of each shape has. */
export const CORNERS: Readonly<Record<Shape, number>> = { faces: 3, edges: 2, points: 1 };

/** The findings of one kind as the page draws them. Arrays are base64 of little-endian numbers. */
export interface PageLayer {
  readonly kind: string;
  readonly label: string;
  readonly severity: Severity;
  readonly color: string;
  readonly shape: Shape;
  /** How many findings of this kind there are; fewer may be drawn. */
  readonly count: number;
  /** Float32: corners of the elements, relative to the model's centre. */
  readonly points: string;
  /** Float32: for T-junctions, both ends of the edge that each lies on; empty for other kinds. */
  readonly lines: string;
  /** Uint32: where each finding ends, in corners. */
  readonly ends: string;
  /** Float32: the extreme points of what two triangles that meet have in common; empty for other kinds. */
  readonly common: string;
  /** Uint32: where each finding ends, in these points. */
  readonly commonEnds: string;
  /** A name for each of the first findings. */
  readonly labels: readonly string[];
  /** Where each of these stands in the file, as `lines 13, 16`; empty if that is not known. */
  readonly spots: readonly string[];
  /** Where each of these is: lines of text, such as `vertex 3: 0.5, 1, 0`. */
  readonly places: readonly (readonly string[])[];
  /** What the kind is, why it matters, and what mends it. */
  readonly explanation: readonly [what: string, why: string, mend: string];
}

/** A mesh that is shown through: what a result was made of. */
export interface PageGhost {
  readonly label: string;
  /** Which of the palette's two colours it has. */
  readonly color: string;
  /** Float32, placed as the mesh is. */
  readonly positions: string;
  /** Uint32. */
  readonly indices: string;
}

/** All that the page knows, as the JSON document inside of it. */
export interface PageModel {
  readonly title: string;
  /** `warnings`: findings, and no error among them. */
  readonly verdict: 'valid' | 'warnings' | 'findings' | 'incomplete';
  readonly summary: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What is not drawn, or not as it is. */
  readonly notes: readonly string[];
  /** The least box around all that is drawn. */
  readonly bounds: { readonly min: readonly number[]; readonly max: readonly number[] };
  /**
   * The vertices' own coordinates: Float32 where that holds all of them, else Float64. NaN for vertices that were moved
   * for a coarse surface.
   */
  readonly exact: string;
  readonly exactBits: 32 | 64;
  /** Uint32: the vertices' numbers in the mesh; empty where they are those of the page. */
  readonly numbers: string;
  /**
   * Float32 relative to the centre, scaled so that the largest side of the box goes from -1 to 1. Empty where these
   * follow from the coordinates.
   */
  readonly positions: string;
  /** Uint32. */
  readonly indices: string;
  readonly layers: readonly PageLayer[];
  readonly ghosts: readonly PageGhost[];
}
