import type { Question } from '../question.js';
import { splitConvexPolygonQuestion } from './split-convex-polygon.js';
import { splitPolygonQuestion } from './split-polygon.js';
import {
  polygonThickPlaneQuestion,
  segmentThickPlaneQuestion,
  thickPlaneBoxQuestion,
  thickPlaneConvexPolyhedronQuestion,
  thickPlaneOrientedBoxQuestion,
  triangleThickPlaneQuestion,
} from './thick-planes.js';
import { raySolidLeafTreeQuestion, segmentSolidLeafTreeQuestion } from './tree-linear.js';

/** The queries of this folder. */
export const bspQuestions: readonly Question[] = [
  segmentThickPlaneQuestion,
  triangleThickPlaneQuestion,
  polygonThickPlaneQuestion,
  thickPlaneBoxQuestion,
  thickPlaneOrientedBoxQuestion,
  thickPlaneConvexPolyhedronQuestion,
  splitConvexPolygonQuestion,
  splitPolygonQuestion,
  segmentSolidLeafTreeQuestion,
  raySolidLeafTreeQuestion,
];
