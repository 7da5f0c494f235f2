/**
 * The judge below the fuzz harness: questions with true answers, referees that share no code with the kernel, engines
 * that are asked, and the verdict on what they say. It runs anywhere, browsers included; campaigns of random cases are
 * in `unerring/fuzz`.
 */

export type { MeshEdges } from '../mesh/structure/edges.js';
export type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
export { NoConstruction } from './answers/construction.js';
export type { ContactLike, FeatureLike, PointLocationLike } from './answers/text.js';
export { contactText, featureText, locationText, renameContact, swapContact } from './answers/text.js';
export type { OnNumbers } from './cases/bind.js';
export { type Cases, casesOf } from './cases/cases.js';
export { fromHexFloat, toHexFloat } from './cases/doubles.js';
export { deriveSeed, Random } from './cases/random.js';
export type { Answering, ProgramReference } from './engines/engine.js';
export {
  type Answers,
  type Engine,
  type EngineReference,
  engineOf,
  engineOnNumbers,
  type Watch,
} from './engines/engine.js';
export type { ImportPackage } from './engines/import-optional.js';
export { builtInEngines, loadEngine } from './engines/index.js';
export type { Dimension } from './metamorphic/exact-map.js';
export * from './metamorphic/index.js';
export * from './protocol/index.js';
export { isDegenerate } from './questions/degenerate.js';
export { shapeFamilies } from './questions/families/shape-families.js';
export * as laws from './questions/laws-for-all.js';
export type { Part, PartKind, PartOf } from './questions/layout.js';
export { isValid, type Layout, layoutOf } from './questions/layout.js';
export * as parts from './questions/layout-parts.js';
export { type Shapes, shapesBy, shapesFrom } from './questions/layout-shapes.js';
export {
  type Answer,
  type AnyQuery,
  type AnyQuestion,
  classOf,
  holds,
  isConstruction,
  isPredicate,
  type Law,
  type Question,
  type QuestionFamily,
  type Tier,
  takesBoolean,
  type Variation,
} from './questions/question.js';
export { allQuestions, loadQuestions, questionNamed, requireQuestion } from './questions/registry.js';
export { describeArguments, shapeNames, shapesJson, shapesOf } from './questions/shapes.js';
export { pointSignature, type Relation, type Signature } from './questions/signature.js';
export {
  corePredicates,
  type PredicateName,
  predicateNames,
  type SignQuestion,
  signatures,
} from './questions/signs/index.js';
export * as referees from './referees/signs/exact-judges.js';
export type { Judge, Referee } from './referees/signs/referee.js';
export * from './survey/index.js';
export { asDecimals, type DecimalVerdict, describeDecimals, type Reading } from './verdict/as-decimals.js';
export type { DecidingSign } from './verdict/deciding-signs.js';
export { checkDeclarations, type Declaration, type Declarations } from './verdict/declaration.js';
export { describeFacts, type Facts, factsOf } from './verdict/facts.js';
export type { Hit } from './verdict/hits.js';
export { type Judged, judgeCases } from './verdict/judge-cases.js';
export type { Place } from './verdict/margins/place.js';
export { distanceToBoundary } from './verdict/margins/place.js';
export type { Failure, NotAsked, Odd, Said } from './verdict/said.js';
export { type ClassTally, tallyByClass } from './verdict/tally.js';
export {
  describeGot,
  describeSaid,
  type Kind,
  truthFor,
  UnfitAnswer,
  type Verdict,
  verdictOn,
  verdicts,
} from './verdict/verdict.js';
export type { Declaring } from './verdict/verdict-on-case.js';
export { verdictOnCase } from './verdict/verdict-on-case.js';
