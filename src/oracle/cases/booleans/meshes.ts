import { isBalanced, isClosed } from '../../referees/shapes/meshes/exact-mesh.js';
import type { Topology } from '../meshes/topology.js';
import {
  ALL,
  type MeshTable,
  type MeshValues,
  meshAt,
  meshSize,
  PAIRED,
  vectorAt,
} from '../meshes/values.js';
import { deriveSeed, Random } from '../random.js';

/** When a point is inside of a closed mesh. */
export type FillRule = 'positive' | 'non-zero' | 'even-odd';

export const RULES: readonly FillRule[] = ['positive', 'non-zero', 'even-odd'];

/** Whether a mesh has an inside by a rule: even-odd needs no orientation. */
function hasInside({ triangles }: Topology, rule: FillRule): boolean {
  return rule === 'even-odd' ? isClosed(triangles) : isBalanced(triangles);
}

const closed = ({ topologies, mostVertices }: MeshTable): MeshTable => ({
  topologies: topologies.filter((topology) => RULES.some((rule) => hasInside(topology, rule))),
  mostVertices,
});

/** The closed meshes, for questions about one of them. */
export const SOLID: MeshTable = closed(ALL);

/** The closed ones among the smaller meshes, and those with teeth and holes, for questions about two. */
export const SOLID_PAIRED: MeshTable = closed(PAIRED);

/** Closed meshes among flat values: the meshes, then points, then the number of a rule. */
export interface Operands {
  readonly tables: readonly MeshTable[];
  /** How many points follow the meshes. */
  readonly points: number;
}

/** Two meshes and two points. */
export const PAIR: Operands = { tables: [SOLID_PAIRED, SOLID_PAIRED], points: 2 };

/** A mesh and two points. */
export const SINGLE: Operands = { tables: [SOLID], points: 2 };

/** Where each mesh starts, and behind them the points. */
export function startsOf({ tables }: Operands): number[] {
  const starts = [0];
  for (const table of tables) starts.push(starts[starts.length - 1]! + meshSize(table));
  return starts;
}

/** Where the number of the rule is. */
export function ruleAt(operands: Operands): number {
  return startsOf(operands)[operands.tables.length]! + 3 * operands.points;
}

/** The rule by which points are inside. */
export function ruleOf(values: ArrayLike<number>, operands: Operands): FillRule {
  return RULES[values[ruleAt(operands)]!]!;
}

/** The meshes. */
export function meshesOf(values: ArrayLike<number>, operands: Operands): MeshValues[] {
  const starts = startsOf(operands);
  return operands.tables.map((table, i) => meshAt(values, starts[i]!, table));
}

/** Whether each mesh has an inside by the rule. */
export function haveInsides(values: ArrayLike<number>, operands: Operands): boolean {
  const starts = startsOf(operands);
  return operands.tables.every(({ topologies }, i) =>
    hasInside(topologies[values[starts[i]!]!]!, ruleOf(values, operands)),
  );
}

type Point = readonly [number, number, number];

/** Of each mesh the points of its triangles, numbered by its topology, whatever the order says. */
function trianglesOf(values: ArrayLike<number>, operands: Operands): (readonly [Point, Point, Point])[][] {
  const starts = startsOf(operands);
  return operands.tables.map(({ topologies }, i) => {
    const point = (k: number) => vectorAt(values, starts[i]! + 2 + 3 * k);
    return topologies[values[starts[i]!]!]!.triangles.map(
      ([a, b, c]) => [point(a), point(b), point(c)] as const,
    );
  });
}

/** The points behind the meshes. */
function pointsOf(values: ArrayLike<number>, operands: Operands): Point[] {
  const at = startsOf(operands)[operands.tables.length]!;
  return Array.from({ length: operands.points }, (_, i) => vectorAt(values, at + 3 * i));
}

/** How two solids are combined. */
export type Operation = 'union' | 'intersection' | 'difference' | 'symmetric-difference';

export const OPERATIONS: readonly Operation[] = [
  'union',
  'intersection',
  'difference',
  'symmetric-difference',
];

/** Whether a point is in the combination, if it is in the first, and in the second solid. */
export const IS_IN: Readonly<Record<Operation, (a: boolean, b: boolean) => boolean>> = {
  union: (a, b) => a || b,
  intersection: (a, b) => a && b,
  difference: (a, b) => a && !b,
  'symmetric-difference': (a, b) => a !== b,
};

type Triangle = readonly [Point, Point, Point];

/**
 * A point to ask for, by doubles: itself; at a share of the way between two; where the line through two meets the plane
 * of a triangle; where the planes of three triangles meet. The last two may not exist.
 */
export type Probe =
  | { readonly type: 'point'; readonly at: Point }
  | { readonly type: 'between'; readonly ends: readonly [Point, Point]; readonly share: number }
  | { readonly type: 'on-plane'; readonly ends: readonly [Point, Point]; readonly plane: Triangle }
  | { readonly type: 'planes'; readonly planes: readonly [Triangle, Triangle, Triangle] };

/** How many of each kind. */
const COUNTS = { vertices: 4, between: 4, onPlane: 6, planes: 4 };

const SHARES = [0.5, 0.25, -0.25];

const times = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw);

/**
 * Points that have to do with meshes: vertices, middles of edges and between vertices of both, crossings of edges and
 * planes, and corners of three planes. The same ones whatever the numbering of the meshes is.
 */
export function probesOf(values: ArrayLike<number>, operands: Operands): Probe[] {
  const meshes = trianglesOf(values, operands);
  const given = pointsOf(values, operands);
  const random = new Random(
    ...deriveSeed('probes', ruleOf(values, operands), ...meshes.flat(3), ...given.flat()),
  );
  const triangle = (): Triangle => {
    const mesh = meshes[random.below(meshes.length)]!;
    return mesh[random.below(mesh.length)]!;
  };
  const vertex = (): Point => triangle()[random.below(3)]!;
  const edge = (): readonly [Point, Point] => {
    const [a, b] = triangle();
    return [a, b];
  };
  const ends = () => (random.oneIn(3) ? ([vertex(), vertex()] as const) : edge());
  return [
    ...given.map((at): Probe => ({ type: 'point', at })),
    ...times(COUNTS.vertices, (): Probe => ({ type: 'point', at: vertex() })),
    ...times(
      COUNTS.between,
      (): Probe => ({ type: 'between', ends: ends(), share: SHARES[random.below(SHARES.length)]! }),
    ),
    ...times(COUNTS.onPlane, (): Probe => ({ type: 'on-plane', ends: edge(), plane: triangle() })),
    ...times(COUNTS.planes, (): Probe => ({ type: 'planes', planes: [triangle(), triangle(), triangle()] })),
  ];
}

/** All doubles of a probe. */
export function numbersOf(probe: Probe): number[] {
  if (probe.type === 'point') return [...probe.at];
  if (probe.type === 'between') return probe.ends.flat();
  if (probe.type === 'on-plane') return [...probe.ends, ...probe.plane].flat();
  return probe.planes.flat(2);
}
