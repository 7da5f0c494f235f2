/**
 * How much a finding weighs: an `error` makes the mesh invalid as the boundary of a solid; a `warning` says that it is
 * not one (an open surface) or may not be what was meant; an `info` is a fact to know.
 */
export type Severity = 'error' | 'warning' | 'info';

/** What a number of a finding's items is the index of. An edge is given by its two vertices. */
export type Column = 'vertex' | 'triangle' | 'component';

/**
 * How the items of a kind look: the numbers each starts with, and the number that repeats to the item's end, if any.
 */
export interface FindingDescription {
  readonly severity: Severity;
  readonly columns: readonly Column[];
  readonly repeated: Column | null;
}

const describe = (
  severity: Severity,
  columns: readonly Column[],
  repeated: Column | null = null,
): FindingDescription => ({ severity, columns, repeated });

/**
 * All kinds of findings in the order of the report.
 *
 * - `no-triangles`: the mesh has none that names three vertices. One item without numbers.
 *
 * Vertices
 * - `duplicate-vertices`: vertices at one point (-0 = +0); an item is the ascending list of all of them.
 * - `unreferenced-vertex`: no triangle has it as a corner.
 * - `non-manifold-vertex`: the triangles around it form neither one cycle nor one path over their edges at it: a
 *   bow-tie, or the end of a non-manifold edge.
 *
 * Triangles
 * - `repeated-corner`: the triangle names a vertex twice. It bounds nothing and has no part in edges and components.
 * - `degenerate-triangle`: three different vertices, collinear exactly (or at one point).
 * - `duplicate-triangles`: the same three points in the same rotation; an item is the ascending list of all of them.
 *   Two or three of the points may be one (corners of different vertices at one place): then there is no rotation.
 * - `opposite-triangles`: the same three points in both rotations; an item lists all triangles on them.
 *
 * Edges, as `vertex, vertex` and the triangles on it
 * - `border-edge`: one triangle only.
 * - `non-manifold-edge`: more than two triangles.
 * - `inconsistent-edge`: the numbers of triangles that run along it one way and the other differ by more than one (for
 *   two triangles: both run the same way, so that one of them is inside out).
 * - `folded-neighbours`: two triangles on one edge, coplanar exactly and on the same side of it: they overlap.
 * - `coplanar-neighbours`: coplanar exactly and on different sides. Two triangle numbers, no vertices.
 * - `t-junction`: `vertex, end, end`: the vertex lies exactly in the interior of an edge of a triangle that does not
 *   have it as a corner.
 *
 * Pairs of triangles that meet in more than a shared vertex or edge (a < b), by how they do
 * - `overlapping-triangles`, `crossing-triangles`, `touching-triangles`.
 *
 * Components (triangles connected over edges), closed and consistently oriented ones
 * - `inverted-component`: its faces look inward where they should look outward, or outward where it is a cavity.
 * - `zero-volume-component`: encloses volume zero exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, chapter 12.
 *
 * @example
 * FINDING_TYPES['border-edge']; // { severity: 'warning', columns: ['vertex', 'vertex', 'triangle'], repeated: null }
 */
export const FINDING_TYPES = {
  'no-triangles': describe('warning', []),
  'duplicate-vertices': describe('warning', [], 'vertex'),
  'unreferenced-vertex': describe('info', ['vertex']),
  'non-manifold-vertex': describe('error', ['vertex']),
  'repeated-corner': describe('error', ['triangle']),
  'degenerate-triangle': describe('error', ['triangle']),
  'duplicate-triangles': describe('error', [], 'triangle'),
  'opposite-triangles': describe('error', [], 'triangle'),
  'border-edge': describe('warning', ['vertex', 'vertex', 'triangle']),
  'non-manifold-edge': describe('error', ['vertex', 'vertex'], 'triangle'),
  'inconsistent-edge': describe('error', ['vertex', 'vertex'], 'triangle'),
  'folded-neighbours': describe('error', ['vertex', 'vertex', 'triangle', 'triangle']),
  'coplanar-neighbours': describe('info', ['triangle', 'triangle']),
  't-junction': describe('error', ['vertex', 'vertex', 'vertex']),
  'overlapping-triangles': describe('error', ['triangle', 'triangle']),
  'crossing-triangles': describe('error', ['triangle', 'triangle']),
  'touching-triangles': describe('error', ['triangle', 'triangle']),
  'inverted-component': describe('error', ['component']),
  'zero-volume-component': describe('error', ['component']),
} as const satisfies Readonly<Record<string, FindingDescription>>;

/** The name of a kind of finding: a key of `FINDING_TYPES`, which says what each means. */
export type FindingType = keyof typeof FINDING_TYPES;
