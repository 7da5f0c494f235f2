/** A point (point 0) and an edge (from point 1 to point 2). */
import { vertex } from '../../core/feature.js';
import { type Encounter, NONE } from './encounter.js';
import type { Pair } from './linear-motion.js';
import { collinearity, differences, featureOfSegment } from './on-segment.js';

const EDGE: Pair = [1, 2];

export const pointEdge: Encounter = {
  count: 3,
  vanishing: (motion) => collinearity(motion, 0, EDGE),
  critical: (motion) => differences(motion, 0, EDGE),
  contactAt(motion, at) {
    const feature = featureOfSegment(motion, at, 0, EDGE);
    return feature === null ? NONE : [{ a: vertex(0), b: feature }];
  },
};
