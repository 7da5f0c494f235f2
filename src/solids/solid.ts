import type { ExactPlane } from '../implicit/index.js';

/** A corner of a solid: an input point, or the numbers of three planes of the solid whose common point it is. */
export type SolidVertex =
  | readonly [number, number, number]
  | { readonly planes: readonly [number, number, number] };

/**
 * A face of a solid: all of its boundary in one plane that looks one way. The rings run so that the face lies on their
 * left as seen from outside: counterclockwise around it, clockwise around its holes. A ring passes through a vertex
 * once; different rings may touch in one.
 */
export interface SolidFace {
  /** The number of the plane. */
  readonly plane: number;
  /** 1 if the face looks to where the plane does (outside is its front), -1 if to the other side. */
  readonly facing: 1 | -1;
  /** The numbers of the vertices, ring after ring. */
  readonly rings: readonly (readonly number[])[];
}

/**
 * A solid: a closed set of space, equal to the closure of its interior, bounded by planes; plain data. Its form is
 * canonical: the same set of points has the same vertices in the same order, and the same faces, however it was made.
 * (Which of several descriptions of one plane stands in `planes` depends on the input.)
 *
 * - `vertices` come in lexicographic order of their coordinates, and are distinct.
 * - `faces` are maximal: there is one for each plane and facing. Two neighbours along an edge share both of its ends; a
 *   vertex that lies within an edge of another face is a vertex of that, too.
 * - Each ring begins at its least vertex; rings and faces are in lexicographic order of their vertices.
 * - `planes` are distinct and in the order in which faces use them, the front of each as its description says.
 */
export interface Solid {
  readonly type: 'solid';
  /** Whether what is infinitely far away belongs to the solid, as it does to the complement of a bounded one. */
  readonly isUnbounded: boolean;
  readonly planes: readonly ExactPlane[];
  readonly vertices: readonly SolidVertex[];
  readonly faces: readonly SolidFace[];
}
