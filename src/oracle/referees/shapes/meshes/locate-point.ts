/**
 * Where a point is, by barycentric coordinates and rays in rational directions that meet no edge. The kernel walks a
 * tree with rays along the axes, which it perturbs symbolically, and only ever asks for signs of orientations.
 */
import { ALL, meshAt, meshSize, vectorAt } from '../../../cases/meshes/values.js';
import { exactScene, isBalanced, isClosed } from './exact-mesh.js';
import { axisWinding, featureOn, whereIs, windingAround } from './where.js';

function sceneOf(v: Float64Array) {
  const { meshes, others } = exactScene([meshAt(v, 0, ALL)], vectorAt(v, meshSize(ALL)));
  return { mesh: meshes[0]!, p: others[0]! };
}

/** Inside, outside, or on which part of the surface. */
export function locatePointReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  return isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
}

/** Signed crossings. */
export function windingNumberReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  if (!isBalanced(mesh.triangles)) return 'unbalanced';
  return featureOn(p, mesh) === undefined ? `winding ${windingAround(p, mesh)}` : 'boundary';
}

/** Signed crossings of rays along the axes, from the point moved by numbers that are small enough. */
export function axisWindingNumberReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  if (featureOn(p, mesh) !== undefined) return 'boundary';
  return [0, 1, 2, 3, 4, 5].map((direction) => axisWinding(p, mesh, direction)).join(' ');
}
