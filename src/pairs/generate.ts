import { DISTANCES, PLANAR_DISTANCES } from './distance.js';
import { distanceModule } from './emit-distance.js';
import { hitsModule } from './emit-hits.js';
import { pointsModule } from './emit-points.js';
import { relationsModule } from './emit-relations.js';
import { HITS } from './hits.js';
import { relationPairs } from './relations.js';
import { SOLIDS } from './rules-solids.js';
import { SWEPT } from './rules-swept.js';

const DISTANCE = 'distance/generated';
const ROUND = 'round/generated';
/** The folders with nothing but generated pairs. */
export const GENERATED_PAIRS: readonly string[] = [`src/${DISTANCE}/`, `src/${ROUND}/`];

/** Everything that is generated: path from the project's root, and content. */
export function generatePairs(): Map<string, string> {
  const [solids, swept] = [relationPairs(SOLIDS), relationPairs(SWEPT)];
  const modules: readonly (readonly [string, string])[] = [
    [`${DISTANCE}/space`, distanceModule('Distances of two shapes of space.', DISTANCE, DISTANCES)],
    [
      `${DISTANCE}/plane`,
      distanceModule('Distances of two shapes of the plane.', DISTANCE, PLANAR_DISTANCES),
    ],
    [`${ROUND}/hits`, hitsModule('Where lines, rays and segments meet round solids.', ROUND, HITS)],
    [`${ROUND}/points`, pointsModule('Where points lie to round solids.', ROUND)],
    [`${ROUND}/solids`, relationsModule('How cylinders, cones and ellipsoids meet others.', ROUND, solids)],
    [`${ROUND}/swept`, relationsModule('How spheres, capsules and lozenges meet others.', ROUND, swept)],
  ];
  return new Map(modules.map(([file, text]) => [`src/${file}.ts`, text]));
}
