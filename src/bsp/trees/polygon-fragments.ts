import { requireList } from '../../core/arguments/index.js';
import type { ExactPlane } from '../../implicit/index.js';
import { adoptMesh, type MeshInput } from '../../mesh/structure/indexed-mesh.js';
import { prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import type { PlaneTable } from '../planes/plane-table.js';
import type { ExactPolygon } from '../split/exact-polygon.js';
import { polygonData, polygonFrom, withPlainLists } from '../split/load-polygon.js';
import { requireConvexPolygon } from '../split/require-convex-polygon.js';
import type { TreeFace } from './bsp-tree.js';
import type { Fragment } from './fragments.js';
import { properPlane } from './tree-options.js';
import { triangleFragments } from './triangle-fragments.js';

/** Convex polygons, or the triangles of a mesh, of which those without an area are left out. */
export type TreePolygons = readonly ExactPolygon[] | MeshInput;

/**
 * @throws RangeError naming the polygon that is none, is not convex, or does not lie in its plane and along its edges;
 *   or what is wrong about the mesh
 */
export function polygonFragments(where: string, polygons: TreePolygons, table: PlaneTable): Fragment[] {
  if (isMesh(polygons)) {
    const { positions, indices } = prepareMesh(adoptMesh(where, 'polygons', polygons));
    return triangleFragments(positions, indices, table);
  }
  requireList(where, 'polygons', 'a list of polygons or a mesh', polygons);
  return Array.from(polygons, (given, source) => {
    const name = `polygons[${source}]`;
    const polygon = withPlainLists(polygonFrom(where, name, given));
    const plane = properPlane(where, `${name}.plane`, polygon.plane as unknown as ExactPlane);
    requireConvexPolygon(where, name, polygon);
    const { index, facing } = table.add(plane);
    return { polygon, source, plane: index, facing };
  });
}

function isMesh(polygons: TreePolygons): polygons is MeshInput {
  return typeof polygons === 'object' && polygons !== null && 'positions' in polygons;
}

/** A fragment as it is handed out. */
export function faceOf({ polygon, source }: Fragment): TreeFace {
  return { ...polygonData(polygon), source };
}
