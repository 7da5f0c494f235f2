import {
  checkMesh,
  closureOf,
  type Finding,
  findingItem,
  findingPlace,
  listedItems,
  piecesOf,
  repeatsCorner,
  type VertexLists,
  weldVertices,
} from '../../../mesh/index.js';
import { kindText, placesText, structureText, weldText } from '../../answers/meshes.js';
import { ALL, DISTANCE, DROPPING, meshAt } from '../../cases/meshes/values.js';

/** Closure, pieces, and triangles that repeat a corner. */
export function structureSubject(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  const { openEdges, unbalancedEdges } = closureOf(mesh);
  const triangles = Array.from({ length: mesh.indices.length / 3 }, (_, t) => t);
  return structureText(
    openEdges,
    unbalancedEdges,
    [...piecesOf(mesh)],
    triangles.filter((t) => repeatsCorner(mesh.indices, t)),
  );
}

function listsOf({ count, vertices, offsets }: VertexLists): number[][] {
  return Array.from({ length: count }, (_, i) => [...vertices.subarray(offsets[i]!, offsets[i + 1]!)]);
}

/** A welded mesh; a kept vertex has to be where it was. */
export function weldSubject(v: Float64Array): string {
  const given = meshAt(v, 0, ALL);
  const options = { distance: v[DISTANCE]!, dropCollapsed: v[DROPPING] === 1 };
  const { mesh, map, kept, merged, groups, collapsed, clusters } = weldVertices(given, options);
  const isThere = mesh.positions.every(
    (x, i) => x === given.positions[3 * kept[Math.floor(i / 3)]! + (i % 3)],
  );
  const isCounted = merged === map.length - kept.length;
  const quick = weldVertices(given, { ...options, clusters: false });
  const isSame = quick.map.join() === map.join() && quick.clusters.count === 0;
  return (
    weldText({
      map: [...map],
      kept: [...kept],
      groups: listsOf(groups),
      collapsed: [...collapsed],
      clusters: listsOf(clusters),
      indices: [...mesh.indices],
    }) +
    (isThere ? '' : ' VERTEX MOVED') +
    (isCounted ? '' : ' COUNT DIFFERS') +
    (isSame ? '' : ' WITHOUT CLUSTERS DIFFERS')
  );
}

/** Where findings are. Of several components none is asked whether it is inside out, as in `checkMesh`. */
export function findingPlacesSubject(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  const report = checkMesh(mesh);
  const findings = report.findings.filter(
    ({ type: kind }) => kind !== 'inverted-component' || report.components.length === 1,
  );
  return placesText(
    findings.flatMap((finding) =>
      Array.from({ length: listedItems(finding) }, (_, i) => ({
        kind: finding.type,
        item: [...findingItem(finding, i)],
        place: findingPlace(mesh, report, finding, i),
      })),
    ),
  );
}

function itemsOf(finding: Finding): number[][] {
  return Array.from({ length: listedItems(finding) }, (_, i) => [...findingItem(finding, i)]);
}

/** Where parts lie in each other is left out: only a mesh of one component is asked whether it is inside out. */
export function checkMeshSubject(values: Float64Array): string {
  const { findings, components, closed, oriented, valid } = checkMesh(meshAt(values, 0, ALL));
  const kinds = findings
    .filter(({ type: kind }) => kind !== 'inverted-component' || components.length === 1)
    .map((finding) => kindText(finding.type, itemsOf(finding)));
  const parts = Array.from({ length: components.length }, (_, i) => {
    const c = components.at(i);
    const flags = [c.closed, c.oriented, c.manifold, c.orientable].map((flag) =>
      flag === null ? '-' : Number(flag),
    );
    const counts = [c.firstTriangle, c.triangles, c.vertices, c.edges, c.borderEdges, c.euler];
    return `part ${counts.join(' ')} ${flags.join('')} ${c.volumeSign ?? '-'} ${c.genus ?? '-'}`;
  });
  const onlyInside = findings.every(
    ({ severity, type: kind }) => severity === 'info' || kind === 'inverted-component',
  );
  const verdict = valid || (components.length > 1 && onlyInside) ? 'valid' : 'invalid';
  return [verdict, ...kinds, ...parts.sort(), `${closed} ${oriented}`].join('; ');
}
