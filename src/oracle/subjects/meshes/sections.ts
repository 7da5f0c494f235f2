import { coordinates } from '../../../implicit/index.js';
import {
  meshSection,
  meshSections,
  prepareMesh,
  type SectionPolyline,
  selfIntersects,
} from '../../../mesh/index.js';
import { type SectionChainLike, sectionText } from '../../answers/sections.js';
import { ALL, type MeshValues, meshAt, meshSize } from '../../cases/meshes/values.js';

/** A loop or polyline; its rounded coordinates have to be those of its points. */
function chainOf({ triangles, points, rounded }: SectionPolyline): SectionChainLike {
  const own = points.map((point) => coordinates(point));
  const isSame = own.flat().join() === Array.from(rounded).join();
  return { triangles: [...triangles], points: isSame ? own : [...own, [Number.NaN]] };
}

/** The section by a plane as text; that of a stack in which the plane is must be the same. */
export function sectionTextOf(mesh: MeshValues, normal: readonly number[], constant: number): string {
  const prepared = prepareMesh(mesh);
  const plane = { normal: normal as readonly [number, number, number], constant };
  const crosses = selfIntersects(prepared);
  const textOf = ({ loops, polylines }: ReturnType<typeof meshSection>) =>
    sectionText(
      loops.map(chainOf),
      polylines.map(chainOf),
      crosses ? null : loops.map(({ turn, depth, parent }) => ({ turn, depth, parent })),
    );
  const text = textOf(meshSection(prepared, plane));
  const stack = meshSections(mesh, plane.normal, [constant, 0, constant, -constant]);
  return textOf(stack.at(2)) === text ? text : `${text} STACK DIFFERS`;
}

/** The section of the mesh of a case by its plane. */
export function meshSectionSubject(v: Float64Array): string {
  const at = meshSize(ALL);
  return sectionTextOf(meshAt(v, 0, ALL), Array.from(v.subarray(at, at + 3)), v[at + 3]!);
}
