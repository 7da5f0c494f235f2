import { edge, type Feature, face } from '../../core/feature.js';
import { hitsOf, type Solid } from './find-hits.js';
import { type RoundHit, type RoundHits, renamed } from './hit.js';
import type { Linear } from './linear.js';

/** In the plane, what bounds a region is its edge, and what lies inside its face. */
function inPlane({ type }: Feature): Feature {
  return type === 'interior' ? face(0) : edge(0);
}

/** Where a line, ray or segment meets a region of the plane. */
export function hitsOf2d(linear: Linear, solid: Solid): RoundHits {
  const { relation, entry, exit } = hitsOf(linear, solid);
  const turned = (hit: RoundHit | null) => hit && renamed(hit, inPlane(hit.feature));
  return { relation, entry: turned(entry), exit: turned(exit) };
}
