import { isSolidMesh } from '../../referees/constructions/solid-mesh.js';
import { hullTriangles } from '../../referees/constructions/space-hulls.js';
import { exactMesh, exactVectors } from '../../referees/shapes/meshes/exact-mesh.js';
import { TOPOLOGIES } from '../meshes/topologies.js';
import type { Place, Topology } from '../meshes/topology.js';

/** The boolean operations of two polygons. */
export const POLYGON_OPERATIONS = ['Union', 'Intersection', 'Difference', 'Xor'] as const;
export type PolygonOperation = (typeof POLYGON_OPERATIONS)[number];

/** Whether a point is in the result. */
export const IS_IN: Readonly<Record<PolygonOperation, (a: boolean, b: boolean) => boolean>> = {
  Union: (a, b) => a || b,
  Intersection: (a, b) => a && b,
  Difference: (a, b) => a && !b,
  Xor: (a, b) => a !== b,
};

/** A mesh as plain data. */
export interface PlainMesh {
  readonly positions: readonly number[];
  readonly indices: readonly number[];
}

/** The corners of a box, x first, and its triangles, counterclockwise from outside. */
export function boxMesh(min: readonly number[], max: readonly number[]): PlainMesh {
  const bounds = [min, max];
  const corners = Array.from({ length: 8 }, (_, i) => [0, 1, 2].map((k) => bounds[(i >> k) & 1]![k]!));
  const quads = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  return {
    positions: corners.flat(),
    indices: quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]),
  };
}

/** Solids of one part, with holes, with a cavity, of two parts: all closed and oriented. */
const NAMES = [
  ...['tetrahedron', 'cube', 'triangular-prism', 'octahedron', 'pyramid', 'l-shape', 'arrowhead'],
  ...['two-pyramids', 'dented-pyramid', 'two-cubes', 'frame', 'thin-torus', 'two-tetrahedra', 'hollow-cube'],
];

/** The solids that an operand may be; behind them one number stands for the convex hull of its points. */
export const SOLIDS: readonly Topology[] = NAMES.map((name) => TOPOLOGIES.find((one) => one.name === name)!);
export const HULL = SOLIDS.length;

/** How many points make a hull, and how many an operand has room for. */
export const HULL_POINTS = 8;
export const MOST_CORNERS = Math.max(HULL_POINTS, ...SOLIDS.map(({ places }) => places.length));

/** How many values an operand takes. */
export const OPERAND_SIZE = 1 + 3 * MOST_CORNERS;

/** Writes an operand: what it is, and its points. */
export function putOperand(out: Float64Array, at: number, kind: number, places: readonly Place[]): void {
  out.fill(0, at, at + OPERAND_SIZE);
  out[at] = kind;
  places.forEach((place, i) => {
    out.set(place, at + 1 + 3 * i);
  });
}

/** The operand whose kind stands at `at`; undefined for points in a plane, which have no hull with an inside. */
function operandAt(values: ArrayLike<number>, at: number): PlainMesh | undefined {
  const kind = values[at]!;
  const count = kind === HULL ? HULL_POINTS : SOLIDS[kind]!.places.length;
  const positions = Array.from({ length: 3 * count }, (_, i) => values[at + 1 + i]! + 0);
  const triangles = kind === HULL ? hullTriangles(exactVectors(positions).vectors) : SOLIDS[kind]!.triangles;
  return triangles && withoutUnused({ positions, indices: triangles.flat() });
}

/** Vertices that no triangle has are left out. */
function withoutUnused({ positions, indices }: PlainMesh): PlainMesh {
  const used = [...new Set(indices)].sort((a, b) => a - b);
  return {
    positions: used.flatMap((i) => positions.slice(3 * i, 3 * i + 3)),
    indices: indices.map((i) => used.indexOf(i)),
  };
}

/** The two meshes of flat values, if both are solids: closed, looking outwards, without self-intersections. */
export function solidPair(values: ArrayLike<number>): readonly [PlainMesh, PlainMesh] | undefined {
  const [a, b] = [operandAt(values, 0), operandAt(values, OPERAND_SIZE)];
  return a && b && [a, b].every(isSolid) ? [a, b] : undefined;
}

function isSolid({ positions, indices }: PlainMesh): boolean {
  return isSolidMesh(exactMesh(exactVectors(positions).vectors, indices));
}

/** The two meshes of values that are accepted. */
export function meshPair(values: ArrayLike<number>): readonly [PlainMesh, PlainMesh] {
  return [operandAt(values, 0)!, operandAt(values, OPERAND_SIZE)!];
}
