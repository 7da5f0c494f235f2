/**
 * A set of predicates put to the questions of a mesh: what a model asks of them, and how often the answers are wrong.
 */

export { splitAtMidpoints, storedAsFloat32, translated } from './copies.js';
export { type MeshSigns, meshSigns, sharedEdges } from './mesh-signs.js';
export type { PredicateSet } from './predicate-set.js';
export { type SignDifferences, signDifferences } from './sign-differences.js';
export { type MeshSurvey, surveyMesh } from './survey.js';
