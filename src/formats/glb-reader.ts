import { type ByteSource, collect } from './byte-source.js';
import { counted, FormatError } from './format-error.js';
import { GlbBuilder } from './glb-builder.js';
import { glbParts } from './glb-container.js';
import { GlbDocument } from './glb-document.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';

/** Reads GLB. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readGlb(source: ByteSource): Promise<MeshFile> {
  const notes = new NoteBook();
  const glb = glbParts(source.name, await collect(source));
  const checked = new GlbDocument(source.name, glb, notes);
  // Loaded when it is needed: the other formats do without it.
  const { GLB_BUFFER, Logger, Verbosity, WebIO } = await import('./gltf-transform.js');
  const copy = checked.copy(GLB_BUFFER);
  const io = new WebIO().setLogger(new Logger(Verbosity.SILENT));
  const document = await io.readJSON(copy).catch((cause: unknown) => {
    throw new FormatError(source.name, `is no GLB file that can be read: ${String(cause)}`, { cause });
  });
  const root = document.getRoot();
  const { meshes = [], nodes = [] } = copy.json;
  const parts = nodes.flatMap(({ mesh }) => (mesh === undefined ? [] : meshes[mesh]!.primitives)).length;
  const builder = new GlbBuilder(source.name, checked.attributes || parts > 1);
  builder.add(root.listScenes()[0]!.listChildren());
  notes.add(
    'trailing-data',
    glb.trailing,
    `${counted(glb.trailing, 'byte')} behind the last chunk: not read`,
  );
  return builder.finish(notes);
}
