import { grouped } from '../../../fuzz/report/style.js';
import type { MeshFormat } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import { type Fact, isAtLeast, reportFacts } from '../../mesh/validation/describe-report.js';
import type { MeshReport } from '../../mesh/validation/report.js';
import { frameOf } from '../picture/frame.js';

function extent(positions: ArrayLike<number>): string {
  const { min, max } = frameOf(positions);
  return ['x', 'y', 'z'].map((axis, i) => `${axis} ${min[i]} to ${max[i]}`).join(', ');
}

/** The facts about a mesh in a file, each in a few words. */
export function factsOf(format: MeshFormat, { positions }: IndexedMesh, report: MeshReport): Fact[] {
  const [vertices, triangles, ...facts] = reportFacts(report) as [Fact, Fact, ...Fact[]];
  const where: Fact[] = positions.length > 0 ? [['extent', extent(positions)]] : [];
  return [['format', format.toUpperCase()], vertices, triangles, ...where, ...facts];
}

/** What is said of a search for pairs that ended because there are so many. */
export function boundNote(report: MeshReport): string[] {
  const { complete, selfIntersections, findings } = report;
  const pairs = findings.filter((finding) => isAtLeast(finding, report));
  if (!complete || selfIntersections !== 'all' || pairs.length === 0) return [];
  const count = pairs.reduce((sum, finding) => sum + finding.count, 0);
  return [`more than ${grouped(count)} pairs of triangles meet: the search ended there (--max-pairs)`];
}
