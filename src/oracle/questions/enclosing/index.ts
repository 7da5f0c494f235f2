import type { Question } from '../question.js';
import {
  circleOfCirclesQuestion,
  enclosingSphereOfSpheresQuestion,
  smallestEnclosingCircleQuestion,
  smallestEnclosingSphereQuestion,
  sphereOfSpheresQuestion,
} from './balls.js';
import { minkowskiSum3dQuestion } from './minkowski-sum.js';
import {
  convexHullInSpaceQuestion,
  diameter2dQuestion,
  diameterQuestion,
  minimumAreaRectangleQuestion,
  minimumPerimeterRectangleQuestion,
  width2dQuestion,
  widthQuestion,
} from './rectangles.js';
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
  minkowskiSum3dQuestion,
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
