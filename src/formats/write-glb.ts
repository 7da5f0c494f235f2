import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';

/** Writes GLB: one mesh with positions and indices, nothing else. */
export async function writeGlb({ positions, indices }: IndexedMesh): Promise<Uint8Array> {
  const { Document, Logger, Verbosity, WebIO } = await import('./glb-library.js');
  const document = new Document().setLogger(new Logger(Verbosity.SILENT));
  const buffer = document.createBuffer();
  const position = document
    .createAccessor()
    .setType('VEC3')
    .setArray(Float32Array.from(positions))
    .setBuffer(buffer);
  const corners = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(new Uint32Array(indices))
    .setBuffer(buffer);
  const primitive = document.createPrimitive().setAttribute('POSITION', position).setIndices(corners);
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene().addChild(node));
  return new WebIO().setLogger(new Logger(Verbosity.SILENT)).writeBinary(document);
}
