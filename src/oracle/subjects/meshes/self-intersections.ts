import {
  firstSelfIntersection,
  prepareMesh,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
} from '../../../mesh/index.js';
import { type PairText, pairsText } from '../../answers/meshes.js';
import { contactText } from '../../answers/text.js';
import { ALL, type MeshValues, meshAt } from '../../cases/meshes/values.js';

/** The answer by both kinds of trees, which have to give the same, and what is wrong with the shorter forms. */
export function selfIntersectionsText(mesh: MeshValues): string {
  const prepared = prepareMesh(mesh, { build: 'morton' });
  const flat = selfIntersections(prepared);
  const pairs: PairText[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [a, b] = [flat[i]!, flat[i + 1]!];
    pairs.push([a, b, contactText(trianglePairContact(prepared, a, b))]);
  }
  const other = selfIntersections(prepareMesh(mesh, { build: 'sah' }));
  const trees = String(other) === String(flat) ? '' : ' TREES DIFFER';
  const first = firstSelfIntersection(prepared);
  const isFound =
    first === null ? pairs.length === 0 : pairs.some(([a, b]) => a === first[0] && b === first[1]);
  const differs = isFound && selfIntersects(prepared) === pairs.length > 0 ? '' : ' BOOLEAN DIFFERS';
  return (pairs.length === 0 ? 'none' : pairsText(pairs)) + trees + differs;
}

/** The kernel's answer. */
export function subject(values: Float64Array): string {
  return selfIntersectionsText(meshAt(values, 0, ALL));
}
