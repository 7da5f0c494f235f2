import { edge, type Feature, face } from '../../core/feature.js';
import type { Capsule } from '../../core/shapes.js';
import { planarCapsule } from '../shapes/swept.js';
import { capsuleHits, meetsCapsule } from './capsule-hits.js';
import { hitsOf, type Solid } from './find-hits.js';
import { type RoundHit, type RoundHits, renamed } from './hit.js';
import type { Linear } from './linear.js';

/** In the plane, what bounds a region is its edge, and what lies inside its face. */
export function planarFeature({ type }: Feature): Feature {
  return type === 'interior' ? face(0) : edge(0);
}

function inPlane({ relation, entry, exit }: RoundHits): RoundHits {
  const turned = (hit: RoundHit | null) => hit && renamed(hit, planarFeature(hit.feature));
  return { relation, entry: turned(entry), exit: turned(exit) };
}

/** Where a line, ray or segment meets a region of the plane. */
export function hitsOf2d(linear: Linear, solid: Solid): RoundHits {
  return inPlane(hitsOf(linear, solid));
}

/** Where one meets a capsule of the plane. */
export function capsuleHits2d(linear: Linear, where: string, capsule: Capsule): RoundHits {
  return inPlane(capsuleHits(linear, where, planarCapsule(where, 'capsule', capsule)));
}

/** Does it meet the capsule? */
export function meetsCapsule2d(linear: Linear, where: string, capsule: Capsule): boolean {
  return meetsCapsule(linear, where, planarCapsule(where, 'capsule', capsule));
}
