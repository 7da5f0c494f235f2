/** Coq as a program: whether it is there, and what it says to a file. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

export const INSTALL = 'apt-get install --no-install-recommends coq libcoq-flocq';

export interface Answer {
  readonly accepted: boolean;
  /** Seconds of processor time. */
  readonly seconds: number;
  readonly output: string;
}

/** The versions of Coq and Flocq, or `undefined` if one of them is missing. */
export function versionsOf(folder: string): { readonly coq: string; readonly flocq: string } | undefined {
  const coq = /version ([\d.]+)/.exec(
    spawnSync('coqc', ['--version'], { encoding: 'utf8' }).stdout ?? '',
  )?.[1];
  if (coq === undefined) return undefined;
  const { accepted, output } = compile(
    folder,
    'Versions',
    'From Coq Require Import ZArith.\nFrom Flocq Require Import Version.\nEval compute in Flocq_version.\n',
  );
  const digits = /= (\d+)%?/.exec(output)?.[1];
  if (!accepted || digits === undefined) return undefined;
  // 40100 is 4.1.0.
  const number = Number(digits);
  return { coq, flocq: [Math.floor(number / 10000), Math.floor(number / 100) % 100, number % 100].join('.') };
}

/** Caches of tactics, which make a slow proof look fast. */
export function deleteCaches(folder: string): void {
  for (const file of readdirSync(folder)) if (/^\..*\.cache$/.test(file)) rmSync(`${folder}/${file}`);
}

/** Compiles a text as a file of the library Unerring. */
export function compile(folder: string, name: string, text: string, limit = 300): Answer {
  writeFileSync(`${folder}/${name}.v`, text);
  deleteCaches(folder);
  const compiled = `${folder}/${name}.vo`;
  rmSync(compiled, { force: true });
  const command = `ulimit -t ${limit}; coqc -R . Unerring ${name}.v; code=$?; times; exit $code`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    // A larger young generation, collected less often: terms are large and short-lived.
    env: { ...process.env, OCAMLRUNPARAM: 's=1M,o=200' },
  });
  const lines = stdout.trimEnd().split('\n');
  const [minutes, seconds] = (lines.pop() ?? '0m0s').split(' ')[0]!.split(/[ms]/).map(Number);
  const accepted = status === 0 && existsSync(compiled);
  return {
    accepted,
    seconds: 60 * (minutes ?? 0) + (seconds ?? 0),
    output: `${lines.slice(0, -1).join('\n')}\n${stderr}`,
  };
}

/** The axioms that Coq names for a theorem: those behind the n-th `Print Assumptions` of the output. */
export function axiomsOf(output: string, n: number): string[] | undefined {
  const blocks = output.split(/^(?:Axioms:|Closed under the global context)$/m);
  const block = blocks[n + 1];
  return block === undefined ? undefined : (block.match(/^[A-Za-z_][\w.']*(?= :|$)/gm) ?? []);
}

/** The axioms of Coq's real numbers, which all of Flocq stands on: excluded middle, functions that agree are equal. */
export const AXIOMS_OF_REALS = [
  'ClassicalDedekindReals.sig_not_dec',
  'ClassicalDedekindReals.sig_forall_dec',
  'FunctionalExtensionality.functional_extensionality_dep',
  'Classical_Prop.classic',
];
