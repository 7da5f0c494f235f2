export {
  type ExactMap,
  insertedMidpoint,
  type MappedCase,
  permutedPoints,
  repeatedPoint,
  reversedPoints,
  scaledPoints,
  unimodular,
} from './exact-map.js';
export {
  type Contradiction,
  judgeMetamorphic,
  type MetamorphicAnswer,
  type MetamorphicJob,
  type MetamorphicRelation,
  type MetamorphicReport,
} from './judge-metamorphic.js';
