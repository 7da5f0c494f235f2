import type { Question } from '../question.js';
import { deepPointQuestion, deepSegmentQuestion } from './deep-trees.js';
import { faceOrderQuestion } from './face-orders.js';
import { buildMeshTreeQuestion, pointSolidLeafTreeQuestion } from './point-tree.js';
import { cylinderBrushQuestion, sphereBrushQuestion } from './round-brushes.js';
import { splitConvexPolygonQuestion } from './split-convex-polygon.js';
import { splitPolygonQuestion } from './split-polygon.js';
import { manySidedQuestion, sweptBoxQuestion } from './swept-box.js';
import { thickPlaneMeshQuestion } from './thick-plane-mesh.js';
import {
  segmentThickPlaneQuestion,
  thickPlaneBoxQuestion,
  thickPlaneConvexPolyhedronQuestion,
  thickPlaneHullQuestion,
  thickPlaneOrientedBoxQuestion,
  thickPlanePolygonQuestion,
  triangleThickPlaneQuestion,
} from './thick-planes.js';
import { leavesAlongQuestion, treeCellsQuestion } from './tree-cells.js';
import { raySolidLeafTreeQuestion, segmentSolidLeafTreeQuestion } from './tree-linear.js';
import { leavesAtPointQuestion, thickPointTreeQuestion } from './tree-points.js';
import {
  boxInTreeQuestion,
  capsuleInTreeQuestion,
  sphereInTreeQuestion,
  tetrahedronInTreeQuestion,
} from './tree-solids.js';

/** The queries of this folder. */
export const bspQuestions: readonly Question[] = [
  segmentThickPlaneQuestion,
  triangleThickPlaneQuestion,
  thickPlanePolygonQuestion,
  thickPlaneBoxQuestion,
  thickPlaneOrientedBoxQuestion,
  thickPlaneConvexPolyhedronQuestion,
  thickPlaneHullQuestion,
  thickPlaneMeshQuestion,
  splitConvexPolygonQuestion,
  pointSolidLeafTreeQuestion,
  buildMeshTreeQuestion,
  splitPolygonQuestion,
  segmentSolidLeafTreeQuestion,
  raySolidLeafTreeQuestion,
  leavesAlongQuestion,
  boxInTreeQuestion,
  tetrahedronInTreeQuestion,
  sphereInTreeQuestion,
  capsuleInTreeQuestion,
  sweptBoxQuestion,
  treeCellsQuestion,
  thickPointTreeQuestion,
  leavesAtPointQuestion,
  sphereBrushQuestion,
  cylinderBrushQuestion,
  faceOrderQuestion,
  deepPointQuestion,
  deepSegmentQuestion,
  manySidedQuestion,
];
