import { type ByteSource, collect } from './byte-source.js';
import { counted, FormatError } from './format-error.js';
import { GlbBuilder, type GlbNumbers } from './glb-builder.js';
import { glbParts } from './glb-container.js';
import { GlbDocument } from './glb-document.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';

/** Reads GLB. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readGlb(source: ByteSource): Promise<MeshFile> {
  const notes = new NoteBook();
  const glb = glbParts(source.name, await collect(source));
  const checked = new GlbDocument(source.name, glb, notes);
  const scene = checked.scene();
  const builder = new GlbBuilder(source.name, scene, await numbersOf(source.name, checked));
  await builder.add(source.pause);
  const trailing = `${counted(glb.trailing, 'byte')} behind the last chunk: not read`;
  notes.add('trailing-data', glb.trailing, trailing);
  return builder.finish(notes);
}

/** The numbers of each accessor. */
async function numbersOf(file: string, checked: GlbDocument): Promise<readonly GlbNumbers[]> {
  // Loaded when it is needed: the other formats do without it.
  const { GLB_BUFFER, Logger, Verbosity, WebIO } = await import('./glb-library.js');
  const io = new WebIO().setLogger(new Logger(Verbosity.SILENT));
  const document = await io.readJSON(checked.accessors(GLB_BUFFER)).catch((cause: unknown) => {
    throw new FormatError(file, `is no GLB file that can be read: ${String(cause)}`, { cause });
  });
  const accessors = document.getRoot().listAccessors();
  return accessors.map((accessor) => accessor.getArray() ?? new Float32Array());
}
