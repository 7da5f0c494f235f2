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
  /** A name for each of the first findings. */
  readonly labels: readonly string[];
  /** Where each of these is: lines of text, such as `vertex 3: 0.5, 1, 0`. */
  readonly places: readonly (readonly string[])[];
  /** What the kind is, why it matters, and what mends it. */
  readonly explanation: readonly [what: string, why: string, mend: string];
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
  /** Float32 relative to the centre, scaled so that the largest side of the mesh goes from -1 to 1. */
  readonly positions: string;
  /** Uint32. */
  readonly indices: string;
  readonly layers: readonly PageLayer[];
}
