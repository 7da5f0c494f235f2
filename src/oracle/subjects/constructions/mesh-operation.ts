import {
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidToMesh,
  solidUnion,
} from '../../../solids/index.js';
import type { PlainMesh } from '../../cases/constructions/meshes.js';

const COMBINE = { Union: solidUnion, Intersection: solidIntersection, Difference: solidDifference };

/** The kernel's solid of two meshes as a mesh in doubles. */
export function meshOperationSubject(
  [a, b]: readonly [PlainMesh, PlainMesh],
  operation: keyof typeof COMBINE,
): string {
  const result = COMBINE[operation](solidFromMesh(a), solidFromMesh(b));
  const { positions, indices } = solidToMesh(result);
  return JSON.stringify({ positions: Array.from(positions), indices: Array.from(indices) });
}
