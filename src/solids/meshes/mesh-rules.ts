import type { MeshCombination } from './arrangement.js';

/** What meshes can be combined to. */
export type MeshOperation = 'union' | 'intersection' | 'difference' | 'symmetric-difference';

/** Whether a point belongs to a result. */
export const MESH_RULES: Readonly<Record<MeshOperation, MeshCombination>> = {
  union: (isIn) => isIn.includes(true),
  intersection: (isIn) => !isIn.includes(false),
  difference: ([isIn, ...others]) => isIn! && !others.includes(true),
  'symmetric-difference': (isIn) => isIn.filter((one) => one).length % 2 === 1,
};
