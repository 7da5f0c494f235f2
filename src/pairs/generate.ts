import { DISTANCES, PLANAR_DISTANCES } from './distance.js';
import { distanceFunctions } from './emit-distance.js';
import { flatFunctions } from './emit-flat.js';
import { hitFunctions } from './emit-hits.js';
import { type Documented, moduleText } from './emit-module.js';
import { penetrationFunctions } from './emit-penetration.js';
import { pointFunctions } from './emit-points.js';
import { relationFunctions } from './emit-relations.js';
import { sweptDistanceFunctions } from './emit-swept-distance.js';
import { sweptPenetrationFunctions } from './emit-swept-penetration.js';
import { loadEngines } from './engines.js';
import { flatPairs } from './flat.js';
import { flatRelationPairs } from './flat-relations.js';
import { hitPairs } from './hits.js';
import { KINDS_WITH_THICKNESS } from './kinds.js';
import { penetrationPairs } from './penetration.js';
import { relationPairs, requireRowsOf } from './relations.js';
import { BOX_PAIRS } from './rules-box-pairs.js';
import { BESIDE_BOXES } from './rules-boxes.js';
import { CONVEX } from './rules-convex.js';
import { CONE_DISTANCES, POLYGON_DISTANCES } from './rules-distances.js';
import { ENDLESS } from './rules-endless.js';
import { FLAT_POLYGONS } from './rules-flat-polygons.js';
import { HALF_SPACES } from './rules-half-spaces.js';
import { LINEAR_PAIRS } from './rules-linear.js';
import { PLANAR } from './rules-planar.js';
import { SOLIDS } from './rules-solids.js';
import { SWEPT } from './rules-swept.js';
import { THICK_PLANES } from './rules-thick-planes.js';
import { TRIANGLE_PAIRS } from './rules-triangles.js';
import { sweptDistancePairs } from './swept-distance.js';
import { sweptPenetrationPairs } from './swept-penetration.js';

const DISTANCE = 'distance/generated';
const ROUND = 'round/generated';
const FLAT = 'planar/generated';
const SPATIAL = 'spatial/generated';
const BSP = 'bsp/generated';
/** The folders with nothing but generated pairs. */
export const GENERATED_PAIRS: readonly string[] = [
  `src/${DISTANCE}/`,
  `src/${ROUND}/`,
  `src/${FLAT}/`,
  `src/${SPATIAL}/`,
  `src/${BSP}/`,
];

/** Everything that is generated: path from the project's root, and content. */
export async function generatePairs(): Promise<Map<string, string>> {
  await loadEngines();
  const [solids, swept] = [relationPairs(SOLIDS, 'space'), relationPairs(SWEPT, 'space')];
  requireRowsOf([...solids, ...swept]);
  const files = new Map<string, string>();
  const add = (folder: string, file: string, title: string, functions: readonly Documented[]) =>
    files.set(`src/${folder}/${file}.ts`, moduleText(title, folder, functions));
  add(DISTANCE, 'space', 'Distances of two shapes of space.', distanceFunctions(DISTANCES));
  add(
    DISTANCE,
    'polygons',
    'Distances of polygons of the plane.',
    flatFunctions(flatPairs(POLYGON_DISTANCES, 'plane')),
  );
  add(DISTANCE, 'plane', 'Distances of two shapes of the plane.', distanceFunctions(PLANAR_DISTANCES));
  add(FLAT, 'linear', 'Flat shapes of the plane.', flatFunctions(flatPairs(LINEAR_PAIRS, 'plane')));
  add(SPATIAL, 'endless', 'Lines and rays of space.', flatFunctions(flatPairs(ENDLESS, 'space')));
  add(
    SPATIAL,
    'triangles',
    'Points, segments, triangles and planes.',
    flatFunctions(flatPairs(TRIANGLE_PAIRS, 'space')),
  );
  add(
    SPATIAL,
    'boxes',
    'Boxes and oriented boxes.',
    flatFunctions(flatPairs([...BESIDE_BOXES, ...BOX_PAIRS], 'space')),
  );
  add(
    BSP,
    'thick-planes',
    'Where shapes lie to planes with or without thickness.',
    flatFunctions(flatPairs(THICK_PLANES, 'space', KINDS_WITH_THICKNESS)),
  );
  add(SPATIAL, 'convex', 'Flat shapes beside convex ones.', flatFunctions(flatPairs(CONVEX, 'space')));
  add(
    DISTANCE,
    'penetration',
    'How deep solids are in each other.',
    penetrationFunctions(penetrationPairs()),
  );
  add(
    SPATIAL,
    'half-spaces',
    'How triangles and planes meet k-DOPs and frusta.',
    relationFunctions(flatRelationPairs(HALF_SPACES)),
  );
  const round = (file: string, title: string, ...functions: readonly Documented[][]) =>
    add(ROUND, file, title, functions.flat());
  round(
    'distances',
    'How far spheres, circles, capsules and lozenges are from others.',
    flatFunctions(flatPairs(CONE_DISTANCES, 'space')),
    sweptDistanceFunctions(sweptDistancePairs('space')),
    sweptDistanceFunctions(sweptDistancePairs('plane')),
  );
  round(
    'penetrations',
    'How deep spheres, circles, capsules and lozenges are in others.',
    sweptPenetrationFunctions(sweptPenetrationPairs('space')),
    sweptPenetrationFunctions(sweptPenetrationPairs('plane')),
  );
  round('hits', 'Where lines, rays and segments meet round solids.', hitFunctions(hitPairs('space')));
  round('points', 'Where points lie to round solids.', pointFunctions('space'));
  round('solids', 'How cylinders, cones and ellipsoids meet others.', relationFunctions(solids));
  round('swept', 'How spheres, capsules and lozenges meet others.', relationFunctions(swept));
  round(
    'polygons',
    'How what is convex and has flat faces meets polygons of space.',
    relationFunctions(flatRelationPairs(FLAT_POLYGONS)),
  );
  round(
    'planar',
    'Circles, capsules and ellipses.',
    pointFunctions('plane'),
    hitFunctions(hitPairs('plane')),
    relationFunctions(relationPairs(PLANAR, 'plane')),
  );
  return files;
}
