import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { decimal, encoded } from './chunked-text.js';
import { facetNormal } from './facet-normal.js';

function* stlLines({ positions: p, indices }: IndexedMesh): Generator<string> {
  yield 'solid mesh\n';
  const facet = new Float64Array(12);
  for (let i = 0; i < indices.length; i += 3) {
    let vertices = '';
    for (let k = 0; k < 3; k++) {
      const v = 3 * indices[i + k]!;
      for (let axis = 0; axis < 3; axis++) facet[3 + 3 * k + axis] = p[v + axis]!;
      vertices += `vertex ${decimal(p[v]!)} ${decimal(p[v + 1]!)} ${decimal(p[v + 2]!)}\n`;
    }
    facetNormal(facet);
    const normal = `${decimal(facet[0]!)} ${decimal(facet[1]!)} ${decimal(facet[2]!)}`;
    yield `facet normal ${normal}\nouter loop\n${vertices}endloop\nendfacet\n`;
  }
  yield 'endsolid mesh\n';
}

/** Writes STL as text, with all digits of doubles. */
export function writeStlText(mesh: IndexedMesh): Iterable<Uint8Array> {
  return encoded(stlLines(mesh));
}
