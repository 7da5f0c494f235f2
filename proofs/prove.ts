/**
 * Proves the emitted filters: writes a statement for each, and has Coq check it with the theory.
 *
 *   npm run prove                 all; writes proofs/proved.json and the table of docs/proofs.md
 *   npm run prove orient3d ...    those alone; writes nothing
 *   npm run prove -- --again      all, also what was proved before in reports/proofs with the same digest
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AXIOMS_OF_REALS, axiomsOf, compile, INSTALL, versionsOf } from './coq.js';
import { functionsOf, PROVED, type Proved, readProved, tableOf, withTable } from './record.js';
import { digestOfTheory, readTheory } from './theory.js';
import { digestOf, readStatements, type Statement } from './translator/statements.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}reports/proofs`;
const kept = `${folder}/proved.json`;

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const again = process.argv.includes('--again');

/** Compiles the theory, if it is not that of the last run. */
function proveTheory(digest: string): void {
  const isThere =
    existsSync(`${folder}/theory.txt`) && readFileSync(`${folder}/theory.txt`, 'utf8') === digest;
  if (isThere && !again) return;
  rmSync(kept, { force: true });
  for (const { name, text } of readTheory(root)) {
    const { accepted, seconds, output } = compile(folder, name, text);
    console.log(`${accepted ? 'accepted' : 'REFUSED '}  theory ${name} (${seconds.toFixed(1)} s)`);
    if (!accepted) throw new Error(`theory/${name}.v was refused:\n${output}`);
  }
  writeFileSync(`${folder}/theory.txt`, digest);
}

/** Each theorem with the number of its axioms, if Coq names no others than those of the reals. */
function theoremsOf(statement: Statement, output: string): Record<string, number> | undefined {
  const found: Record<string, number> = {};
  for (const [i, { name }] of statement.theorems.entries()) {
    const axioms = axiomsOf(output, i);
    if (axioms === undefined || !axioms.every((axiom) => AXIOMS_OF_REALS.includes(axiom))) return undefined;
    found[name] = axioms.length;
  }
  return found;
}

function prove(statement: Statement, digest: string): Proved | undefined {
  const { accepted, seconds, output } = compile(folder, statement.name, statement.text);
  const theorems = accepted ? theoremsOf(statement, output) : undefined;
  console.log(`${theorems ? 'accepted' : 'REFUSED '}  ${statement.name} (${seconds.toFixed(1)} s)`);
  if (theorems === undefined) {
    console.log(output.slice(0, 2000));
    return undefined;
  }
  const day = new Date().toISOString().slice(0, 10);
  return { digest, accepted: day, seconds, theorems, functions: functionsOf(statement) };
}

function proveAll(statements: readonly Statement[], theory: string): Record<string, Proved> | undefined {
  const before = (!again && readProved(kept)?.proofs) || {};
  const proofs: Record<string, Proved> = { ...before };
  let refused = 0;
  for (const statement of statements) {
    const digest = digestOf(statement.text, theory);
    const known = before[statement.name];
    if (known?.digest === digest) continue;
    const proved = prove(statement, digest);
    delete proofs[statement.name];
    if (proved === undefined) refused++;
    else proofs[statement.name] = proved;
    writeFileSync(kept, JSON.stringify({ proofs }));
  }
  return refused === 0 ? proofs : undefined;
}

mkdirSync(folder, { recursive: true });
const versions = versionsOf(folder);
const all = readStatements(root);
const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
const unknown = names.filter((name) => !all.some((statement) => statement.name === name));
if (versions === undefined) {
  console.log(`npm run prove needs Coq and Flocq: ${INSTALL}`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  console.log(
    `no filter is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  const theory = digestOfTheory(readTheory(root));
  proveTheory(theory);
  const proofs = proveAll(chosen, theory);
  console.log(`${chosen.length} statements, ${proofs ? 'all accepted' : 'NOT all accepted'}`);
  if (proofs === undefined) process.exitCode = 1;
  else if (names.length === 0) {
    const file = {
      ...versions,
      theory,
      proofs: Object.fromEntries(all.map(({ name }) => [name, proofs[name]!])),
    };
    writeFileSync(root + PROVED, `${JSON.stringify(file, undefined, 2)}\n`);
    const page = `${root}docs/proofs.md`;
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(file)));
  }
}
