import type { Question } from '../question.js';
import { boxPlanesQuestion } from './box-planes.js';
import {
  barycentricQuestion,
  compareAnglesQuestion,
  planesLineQuestion,
  signedDistanceQuestion,
} from './numbers.js';
import { crossingParameter2dQuestion, inCircle2dQuestion, orientation2dQuestion } from './planar.js';
import { planeIdentityQuestion, sideQuestion, thickPlaneSideQuestion } from './planes.js';
import {
  compareLexicographic3dQuestion,
  compareParametersQuestion,
  coordinatesQuestion,
  inSphereQuestion,
  meanPointQuestion,
  orientation3dQuestion,
} from './points.js';

/** The queries of this folder. */
export const implicitQuestions: readonly Question[] = [
  orientation2dQuestion,
  orientation3dQuestion,
  inCircle2dQuestion,
  inSphereQuestion,
  sideQuestion,
  thickPlaneSideQuestion,
  planeIdentityQuestion,
  compareLexicographic3dQuestion,
  compareParametersQuestion,
  coordinatesQuestion,
  boxPlanesQuestion,
  crossingParameter2dQuestion,
  meanPointQuestion,
  barycentricQuestion,
  signedDistanceQuestion,
  planesLineQuestion,
  compareAnglesQuestion,
];
