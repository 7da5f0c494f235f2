import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { familiesFor } from '../../fuzz/families/index.js';
import { changeNames, mapNames, type NamedRelation } from '../../fuzz/metamorphic/maps.js';
import { FORMAT, type MetamorphicPlan, type MetamorphicState } from '../../fuzz/metamorphic/plan.js';
import { pointSignature } from '../oracle/questions/signature.js';
import { printable } from '../pictures/printable.js';
import { integer } from './fuzz-options.js';
import { oneOf } from './one-of.js';
import type { RawPace } from './run-plan.js';
import { systemReason } from './system-error.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring metamorphic` as commander hands them over. */
export interface RawMetamorphic extends Pick<RawPace, 'timeout' | 'memory'> {
  readonly function?: string;
  readonly dimension?: string;
  readonly points?: string;
  readonly map?: string;
  readonly family?: string;
  readonly seed?: string;
  readonly count?: string;
  readonly keep?: string;
  readonly resume?: string;
  readonly results?: string;
  /** The module, if it is no argument. */
  readonly target?: string;
}

const MOST_POINTS = 26;

function relationOf(text: string): NamedRelation {
  const [map, change = 'same', ...rest] = text.split('=').map((word) => word.trim());
  if (rest.length > 0) throw new UsageError(`--map takes MAP or MAP=CHANGE, got '${printable(text)}'`);
  return {
    map: oneOf('--map', map!, mapNames),
    change: oneOf(`--map ${printable(map!)}=`, change, changeNames),
  };
}

function relationsOf(text: string | undefined): readonly NamedRelation[] {
  if (text === undefined) throw new UsageError(`--map is needed; known: ${mapNames.join(', ')}`);
  const relations = text.split(',').map(relationOf);
  const twice = relations.find(({ map }, i) => relations.findIndex((other) => other.map === map) !== i);
  if (twice !== undefined) throw new UsageError(`--map names ${twice.map} twice`);
  return relations;
}

function required(option: string, text: string | undefined): string {
  if (text !== undefined && text !== '') return text;
  throw new UsageError(`${option} is needed`);
}

function moduleOf(engines: readonly string[]): string {
  if (engines.length !== 1) throw new UsageError('name one ES module');
  if (!existsSync(engines[0]!)) throw new UsageError(`there is no file ${printable(engines[0]!)}`);
  return resolve(engines[0]!);
}

/**
 * The campaign that a command line describes.
 *
 * @throws UsageError for options that make no sense
 */
export function metamorphicPlanOf(engines: readonly string[], options: RawMetamorphic): MetamorphicPlan {
  const module = moduleOf(engines);
  const name = required('--function', options.function);
  const dimension = integer('--dimension', options.dimension ?? '2', 2, 3) as 2 | 3;
  const points = integer('--points', required('--points', options.points), 2, MOST_POINTS);
  const known = familiesFor(pointSignature(dimension, points)).map((family) => family.name);
  const chosen = options.family?.split(',').map((each) => oneOf('--family', each.trim(), known)) ?? known;
  return {
    module,
    function: name,
    dimension,
    points,
    relations: relationsOf(options.map),
    families: [...new Set(chosen)],
    seed: integer('--seed', options.seed ?? '1', 0),
    count: integer('--count', options.count ?? '10000', 1),
    keep: integer('--keep', options.keep ?? '3', 0),
  };
}

/** Options that say what a campaign is; with --resume they come from the file. */
const PLAN_OPTIONS = ['function', 'dimension', 'points', 'map', 'family', 'seed', 'count', 'keep'] as const;

function stateIn(path: string): MetamorphicState {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${printable(path)}: ${systemReason(error as NodeJS.ErrnoException)}`);
  }
  const state = parsed(text) as MetamorphicState | null;
  if (state?.format === FORMAT && isWhole(state)) return state;
  throw new UsageError(`${printable(path)} is no file of unerring metamorphic`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Whether a file holds what was written: a plan that a command line could have described, and what came of its maps.
 */
function isWhole({ plan, cases, maps, kept }: MetamorphicState): boolean {
  if (typeof plan?.module !== 'string' || !isCount(cases) || !Array.isArray(maps) || !Array.isArray(kept))
    return false;
  const { relations, families } = plan;
  if (!Array.isArray(relations) || !Array.isArray(families)) return false;
  const again = metamorphicPlanOf([plan.module], {
    function: String(plan.function),
    dimension: String(plan.dimension),
    points: String(plan.points),
    map: relations.map(({ map, change }) => `${map}=${change}`).join(),
    family: families.join(),
    seed: String(plan.seed),
    count: String(plan.count),
    keep: String(plan.keep),
  });
  return (
    JSON.stringify(again) === JSON.stringify(plan) &&
    JSON.stringify(maps.map(({ name }) => name)) === JSON.stringify(relations.map(({ map }) => map)) &&
    maps.every((tally) => [tally.compared, tally.silent, tally.contradictions].every(isCount))
  );
}

/**
 * The campaign of a file, to go on with.
 *
 * @throws UsageError for other files, and for options that are in the file
 */
export function resumedMetamorphic(engines: readonly string[], options: RawMetamorphic): MetamorphicState {
  const fixed = PLAN_OPTIONS.find((name) => options[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--resume has its own --${fixed}: leave it out`);
  if (engines.length > 0) throw new UsageError('--resume has its own module: leave it out');
  return stateIn(options.resume!);
}
