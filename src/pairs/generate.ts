import { DISTANCES, PLANAR_DISTANCES } from './distance.js';
import { distanceFunctions } from './emit-distance.js';
import { flatFunctions } from './emit-flat.js';
import { hitFunctions } from './emit-hits.js';
import { type Documented, moduleText } from './emit-module.js';
import { pointFunctions } from './emit-points.js';
import { relationFunctions } from './emit-relations.js';
import { sweptDistanceFunctions } from './emit-swept-distance.js';
import { flatPairs } from './flat.js';
import { hitPairs } from './hits.js';
import { relationPairs, requireRowsOf } from './relations.js';
import { CONVEX } from './rules-convex.js';
import { LINEAR_PAIRS } from './rules-linear.js';
import { PLANAR } from './rules-planar.js';
import { SOLIDS } from './rules-solids.js';
import { SWEPT } from './rules-swept.js';
import { sweptDistancePairs } from './swept-distance.js';

const DISTANCE = 'distance/generated';
const ROUND = 'round/generated';
const FLAT = 'planar/generated';
const SPATIAL = 'spatial/generated';
/** The folders with nothing but generated pairs. */
export const GENERATED_PAIRS: readonly string[] = [
  `src/${DISTANCE}/`,
  `src/${ROUND}/`,
  `src/${FLAT}/`,
  `src/${SPATIAL}/`,
];

/** Everything that is generated: path from the project's root, and content. */
export function generatePairs(): Map<string, string> {
  const [solids, swept] = [relationPairs(SOLIDS, 'space'), relationPairs(SWEPT, 'space')];
  requireRowsOf([...solids, ...swept]);
  const files = new Map<string, string>();
  const add = (folder: string, file: string, title: string, functions: readonly Documented[]) =>
    files.set(`src/${folder}/${file}.ts`, moduleText(title, folder, functions));
  add(DISTANCE, 'space', 'Distances of two shapes of space.', distanceFunctions(DISTANCES));
  add(DISTANCE, 'plane', 'Distances of two shapes of the plane.', distanceFunctions(PLANAR_DISTANCES));
  add(FLAT, 'linear', 'Flat shapes of the plane.', flatFunctions(flatPairs(LINEAR_PAIRS, 'plane')));
  add(SPATIAL, 'convex', 'Flat shapes beside convex ones.', flatFunctions(flatPairs(CONVEX, 'space')));
  const round = (file: string, title: string, ...functions: readonly Documented[][]) =>
    add(ROUND, file, title, functions.flat());
  round(
    'distances',
    'How far spheres, circles, capsules and lozenges are from others.',
    sweptDistanceFunctions(sweptDistancePairs('space')),
    sweptDistanceFunctions(sweptDistancePairs('plane')),
  );
  round('hits', 'Where lines, rays and segments meet round solids.', hitFunctions(hitPairs('space')));
  round('points', 'Where points lie to round solids.', pointFunctions('space'));
  round('solids', 'How cylinders, cones and ellipsoids meet others.', relationFunctions(solids));
  round('swept', 'How spheres, capsules and lozenges meet others.', relationFunctions(swept));
  round(
    'planar',
    'Circles and ellipses.',
    pointFunctions('plane'),
    hitFunctions(hitPairs('plane')),
    relationFunctions(relationPairs(PLANAR, 'plane')),
  );
  return files;
}
