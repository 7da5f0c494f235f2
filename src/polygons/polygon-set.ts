/**
 * A corner of a polygon set: a point, where both coordinates are doubles, else the crossing of two lines of the set, by
 * their numbers, the lesser first.
 */
export type PolygonSetVertex = readonly [number, number] | { readonly lines: readonly [number, number] };

/** A line of a set: two points, a and b, or a + m and b + m, exactly. */
export type PolygonSetLine =
  | readonly [ax: number, ay: number, bx: number, by: number]
  | readonly [ax: number, ay: number, bx: number, by: number, mx: number, my: number];

/** A polygon of a set, by its vertices' numbers: the outer ring, counterclockwise, then its holes, clockwise. */
export type SetPolygon = readonly (readonly number[])[];

/**
 * A set of points of the plane that is bounded by segments: closed, and equal to the closure of its interior. Plain
 * data: it survives `structuredClone`, `JSON.stringify` and `JSON.parse`.
 *
 * - `vertices`: distinct, in the order of x, then of y. Where the boundary turns, or rings touch.
 * - `polygons`: one for each part of the interior that hangs together. A ring passes through a vertex once, and begins
 *   at its least one; rings touch in single vertices only. Holes of a polygon, and polygons, come in the lexicographic
 *   order of their vertices.
 * - `lines`: two points of each line that a vertex or an edge needs, in lexicographic order, no line twice. The points
 *   of a Minkowski sum are sums of two doubles: where these are no doubles, two numbers more say by how much both
 *   points of a line are moved.
 *
 * One set of points has the same vertices and polygons, whatever it was made of. The points of its lines may be others,
 * if it was made of other points: `canonicalPolygonText` leaves them out. A set that is read and united again is the
 * same in all.
 */
export interface PolygonSet {
  readonly type: 'polygon-set';
  /** Two points of each line: ax, ay, bx, by; and by how much they are moved, if they are. */
  readonly lines: readonly PolygonSetLine[];
  readonly vertices: readonly PolygonSetVertex[];
  readonly polygons: readonly SetPolygon[];
}
