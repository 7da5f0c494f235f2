import { checkMesh, type Finding, findingItem, listedItems } from '../../../mesh/index.js';
import { kindText } from '../../answers/meshes.js';
import { ALL, meshAt } from '../../cases/meshes/values.js';

function itemsOf(finding: Finding): number[][] {
  return Array.from({ length: listedItems(finding) }, (_, i) => [...findingItem(finding, i)]);
}

/** Where parts lie in each other is left out: only a mesh of one component is asked whether it is inside out. */
export function subject(values: Float64Array): string {
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
