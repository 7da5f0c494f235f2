import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { AXIOMS_OF_REALS, axiomsOf, compile, versionsOf } from '../../proofs/coq.js';
import { readTheory } from '../../proofs/theory.js';
import { readStatements } from '../../proofs/translator/statements.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'unerring-proofs-'));
const hasCoq = versionsOf(folder) !== undefined;
const LIMIT = 600_000;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Where Coq or Flocq is missing, these are named as not run. All statements: npm run prove; the short part of the tests
 * knows which have changed since. Those of the core predicates are proved again here, if the file is run by its name.
 */
describe.skipIf(!hasCoq)('Coq', () => {
  const core = ['orient2d', 'orient3d', 'incircle', 'insphere'];
  const statements = readStatements(root).filter(({ name }) => core.includes(name));

  it('accepts the theory', { timeout: LIMIT }, () => {
    for (const { name, text } of readTheory(root)) {
      const { accepted, output } = compile(folder, name, text);
      expect(output).not.toContain('Error');
      expect(accepted).toBe(true);
    }
  });

  it.each(statements)(
    'accepts what is said of $name, with the axioms of the reals',
    { timeout: LIMIT },
    (statement) => {
      const { accepted, output } = compile(folder, statement.name, statement.text);
      expect(output).not.toContain('Error');
      expect(accepted).toBe(true);
      for (const [i] of statement.theorems.entries()) {
        for (const axiom of axiomsOf(output, i)!) expect(AXIOMS_OF_REALS).toContain(axiom);
      }
    },
  );

  it.each([
    ['a smaller constant', '(double 4503599627370500 (-103))', '(double 4503599627370499 (-103))'],
    ['no guard', '(double 4503599627370496 (-1052))', '(double 4503599627370496 (-1126))'],
    ['another polynomial', '[(bx - cx); (by_ - cy)]', '[(bx - cx); (by_ + cy)]'],
    ['nothing proved', /Proof\.[\s\S]*?Qed\./, 'Admitted.'],
  ] as const)('refuses a false statement: %s', { timeout: LIMIT }, (_, from, to) => {
    const { text } = statements.find(({ name }) => name === 'orient2d')!;
    const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    expect(changed).not.toBe(text);
    const { accepted, output } = compile(folder, 'Changed', changed);
    const isProved =
      accepted && (axiomsOf(output, 0) ?? ['none']).every((axiom) => AXIOMS_OF_REALS.includes(axiom));
    expect(isProved).toBe(false);
  });
});
