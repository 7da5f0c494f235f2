/** Indexed meshes: their edges, what is unusual about them, and the questions they put to predicates. */
export { splitAtMidpoints, storedAsFloat32, translated } from './copies.js';
export {
  type MeshEdges,
  meshEdges,
  NO_EDGE,
  nextHalfEdge,
  previousHalfEdge,
  repeatsCorner,
} from './edges.js';
export { type IndexedMesh, requireMesh } from './indexed-mesh.js';
export { type MeshSigns, meshSigns, sharedEdges } from './mesh-signs.js';
export type { PredicateSet } from './predicate-set.js';
export { type SignDifferences, signDifferences } from './sign-differences.js';
export { type MeshSurvey, surveyMesh } from './survey.js';
