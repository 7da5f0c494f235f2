import { booleansQuestions } from './booleans/index.js';
import { boxesQuestions } from './boxes/index.js';
import { bspQuestions } from './bsp/index.js';
import { constructionsQuestions } from './constructions/index.js';
import { distanceQuestions } from './distance/index.js';
import { enclosingQuestions } from './enclosing/index.js';
import { formatsQuestions } from './formats/index.js';
import { hullQuestions } from './hull/index.js';
import { implicitQuestions } from './implicit/index.js';
import { indexesQuestions } from './indexes/index.js';
import { meshesQuestions } from './meshes/index.js';
import { motionQuestions } from './motion/index.js';
import { placementsQuestions } from './placements/index.js';
import { planarLinearQuestions } from './planar-linear/index.js';
import { planarPolygonsQuestions } from './planar-polygons/index.js';
import { polygonRoundingQuestions } from './polygon-rounding/index.js';
import { polygonSetsQuestions } from './polygon-sets/index.js';
import type { AnyQuery } from './question.js';
import { roundQuestions } from './round/index.js';
import { scenesQuestions } from './scenes/index.js';
import { skeletonQuestions } from './skeleton/index.js';
import { solidsQuestions } from './solids/index.js';
import { trianglesQuestions } from './triangles/index.js';
import { crossedDelaunayQuestion, delaunayQuestion } from './triangulation/delaunay.js';
import { diagramQuestions } from './triangulation/diagrams.js';
import { dynamicDelaunayQuestion } from './triangulation/dynamic.js';
import { delaunayLocatorQuestion } from './triangulation/located.js';

/** All queries, folder by folder: what answers with a classification. */
export const questions: readonly AnyQuery[] = [
  ...planarLinearQuestions,
  ...planarPolygonsQuestions,
  ...polygonSetsQuestions,
  ...polygonRoundingQuestions,
  ...trianglesQuestions,
  ...boxesQuestions,
  ...hullQuestions,
  ...solidsQuestions,
  ...implicitQuestions,
  ...meshesQuestions,
  ...scenesQuestions,
  ...bspQuestions,
  ...booleansQuestions,
  ...placementsQuestions,
  ...constructionsQuestions,
  ...enclosingQuestions,
  delaunayQuestion,
  crossedDelaunayQuestion,
  ...skeletonQuestions,
  ...diagramQuestions,
  delaunayLocatorQuestion,
  dynamicDelaunayQuestion,
  ...distanceQuestions,
  ...roundQuestions,
  ...indexesQuestions,
  ...motionQuestions,
  ...formatsQuestions,
];
