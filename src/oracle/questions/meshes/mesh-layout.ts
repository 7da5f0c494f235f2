import { ALL, type MeshTable, meshAt, ORDERS } from '../../cases/meshes/values.js';
import { integer, type layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';

type Parts = Parameters<typeof layoutOf>[1][];

/**
 * Number of the topology, number of the order, then the vertices; those that the topology does not need are skipped.
 */
export function meshParts(name: string, { topologies, mostVertices }: MeshTable): Parts {
  const names = Array.from({ length: mostVertices }, (_, i) => `${name}${i}`).join(' ');
  return [
    integer(`${name}Topology`, 0, topologies.length - 1),
    integer(`${name}Order`, 0, ORDERS - 1),
    ...points(names),
  ];
}

/** The argument of a query about one mesh of all kinds. */
export const meshShapes = shapesBy('mesh', (values) => [meshAt(values, 0, ALL)] as const);
