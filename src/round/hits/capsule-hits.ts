import type { Capsule } from '../../core/shapes.js';
import { capsulePassage } from '../engine/capsule-passage.js';
import { capsuleShape } from '../shapes/swept.js';
import type { RoundHits } from './hit.js';
import type { Linear } from './linear.js';
import { meetsSwept, sweptHits } from './swept-hits.js';

/** Where a line, ray or segment meets a capsule. */
export function capsuleHits(linear: Linear, where: string, capsule: Capsule): RoundHits {
  const shape = capsuleShape(where, 'capsule', capsule);
  return sweptHits(linear, where, {
    shape,
    numbers: [...Array.from(capsule.start), ...Array.from(capsule.end), capsule.radius, 0, 0],
    passage: (line, bounds, [start, end, r], relation) =>
      capsulePassage(line, bounds, { start: start!, end: end!, radius: r![0] }, relation),
  });
}

/** Does it meet the capsule? */
export function meetsCapsule(linear: Linear, where: string, capsule: Capsule): boolean {
  return meetsSwept(linear, where, capsuleShape(where, 'capsule', capsule));
}
