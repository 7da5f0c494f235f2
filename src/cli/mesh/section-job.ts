import { type MeshSection, meshSection, type SectionPolyline } from '../../mesh/sections/mesh-section.js';
import { meshSections } from '../../mesh/sections/mesh-sections.js';
import { prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { PolylineAnswer, SectionAnswer, SectionJob, SectionResult } from './section-types.js';

function polyline({ rounded, triangles }: SectionPolyline): PolylineAnswer {
  const points = Array.from({ length: rounded.length / 3 }, (_, i) => [
    ...rounded.subarray(3 * i, 3 * i + 3),
  ]);
  return { points, triangles: [...triangles] };
}

function answer(plane: readonly number[], section: MeshSection): SectionAnswer {
  return {
    plane,
    loops: section.loops.map((loop) => {
      const { turn, depth, parent } = loop;
      return { ...polyline(loop), turn, depth, parent };
    }),
    polylines: section.polylines.map(polyline),
    regions: section.regions,
  };
}

/** `unerring section`: what each plane has in common with the mesh. */
export async function sectionJob(job: SectionJob, context: Context): Promise<SectionResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) return { answers: [], complete: false };
  const { planes, isStack } = job;
  const count = planes.length / 4;
  const mesh = prepareMesh(file.mesh);
  const constants = planes.filter((_, i) => i % 4 === 3);
  const stack = isStack ? meshSections(mesh, planes.subarray(0, 3), constants) : undefined;
  const answers: SectionAnswer[] = [];
  for (let i = 0; i < count; i++) {
    context.progress('planes', i, count);
    if (context.signal.aborted) return { answers, complete: false };
    const plane = [...planes.subarray(4 * i, 4 * i + 4)];
    const single = () => meshSection(mesh, { normal: plane.slice(0, 3), constant: plane[3]! });
    answers.push(answer(plane, stack?.at(i) ?? single()));
  }
  return { answers, complete: true };
}
