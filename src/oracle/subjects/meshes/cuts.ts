import * as rational from '../../../arithmetic/rational.js';
import { exactCoordinates } from '../../../implicit/index.js';
import { closureOf, prepareMesh, selfIntersects } from '../../../mesh/index.js';
import { cutMesh, cutSolid, solidFromMesh, solidSection, solidVolume } from '../../../solids/index.js';
import { axisOfSection, cutText } from '../../answers/cuts.js';
import { isOneSurface } from '../../cases/meshes/one-surface.js';
import { ALL, meshAt, meshSize } from '../../cases/meshes/values.js';

/** The area of loops as seen along the axis, positive if they run counterclockwise seen from the front. */
function areaOf(
  solid: ReturnType<typeof solidFromMesh>,
  plane: { normal: [number, number, number]; constant: number },
) {
  const k = axisOfSection(plane.normal);
  const [i, j] = [(k + 1) % 3, (k + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const { add, multiply, subtract } = rational;
  let twice = rational.fromParts(0n, 1n);
  for (const { points } of solidSection(solid, plane).loops) {
    const exact = points.map((point) => exactCoordinates(point));
    for (const [n, p] of exact.entries()) {
      const q = exact[(n + 1) % exact.length]!;
      twice = add(twice, subtract(multiply(p[i], q[j]), multiply(p[j], q[i])));
    }
  }
  const sign = plane.normal[k]! > 0 ? 1n : -1n;
  return rational.multiply(twice, rational.fromParts(sign, 2n));
}

/** The volumes of both parts of a solid, and the area of the section; both parts as meshes have to be closed. */
export function cutSolidSubject(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  if (!isOneSurface(mesh.indices) || selfIntersects(prepareMesh(mesh))) return '?';
  const at = meshSize(ALL);
  const normal: [number, number, number] = [v[at]!, v[at + 1]!, v[at + 2]!];
  const plane = { normal, constant: v[at + 3]! };
  const solid = solidFromMesh(mesh, { rule: 'even-odd' });
  const { behind, front } = cutSolid(solid, plane);
  const text = cutText(solidVolume(behind), solidVolume(front), areaOf(solid, plane));
  if (solidFromMesh(mesh, { rule: 'positive' }).faces.length === 0) return text;
  const parts = cutMesh(mesh, plane);
  const isClosed = [parts.behind, parts.front].every((part) => closureOf(part).unbalancedEdges === 0);
  return isClosed ? text : `${text} OPEN`;
}
