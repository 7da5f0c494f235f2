/** The files of the theory, each after those that it needs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export interface TheoryFile {
  readonly name: string;
  readonly text: string;
  readonly needs: readonly string[];
}

function needsOf(text: string): string[] {
  const [, list = ''] = /From Unerring Require Import ([^.]*)\./.exec(text) ?? [];
  return list.split(/\s+/).filter((name) => name !== '');
}

export function readTheory(root: string): TheoryFile[] {
  const folder = `${root}proofs/theory/`;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.v'))
    .sort()
    .map((file) => ({ name: file.slice(0, -2), text: readFileSync(folder + file, 'utf8') }))
    .map((file) => ({ ...file, needs: needsOf(file.text) }));
  const sorted: TheoryFile[] = [];
  while (sorted.length < files.length) {
    const ready = files.find(
      (file) => !sorted.includes(file) && file.needs.every((name) => sorted.some((one) => one.name === name)),
    );
    if (ready === undefined) throw new RangeError('readTheory: files that need each other');
    sorted.push(ready);
  }
  return sorted;
}

/** One digest for the whole theory: a proof holds as long as this and its own statement stay the same. */
export function digestOfTheory(theory: readonly TheoryFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of theory) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex');
}
