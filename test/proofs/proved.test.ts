import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { functionsOf, PROVED, readProved, tableOf, withTable } from '../../proofs/record.js';
import { digestOfTheory, readTheory } from '../../proofs/theory.js';
import { digestOf, readStatements } from '../../proofs/translator/statements.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Each filter is proved as it is emitted. Nothing is proved here: it is looked up whether anything has changed since
 * `npm run prove` had all of it accepted.
 */
describe('what was proved', () => {
  const proved = readProved(root + PROVED)!;
  const theory = digestOfTheory(readTheory(root));
  const statements = readStatements(root);

  it('stands on the theory as it is (else: npm run prove)', () => {
    expect(proved.theory).toBe(theory);
  });

  it('is about the filters as they are emitted (else: npm run prove)', () => {
    const changed = statements.filter(
      ({ name, text }) => proved.proofs[name]?.digest !== digestOf(text, theory),
    );
    expect(changed.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(proved.proofs)).toEqual(statements.map(({ name }) => name));
  });

  it('is about all functions that have one', () => {
    const functions = statements.map((statement) => [statement.name, functionsOf(statement)]);
    expect(Object.entries(proved.proofs).map(([name, one]) => [name, one.functions])).toEqual(functions);
    expect(functions.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(86);
  });

  it('is what docs/proofs.md says', () => {
    const page = readFileSync(`${root}docs/proofs.md`, 'utf8');
    expect(withTable(page, tableOf(proved))).toBe(page);
  });

  it('has no other axioms than those of the real numbers, and none that is admitted', () => {
    const counts = Object.values(proved.proofs).flatMap(({ theorems }) => Object.values(theorems));
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    for (const { text } of readTheory(root))
      expect(text).not.toMatch(/\b(?:Admitted|admit|Axiom|Parameter|Conjecture)\b/);
  });
});
