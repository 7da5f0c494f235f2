import { fileURLToPath } from 'node:url';
import { runCampaign } from '../../../fuzz/campaign/campaign.js';
import type { Plan } from '../../../fuzz/campaign/plan.js';
import type { Report } from '../../../fuzz/campaign/report.js';

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

/** Constructions in the plane and in space: what engines made is drawn. */
export const MADE_PLAN: Partial<Plan> = {
  count: 60,
  questions: ['triangulationDelaunay2d', 'polygonTriangulationConforming2d', 'boxUnionClosed'],
  families: ['grid-of-tenths', 'tenths-squares', 'near-boxes'],
  targets: [
    { name: 'delaunator' },
    { name: 'earcut' },
    { name: 'open-box', module: fileURLToPath(new URL('../modules/open-box.mjs', import.meta.url)) },
  ],
  keep: 1,
};

/** A real campaign of this plan, or of a changed one. */
export function smallCampaign(changes: Partial<Plan> = {}): Promise<Report> {
  return runCampaign({ ...SMALL_PLAN, ...changes }, { workers: 1, timeout: 5000 });
}
