import type { Question } from '../question.js';
import { boxPlanesQuestion } from './box-planes.js';
import { compareLexicographic3dQuestion } from './compare-lexicographic.js';
import { compareParametersQuestion } from './compare-parameters.js';
import { coordinatesQuestion } from './coordinates.js';
import { crossingParameter2dQuestion } from './crossing-parameter2d.js';
import { inCircle2dQuestion } from './in-circle2d.js';
import { inSphereQuestion } from './in-sphere.js';
import { meanPointQuestion } from './mean-point.js';
import { orientation3dQuestion } from './orientation.js';
import { orientation2dQuestion } from './orientation2d.js';
import { planeIdentityQuestion } from './plane-identity.js';
import { sideQuestion } from './side.js';
import { thickPlaneSideQuestion } from './thick-plane-side.js';

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
];
