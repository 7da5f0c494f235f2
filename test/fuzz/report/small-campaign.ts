import { type Report, runCampaign } from '../../../fuzz/campaign/campaign.js';
import type { Plan } from '../../../fuzz/campaign/plan.js';

/** A plan with failures in the plane and in space, predicates and queries. */
export const SMALL_PLAN: Plan = {
  seed: 3,
  count: 160,
  questions: ['orient2d', 'segmentSegment2d', 'rayTriangle', 'pointPolygon2d'],
  families: ['integer-lattice', 'decimal-grid', 'ulp-walk', 'related-one-ulp', 'wide-exponents', 'on-a-grid'],
  targets: ['naive', 'robust-predicates', 'turf', 'three', 'unerring'].map((name) => ({ name })),
  shard: { index: 1, of: 1 },
  keep: 3,
};

/** A real campaign of this plan, or of a changed one. */
export function smallCampaign(changes: Partial<Plan> = {}): Promise<Report> {
  return runCampaign({ ...SMALL_PLAN, ...changes }, { workers: 1, timeout: 5000 });
}
