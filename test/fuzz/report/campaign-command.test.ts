import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../fuzz/campaign/plan.js';
import { campaignCommand } from '../../../fuzz/report/campaign-command.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';
import type { Declarations } from '../../../src/oracle/verdict/declaration.js';
import { SMALL_PLAN } from './small-campaign.js';

await loadQuestions();

/** The words of a command line, as a shell hands them over. */
function wordsOf(command: string): string[] {
  const script = 'printf "%s\\0" "$@"';
  const words = execFileSync('sh', ['-c', `set -- ${command}\n${script}`], { encoding: 'utf8' });
  return words.split('\0').slice(0, -1);
}

/** What stands behind an option. */
const behind = (words: readonly string[], option: string) => words[words.indexOf(option) + 1];

const programs = (command: string, declares?: Declarations): Plan => ({
  ...SMALL_PLAN,
  targets: [
    {
      name: command,
      program: { command, numbers: 'hex', ...(declares !== undefined && { declares }) },
    },
  ],
});

describe('the command that runs a campaign again', () => {
  test('names engines, questions, families, seed and count', () => {
    const words = wordsOf(campaignCommand(SMALL_PLAN));
    expect(words.slice(0, 3)).toEqual(['npx', 'unerring', 'judge']);
    expect(words.slice(3, 8)).toEqual(['naive', 'robust-predicates', 'turf', 'three', 'unerring']);
    expect(behind(words, '--question')).toBe(SMALL_PLAN.questions.join(','));
    expect(behind(words, '--seed')).toBe('3');
    expect(behind(words, '--count')).toBe('160');
    expect(words).not.toContain('--declares');
  });

  test('repeats what programs declare, and commands with quotes of both kinds', () => {
    const command = `./it's "here" --as '{x}' $HOME \`ls\``;
    const declares = { orient2d: { sides: 'turned' }, "it's": { sides: 'turned' } } as const;
    const words = wordsOf(campaignCommand(programs(command, declares)));
    expect(behind(words, '--cmd')).toBe(command);
    expect(behind(words, '--numbers')).toBe('hex');
    expect(JSON.parse(behind(words, '--declares')!)).toEqual(declares);
    expect(wordsOf(campaignCommand(programs(command)))).not.toContain('--declares');
  });

  test('names the shard', () => {
    expect(behind(wordsOf(campaignCommand({ ...SMALL_PLAN, shard: { index: 2, of: 4 } })), '--shard')).toBe(
      '2/4',
    );
  });
});
