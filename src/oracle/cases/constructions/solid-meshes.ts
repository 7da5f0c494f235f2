import { isSolidMesh } from '../../referees/constructions/solid-mesh.js';
import { hullTriangles } from '../../referees/constructions/space-hull.js';
import { exactMesh, exactVectors } from '../../referees/shapes/meshes/exact-mesh.js';
import { TOPOLOGIES } from '../meshes/topologies.js';
import type { Place, Topology } from '../meshes/topology.js';
import type { PlainMesh } from './box-meshes.js';

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
