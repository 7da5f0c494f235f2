import { Command } from 'commander';
import { type Style, styleFor } from '../../fuzz/report/style.js';
import { indented } from '../../fuzz/report/text-width.js';
import { FINDING_TYPES, type FindingType } from '../mesh/validation/finding-kinds.js';
import { didYouMean } from './did-you-mean.js';
import { EXPLANATIONS, type Explanation } from './explanations.js';
import { withHelp } from './help-text.js';
import { MAP_EXPLANATIONS } from './mesh/map-findings.js';
import { UsageError } from './usage-error.js';

interface ExplainOptions {
  readonly json?: boolean;
}

/** All that is known about a kind, as programs are told. */
interface Known extends Explanation, Pick<(typeof FINDING_TYPES)[FindingType], 'severity'> {
  readonly type: string;
  readonly columns: readonly string[];
  readonly repeated: string | null;
}

/** Kinds in meshes, then those in maps, whose items have no columns. */
const KINDS: readonly Known[] = [
  ...(Object.keys(FINDING_TYPES) as FindingType[]).map((kind): Known => {
    const { severity, columns, repeated } = FINDING_TYPES[kind];
    return { type: kind, severity, columns, repeated, ...EXPLANATIONS[kind] };
  }),
  ...Object.entries(MAP_EXPLANATIONS).map(
    ([kind, { severity, ...explanation }]): Known => ({
      type: kind,
      severity,
      columns: [],
      repeated: null,
      ...explanation,
    }),
  ),
];

function knownKind(name: string): Known {
  const found = KINDS.find(({ type: kind }) => kind === name.toLowerCase());
  if (found !== undefined) return found;
  const names = KINDS.map(({ type: kind }) => kind);
  const hint = didYouMean(name, names) || "; 'unerring explain' lists them";
  throw new UsageError(`explain: there is no kind '${name}'${hint}`);
}

function textOf(
  { type: kind, severity, what, why, mend, example }: Known,
  { width, bold, dim }: Style,
): string {
  const part = (label: string, text: string) => indented(`  ${dim(label.padEnd(4))}  `, text, width, 8);
  const form = kind in MAP_EXPLANATIONS ? 'a map' : 'OBJ';
  return [
    `${bold(kind)} (${severity})`,
    part('what', what),
    part('why', why),
    part('mend', mend),
    `  ${dim(`the smallest example, as ${form}:`)}`,
    ...example
      .trimEnd()
      .split('\n')
      .map((line) => `        ${line}`),
    '',
  ].join('\n');
}

/** All kinds with what they are. */
function listText({ width, bold, dim }: Style): string {
  const longest = Math.max(...KINDS.map(({ type: kind }) => kind.length));
  const lines = KINDS.map(({ type: kind, severity, what }) => {
    const first = `${bold(kind.padEnd(longest))}  ${dim(severity.padEnd(7))}  `;
    return indented(first, what, width, longest + 11);
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Runs the command: says what kinds of findings are, all of them shortly or some at length.
 *
 * @returns the exit code
 * @throws UsageError for a kind that does not exist
 */
export function explain(names: readonly string[], { json = false }: ExplainOptions): number {
  const style = styleFor(process.stdout.isTTY);
  const kinds = names.map(knownKind);
  if (json) process.stdout.write(`${JSON.stringify(kinds.length > 0 ? kinds : KINDS, null, 1)}\n`);
  else
    process.stdout.write(
      kinds.length === 0 ? listText(style) : kinds.map((kind) => textOf(kind, style)).join('\n'),
    );
  return 0;
}

/**
 * The command `unerring explain`: what a kind of finding is, why it matters and what mends it.
 *
 * @example new Command('unerring').addCommand(explainCommand());
 */
export function explainCommand(): Command {
  const command = new Command('explain')
    .description(
      'explain the kinds of findings that check reports: what each is, why it matters, what mends it',
    )
    .argument('[kind...]', 'kinds as check names them; without any, a list of all')
    .option('--json', 'write a JSON document')
    .action((kinds: string[], options: ExplainOptions) => {
      process.exitCode = explain(kinds, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring explain', 'all kinds, a line or two each'],
      ['unerring explain t-junction', 'one kind at length'],
    ],
  });
}
