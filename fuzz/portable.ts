// The fuzz harness as a library, as far as it runs anywhere: all but campaigns, which need files and threads that can be
// ended, and modules of queries, which are files.

export { contactText, featureText, renameContact, swapContact } from '../src/oracle/answers/text.js';
export { fromHexFloat, toHexFloat } from '../src/oracle/cases/doubles.js';
export { deriveSeed, Random } from '../src/oracle/cases/random.js';
export {
  corePredicates,
  inDomain,
  type PredicateName,
  pointSignature,
  predicateNames,
  type Relation,
  type Signature,
  signatures,
} from '../src/oracle/cases/signatures.js';
export type { Target, TargetReference } from '../src/oracle/engines/index.js';
export { isDegenerate } from '../src/oracle/questions/degenerate.js';
export { shapeFamilies } from '../src/oracle/questions/families/shape-families.js';
export { axisCycle, reordering, scaling, swapping } from '../src/oracle/questions/laws.js';
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
} from '../src/oracle/questions/layout.js';
export { type Shapes, shapesBy, shapesFrom } from '../src/oracle/questions/layout-shapes.js';
export {
  holds,
  type Law,
  type Question,
  type QuestionFamily,
  takesBoolean,
  type Variation,
  yesMeans,
} from '../src/oracle/questions/question.js';
export { allQuestions, loadQuestions, questionNamed } from '../src/oracle/questions/registry.js';
export {
  describeArguments,
  shapeNames,
  shapesJson,
  shapesOf,
  takesFlat,
} from '../src/oracle/questions/shapes.js';
export { decimal } from '../src/oracle/referees/signs/decimal.js';
export { rational } from '../src/oracle/referees/signs/rational.js';
export type { Judge, Referee } from '../src/oracle/referees/signs/referee.js';
export { configurations } from './arbitraries.js';
export { type Family, families, familiesFor, familyNamed, generate } from './families/index.js';
export { shrink } from './shrink/shrink.js';
