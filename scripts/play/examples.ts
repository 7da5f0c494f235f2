/** The examples of the documentation as programs that run on their own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Example } from '../../src/cli/play/catalogue.js';
import { pageExamples } from '../../test/docs/find-examples.js';
import { projectRoot } from '../run-command.js';
import type { Declared } from './declarations.js';

/** The names that a piece of code uses and does not declare at its top. */
function namesUsed(code: string): Set<string> {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    // Types are removed; `as const` is one.
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertySignature(parent) && parent.name === node) ||
        (ts.isMethodDeclaration(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node);
      const isDeclared =
        (ts.isVariableDeclaration(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.name === node) ||
        (ts.isParameter(parent) && parent.name === node) ||
        (ts.isFunctionDeclaration(parent) && parent.name === node) ||
        (ts.isClassDeclaration(parent) && parent.name === node) ||
        ts.isImportSpecifier(parent) ||
        ts.isImportClause(parent) ||
        ts.isNamespaceImport(parent);
      if (isDeclared) own.add(node.text);
      else if (!isMember) used.add(node.text);
    }
    node.forEachChild(visit);
  };
  visit(file);
  for (const name of own) used.delete(name);
  return used;
}

/** The entry that an example of some file imports a name from: of its own room, if that has it. */
function entryFor(
  name: string,
  home: readonly string[],
  exports: ReadonlyMap<string, Declared[]>,
): string | undefined {
  const entries = exports.get(name)?.flatMap((each) => each.entries) ?? [];
  return home.find((entry) => entries.includes(entry)) ?? entries[0];
}

/** What examples may use without a word: what they write to, and modules as a whole. */
const PROVIDED: Readonly<Record<string, string>> = {
  h: 'const h = new Float64Array(8);',
  scaled: 'const scaled = new Float64Array(8);',
  predicates: "import * as predicates from 'unerring/predicates';",
  fc: "import fc from 'fast-check';",
};

/** The example of an export as a program; `undefined` for a sketch, which uses what it does not have. */
function withImports(
  code: string,
  of: Declared,
  exports: ReadonlyMap<string, Declared[]>,
): string | undefined {
  if (/\.\.\.[,)\s}]/.test(code)) return undefined;
  const provided: string[] = [];
  const imports = new Map<string, string[]>();
  for (const name of [...namesUsed(code)].sort()) {
    if (PROVIDED[name] !== undefined) {
      provided.push(PROVIDED[name]);
      continue;
    }
    const entry = entryFor(name, of.entries, exports);
    if (entry === undefined && !(name in globalThis)) return undefined;
    if (entry === undefined) continue;
    imports.set(entry, [...(imports.get(entry) ?? []), name]);
  }
  const lines = [...imports].map(([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`);
  const head = [...lines, ...provided].join('\n');
  return head === '' ? code : `${head}\n\n${code}`;
}

/** Programs of docstrings, under the names of what they are examples of. */
function ofDocstrings(declared: readonly Declared[]): Example[] {
  const exports = new Map<string, Declared[]>();
  for (const one of declared) exports.set(one.name, [...(exports.get(one.name) ?? []), one]);
  const seen = new Set<string>();
  return declared.flatMap((one) => {
    // What two names share a docstring is one example.
    return one.examples.flatMap((code, i) => {
      const program = withImports(code, one, exports);
      if (program === undefined) return [];
      const title = one.examples.length === 1 ? one.name : `${one.name} (${i + 1})`;
      const example = {
        id: `${one.entries[0]!.replace('unerring/', '')}.${title.replace(/ \((\d+)\)/, '.$1')}`,
        title,
        group: one.entries[0]!,
        code: program,
      };
      if (seen.has(example.id)) return [];
      seen.add(example.id);
      return [example];
    });
  });
}

/** The blocks of pages that are whole programs: they import what they use. */
function ofPages(): Example[] {
  const docs = readdirSync(join(projectRoot, 'docs')).map((name) => `docs/${name}`);
  const pages = ['README.md', ...docs].filter(
    (page) => page.endsWith('.md') && page !== 'docs/fuzzing-queries.md',
  );
  return pages.flatMap((page) =>
    pageExamples(page)
      .filter((code) => /^import /m.test(code) && !/\.\.\.[,)\s]/.test(code))
      .map((code, i) => {
        const name = page.replace(/^docs\//, '').replace(/\.md$/, '');
        return { id: `${name}-${i + 1}`, title: `${name}, ${i + 1}`, group: page, code: code.trimEnd() };
      }),
  );
}

/** Every documented example. */
export function documentedExamples(declared: readonly Declared[]): Example[] {
  return [...ofDocstrings(declared), ...ofPages()];
}
