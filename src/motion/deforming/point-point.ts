/** Two points. */
import { vertex } from '../../core/feature.js';
import { type Encounter, NONE } from './encounter.js';
import type { Pair } from './linear-motion.js';
import { coincide, differences } from './on-segment.js';

const BOTH: Pair = [0, 1];

export const pointPoint: Encounter = {
  count: 2,
  vanishing: (motion) => differences(motion, 0, [1]),
  critical: () => [],
  contactAt: (motion, at) => (coincide(motion, at, BOTH) ? [{ a: vertex(0), b: vertex(0) }] : NONE),
};
