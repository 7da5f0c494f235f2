import type { Point3, Triangle } from '../../core/shapes.js';
import { meanPoint } from '../../implicit/index.js';
import { triangleTrianglePoints } from '../../spatial/triangles/triangle-triangle.js';
import { adoptMesh, type IndexedMesh } from '../structure/indexed-mesh.js';
import { type Finding, itemFor } from './finding.js';
import { type MeshReport, requireReport } from './report.js';

function vertexOf({ positions }: IndexedMesh, v: number): Point3 {
  return positions.subarray(3 * v, 3 * v + 3);
}

function cornersOf({ indices }: IndexedMesh, t: number): Uint32Array {
  return indices.subarray(3 * t, 3 * t + 3);
}

function triangleOf(mesh: IndexedMesh, t: number): Triangle {
  const [a, b, c] = Array.from(cornersOf(mesh, t), (v) => vertexOf(mesh, v));
  return { a: a!, b: b!, c: c! };
}

/** The extreme points of what two triangles share: of all that they have in common, or of the edge between neighbours. */
function commonPoints(mesh: IndexedMesh, { kind }: Finding, s: number, t: number): Point3[] {
  if (kind !== 'coplanar-neighbours')
    return triangleTrianglePoints(triangleOf(mesh, s), triangleOf(mesh, t)).contact.map(
      ({ point }) => point as Point3,
    );
  const others = cornersOf(mesh, t);
  return Array.from(
    cornersOf(mesh, s).filter((v) => others.includes(v)),
    (v) => vertexOf(mesh, v),
  );
}

/** The points in the middle of which a finding is. */
function pointsOf(mesh: IndexedMesh, report: MeshReport, finding: Finding, item: Uint32Array): Point3[] {
  const { kind, columns, repeated } = finding;
  const corners = (t: number) => Array.from(cornersOf(mesh, t), (v) => vertexOf(mesh, v));
  const [first, second] = item as unknown as [number, number];
  if (kind === 't-junction') return [vertexOf(mesh, first)];
  if (columns[1] === 'vertex') return [vertexOf(mesh, first), vertexOf(mesh, second)];
  switch (columns[0] ?? repeated) {
    case 'vertex':
      return [vertexOf(mesh, first)];
    case 'triangle':
      return columns.length === 2 ? commonPoints(mesh, finding, first, second) : corners(first);
    case 'component':
      return corners(report.components.firstTriangle[first]!);
    default:
      return [];
  }
}

/**
 * Where item i of a finding is, as a point that one can go to: a vertex itself, the midpoint of an edge, the centroid of a triangle,
 * of triangles on the same points, or of the first triangle of a component; for two triangles that meet a point that they have in
 * common, in the middle of all that they have in common. Each coordinate is exact and rounded once.
 *
 * @param mesh    what was checked
 * @param report  what `checkMesh` found in it, with the finding
 * @returns `null` for a finding without a place: `no-triangles`
 * @throws RangeError if there is no such item in the list
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 2, 3, 3, 2]);
 * const mesh = { positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) };
 * const report = checkMesh(mesh, { limit: 1 });
 * const crossing = report.findings.find(({ kind }) => kind === 'crossing-triangles');
 * findingPlace(mesh, report, crossing, 0); // [4 / 3, 4 / 3, 0]
 */
export function findingPlace(
  mesh: IndexedMesh,
  report: MeshReport,
  finding: Finding,
  i: number,
): [number, number, number] | null {
  const where = 'findingPlace';
  const adopted = adoptMesh(where, 'mesh', mesh);
  requireReport(where, 'report', report);
  const points = pointsOf(adopted, report, finding, itemFor(where, finding, i));
  return points.length === 0 ? null : meanPoint(points);
}
