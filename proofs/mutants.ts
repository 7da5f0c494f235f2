/**
 * Faults planted in emitted files, to see that their proofs are refused: each with the one that refused it, the prover
 * or the translator.
 *
 *   npx tsx proofs/mutants.ts                 after `npm run prove`, whose theory it uses; writes proofs/mutants.md
 *   npx tsx proofs/mutants.ts orient2d.ts ...  the faults of those files alone; writes nothing
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, INSTALL, versionsOf } from './coq.js';
import { FAULTS, type Fault, PRODUCTS_FAULTS } from './faults.js';
import { digestOfTheory, readTheory } from './theory.js';
import { GENERATED, readFile, readPolynomials } from './translator/forms.js';
import { sourceOf } from './translator/source.js';
import { readStatements, statementsOf } from './translator/statements.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}reports/proofs`;
const polynomials = new Map(readPolynomials(root).map((polynomial) => [polynomial.name, polynomial]));

interface Result {
  readonly file: string;
  readonly fault: string;
  readonly verdict: 'accepted' | 'refused';
  readonly by: string;
}

/** What Coq says, in words: which part of a proof failed. */
function reasonOf(output: string): string {
  if (/not a valid ring equation/.test(output)) return 'prover: another polynomial';
  if (/Tactic failure: Not equal/.test(output)) return 'prover: other operations than those of the theorem';
  if (/No matching clauses for match/.test(output)) return 'prover: a test that the theorem does not have';
  if (/Unable to unify "true" with|Unable to unify "false" with|Cannot find witness/.test(output))
    return 'prover: the checker says no';
  if (/In environment[\s\S]*(?:has type|Unable to unify)/.test(output))
    return 'prover: a term of another type than the theorem has';
  const line = /Error:\s*([\s\S]{0,120})/.exec(output)?.[1] ?? 'no answer in time';
  return `prover: ${line.replaceAll(/\s+/g, ' ').trim().slice(0, 80)}`;
}

/** The verdict on a file that says something else. */
function judge(file: string, fault: string, text: string, isOfFilter: boolean): Result {
  const folderName = /^\w+\//.exec(file)?.[0] ?? '';
  let statements: ReturnType<typeof statementsOf>;
  try {
    statements = statementsOf(
      root,
      readFile(sourceOf(root, GENERATED + file, text), folderName, polynomials),
      isOfFilter,
    );
  } catch (error) {
    const by = `translator: ${(error as Error).message.replace(GENERATED, '').slice(0, 80)}`;
    return { file, fault, verdict: 'refused', by };
  }
  for (const statement of statements) {
    const { accepted, output } = compile(folder, 'Mutant', statement.text, 120);
    if (!accepted) return { file, fault, verdict: 'refused', by: reasonOf(output) };
  }
  return { file, fault, verdict: 'accepted', by: 'prover' };
}

/** The files with filters, each once: predicates, prepared forms, kernels; other forms have the same filters. */
const files = readStatements(root).flatMap(({ emitted: [first] }) =>
  first === undefined ? [] : [first.path.slice(GENERATED.length)],
);

/** Which faults a file gets: both of constants always, of the others two in turn. */
function faultsFor(place: number): readonly Fault[] {
  const [constants, others] = [FAULTS.slice(0, 2), FAULTS.slice(2)];
  const turn = [0, 1, 2, 3].map((step) => others[(2 * place + step) % others.length]!);
  return [...constants, ...turn.slice(0, 2)];
}

/** The tier of two products of one predicate gets all of its faults, the others three in turn. */
function productsFaultsFor(file: string, place: number): readonly Fault[] {
  if (file === 'orient2d.ts') return PRODUCTS_FAULTS;
  return [0, 5, 10].map((step) => PRODUCTS_FAULTS[(place + step) % PRODUCTS_FAULTS.length]!);
}

function* mutants(): Generator<readonly [file: string, fault: string, text: string, isOfFilter: boolean]> {
  for (const [place, file] of [...new Set(files)].entries()) {
    const text = readFileSync(root + GENERATED + file, 'utf8');
    if (place % 6 === 0) yield [file, 'none: a control', text, true];
    for (const { name, plant } of faultsFor(place)) {
      const changed = plant(text);
      if (changed !== undefined && changed !== text) yield [file, name, changed, true];
    }
    if (!text.includes('  products: {')) continue;
    yield [file, 'none: a control, all tiers', text, false];
    for (const { name, plant } of productsFaultsFor(file, place)) {
      const changed = plant(text);
      if (changed !== undefined) yield [file, `products: ${name}`, changed, false];
    }
  }
}

function pageOf(results: readonly Result[], coq: string): string {
  const faults = results.filter(({ fault }) => !fault.startsWith('none'));
  const refused = faults.filter(({ verdict }) => verdict === 'refused');
  const byTranslator = refused.filter(({ by }) => by.startsWith('translator'));
  return [
    '# Faults planted in emitted files',
    '',
    `Written by \`npx tsx proofs/mutants.ts\` on ${new Date().toISOString().slice(0, 10)} with Coq ${coq}. ${faults.length} faults, of which`,
    `${refused.length} were refused (${refused.length - byTranslator.length} by the prover, ${byTranslator.length} by the translator) and ${faults.length - refused.length} accepted; ${results.length - faults.length} controls.`,
    'What is accepted is a theorem: docs/proofs.md says of each why it is true.',
    '',
    '| file | fault | verdict | by |',
    '|---|---|---|---|',
    ...results.map(
      ({ file, fault, verdict, by }) => `| ${file} | ${fault} | ${verdict} | ${by.replaceAll('|', '\\|')} |`,
    ),
    '',
  ].join('\n');
}

const theory = digestOfTheory(readTheory(root));
const isReady = existsSync(`${folder}/theory.txt`) && readFileSync(`${folder}/theory.txt`, 'utf8') === theory;
const versions = isReady ? versionsOf(folder) : undefined;
if (versions === undefined) {
  console.log(`mutants need the theory that npm run prove compiles, with Coq and Flocq: ${INSTALL}`);
  process.exitCode = 2;
} else {
  const results: Result[] = [];
  const asked = process.argv.slice(2);
  for (const [file, fault, text, isOfFilter] of mutants()) {
    if (asked.length > 0 && !asked.includes(file)) continue;
    const result = judge(file, fault, text, isOfFilter);
    console.log(`${result.verdict}  ${file}: ${fault} (${result.by})`);
    results.push(result);
  }
  if (asked.length === 0) writeFileSync(`${root}proofs/mutants.md`, pageOf(results, versions.coq));
  const wrong = results.filter(({ fault, verdict }) => fault.startsWith('none') && verdict !== 'accepted');
  if (wrong.length > 0) process.exitCode = 1;
}
