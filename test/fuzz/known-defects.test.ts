import { describe, expect, test } from 'vitest';
import { runCampaign } from '../../fuzz/campaign/campaign.js';
import type { Kind } from '../../fuzz/campaign/finding.js';
import { countsOf, type Report } from '../../fuzz/campaign/report.js';
import type { PairResults } from '../../fuzz/campaign/results.js';

/**
 * Defects that are known of packages, as their issues and measurements tell them: how the answers are wrong, and on
 * which inputs. Each is found again by drawing inputs: no case is stored.
 */
interface Defect {
  readonly what: string;
  readonly engine: string;
  readonly question: string;
  readonly families: readonly string[];
  /** How many cases, where they are dear. */
  readonly count?: number;
  /** A way to fail; or a class of the true answer with hits that were missed, or false ones. */
  readonly how: Kind | { readonly truth: RegExp; readonly hit: 'missed' | 'false' };
}

const missed = (truth: RegExp) => ({ truth, hit: 'missed' }) as const;
const false_ = (truth: RegExp) => ({ truth, hit: 'false' }) as const;

const defects: readonly Defect[] = [
  {
    what: 'zero for points that are not on a line, below its window of magnitudes',
    engine: 'robust-predicates',
    question: 'orient2d',
    families: ['subnormals'],
    how: 'wrong',
  },
  {
    what: 'NaN, above its window of magnitudes',
    engine: 'robust-predicates',
    question: 'incircle',
    families: ['near-overflow'],
    how: 'invalid-output',
  },
  {
    what: 'wrong signs above its window of magnitudes',
    engine: 'robust-orientation',
    question: 'orient3d',
    families: ['near-overflow'],
    how: 'wrong',
  },
  {
    what: 'wrong signs below its window of magnitudes',
    engine: 'robust-orientation',
    question: 'insphere',
    families: ['subnormals'],
    how: 'wrong',
  },
  {
    what: 'segments that are apart meet, where products underflow',
    engine: 'robust-segment-intersect',
    question: 'segmentSegment2d',
    families: ['subnormals'],
    how: false_(/disjoint/),
  },
  {
    what: 'vertices are called outside',
    engine: 'robust-point-in-polygon',
    question: 'pointPolygon2d',
    families: ['shared-vertices', 'integer-lattice'],
    how: missed(/boundary-vertex/),
  },
  {
    what: 'points outside are called inside',
    engine: 'robust-point-in-polygon',
    question: 'pointPolygon2d',
    families: ['shared-vertices', 'integer-lattice', 'permutations', 'lattice-ring'],
    how: false_(/outside/),
  },
  {
    what: 'points outside, beside an edge, are called inside',
    engine: 'point-in-polygon',
    question: 'pointPolygon2d',
    families: ['needles', 'special-values', 'inexact-differences', 'ulp-walk'],
    how: false_(/outside/),
  },
  {
    what: 'points of an edge are called outside',
    engine: 'point-in-polygon-hao',
    question: 'pointPolygon2d',
    families: ['inexact-differences'],
    how: missed(/boundary-edge/),
  },
  {
    what: 'points beside a line are on it',
    engine: 'turf',
    question: 'pointSegment2d',
    families: ['related-one-ulp', 'inexact-differences'],
    how: false_(/outside/),
  },
  {
    what: 'wrong sides beside edges of polygons',
    engine: 'turf',
    question: 'pointPolygon2d',
    families: ['inexact-differences'],
    how: missed(/boundary-edge/),
  },
  {
    what: 'collinear segments that overlap do not meet',
    engine: 'turf',
    question: 'segmentSegment2d',
    families: ['integer-lattice', 'related'],
    how: missed(/overlapping/),
  },
  {
    what: 'segments that cross do not meet',
    engine: 'turf',
    question: 'segmentSegment2d',
    families: ['mixed-magnitudes', 'wide-exponents', 'needles'],
    how: missed(/crossing/),
  },
  {
    what: 'segments that cross do not meet, outside its range',
    engine: 'jsts',
    question: 'segmentSegment2d',
    families: ['subnormals', 'near-overflow', 'mixed-magnitudes'],
    how: missed(/crossing/),
  },
  {
    what: 'edges and vertices of integer grids are missed by rays',
    engine: 'three',
    question: 'rayTriangle',
    families: ['on-a-grid'],
    how: missed(/touching/),
  },
  {
    what: 'rays in the plane of a triangle miss it',
    engine: 'three',
    question: 'rayTriangle',
    families: ['related-coplanar'],
    how: missed(/overlapping/),
  },
  {
    what: 'oriented boxes that are apart by an ulp meet',
    engine: 'three',
    question: 'orientedBoxOrientedBox',
    families: ['meeting-features-disturbed'],
    count: 200,
    how: false_(/disjoint/),
  },
  {
    what: 'triangles that touch do not meet',
    engine: 'three-mesh-bvh',
    question: 'triangleTriangle',
    families: ['related', 'integer-lattice'],
    how: missed(/touching/),
  },
  {
    what: 'coplanar triangles that overlap do not meet',
    engine: 'three-mesh-bvh',
    question: 'triangleTriangle',
    families: ['related', 'integer-lattice', 'related-coplanar'],
    how: missed(/overlapping/),
  },
  {
    what: 'rays meet boxes that they pass by',
    engine: 'cannon-es',
    question: 'rayBox',
    families: ['through-landmarks', 'axis-aligned-decimals'],
    how: false_(/disjoint/),
  },
  {
    what: 'edges and vertices are missed by rays',
    engine: 'rapier3d',
    question: 'rayTriangle',
    families: ['on-a-grid'],
    how: missed(/touching/),
  },
  {
    what: 'points that lie near each other are left out',
    engine: 'delaunator',
    question: 'triangulationValid2d',
    families: ['clusters', 'near-collinear-points'],
    count: 100,
    how: 'wrong',
  },
  {
    what: 'points are inside of circles of triangles',
    engine: 'delaunator',
    question: 'triangulationDelaunay2d',
    families: ['grid-of-tenths', 'near-collinear-points'],
    count: 200,
    how: 'wrong',
  },
  {
    what: 'vertices lie on edges of triangles, as its documentation says',
    engine: 'earcut',
    question: 'polygonTriangulationConforming2d',
    families: ['lattice-squares', 'tenths-squares'],
    count: 60,
    how: 'wrong',
  },
  {
    what: 'exceptions on edges that nearly coincide',
    engine: 'polygon-clipping',
    question: 'polygonUnion2d',
    families: ['nearly-shared', 'ulp-walk'],
    count: 100,
    how: 'crashed',
  },
  {
    what: 'exceptions on coordinates of different sizes',
    engine: 'polyclip-ts',
    question: 'polygonXor2d',
    families: ['mixed-magnitudes', 'ulp-walk'],
    count: 80,
    how: 'crashed',
  },
  {
    what: 'wrong areas',
    engine: 'martinez',
    question: 'polygonIntersection2d',
    families: ['decimal-grid', 'permutations'],
    count: 80,
    how: 'wrong',
  },
  {
    what: 'vertices a step apart are dropped, and with them needles',
    engine: 'clipper2-ts',
    question: 'polygonUnion2d',
    families: ['grid-neighbours'],
    count: 40,
    how: 'wrong',
  },
  {
    what: 'no end',
    engine: 'martinez',
    question: 'polygonUnion2d',
    families: ['mixed-magnitudes'],
    count: 20,
    how: 'timed-out',
  },
];

const COUNT = 500;

/**
 * Defects that one campaign looks for: those of a question, for its start costs more than its cases; unless cases are
 * dear.
 */
function groupOf(defect: Defect): readonly Defect[] {
  if (defect.count !== undefined) return [defect];
  return defects.filter(({ question, count }) => question === defect.question && count === undefined);
}

const campaigns = new Map<Defect, Promise<Report>>();

function campaignFor(defect: Defect): Promise<Report> {
  const group = groupOf(defect);
  const known = campaigns.get(group[0]!);
  if (known !== undefined) return known;
  const engines = new Set([...group.map(({ engine }) => engine), 'unerring']);
  const plan = {
    seed: 20261123,
    count: group.reduce((sum, { count = COUNT }) => sum + count, 0),
    questions: [defect.question],
    families: [...new Set(group.flatMap(({ families }) => families))],
    targets: [...engines].map((name) => ({ name })),
    shard: { index: 1, of: 1 },
    keep: 0,
  };
  const campaign = runCampaign(plan, { workers: 1, timeout: 1000, shrink: false });
  campaigns.set(group[0]!, campaign);
  return campaign;
}

/** How often an engine fails in the way that is known, and the kernel in any way. */
async function failures(defect: Defect): Promise<[number, number]> {
  const { engine, families, how } = defect;
  const report = await campaignFor(defect);
  const isItsFamily = ({ family }: PairResults) => families.includes(family);
  const [, wrong, invalid, crashed, timedOut] = countsOf(report, 'unerring', isItsFamily);
  const ours = wrong + invalid + crashed + timedOut;
  if (typeof how === 'string') {
    const counts = countsOf(report, engine, isItsFamily);
    return [
      { wrong: counts[1], 'invalid-output': counts[2], crashed: counts[3], 'timed-out': counts[4] }[how],
      ours,
    ];
  }
  const hits = report.results.pairs
    .filter(isItsFamily)
    .flatMap(({ failedClasses }) =>
      Object.entries(failedClasses[engine] ?? {}).filter(([truth]) => how.truth.test(truth)),
    );
  return [hits.reduce((sum, [, counts]) => sum + counts[how.hit === 'missed' ? 1 : 2], 0), ours];
}

describe('defects that are known of packages are found again', () => {
  test.each(defects)('$engine, $question: $what', async (defect) => {
    const [known, ours] = await failures(defect);
    expect(known).toBeGreaterThan(0);
    expect(ours).toBe(0);
  });
});
