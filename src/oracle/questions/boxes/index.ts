import type { Question } from '../question.js';
import { boxBoxQuestion, planeBoxQuestion, pointBoxQuestion } from './box.js';
import {
  boxFrustumQuestion,
  orientedBoxFrustumQuestion,
  pointFrustumQuestion,
  triangleFrustumQuestion,
} from './frustum.js';
import { kDopPairQuestion, pointKDopQuestion } from './k-dop.js';
import {
  lineIntersectsBoxQuestion,
  rayIntersectsBoxQuestion,
  segmentIntersectsBoxQuestion,
  triangleBoxQuestion,
} from './lines-and-triangles.js';
import {
  planeOrientedBoxQuestion,
  pointOrientedBoxQuestion,
  triangleOrientedBoxQuestion,
} from './oriented-box.js';
import { boxOrientedBoxQuestion, orientedBoxPairQuestion } from './oriented-box-pairs.js';

/** The queries on boxes, oriented boxes, frusta and k-DOPs. */
export const boxesQuestions: readonly Question[] = [
  pointBoxQuestion,
  boxBoxQuestion,
  planeBoxQuestion,
  segmentIntersectsBoxQuestion,
  rayIntersectsBoxQuestion,
  lineIntersectsBoxQuestion,
  triangleBoxQuestion,
  pointOrientedBoxQuestion,
  planeOrientedBoxQuestion,
  triangleOrientedBoxQuestion,
  boxOrientedBoxQuestion,
  orientedBoxPairQuestion,
  pointFrustumQuestion,
  boxFrustumQuestion,
  orientedBoxFrustumQuestion,
  triangleFrustumQuestion,
  pointKDopQuestion,
  kDopPairQuestion,
];
