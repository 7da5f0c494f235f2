import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceProgram } from '../support/source-program.js';

/** Every export says what it is; a function also by an example, which test/docs/examples.test.ts runs. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const { entryPoints } = JSON.parse(readFileSync(`${root}/typedoc.json`, 'utf8')) as { entryPoints: string[] };
const program = sourceProgram();
const checker = program.getTypeChecker();

interface Exported {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

function exportsOf(entry: string): Exported[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(`${root}/${entry}`)!)!;
  return checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return { name: symbol.name, symbol: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
  });
}

/** The comment of a module stands for the name that it is exported under. */
function isDocumented({ symbol }: Exported): boolean {
  if (symbol.getDocumentationComment(checker).length > 0) return true;
  return symbol.declarations?.some((d) => ts.isSourceFile(d) && /^\/\*\*/.test(d.text)) ?? false;
}

const isFunction = ({ symbol }: Exported): boolean => (symbol.flags & ts.SymbolFlags.Function) !== 0;
const hasExample = ({ symbol }: Exported): boolean =>
  symbol.getJsDocTags(checker).some(({ name }) => name === 'example');

/**
 * The harness is shown at work in docs/fuzzing.md and docs/oracle.md; these two need a file, which examples have none
 * of.
 */
const HARNESS = /^(fuzz|src\/oracle)\//;
const NEEDS_A_FILE = ['readMesh', 'writeMesh'];

describe.each(entryPoints)('the exports of %s', (entry) => {
  const all = exportsOf(entry);

  it('are there', () => {
    expect(all.length).toBeGreaterThan(1);
  });

  it('say what they are', () => {
    expect(all.filter((one) => !isDocumented(one)).map(({ name }) => name)).toEqual([]);
  });

  if (!HARNESS.test(entry))
    it('show how they are used', () => {
      const without = all.filter((one) => isFunction(one) && !hasExample(one)).map(({ name }) => name);
      expect(without.filter((name) => !NEEDS_A_FILE.includes(name))).toEqual([]);
    });
});
