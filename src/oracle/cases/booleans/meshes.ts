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
export function trianglesOf(
  values: ArrayLike<number>,
  operands: Operands,
): (readonly [Point, Point, Point])[][] {
  const starts = startsOf(operands);
  return operands.tables.map(({ topologies }, i) => {
    const point = (k: number) => vectorAt(values, starts[i]! + 2 + 3 * k);
    return topologies[values[starts[i]!]!]!.triangles.map(
      ([a, b, c]) => [point(a), point(b), point(c)] as const,
    );
  });
}

/** The points behind the meshes. */
export function pointsOf(values: ArrayLike<number>, operands: Operands): Point[] {
  const at = startsOf(operands)[operands.tables.length]!;
  return Array.from({ length: operands.points }, (_, i) => vectorAt(values, at + 3 * i));
}
