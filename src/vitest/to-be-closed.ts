import { weldVertices } from '../mesh/index.js';
import { edgesOf, nextHalfEdge } from '../mesh/structure/edges.js';
import { adoptMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import { type MatcherResult, requireNoOther, shown } from './matcher.js';

/** So many edges are named. */
const SHOWN = 3;

/**
 * Is a mesh closed: is each edge run as often one way as the other? Vertices with equal coordinates are one, as
 * `meshUnion` and `solidFromMesh` take them. A mesh without triangles is not: what was to be there is not there.
 */
export function toBeClosed(received: MeshInput, ...others: readonly unknown[]): MatcherResult {
  requireNoOther('toBeClosed', ['received'], others);
  const adopted = adoptMesh('toBeClosed', 'received', received);
  const { mesh, kept } = weldVertices(adopted, { clusters: false });
  const { indices, positions } = mesh;
  const { count, first, halfEdges } = edgesOf(mesh);
  const open: string[] = [];
  let unbalanced = 0;
  for (let e = 0; e < count; e++) {
    const along = halfEdges.subarray(first[e]!, first[e + 1]!);
    let balance = 0;
    for (const h of along) balance += indices[h]! < indices[nextHalfEdge(h)]! ? 1 : -1;
    if (balance === 0) continue;
    if (++unbalanced > SHOWN) continue;
    const ends = [indices[along[0]!]!, indices[nextHalfEdge(along[0]!)]!];
    const [from, to] = ends.map((v) => shown(positions.subarray(3 * v, 3 * v + 3)));
    const triangles = Array.from(along, (h) => Math.floor(h / 3)).join(', ');
    open.push(
      `  from vertex ${kept[ends[0]!]} at ${from} to vertex ${kept[ends[1]!]} at ${to}, of triangle ${triangles}`,
    );
  }
  const empty = () => 'expected the mesh to be closed, but it has no triangles';
  if (indices.length === 0) return { pass: false, message: empty };
  return {
    pass: unbalanced === 0,
    message: () =>
      unbalanced === 0
        ? `expected the mesh not to be closed, but each of its ${count} edges is run as often one way as the other`
        : [
            `expected the mesh to be closed, but ${unbalanced} of its ${count} edges ${unbalanced === 1 ? 'is' : 'are'} open, or run twice the same way:`,
            ...open,
            ...(unbalanced > SHOWN ? [`  and ${unbalanced - SHOWN} more`] : []),
          ].join('\n'),
  };
}
