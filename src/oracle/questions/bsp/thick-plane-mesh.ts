import { BY_POINTS, POINTS, SHAPE, thickPlaneOf } from '../../cases/bsp/thick-planes.js';
import { meshAt, SMALLER } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { thickPlaneMeshReferee } from '../../referees/shapes/bsp/thick-plane-mesh.js';
import { isPlane } from '../../referees/shapes/bsp/thick-planes.js';
import { thickPlaneMeshSubject } from '../../subjects/bsp/thick-planes.js';
import { pick } from '../families/plant.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { writeMeshes } from '../meshes/families.js';
import { meshParts } from '../meshes/laws.js';
import { plan } from '../meshes/plans.js';
import type { Question } from '../question.js';
import { atTheBand, classes, farAway, head, reversal } from './thick-planes.js';

const layout = layoutOf(3, ...head, ...meshParts('v', SMALLER));

/**
 * A small mesh in its own places, or moved, flat, with equal vertices, or on a lattice; often the plane goes through
 * three vertices.
 */
function fillMesh(random: Random, out: Float64Array): void {
  const scene = { layout, tables: [SMALLER], extras: 0 };
  const mesh = plan(random, SMALLER, random.oneIn(3) ? 'own' : 'any');
  writeMeshes(scene, [mesh], out.subarray(SHAPE));
  if (random.oneIn(2)) return;
  const corners = random.oneIn(2) ? [0, 1, 2] : pick(random, mesh.triangles);
  out[BY_POINTS] = 1;
  for (const [i, corner] of corners.entries()) out.set(mesh.points[corner]!, POINTS + 3 * i);
}

const family = atTheBand(layout, fillMesh);

/** Exchanges the triangles in front with those behind. */
function listsTurned([front, back, ...rest]: readonly string[]): string[] {
  return [`front:${back!.slice('back:'.length)}`, `back:${front!.slice('front:'.length)}`, ...rest];
}

/** A thick plane and a mesh. */
export const thickPlaneMeshQuestion: Question = {
  name: 'thickPlaneMesh',
  area: 'bsp',
  layout,
  families: [family, farAway(family, layout)],
  form: '<front|back|on|straddling> <signs> front:<list> back:<list> on:<list> straddling:<list> edges:<list>',
  note: 'the sides of the vertices; the triangles of each kind; the edges in the band, each as the first half-edge 3 t + k (side k of triangle t) that runs along it (a triangle that names a vertex twice has none)',
  classes,
  subject: thickPlaneMeshSubject,
  referee: thickPlaneMeshReferee,
  shapes: shapesBy('plane mesh', (v) => [thickPlaneOf(v), meshAt(v, SHAPE, SMALLER)]),
  coded: true,
  accepts: isPlane,
  laws: [reversal(listsTurned)],
};
