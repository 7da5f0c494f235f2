import type { Question } from '../question.js';
import { boxOfQuestions } from './boxes-of.js';
import { coneSolidQuestions } from './cone-solids.js';
import { conicQuestions } from './conics.js';
import { flatPolygonQuestions } from './flat-polygons.js';
import { roundFrustumQuestions } from './frusta.js';
import { roundIntersectionQuestions } from './intersections.js';
import { roundKDopQuestions } from './k-dops.js';
import { linearRoundQuestions } from './linear.js';
import { pointDistanceQuestions } from './point-distances.js';
import { polygonPairQuestion } from './polygon-pairs.js';
import { roundPolygonQuestions } from './polygons.js';
import { roundSolidQuestions } from './solids.js';
import { spacePolygonQuestions } from './space-polygons.js';
import { sweptQuestions } from './swept.js';
import { sweptDistanceQuestions } from './swept-distances.js';
import { sweptPenetrationQuestions } from './swept-penetrations.js';

/** Round shapes. */
export const roundQuestions: readonly Question[] = [
  ...sweptQuestions,
  ...linearRoundQuestions,
  ...roundSolidQuestions,
  ...coneSolidQuestions,
  ...roundIntersectionQuestions,
  ...roundFrustumQuestions,
  ...roundKDopQuestions,
  ...conicQuestions,
  ...roundPolygonQuestions,
  ...spacePolygonQuestions,
  ...flatPolygonQuestions,
  polygonPairQuestion,
  ...pointDistanceQuestions,
  ...sweptDistanceQuestions,
  ...sweptPenetrationQuestions,
  ...boxOfQuestions,
];
