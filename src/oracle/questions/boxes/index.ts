import type { Question } from '../question.js';
import { boxBoxQuestion } from './box-box.js';
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
} from './line-box.js';
import { boxOrientedBoxQuestion, orientedBoxPairQuestion } from './oriented-box-pairs.js';
import { planeBoxQuestion } from './plane-box.js';
import { planeOrientedBoxQuestion } from './plane-oriented-box.js';
import { pointBoxQuestion } from './point-box.js';
import { pointOrientedBoxQuestion } from './point-oriented-box.js';
import { triangleBoxQuestion } from './triangle-box.js';
import { triangleOrientedBoxQuestion } from './triangle-oriented-box.js';

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
