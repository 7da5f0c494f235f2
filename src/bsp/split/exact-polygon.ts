/**
 * A polygon of space whose vertices are kept as what defines them, so that fragments of fragments are as exact as the
 * polygon was.
 *
 * Edge i, from vertex i to the next one, is an input line, or lies in the polygon's plane and in the plane of an
 * earlier cut. A vertex is an input point, or where an input line meets a plane, or the common point of the polygon's
 * plane and two planes of cuts: its numbers do not grow with the number of cuts before. With planes through three
 * points whose coordinates have p bits, from the last place of the smallest to the first of the largest:
 *
 *     differences p + 1 bits, normals 2p + 3, constants 3p + 5, w of three planes 6p + 12, their x, y, z 7p + 14,
 *     the side of such a point of another such plane 9p + 19
 *
 * by sums of 2 products in a normal, 3 in a constant, 6 in a determinant of three rows and 4 in a side; a test measures
 * it.
 *
 * A thick plane may leave a chord of its own: from a vertex that is in the band but not on the plane to a cut point.
 * That chord lies in the plane through its ends along an axis, whose numbers are as long as those of the ends, so that
 * only chains of such chords, each cut again, grow.
 */
import type { ExactPlane, PointLike3 } from '../../implicit/index.js';

/** The line of an input edge: the six numbers of two input points in lexicographic order. */
export interface InputLine {
  readonly type: 'line';
  readonly line: readonly number[];
}

/** What an edge lies on, beside the polygon's plane: an input line, or the plane of a cut. */
export type PolygonEdge = InputLine | ExactPlane;

/**
 * A polygon of a plane. Plain data: it survives `structuredClone` and JSON, and must not be changed after it has been
 * used.
 */
export interface ExactPolygon {
  /** The plane that it lies in; its normal says which side is the front. */
  readonly plane: ExactPlane;
  /** At least three points of the plane, no two of them in a row the same. */
  readonly vertices: readonly PointLike3[];
  /** What the edge from vertex i to the next one lies on. */
  readonly edges: readonly PolygonEdge[];
}
