import { buildBrushTree, pointSolidLeafTree, type TreePortal, treePortals } from '../../bsp/index.js';
import { openFile } from '../../formats/file-chunks.js';
import { brushPlanes, parseQuakeMap, type QuakeMap, type QuakeMapEntity } from '../../formats/index.js';
import { coordinates, threePlanesPoint } from '../../implicit/index.js';
import { convexSolid, type Solid } from '../../solids/index.js';
import type { CheckJob, CheckResult, FindingRow } from './check-types.js';
import { type Context, JobProblem } from './jobs.js';
import { MAP_EXPLANATIONS, MAP_FINDING_KINDS, type MapFindingKind } from './map-findings.js';
import { pointText } from './place-text.js';

type Triple = readonly [number, number, number];

/** Something that was found: on which line, where, and in words. */
interface MapFinding {
  readonly type: MapFindingKind;
  readonly line: number;
  readonly at: Triple | null;
  readonly message: string;
}

/** Whether a file is checked as a map: its name says so, and no format of meshes is named. */
export function isMap({ source: { path, format } }: CheckJob): boolean {
  return format === undefined && /\.map$/i.test(path);
}

/** Reads a map from a file, or a pipe. */
async function readMap(path: string): Promise<QuakeMap> {
  const file = await openFile(path, {});
  try {
    return await parseQuakeMap(file.chunks, { name: path });
  } finally {
    await file.close();
  }
}

/** What seals a level: the brushes of the world, of groups of it, and those that stand outside of all entities. */
function isWorld({ properties: { classname } }: QuakeMapEntity): boolean {
  return classname === undefined || /^(?:worldspawn|func_group|func_detail\w*)$/i.test(classname);
}

/** Where an entity without brushes stands; undefined if it says nothing of it. */
function originOf({ properties: { origin }, brushes }: QuakeMapEntity): Triple | undefined {
  const numbers = (origin ?? '').trim().split(/\s+/).map(Number);
  const isPoint = brushes.length === 0 && numbers.length === 3 && numbers.every(Number.isFinite);
  return isPoint && origin !== undefined ? (numbers as unknown as Triple) : undefined;
}

/** Entities that say where they stand, but not in three numbers: nobody asks whether these are sealed in. */
function misplaced({ entities }: QuakeMap): string[] {
  return entities
    .filter((entity) => entity.brushes.length === 0 && originOf(entity) === undefined)
    .filter(({ properties: { origin } }) => origin !== undefined)
    .map(({ properties: { classname = 'an entity', origin }, line }) => {
      return `line ${line ?? 0}: the origin of ${classname} is no point, three numbers: '${origin}'`;
    });
}

function cornersOf({ planes, vertices }: Solid): Triple[] {
  return vertices.map((vertex) => {
    if (!('planes' in vertex)) return vertex;
    const [p, q, r] = vertex.planes.map((i) => planes[i]!) as [
      Solid['planes'][0],
      Solid['planes'][0],
      Solid['planes'][0],
    ];
    // Three planes of a vertex have one point in common.
    return coordinates(threePlanesPoint(p, q, r)!);
  });
}

/** A box with room around all of some points. */
function boxAround(points: readonly Triple[]): { readonly min: Triple; readonly max: Triple } {
  const bound = (k: number, way: 1 | -1) => {
    const most = points.reduce((best, p) => Math.max(best, way * p[k]!), -Infinity);
    // Points are rounded: far from the origin by more than 1.
    return way * (most + 1 + Math.abs(most) / 2 ** 20);
  };
  const triple = (way: 1 | -1): Triple => [bound(0, way), bound(1, way), bound(2, way)];
  return { min: triple(-1), max: triple(1) };
}

/** The empty leaves that are reached from some of them through portals. */
function reached(
  from: readonly number[],
  portals: readonly TreePortal[],
  isEmpty: (leaf: number) => boolean,
): Set<number> {
  const beside = new Map<number, number[]>();
  for (const { front, back } of portals) {
    if (!isEmpty(front) || !isEmpty(back)) continue;
    for (const [a, b] of [
      [front, back],
      [back, front],
    ] as const) {
      const known = beside.get(a);
      if (known === undefined) beside.set(a, [b]);
      else known.push(b);
    }
  }
  const seen = new Set(from.filter(isEmpty));
  // A set is gone through with what is added meanwhile.
  for (const leaf of seen) for (const next of beside.get(leaf) ?? []) seen.add(next);
  return seen;
}

/**
 * Which entities are outside, or see the outside: the empty space around them hangs together with what is beyond all
 * brushes, through an opening of any size above 0. Which stand in a brush.
 */
function* findLeaks(
  brushes: readonly Solid[],
  planes: readonly ReturnType<typeof brushPlanes>[],
  map: QuakeMap,
): Generator<MapFinding> {
  const standing = map.entities.flatMap((entity) => {
    const at = originOf(entity);
    return at === undefined ? [] : [{ entity, at }];
  });
  if (standing.length === 0 || brushes.length === 0) return;
  const tree = buildBrushTree(planes);
  const box = boxAround([...brushes.flatMap(cornersOf), ...standing.map(({ at }) => at)]);
  const isEmpty = (leaf: number) => tree.leaves[leaf] === 'empty';
  const outside = reached(pointSolidLeafTree(box.min, tree).leaves, treePortals(tree, box), isEmpty);
  for (const { entity, at } of standing) {
    const { leaves } = pointSolidLeafTree(at, tree);
    const name = entity.properties.classname ?? 'an entity';
    const line = entity.line ?? 0;
    if (!leaves.some(isEmpty)) {
      yield { type: 'entity-in-solid', line, at, message: `${name} stands in a brush` };
    } else if (leaves.some((leaf) => outside.has(leaf))) {
      yield { type: 'leak', line, at, message: `${name} is not sealed from the outside` };
    }
  }
}

function rowsOf(findings: readonly MapFinding[], limit: number): FindingRow[] {
  return MAP_FINDING_KINDS.flatMap((kind) => {
    const all = findings.filter((finding) => finding.type === kind);
    if (all.length === 0) return [];
    const places = all.slice(0, limit).map(({ line, at, message }) => ({
      item: message,
      at: at === null ? '' : pointText(at),
      inFile: [`line ${line}`],
    }));
    const first = all.slice(0, limit).map(({ line }) => `line ${line}`);
    const { severity } = MAP_EXPLANATIONS[kind];
    return [
      {
        type: kind,
        severity,
        count: all.length,
        atLeast: false,
        first,
        all: false,
        places,
        ...(all[0]!.line > 0 && { line: all[0]!.line }),
      },
    ];
  });
}

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/**
 * `unerring check` of a map of Quake: whether each brush is a solid, and whether the level is sealed: whether what
 * stands in it is separated from the outside by brushes, exactly, however narrow an opening is.
 */
export async function checkMap(job: CheckJob, context: Context): Promise<CheckResult> {
  const { path } = job.source;
  const other =
    job.html !== null ? '--html' : job.svg !== null ? '--svg' : job.weld !== null ? '--weld' : undefined;
  if (other !== undefined) throw new JobProblem(`${path}: ${other} is for meshes, and this is a map`);
  const map = await readMap(path);
  context.progress('brushes', 0, 0);
  const findings: MapFinding[] = [];
  const solids: Solid[] = [];
  const planes: ReturnType<typeof brushPlanes>[] = [];
  let brushes = 0;
  for (const entity of map.entities) {
    for (const brush of entity.brushes) {
      brushes++;
      const sides = brushPlanes(brush);
      try {
        const solid = convexSolid(sides);
        if (!isWorld(entity)) continue;
        solids.push(solid);
        planes.push(sides);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const message = 'the brush has no inside, or no end';
        findings.push({ type: 'brush-without-solid', line: brush.line ?? 0, at: null, message });
      }
    }
  }
  context.progress('leaks', 0, 0);
  const complete = !context.signal.aborted;
  if (complete) findings.push(...findLeaks(solids, planes, map));
  const entities = map.entities.length;
  const isClean = findings.length === 0;
  const notes = [
    ...map.notes.map(({ message, line }) => `line ${line}: ${message}`),
    ...misplaced(map),
    ...(map.entities.some((entity) => originOf(entity) !== undefined)
      ? []
      : ['no entity says where it stands: whether the level is sealed was not asked']),
  ];
  const report = {
    file: path,
    fileFormat: 'map',
    complete,
    valid: isClean && complete,
    entities,
    brushes,
    notes: map.notes,
    findings,
  };
  return {
    clean: isClean,
    complete,
    summary: isClean ? 'brushes are solids, and nothing leaks' : counted(findings.length, 'finding'),
    facts: [
      ['format', 'MAP'],
      ['entities', String(entities)],
      ['brushes', String(brushes)],
    ],
    notes,
    problems: [],
    findings: rowsOf(findings, job.limit),
    json: job.json ? JSON.stringify(report) : '',
  };
}
