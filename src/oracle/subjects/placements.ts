/** What the kernel makes of placements. */
import { buildBrushTree, pointSolidLeafTree, transformTree } from '../../bsp/index.js';
import type { Point3 } from '../../core/shapes.js';
import { planeThrough, side, transformedPlane } from '../../implicit/index.js';
import { transformMesh } from '../../mesh/index.js';
import { locatePointInSolid, solidFromMesh, solidVertexPoint, transformSolid } from '../../solids/index.js';
import { cornerAt, placementOf } from '../cases/placements.js';

/** What is answered; `none` where the placement cannot be undone. */
export function unlessFlat(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (error.message.includes('a placement that can be undone')) return 'none';
    if (error.message.includes('a placement within the range of doubles')) return 'beyond';
    throw error;
  }
}

/** The tetrahedron, its faces counterclockwise or all clockwise. */
const meshOf = (v: ArrayLike<number>) => ({
  positions: Float64Array.from({ length: 12 }, (_, i) => v[i]!),
  indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
});

export const transformSolidSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const solid = transformSolid(solidFromMesh(meshOf(v), { rule: 'non-zero' }), placementOf(v));
    const corners = solid.vertices.flatMap((_, i) => [...solidVertexPoint(solid, i)]);
    return [locatePointInSolid(solid, cornerAt(v, 4)), ...corners].join(' ');
  });

/** The planes through three corners each, the fourth behind them. */
function brushOf(v: ArrayLike<number>) {
  const corners = [0, 1, 2, 3].map((i) => cornerAt(v, i)) as [Point3, Point3, Point3, Point3];
  const faces = [
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    [0, 2, 3, 1],
    [1, 2, 3, 0],
  ];
  return faces.map((face) => {
    const [a, b, c, across] = face.map((i) => corners[i]!) as [Point3, Point3, Point3, Point3];
    return side(planeThrough(a, b, c), across) < 0 ? planeThrough(a, b, c) : planeThrough(a, c, b);
  });
}

export const transformTreeSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const tree = transformTree(buildBrushTree([brushOf(v)]), placementOf(v));
    return pointSolidLeafTree(cornerAt(v, 4), tree).location;
  });

export const transformedPlaneSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const plane = planeThrough(cornerAt(v, 0), cornerAt(v, 1), cornerAt(v, 2));
    return ['minus', 'zero', 'plus'][1 + side(transformedPlane(plane, placementOf(v)), cornerAt(v, 4))]!;
  });

export const transformMeshSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const mesh = meshOf(v);
    const { positions, indices, isExact } = transformMesh(mesh, placementOf(v));
    const isKept = indices.every((corner, i) => corner === mesh.indices[i]);
    return [isKept ? 'kept' : 'turned', isExact ? 'exact' : 'rounded', ...positions].join(' ');
  });
