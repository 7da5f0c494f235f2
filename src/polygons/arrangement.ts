import type { FoundPoint2 } from '../implicit/index.js';

/** What an edge of an arrangement was cut from. */
export interface EdgeUse<Source> {
  readonly source: Source;
  /** Does it run from the later end of the edge to the earlier one? */
  readonly isTurned: boolean;
}

/** An edge of an arrangement, between the numbers of two vertices, the lesser first. */
export interface ArrangementEdge<Source> {
  readonly from: number;
  readonly to: number;
  /** The faces on its two sides, seen from `from` to `to`. */
  readonly left: number;
  readonly right: number;
  /** All that runs along it. */
  readonly uses: readonly EdgeUse<Source>[];
}

/** A face of an arrangement. */
export interface ArrangementFace {
  /**
   * Its boundary: half-edges one after another, with the face on their left. 2 e is edge e from `from` to `to`, 2 e + 1
   * is back. The outer loop comes first, which the unbounded face, face 0, has not.
   */
  readonly loops: readonly (readonly number[])[];
  /** Vertices inside of it that no edge ends in. */
  readonly points: readonly number[];
  /** The winding number of each operand, if polygons were arranged. */
  readonly windings?: readonly number[];
}

/**
 * A subdivision of the plane: points, edges and faces that have nothing in common but ends and boundaries. Vertices are
 * in the order of x, then of y; edges in that of their ends.
 */
export interface Arrangement<Source> {
  readonly vertices: readonly FoundPoint2[];
  readonly edges: readonly ArrangementEdge<Source>[];
  readonly faces: readonly ArrangementFace[];
  /** The half-edges that start at each vertex, counterclockwise, from straight down on. */
  readonly around: readonly (readonly number[])[];
}
