import { grouped, percent } from '../../../fuzz/report/style.js';
import { type IndexedMesh, meshEdges } from '../../mesh/index.js';
import { naivePredicates } from '../../oracle/engines/naive.js';
import {
  meshSigns,
  type PredicateSet,
  signDifferences,
  splitAtMidpoints,
} from '../../oracle/survey/index.js';
import { incircle, insphere, orient2d, orient3d } from '../../predicates/index.js';

/** One by one: all predicates as one object would keep bundlers from leaving out of the package what is not used. */
const exact: PredicateSet = { incircle, insphere, orient2d, orient3d };
const plainDoubles = naivePredicates as unknown as PredicateSet;

/**
 * What plain doubles make of a mesh whose edges were halved, as meshing programs do: the parts of a triangle are then
 * flat or nearly so. For each edge it is asked on which side of its one triangle the other's far corner lies.
 */
export function refinedSigns(mesh: IndexedMesh): string {
  const refined = splitAtMidpoints(mesh, meshEdges(mesh));
  const edges = meshEdges(refined);
  const truth = meshSigns(refined, edges, exact).orient3d;
  const plain = meshSigns(refined, edges, plainDoubles).orient3d;
  const { asked, falseNonzero, falseZero, opposite } = signDifferences(truth, plain);
  const wrong = falseNonzero + falseZero + opposite;
  return [
    `Halve the edges of this model, as meshers do: of ${grouped(asked)} edges, plain doubles`,
    `say of ${grouped(wrong)} (${percent(wrong, asked)}) wrongly whether they are flat, convex or concave.`,
  ].join('\n');
}
