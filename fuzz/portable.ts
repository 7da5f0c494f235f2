// The fuzz harness as a library, as far as it runs anywhere: all but campaigns, which need files and threads that can be
// ended, and modules of queries, which are files.
export { configurations } from './arbitraries.js';
export { fromHexFloat, toHexFloat } from './doubles.js';
export { type Family, families, familiesFor, familyNamed, generate } from './families/index.js';
export { isDegenerate } from './queries/degenerate.js';
export { shapeFamilies } from './queries/families/shape-families.js';
export { axisCycle, reordering, scaling, swapping } from './queries/laws.js';
export {
  box,
  direction,
  integer,
  type Layout,
  layoutOf,
  length,
  number,
  plane,
  point,
  points,
  sizes,
} from './queries/layout.js';
export { type Shapes, shapesBy, shapesFrom } from './queries/layout-shapes.js';
export {
  holds,
  type Law,
  type Query,
  type QueryFamily,
  takesBoolean,
  type Variation,
  yesMeans,
} from './queries/query.js';
export { allQueries, loadQueries, queryNamed } from './queries/registry.js';
export { describeArguments, shapeNames, shapesJson, shapesOf, takesFlat } from './queries/shapes.js';
export { contactText, featureText, renameContact, swapContact } from './queries/text.js';
export { deriveSeed, Random } from './random.js';
export { decimal } from './referees/decimal.js';
export { rational } from './referees/rational.js';
export type { Judge, Referee } from './referees/referee.js';
export { shrink } from './shrink/shrink.js';
export {
  corePredicates,
  inDomain,
  type PredicateName,
  pointSignature,
  predicateNames,
  type Relation,
  type Signature,
  signatures,
} from './signatures.js';
export type { Target, TargetReference } from './targets/index.js';
