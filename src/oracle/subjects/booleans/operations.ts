import {
  type Solid,
  solidDifference,
  solidIntersection,
  solidSymmetricDifference,
  solidUnion,
} from '../../../solids/index.js';
import type { Operation } from '../../cases/booleans/meshes.js';

/** The kernel's functions. */
export const COMBINE: Readonly<Record<Operation, (a: Solid, b: Solid) => Solid>> = {
  union: (a, b) => solidUnion(a, b),
  intersection: (a, b) => solidIntersection(a, b),
  difference: solidDifference,
  'symmetric-difference': solidSymmetricDifference,
};
