import { MOST_PAIRS } from './mesh-faults.js';
import type { Precision } from './precision.js';
import type { TestedMesh } from './round-solid.js';
import type { SnapEffort } from './snap-mesh.js';

/**
 * What is done to a mesh, and how far vertices move for that, against the largest coordinate; 0 for what is not done.
 * For coarser numbers than doubles all of it is as many times as much.
 */
export interface Plan {
  /** First pieces thinner than this are dropped. */
  readonly flat: number;
  /** Then all vertices are moved onto a grid as wide as this. */
  readonly grid: number;
  /** What is as close as this where the mesh meets itself is brought together, before it is resolved. */
  readonly near: number;
  /** How far vertices move where the mesh touches itself. */
  readonly step: number;
}

/** What is tried, in turn. */
const PLANS: readonly Plan[] = [
  { flat: 0, grid: 0, near: 0, step: 2 ** -46 },
  { flat: 0, grid: 0, near: 2 ** -49, step: 2 ** -45 },
  { flat: 0, grid: 2 ** -46, near: 0, step: 2 ** -46 },
  { flat: 0, grid: 2 ** -44, near: 0, step: 2 ** -45 },
  { flat: 0, grid: 2 ** -42, near: 0, step: 2 ** -43 },
  { flat: 0, grid: 2 ** -41, near: 0, step: 2 ** -43 },
  { flat: 2 ** -42, grid: 0, near: 0, step: 2 ** -43 },
  { flat: 2 ** -42, grid: 2 ** -42, near: 0, step: 2 ** -43 },
  { flat: 0, grid: 0, near: 2 ** -47, step: 2 ** -44 },
  { flat: 0, grid: 0, near: 2 ** -45, step: 2 ** -43 },
  { flat: 0, grid: 0, near: 2 ** -43, step: 2 ** -42 },
];
/** So often a mesh is resolved or parted. */
export const ROUNDS = 12;

/** How much is done for a plan. */
export interface Patience {
  /** Whether a mesh is resolved that is crowded. */
  readonly crowds: boolean;
  /** A mesh has so many faults at least to be crowded, if its vertices are not on a grid. */
  readonly many: number;
  /** So many triangles a mesh may have, however few the first one had. */
  readonly small: number;
  /** A plan ends when a mesh has so many times the faults that it had before it was resolved. */
  readonly worse: number;
  /** Or so many times the triangles of the first one. */
  readonly growth: number;
  /** So often a mesh is parted. */
  readonly partings: number;
  /** Each time in the best of so many ways, and of all where these leave little. */
  readonly ways: number;
  /** A plan ends when all of these leave so many faults. */
  readonly tooMany: number;
  readonly snapping: Omit<SnapEffort, 'small'>;
}

/** Faults of a mesh that is crowded, in all cases. */
export const MANY = 1000;
/** First all plans are tried quickly; what is left then is worth the time. */
export const PATIENCE: readonly Patience[] = [
  {
    crowds: false,
    many: 100,
    small: 100,
    worse: 3 / 4,
    growth: 4,
    partings: 2,
    ways: 6,
    tooMany: 100,
    snapping: { passes: 12, pairs: 1 << 11 },
  },
  {
    crowds: true,
    many: MANY,
    small: 1000,
    worse: 2,
    growth: 6,
    partings: ROUNDS,
    ways: 12,
    tooMany: MOST_PAIRS,
    snapping: { passes: 64, pairs: 1 << 14 },
  },
];
/** A mesh that is crowded has so many faults for each triangle. */
const CROWD = 2;

/**
 * The plans for a mesh, in turn. A mesh that is crowded has much that is thinner than fine grids: on a coarse one less
 * is left, and what is left is resolved sooner.
 */
export function plansFor(mesh: TestedMesh, { many }: Patience): readonly Plan[] {
  return isCrowded(mesh, many) ? [...PLANS].sort((a, b) => b.grid - a.grid) : PLANS;
}

export function coarser({ flat, grid, near, step }: Plan, { coarseness }: Precision): Plan {
  return {
    flat: flat * coarseness,
    grid: grid * coarseness,
    near: near * coarseness,
    step: step * coarseness,
  };
}

/**
 * Whether each triangle meets several others, on average, in a mesh that is not small: resolving that as it is takes
 * long, and makes more of them. What is close has to be brought together before.
 */
export function isCrowded({ faults, indices }: TestedMesh, many: number): boolean {
  const meetings = faults.reduce((sum, { count }) => sum + count, 0);
  return meetings > many && meetings > CROWD * (indices.length / 3);
}
