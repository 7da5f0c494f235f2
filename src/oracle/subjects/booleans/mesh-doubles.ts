import { checkMesh, closureOf } from '../../../mesh/index.js';
import type { DoubleMesh } from '../../../mesh/structure/indexed-mesh.js';
import {
  type CombinedMesh,
  canonicalText,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
  type Solid,
  solidFromMesh,
} from '../../../solids/index.js';
import type { Operation } from '../../cases/booleans/meshes.js';
import { changeFaults } from './mesh-changes.js';
import { areaFaults, placeFaults } from './mesh-origins.js';
import { singleFaults } from './mesh-singles.js';

const COMBINE_MESHES: Readonly<Record<Operation, typeof meshUnion>> = {
  union: meshUnion,
  intersection: meshIntersection,
  difference: meshDifference,
  'symmetric-difference': meshSymmetricDifference,
};

/**
 * What is wrong with meshes that are combined without a solid in between, beside the solid that they make: they are
 * closed, valid for `checkMesh` if the certificate says that they are a manifold, and the same set where nothing was
 * rounded; and their triangles are the parts of input triangles that they say, and what
 * changes about the first mesh makes the same. In 32-bit numbers they are what {@link singleFaults} says.
 */
export function combinedMeshFaults(
  operation: Operation,
  meshes: readonly DoubleMesh[],
  expected: Solid,
): string {
  const result = COMBINE_MESHES[operation](meshes);
  const [a, b] = meshes as [DoubleMesh, DoubleMesh];
  const areas = operation === 'difference' ? areaFaults(a, b) : '';
  const singles = singleFaults(COMBINE_MESHES[operation](meshes, { precision: 'single' }), meshes);
  const changes = changeFaults(operation, [a, b], result);
  return faultsOf(result, expected) + placeFaults(result, meshes) + areas + changes + singles;
}

/** {@link combinedMeshFaults} of a result. */
export function faultsOf({ positions, indices, certificate }: CombinedMesh, expected: Solid): string {
  const mesh = { positions, indices };
  const isOpen = closureOf(mesh).unbalancedEdges > 0;
  if (certificate.type === 'unresolved' || isOpen) return isOpen ? ' MESHES COMBINED ARE OPEN' : '';
  if (indices.length === 0) {
    return expected.faces.length > 0 && certificate.deviation === 0 ? ' MESHES COMBINED ARE EMPTY' : '';
  }
  const isUnsound = certificate.isManifold && !checkMesh(mesh).valid;
  const isOther =
    certificate.deviation === 0 && canonicalText(solidFromMesh(mesh)) !== canonicalText(expected);
  return (isUnsound ? ' MESHES COMBINED ARE NOT VALID' : '') + (isOther ? ' MESHES COMBINED DIFFER' : '');
}
