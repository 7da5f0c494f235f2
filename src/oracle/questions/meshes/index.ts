import type { Question } from '../question.js';
import { rayCastQuestion, segmentCastQuestion } from './casts.js';
import { largeLocationQuestion, largeSelfIntersectionsQuestion } from './large-meshes.js';
import { axisWindingNumberQuestion, locatePointQuestion, windingNumberQuestion } from './locate-point.js';
import { massPropertiesQuestion } from './mass-properties.js';
import { meshMeshQuestion } from './mesh-mesh.js';
import { meshMeshDistanceQuestion } from './mesh-mesh-distance.js';
import { nearestOnMeshQuestion, signedDistanceQuestion, trianglesWithinQuestion } from './nearest.js';
import {
  placedCastQuestion,
  placedNearQuestion,
  placedPairDistanceQuestion,
  placedPairQuestion,
  placedPointQuestion,
} from './placed.js';
import { closingQuestion, fillQuestion, orientQuestion } from './repairs.js';
import { cutSolidQuestion, meshSectionQuestion } from './sections.js';
import { selfIntersectionsQuestion } from './self-intersections.js';
import { checkMeshQuestion, closureQuestion, findingPlaceQuestion, weldQuestion } from './structure.js';

/** The queries of this folder. */
export const meshesQuestions: readonly Question[] = [
  selfIntersectionsQuestion,
  locatePointQuestion,
  windingNumberQuestion,
  axisWindingNumberQuestion,
  rayCastQuestion,
  segmentCastQuestion,
  placedCastQuestion,
  placedPointQuestion,
  placedPairQuestion,
  placedNearQuestion,
  placedPairDistanceQuestion,
  meshMeshQuestion,
  checkMeshQuestion,
  closureQuestion,
  weldQuestion,
  findingPlaceQuestion,
  orientQuestion,
  closingQuestion,
  fillQuestion,
  nearestOnMeshQuestion,
  signedDistanceQuestion,
  trianglesWithinQuestion,
  meshMeshDistanceQuestion,
  massPropertiesQuestion,
  meshSectionQuestion,
  cutSolidQuestion,
  largeLocationQuestion,
  largeSelfIntersectionsQuestion,
];
