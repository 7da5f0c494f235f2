import { type GeoJson, type GeoJsonFeature, polygonsOfGeoJson, writeGeoJson } from '../../geojson/index.js';
import { polygonValidity2d } from '../../planar/index.js';
import {
  minkowskiSum2d,
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSetToJson,
  polygonSymmetricDifference,
  polygonUnion,
} from '../../polygons/index.js';
import { JobProblem, type WritingContext } from '../mesh/jobs.js';
import { nameOf } from '../mesh/mesh-source.js';
import { bufferSet, linesOf } from './buffer-set.js';
import { type NearSet, offsetSet } from './offset-set.js';
import { polygonsSvg } from './polygons-svg.js';
import {
  PER_FEATURE,
  type PolygonFaultJson,
  type PolygonOperation,
  type PolygonRule,
  type PolygonsJob,
  type PolygonsMade,
  type PolygonsResult,
} from './polygons-types.js';
import { notesOf, type Read, readOperand } from './read-operand.js';
import { readText } from './read-text.js';
import { type RoundedSet, roundedSet } from './rounded-set.js';
import { writeText } from './write-text.js';

const filled = (operand: PolygonOperand, rule: PolygonRule | null): PolygonSet =>
  rule === null ? polygonSet(operand) : polygonSet(operand, { rule });

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
  sum: ([first, second]) => sumOf(first!, second!),
};

/** The Minkowski sum, whose operands are refused if they enclose nothing or cross in no doubles. */
function sumOf(a: PolygonSet, b: PolygonSet): PolygonSet {
  try {
    return minkowskiSum2d(a, b);
  } catch (error) {
    throw error instanceof RangeError ? new JobProblem(error.message) : error;
  }
}

/** Features with their polygons changed; those without polygons stay, those of which nothing is left go. */
interface Changed {
  readonly features: readonly GeoJsonFeature[];
  readonly sets: readonly RoundedSet[];
}

function changed(
  read: Read,
  change: (set: PolygonSet, feature: GeoJsonFeature) => NearSet,
  { operation, rule, grid }: Pick<PolygonsJob, 'operation' | 'rule' | 'grid'>,
): Changed {
  const features: GeoJsonFeature[] = [];
  const sets: RoundedSet[] = [];
  const all: readonly GeoJsonFeature[] = read.file?.features ?? [
    { type: 'Feature', properties: null, geometry: null },
  ];
  for (const feature of all) {
    const operand = read.file === null ? read.operand : polygonsOfGeoJson(feature);
    const isBare = 'coordinates' in operand && operand.coordinates.length === 0;
    if (isBare && (operation !== 'buffer' || linesOf(feature.geometry).length === 0)) {
      features.push(feature);
      continue;
    }
    const rounded = roundedSet(change(filled(operand, rule), feature), grid);
    sets.push(rounded);
    if (rounded.polygons.length > 0) features.push({ ...feature, geometry: rounded.geometry });
  }
  return { features, sets };
}

/** What is wrong with the polygons of a file, and where. */
function faultsOf({ name, file }: Read): PolygonFaultJson[] {
  return (file?.features ?? []).flatMap((feature, i) =>
    polygonsOfGeoJson(feature).coordinates.flatMap(([outer = [], ...holes], j) =>
      polygonValidity2d({ outer, holes }).faults.map(({ type, rings, points }) => ({
        ...{ file: name, feature: i, polygon: j, type, rings },
        points: points.map((point) => [...point]),
      })),
    ),
  );
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
  const notes = read.flatMap((one) => notesOf(one, !PER_FEATURE.has(operation)));
  context.progress('combining', 0, 0);
  const [first, ...others] = read as [Read, ...Read[]];
  let sets: readonly RoundedSet[];
  let document: GeoJson;
  let whole: PolygonSet | null = null;
  if (operation === 'valid' || operation === 'clip' || operation === 'offset' || operation === 'buffer') {
    const clip =
      operation === 'clip' ? polygonUnion(...others.map(({ operand }) => filled(operand, rule))) : null;
    const change = (set: PolygonSet, { geometry }: GeoJsonFeature): NearSet => {
      if (operation === 'offset') return offsetSet(set, job.distance!);
      if (operation === 'buffer') return bufferSet(set, linesOf(geometry), job);
      return { set: clip === null ? set : polygonIntersection(set, clip), deviation: 0 };
    };
    const parts = (operation === 'clip' ? [first] : read).map((one) => changed(one, change, job));
    sets = parts.flatMap((part) => part.sets);
    const features = parts.flatMap((part) => part.features);
    document = { ...documentOf(read, operation), features };
  } else {
    whole = COMBINE[operation](read.map(({ operand }) => filled(operand, rule)));
    const rounded = roundedSet({ set: whole, deviation: 0 }, job.grid);
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
  return isOne && document?.type === 'FeatureCollection'
    ? document
    : ({ type: 'FeatureCollection', features: [] } as const);
}
