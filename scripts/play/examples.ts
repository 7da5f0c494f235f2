/** The examples of the documentation as programs that run on their own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Example } from '../../src/cli/play/catalogue.js';
import { headedExamples } from '../../test/docs/find-examples.js';
import { projectRoot } from '../run-command.js';
import type { Declarations, Declared, PageExports } from './declarations.js';

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

/** A title for each: its heading, with a number where several stand under one. */
function numbered(headings: readonly string[]): string[] {
  return headings.map((heading, i) => {
    if (headings.indexOf(heading) === headings.lastIndexOf(heading)) return heading;
    const before = headings.slice(0, i).filter((other) => other === heading).length;
    return `${heading} (${before + 1})`;
  });
}

/** The blocks of pages that are whole programs: they import what they use. What is left out has a number, too. */
function ofPages(inPages: PageExports): Example[] {
  const docs = readdirSync(join(projectRoot, 'docs')).map((name) => `docs/${name}`);
  const pages = ['README.md', ...docs].filter(
    (page) => page.endsWith('.md') && page !== 'docs/fuzzing-queries.md',
  );
  return pages.flatMap((page) => {
    const name = page.replace(/^docs\//, '').replace(/\.md$/, '');
    const programs = headedExamples(page)
      .filter(({ code }) => /^import /m.test(code) && !/\.\.\.[,)\s]/.test(code))
      .map(({ heading, code }, i) => ({ id: `${name}-${i + 1}`, heading, code: code.trimEnd() }))
      .filter(({ code }) => runsInPages(code, inPages));
    const titles = numbered(programs.map(({ heading }) => heading));
    return programs.map(({ id, code }, i) => ({ id, title: titles[i]!, group: page, code }));
  });
}

/** What a program imports: modules, and of those that it names the names. */
function importsOf(code: string): { module: string; names: readonly string[] }[] {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const found: { module: string; names: readonly string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const named = node.importClause?.namedBindings;
      const names =
        named === undefined || ts.isNamespaceImport(named)
          ? []
          : named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
      found.push({ module: node.moduleSpecifier.text, names });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module !== undefined && ts.isStringLiteral(module)) found.push({ module: module.text, names: [] });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Whether a program runs in the playground: all that it imports is there. */
export function runsInPages(code: string, inPages: PageExports): boolean {
  return importsOf(code).every(({ module, names }) => {
    if (module === 'fast-check') return true;
    const known = inPages.get(module);
    return known !== undefined && names.every((name) => known.has(name));
  });
}

/** The documented examples that run in the playground. */
export function documentedExamples({ declared, inPages }: Declarations): Example[] {
  const ofNames = ofDocstrings(declared).filter(({ code }) => runsInPages(code, inPages));
  return [...ofNames, ...ofPages(inPages)];
}
