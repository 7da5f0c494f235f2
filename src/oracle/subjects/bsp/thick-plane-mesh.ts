import { thickPlaneMesh } from '../../../bsp/index.js';
import { SHAPE } from '../../cases/bsp/thick-planes.js';
import { meshAt, SMALLER } from '../../cases/meshes/values.js';
import { bandOf } from './thick-planes.js';

/** A thick plane and a mesh. */
export function thickPlaneMeshSubject(v: Float64Array): string {
  const { classification, sides, edges, triangles } = thickPlaneMesh(bandOf(v), meshAt(v, SHAPE, SMALLER));
  const { front, back, on, straddling } = triangles;
  return `${classification} ${sides.join()} front:${front} back:${back} on:${on} straddling:${straddling} edges:${edges}`;
}
