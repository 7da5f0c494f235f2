import type { Question } from '../question.js';
import { rayCastQuestion, segmentCastQuestion } from './casts.js';
import { checkMeshQuestion } from './check-mesh.js';
import { axisWindingNumberQuestion, locatePointQuestion, windingNumberQuestion } from './locate-point.js';
import { meshMeshQuestion } from './mesh-mesh.js';
import { selfIntersectionsQuestion } from './self-intersections.js';

/** The queries of this folder. */
export const meshesQuestions: readonly Question[] = [
  selfIntersectionsQuestion,
  locatePointQuestion,
  windingNumberQuestion,
  axisWindingNumberQuestion,
  rayCastQuestion,
  segmentCastQuestion,
  meshMeshQuestion,
  checkMeshQuestion,
];
