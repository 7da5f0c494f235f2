import type { Question } from '../question.js';
import { circleOfCirclesQuestion, sphereOfSpheresQuestion } from './balls.js';
import { convexHullInSpaceQuestion } from './convex-hull.js';
import {
  diameter2dQuestion,
  diameterQuestion,
  minimumAreaRectangleQuestion,
  minimumPerimeterRectangleQuestion,
  width2dQuestion,
  widthQuestion,
} from './rectangles.js';
import { smallestEnclosingCircleQuestion, smallestEnclosingSphereQuestion } from './smallest-ball.js';
import { enclosingSphereOfSpheresQuestion } from './sphere-of-spheres.js';
import {
  enclosingKDopQuestion,
  mergeBoxesQuestion,
  mergeCapsulesQuestion,
  mergeKDopsQuestion,
  mergeSpheresQuestion,
  volumeQuestions,
} from './volumes.js';

/** The queries of this folder. */
export const enclosingQuestions: readonly Question[] = [
  convexHullInSpaceQuestion,
  smallestEnclosingCircleQuestion,
  smallestEnclosingSphereQuestion,
  minimumAreaRectangleQuestion,
  minimumPerimeterRectangleQuestion,
  width2dQuestion,
  diameter2dQuestion,
  diameterQuestion,
  widthQuestion,
  ...volumeQuestions,
  enclosingKDopQuestion,
  mergeSpheresQuestion,
  mergeCapsulesQuestion,
  circleOfCirclesQuestion,
  sphereOfSpheresQuestion,
  mergeBoxesQuestion,
  mergeKDopsQuestion,
  enclosingSphereOfSpheresQuestion,
];
