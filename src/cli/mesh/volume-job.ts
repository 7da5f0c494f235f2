import { massProperties, prepareMesh, surfaceArea } from '../../mesh/index.js';
import type { MassJson, VolumeJob, VolumeResult } from './file-types.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';

/** `unerring volume`: how large the mesh of a file is, and how its mass is spread. */
export async function volumeJob({ source }: VolumeJob, context: Context): Promise<VolumeResult> {
  const file = await loadMesh(source, context);
  if (file === undefined) return { measured: null };
  const mesh = prepareMesh(file.mesh);
  context.progress('edges', 0, 0);
  const { triangles, unbalancedEdges } = mesh;
  if (context.signal.aborted) return { measured: null };
  context.progress('measuring', 0, 0);
  const notes = file.notes.map(({ type, message, count }) => ({ type, message, count }));
  const mass = unbalancedEdges === 0 ? massOf(massProperties(mesh)) : null;
  return { measured: { triangles, area: surfaceArea(mesh), unbalancedEdges, mass, notes } };
}

function massOf({ volume, rounded }: ReturnType<typeof massProperties>): MassJson {
  const { volume: nearest, ...others } = rounded;
  const { numerator, denominator } = volume;
  return { volume: { nearest, numerator: `${numerator}`, denominator: `${denominator}` }, ...others };
}
