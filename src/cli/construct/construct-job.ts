import { parseGeoJson, polygonsOfGeoJson, writeGeoJson } from '../../geojson/index.js';
import type { WritingContext } from '../mesh/jobs.js';
import { nameOf } from '../mesh/mesh-source.js';
import { polygonsSvg } from '../polygons/polygons-svg.js';
import type { PolygonsNote } from '../polygons/polygons-types.js';
import { readText } from '../polygons/read-text.js';
import { writeText } from '../polygons/write-text.js';
import type { ConstructJob, ConstructResult } from './construct-types.js';
import { construct } from './constructions.js';

/** `unerring construct`: triangulations, diagrams and skeletons of what files have. */
export async function constructJob(job: ConstructJob, context: WritingContext): Promise<ConstructResult> {
  const { construction, sources, out, svg } = job;
  const stopped = { made: null, notes: [], written: [] };
  const files = [];
  for (const [i, source] of sources.entries()) {
    context.progress('reading', i, sources.length);
    const name = nameOf(source.path);
    files.push({ name, ...parseGeoJson(await readText(source, context), { name }) });
    if (context.signal.aborted) return stopped;
  }
  context.progress('constructing', 0, 0);
  const { features, made, notes } = construct(
    job,
    files.flatMap((file) => file.features),
  );
  if (context.signal.aborted) return stopped;
  context.progress('', 0, 0);
  const names = files.map(({ name }) => name).join(', ');
  const written: string[] = [];
  const save = async (path: string | null, text: () => string) => {
    if (path === null) return;
    await writeText(path, text, context);
    written.push(path);
  };
  await save(out, () => writeGeoJson({ type: 'FeatureCollection', features }));
  await save(svg, () => {
    const lines = features.flatMap(({ geometry }) =>
      geometry?.type === 'MultiLineString'
        ? geometry.coordinates.map((line) => line.map(([x, y]) => [x!, y!] as const))
        : [],
    );
    const areas = polygonsOfGeoJson({ type: 'FeatureCollection', features }).coordinates;
    return polygonsSvg(areas, `${construction} of ${names}`, lines);
  });
  const read = files.flatMap((file) =>
    file.notes.map((note): PolygonsNote => ({ file: file.name, ...note })),
  );
  return {
    made,
    notes: [...read, ...notes.map((note) => ({ file: names, line: null, column: null, ...note }))],
    written,
  };
}
