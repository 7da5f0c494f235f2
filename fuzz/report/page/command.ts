import type { EngineReference } from '../../../src/oracle/engines/engine.js';
import type { Plan } from '../../campaign/plan.js';
import { familyNamesOfAll } from '../../suite/family-names.js';

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function engineWords({ name, module, program }: EngineReference): string[] {
  return program === undefined ? [module ?? name] : ['--cmd', program.command];
}

/** Only what is not all families, which is what a command has without it. */
function familyWords({ questions, families }: Plan): string[] {
  const isAll = familyNamesOfAll(questions).every((family) => families.includes(family));
  return isAll ? [] : ['--family', families.join(',')];
}

/**
 * The command that runs a campaign again. Questions have to be loaded.
 *
 * @param milliseconds how long a campaign by time took
 */
export function commandOf(plan: Plan, milliseconds: number): string {
  const { targets, questions, seed, count, shard, keep } = plan;
  const hex = targets.some(({ program }) => program?.numbers === 'hex');
  const words = [
    ...targets.filter(({ program }) => program === undefined).flatMap(engineWords),
    ...targets.filter(({ program }) => program !== undefined).flatMap(engineWords),
    ...['--question', questions.join(',')],
    ...familyWords(plan),
    ...['--seed', String(seed)],
    ...(count === undefined
      ? ['--time', String(Math.max(1, Math.round(milliseconds / 1000)))]
      : ['--count', String(count)]),
    ...(shard.of === 1 ? [] : ['--shard', `${shard.index}/${shard.of}`]),
    ...(hex ? ['--numbers', 'hex'] : []),
    ...['--keep', String(keep)],
  ];
  return ['unerring', 'judge', ...words.map(quoted)].join(' ');
}
