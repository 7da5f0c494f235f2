import {
  type GeoJson,
  type GeoJsonFeature,
  type GeoJsonFile,
  parseGeoJson,
  polygonsOfGeoJson,
  writeGeoJson,
} from '../../geojson/index.js';
import { polygonValidity2d } from '../../planar/index.js';
import {
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSetFromJson,
  polygonSetToJson,
  polygonSymmetricDifference,
  polygonUnion,
} from '../../polygons/index.js';
import { JobProblem, type WritingContext } from '../mesh/jobs.js';
import { nameOf } from '../mesh/mesh-source.js';
import { OutputProblem, writeOutput } from '../output-file.js';
import { polygonsSvg } from './polygons-svg.js';
import type {
  PolygonFaultJson,
  PolygonOperation,
  PolygonRule,
  PolygonsJob,
  PolygonsMade,
  PolygonsNote,
  PolygonsResult,
} from './polygons-types.js';
import { readText } from './read-text.js';
import { type RoundedSet, roundedSet } from './rounded-set.js';

/** What a file has: features, or a set that `--exact` wrote. */
interface Read {
  readonly name: string;
  readonly file: GeoJsonFile | null;
  readonly operand: PolygonOperand;
}

const IS_SET = /^\s*\{\s*"(format"\s*:\s*"unerring-|type"\s*:\s*")polygon-set"/;

function readOperand(name: string, text: string): Read {
  if (!IS_SET.test(text)) {
    const file = parseGeoJson(text, { name });
    return { name, file, operand: polygonsOfGeoJson(file.document) };
  }
  try {
    return { name, file: null, operand: polygonSetFromJson(text) };
  } catch (error) {
    throw new JobProblem(`${name}: ${(error as Error).message}`);
  }
}

const filled = (operand: PolygonOperand, rule: PolygonRule | null): PolygonSet =>
  rule === null ? polygonSet(operand) : polygonSet(operand, { rule });

const COMBINE: Readonly<
  Record<Exclude<PolygonOperation, 'valid' | 'clip'>, (sets: readonly PolygonSet[]) => PolygonSet>
> = {
  union: (sets) => polygonUnion(...sets),
  intersection: ([first, ...others]) => polygonIntersection(first!, ...others),
  difference: ([first, ...others]) => polygonDifference(first!, ...others),
  xor: (sets) => polygonSymmetricDifference(...sets),
};

/** Features with their polygons changed; those without polygons stay, those of which nothing is left go. */
interface Changed {
  readonly features: readonly GeoJsonFeature[];
  readonly sets: readonly RoundedSet[];
}

function changed(
  read: Read,
  change: (set: PolygonSet) => PolygonSet,
  { rule, grid }: Pick<PolygonsJob, 'rule' | 'grid'>,
): Changed {
  const features: GeoJsonFeature[] = [];
  const sets: RoundedSet[] = [];
  const all: readonly GeoJsonFeature[] = read.file?.features ?? [
    { type: 'Feature', properties: null, geometry: null },
  ];
  for (const feature of all) {
    const operand = read.file === null ? read.operand : polygonsOfGeoJson(feature);
    if ('coordinates' in operand && operand.coordinates.length === 0) {
      features.push(feature);
      continue;
    }
    const rounded = roundedSet(change(filled(operand, rule)), grid);
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

/** Several results as one. */
function together(sets: readonly RoundedSet[]): PolygonsMade {
  const sum = (of: (made: PolygonsMade) => number) => sets.reduce((all, { made }) => all + of(made), 0);
  const area = sum(({ area: one }) => one ?? Infinity);
  return {
    polygons: sum(({ polygons }) => polygons),
    holes: sum(({ holes }) => holes),
    vertices: sum(({ vertices }) => vertices),
    area: Number.isFinite(area) ? area : null,
    certificate: sets.every(({ made }) => made.certificate === 'valid') ? 'valid' : 'repaired',
    deviation: sets.reduce((most, { made }) => Math.max(most, made.deviation), 0),
    vanished: sum(({ vanished }) => vanished),
  };
}

async function write(path: string, text: () => string, context: WritingContext): Promise<void> {
  try {
    await context.write(path, () => writeOutput(path, text()));
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
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
  const notes = read.flatMap(({ name, file }): PolygonsNote[] =>
    (file?.notes ?? []).map((note) => ({ file: name, ...note })),
  );
  context.progress('combining', 0, 0);
  const [first, ...others] = read as [Read, ...Read[]];
  let sets: readonly RoundedSet[];
  let document: GeoJson;
  let whole: PolygonSet | null = null;
  if (operation === 'valid' || operation === 'clip') {
    const clip =
      operation === 'clip' ? polygonUnion(...others.map(({ operand }) => filled(operand, rule))) : null;
    const parts = (operation === 'clip' ? [first] : read).map((one) =>
      changed(one, (set) => (clip === null ? set : polygonIntersection(set, clip)), job),
    );
    sets = parts.flatMap((part) => part.sets);
    const features = parts.flatMap((part) => part.features);
    document = { ...documentOf(read, operation), features };
  } else {
    whole = COMBINE[operation](read.map(({ operand }) => filled(operand, rule)));
    const rounded = roundedSet(whole, job.grid);
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
    await write(path, text, context);
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
