import { GrowableUint32 } from '../core/collections/growable.js';
import { orientDirection3d } from '../predicates/index.js';
import type { FileOrigins } from './file-origins.js';
import { counted } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';
import { VertexWelder } from './vertex-welder.js';

/** Where a facet's normal and its three vertices stand. */
export const NORMAL = 0;
export const VERTICES = 3;

/** Welds the facets of an STL file into a mesh, and looks at their normals. */
export class StlBuilder {
  /** The facet at hand: normal, and three vertices. */
  readonly facet = new Float64Array(12);
  readonly indices = new GrowableUint32();
  readonly notes = new NoteBook();
  readonly #welder = new VertexWelder();
  readonly #contradicting = new GrowableUint32();
  #unusable = 0;

  /** How many facets there are. */
  get count(): number {
    return this.indices.length / 3;
  }

  /** Adds the facet at hand, whose vertices are finite. */
  add(): void {
    const f = this.facet;
    this.#lookAtNormal(f);
    for (let i = 0; i < 3; i++) this.indices.push(this.#welder.add(f, VERTICES + 3 * i));
  }

  #lookAtNormal(f: Float64Array): void {
    const [x, y, z] = [f[NORMAL]!, f[NORMAL + 1]!, f[NORMAL + 2]!];
    if (x === 0 && y === 0 && z === 0) return;
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z))) this.#unusable++;
    else if (
      orientDirection3d(x, y, z, f[3]!, f[4]!, f[5]!, f[6]!, f[7]!, f[8]!, f[9]!, f[10]!, f[11]!) < 0
    ) {
      this.#contradicting.push(this.count);
    }
  }

  /** @param origins text: the lines and the names */
  finish(origins: FileOrigins = {}): MeshFile {
    const { notes } = this;
    const positions = this.#welder.positions.finish();
    const indices = this.indices.finish();
    const welded = indices.length - positions.length / 3;
    const corners = counted(indices.length, 'corner');
    const vertices = counted(positions.length / 3, 'vertex', 'vertices');
    notes.add('vertices-welded', welded, `${corners} welded to ${vertices} with equal coordinates`);
    const faces = this.#contradicting.finish();
    const contradicting = `${counted(faces.length, 'facet')} with a normal against the order of the vertices: the order is taken`;
    notes.add('normals-contradict', faces.length, contradicting, faces);
    const unusable = `${counted(this.#unusable, 'facet')} with a normal that is not finite: ignored`;
    notes.add('normals-not-finite', this.#unusable, unusable);
    if (indices.length === 0) notes.add('no-faces', 1, 'no facets');
    const mesh = { positions, indices };
    return { mesh, format: 'stl', faceOfTriangle: null, origins, notes: notes.finish() };
  }
}
