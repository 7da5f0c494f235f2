import type { Lozenge } from '../../core/shapes.js';
import { lozengePassage } from '../engine/lozenge-passage.js';
import { lozengeShape } from '../shapes/swept.js';
import type { RoundHits } from './hit.js';
import type { Linear } from './linear.js';
import { meetsSwept, sweptHits } from './swept-hits.js';

/** Where a line, ray or segment meets a lozenge. */
export function lozengeHits(linear: Linear, where: string, lozenge: Lozenge): RoundHits {
  const shape = lozengeShape(where, 'lozenge', lozenge);
  const { origin, edges, radius } = lozenge;
  return sweptHits(linear, where, {
    shape,
    numbers: [...[origin, edges[0], edges[1]].flatMap((v) => Array.from(v)), radius, 0, 0],
    passage: (line, bounds, [o, u, v, r], relation) =>
      lozengePassage(line, bounds, { origin: o!, edges: [u!, v!], radius: r![0] }, relation),
  });
}

/** Does it meet the lozenge? */
export function meetsLozenge(linear: Linear, where: string, lozenge: Lozenge): boolean {
  return meetsSwept(linear, where, lozengeShape(where, 'lozenge', lozenge));
}
