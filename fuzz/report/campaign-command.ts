import { relative } from 'node:path';
import type { EngineReference } from '../../src/oracle/engines/engine.js';
import type { Plan } from '../campaign/plan.js';
import { familyNamesOfAll } from '../suite/family-names.js';

/** A word of a command line as a POSIX shell takes it. */
function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function engineWords({ name, module, program }: EngineReference): string[] {
  if (program !== undefined)
    return [
      '--cmd',
      program.command,
      ...(program.numbers === 'decimal' ? [] : ['--numbers', program.numbers]),
    ];
  if (module === undefined) return [name];
  const path = relative(process.cwd(), module);
  return [path.startsWith('.') || path.startsWith('/') ? path : `./${path}`];
}

/** The command that runs a campaign of `unerring judge` again. By time, it says for how long is up to whoever runs it. */
export function campaignCommand(plan: Plan): string {
  const all = familyNamesOfAll(plan.questions);
  const chosen = all.filter((family) => plan.families.includes(family));
  const words = [
    ...plan.targets.flatMap(engineWords),
    '--question',
    plan.questions.join(','),
    ...(chosen.length === all.length ? [] : ['--family', chosen.join(',')]),
    '--seed',
    String(plan.seed),
    ...(plan.count === undefined ? ['--time', '60'] : ['--count', String(plan.count)]),
    ...(plan.shard.of === 1 ? [] : ['--shard', `${plan.shard.index}/${plan.shard.of}`]),
  ];
  return `npx unerring judge ${words.map(word).join(' ')}`;
}
