import { relative } from 'node:path';
import type { EngineReference } from '../../src/oracle/engines/engine.js';
import type { Plan } from '../campaign/plan.js';
import { familyNamesOfAll } from '../suite/family-names.js';
import { shellWord } from './shell-word.js';

/** Failures that `unerring judge` keeps of each engine on each question and family. */
export const DEFAULT_KEEP = 3;

/** What is no part of a plan and changes what counts as a failure, as it stood on the command line. */
export interface CampaignLimits {
  readonly timeout?: string;
  readonly memory?: string;
}

function engineWords({ name, module, program }: EngineReference): string[] {
  if (program !== undefined) return ['--cmd', program.command];
  if (module === undefined) return [name];
  const path = relative(process.cwd(), module);
  return [path.startsWith('.') || path.startsWith('/') ? path : `./${path}`];
}

/** How programs are told doubles, and what they declare: the same for all programs of a command line. */
function programWords({ targets }: Plan): string[] {
  const program = targets.find((target) => target.program !== undefined)?.program;
  if (program === undefined) return [];
  const { numbers, declares } = program;
  return [
    ...(numbers === 'decimal' ? [] : ['--numbers', numbers]),
    ...(declares === undefined ? [] : ['--declares', JSON.stringify(declares)]),
  ];
}

/**
 * The command that runs a campaign of `unerring judge` again, with the same failures. By time, it says for how long is
 * up to whoever runs it.
 */
export function campaignCommand(plan: Plan, { timeout, memory }: CampaignLimits = {}): string {
  const all = familyNamesOfAll(plan.questions);
  const chosen = all.filter((family) => plan.families.includes(family));
  const words = [
    ...plan.targets.flatMap(engineWords),
    ...programWords(plan),
    '--question',
    plan.questions.join(','),
    ...(chosen.length === all.length ? [] : ['--family', chosen.join(',')]),
    '--seed',
    String(plan.seed),
    ...(plan.count === undefined ? ['--seconds', '60'] : ['--count', String(plan.count)]),
    ...(plan.shard.of === 1 ? [] : ['--shard', `${plan.shard.index}/${plan.shard.of}`]),
    ...(plan.keep === DEFAULT_KEEP ? [] : ['--keep', String(plan.keep)]),
    ...(timeout === undefined ? [] : ['--timeout', timeout]),
    ...(memory === undefined ? [] : ['--memory', memory]),
  ];
  return `npx unerring judge ${words.map(shellWord).join(' ')}`;
}
