import { requireGroupAt, requireIndex, requireMeshLists, requireObject } from '../../core/arguments/index.js';
import type { Point3, Triangle } from '../../core/shapes.js';
import { meanPoint } from '../../implicit/index.js';
import { triangleTrianglePoints } from '../../spatial/generated/triangles.js';
import type { MeshInput } from '../structure/indexed-mesh.js';
import { type Finding, itemFor } from './finding.js';
import { type MeshReport, requireReport } from './report.js';

const WHERE = 'findingPlace';

/**
 * A mesh, of which each vertex and triangle is checked when it is looked at. Places are asked by the thousand, in
 * meshes of millions of triangles: who checked the whole mesh for each would wait for hours.
 */
class MeshPieces {
  readonly #positions: ArrayLike<number>;
  readonly #indices: ArrayLike<number>;

  constructor(mesh: MeshInput) {
    requireObject(WHERE, 'mesh', '{positions, indices}', mesh);
    const { positions, indices } = mesh;
    requireMeshLists(WHERE, 'mesh', { positions, indices });
    this.#positions = positions;
    this.#indices = indices;
  }

  vertex(v: number): Point3 {
    requireGroupAt(WHERE, 'mesh.positions', this.#positions, 3, 'finding.vertex', v);
    return [this.#positions[3 * v]!, this.#positions[3 * v + 1]!, this.#positions[3 * v + 2]!];
  }

  /** The numbers of a triangle's vertices. */
  corners(t: number): readonly number[] {
    requireIndex(WHERE, 'finding.triangle', t, this.#indices.length / 3);
    const vertices = this.#positions.length / 3;
    return [3 * t, 3 * t + 1, 3 * t + 2].map((i) => {
      requireIndex(WHERE, `mesh.indices[${i}]`, this.#indices[i]!, vertices);
      return this.#indices[i]!;
    });
  }

  cornerPoints(t: number): readonly Point3[] {
    return this.corners(t).map((v) => this.vertex(v));
  }

  triangle(t: number): Triangle {
    const [a, b, c] = this.cornerPoints(t);
    return { a: a!, b: b!, c: c! };
  }
}

/**
 * The extreme points of what two triangles share: of all that they have in common, or of the edge between neighbours.
 */
function commonPoints(mesh: MeshPieces, { type: kind }: Finding, s: number, t: number): readonly Point3[] {
  if (kind !== 'coplanar-neighbours')
    return triangleTrianglePoints(mesh.triangle(s), mesh.triangle(t)).contact.map(
      ({ point }) => point as Point3,
    );
  const others = mesh.corners(t);
  return mesh
    .corners(s)
    .filter((v) => others.includes(v))
    .map((v) => mesh.vertex(v));
}

/** The points in the middle of which a finding is. */
function pointsOf(
  mesh: MeshPieces,
  report: MeshReport,
  finding: Finding,
  item: Uint32Array,
): readonly Point3[] {
  const { type: kind, columns, repeated } = finding;
  const [first, second] = item as unknown as [number, number];
  if (kind === 't-junction') return [mesh.vertex(first)];
  if (columns[1] === 'vertex') return [mesh.vertex(first), mesh.vertex(second)];
  switch (columns[0] ?? repeated) {
    case 'vertex':
      return [mesh.vertex(first)];
    case 'triangle':
      return columns.length === 2 ? commonPoints(mesh, finding, first, second) : mesh.cornerPoints(first);
    case 'component':
      return mesh.cornerPoints(report.components.firstTriangle[first]!);
    default:
      return [];
  }
}

/**
 * Where item i of a finding is, as a point that one can go to: a vertex itself, the midpoint of an edge, the centroid
 * of a triangle, of triangles on the same points, or of the first triangle of a component; for two triangles that meet
 * a point that they have in common, in the middle of all that they have in common. Each coordinate is exact and rounded
 * once. Only what the item names of the mesh is looked at, so that a call costs the same in meshes of any size.
 *
 * @param mesh    what was checked
 * @param report  what `checkMesh` found in it, with the finding
 * @returns `null` for a finding without a place: `no-triangles`
 * @throws RangeError if there is no such item in the list, or the mesh has no such vertex or triangle
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 2, 3, 3, 2]);
 * const mesh = { positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) };
 * const report = checkMesh(mesh, { limit: 1 });
 * const crossing = report.findings.find(({ type }) => type === 'crossing-triangles');
 * findingPlace(mesh, report, crossing, 0); // [4 / 3, 4 / 3, 0]
 */
export function findingPlace(
  mesh: MeshInput,
  report: MeshReport,
  finding: Finding,
  i: number,
): [number, number, number] | null {
  const pieces = new MeshPieces(mesh);
  requireReport(WHERE, 'report', report);
  const points = pointsOf(pieces, report, finding, itemFor(WHERE, finding, i));
  return points.length === 0 ? null : meanPoint(points);
}
