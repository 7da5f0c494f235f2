import { type GeoJson, polygonsOfGeoJson, writeGeoJson } from '../../geojson/index.js';
import {
  minkowskiSum2d,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSetToJson,
  polygonSetValidity,
  polygonSymmetricDifference,
  polygonUnion,
  roundPolygonSet,
} from '../../polygons/index.js';
import { JobProblem, type WritingContext } from '../mesh/jobs.js';
import { nameOf } from '../mesh/mesh-source.js';
import type { NearSet } from './offset-set.js';
import { changed, filled } from './per-feature.js';
import { polygonsSvg } from './polygons-svg.js';
import {
  PER_FEATURE,
  type PolygonFaultJson,
  type PolygonOperation,
  type PolygonsJob,
  type PolygonsMade,
  type PolygonsResult,
} from './polygons-types.js';
import { notesOf, type Read, readOperand } from './read-operand.js';
import { readText } from './read-text.js';
import { type RoundedSet, roundedSet } from './rounded-set.js';
import { writeText } from './write-text.js';

const COMBINE: Readonly<
  Record<
    Exclude<PolygonOperation, 'valid' | 'clip' | 'offset' | 'buffer'>,
    (sets: readonly PolygonSet[]) => PolygonSet
  >
> = {
  union: (sets) => polygonUnion(...sets),
  intersection: ([first, ...others]) => polygonIntersection(first!, ...others),
  difference: ([first, ...others]) => polygonDifference(first!, ...others),
  xor: (sets) => polygonSymmetricDifference(...sets),
  sum: ([first, second]) => minkowskiSum2d(first!, second!),
};

/** A set whose corners are doubles, if they have to be: those of sums. */
function inDoubles(set: PolygonSet, isNeeded: boolean): NearSet {
  if (!isNeeded || !set.vertices.some((vertex) => 'lines' in vertex)) return { set, deviation: 0 };
  const { polygons, certificate } = roundPolygonSet(set);
  return {
    set: polygonSet({ type: 'MultiPolygon', coordinates: polygons }),
    deviation: certificate.deviation,
  };
}

/** What a function says about its operands, about files. */
function aboutFiles(error: unknown, files: readonly Read[]): unknown {
  if (!(error instanceof RangeError)) return error;
  const message = error.message.replace(
    /^\w+: ([ab]) /,
    (_, name: string) => `${files[name === 'a' ? 0 : 1]!.name} `,
  );
  return new JobProblem(message);
}

/** What is wrong with the polygons of a file, and where. */
function faultsOf({ name, file }: Read): PolygonFaultJson[] {
  return (file?.features ?? []).flatMap((feature, i) => {
    const { faults, pairs } = polygonSetValidity(polygonsOfGeoJson(feature));
    const about = { file: name, feature: i };
    return [
      ...faults.map(({ polygon, type, rings, points }) => ({
        ...{ ...about, polygon, other: null, type, rings },
        points: points.map((point) => [...point]),
      })),
      ...pairs.map(({ type, polygons: [polygon, other] }) => ({
        ...{ ...about, polygon, other, type, rings: [], points: [] },
      })),
    ];
  });
}

/** What is true of all results. */
const weakest = (sets: readonly RoundedSet[]): PolygonsMade['certificate'] =>
  (['rounded', 'repaired'] as const).find((type) => sets.some(({ made }) => made.certificate === type)) ??
  'valid';

/** Several results as one. */
function together(sets: readonly RoundedSet[]): PolygonsMade {
  const sum = (of: (made: PolygonsMade) => number) => sets.reduce((all, { made }) => all + of(made), 0);
  const area = sum(({ area: one }) => one ?? Infinity);
  return {
    polygons: sum(({ polygons }) => polygons),
    holes: sum(({ holes }) => holes),
    vertices: sum(({ vertices }) => vertices),
    area: Number.isFinite(area) ? area : null,
    certificate: weakest(sets),
    deviation: sets.reduce((most, { made }) => Math.max(most, made.deviation), 0),
    vanished: sum(({ vanished }) => vanished),
  };
}

/** `unerring polygons`: polygons of files, combined exactly, and written. */
export async function polygonsJob(job: PolygonsJob, context: WritingContext): Promise<PolygonsResult> {
  const { operation, rule, out, exact, svg } = job;
  const read: Read[] = [];
  const stopped = { made: null, faults: [], notes: [], written: [] };
  for (const [i, source] of job.sources.entries()) {
    context.progress('reading', i, job.sources.length);
    read.push(readOperand(nameOf(source.path), await readText(source, context)));
    if (context.signal.aborted) return stopped;
  }
  // What features are cut by is one set.
  const isCombined = (i: number): boolean => !PER_FEATURE.has(operation) || (operation === 'clip' && i > 0);
  const notes = read.flatMap((one, i) => notesOf(one, isCombined(i)));
  context.progress('combining', 0, 0);
  const [first, ...others] = read as [Read, ...Read[]];
  let sets: readonly RoundedSet[];
  let document: GeoJson;
  let whole: PolygonSet | null = null;
  if (operation === 'valid' || operation === 'clip' || operation === 'offset' || operation === 'buffer') {
    const parts = (operation === 'clip' ? [first] : read).map((one) => changed(one, job, others));
    notes.push(...parts.flatMap((part) => part.notes));
    sets = parts.flatMap((part) => part.sets);
    const features = parts.flatMap((part) => part.features);
    document = { ...documentOf(read, operation), features };
  } else {
    const near = read.map(({ operand }) => inDoubles(filled(operand, rule), operation === 'sum'));
    try {
      whole = COMBINE[operation](near.map(({ set }) => set));
    } catch (error) {
      throw aboutFiles(error, read);
    }
    const before = near.reduce((sum, { deviation }) => sum + deviation, 0);
    const rounded = roundedSet({ set: whole, deviation: before }, job.grid);
    sets = [rounded];
    document = { type: 'Feature', properties: {}, geometry: rounded.geometry };
  }
  if (context.signal.aborted) return { ...stopped, notes };
  const faults = operation === 'valid' ? read.flatMap(faultsOf) : [];
  const made = together(sets);
  context.progress('', 0, 0);
  const written: string[] = [];
  const save = async (path: string | null, text: () => string) => {
    if (path === null) return;
    await writeText(path, text, context);
    written.push(path);
  };
  await save(out, () => writeGeoJson(document));
  await save(exact, () => `${JSON.stringify(polygonSetToJson(whole!))}\n`);
  await save(svg, () =>
    polygonsSvg(
      sets.flatMap(({ polygons }) => polygons),
      `${operation} of ${read.map(({ name }) => name).join(', ')}`,
    ),
  );
  return { made, faults, notes, written };
}

/** What a collection has beside features: that of the file, if it is one. */
function documentOf(read: readonly Read[], operation: PolygonOperation) {
  const document = read[0]!.file?.document;
  const isOne = operation === 'clip' || read.length === 1;
  if (!isOne || document?.type !== 'FeatureCollection')
    return { type: 'FeatureCollection', features: [] } as const;
  // The bounds of what was there are not those of what is.
  const { bbox, ...others } = document as typeof document & { readonly bbox?: unknown };
  return others;
}
