import type { Question } from '../question.js';
import { boxMeshQuestions } from './box-meshes.js';
import { earcutQuestion, largeEarcutQuestion } from './earcut.js';
import {
  enclosingBoxQuestion,
  enclosingSphereNearlyQuestion,
  enclosingSphereQuestion,
} from './enclosures.js';
import {
  convexHullStrictQuestion,
  convexHullWeakQuestion,
  spaceHullNearlyQuestion,
  spaceHullQuestion,
} from './hulls.js';
import { largeSpacePolygonQuestion, largeTriangulationQuestion } from './large-polygons.js';
import { meshOperationQuestions } from './mesh-operations.js';
import { convexPartitionQuestion, monotonePartitionQuestion } from './partitions.js';
import {
  constrainedTriangulationQuestion,
  triangulationDelaunayQuestion,
  triangulationValidQuestion,
} from './point-sets.js';
import { polygonOperationQuestions } from './polygon-operations.js';
import { polygonTriangulationConformingQuestion, polygonTriangulationValidQuestion } from './polygons.js';
import { spacePolygonQuestion } from './space-polygons.js';
import {
  delaunay3dQuestion,
  regularTriangulation3dQuestion,
  triangulationDelaunayInSpaceQuestion,
} from './tetrahedra.js';

/** Questions with many right answers, which are checked. */
export const constructionsQuestions: readonly Question[] = [
  triangulationValidQuestion,
  triangulationDelaunayQuestion,
  constrainedTriangulationQuestion,
  polygonTriangulationValidQuestion,
  polygonTriangulationConformingQuestion,
  ...polygonOperationQuestions,
  convexHullStrictQuestion,
  convexHullWeakQuestion,
  spaceHullQuestion,
  spaceHullNearlyQuestion,
  enclosingBoxQuestion,
  enclosingSphereQuestion,
  enclosingSphereNearlyQuestion,
  ...boxMeshQuestions,
  ...meshOperationQuestions,
  triangulationDelaunayInSpaceQuestion,
  delaunay3dQuestion,
  regularTriangulation3dQuestion,
  spacePolygonQuestion,
  largeTriangulationQuestion,
  largeSpacePolygonQuestion,
  convexPartitionQuestion,
  monotonePartitionQuestion,
  earcutQuestion,
  largeEarcutQuestion,
];
