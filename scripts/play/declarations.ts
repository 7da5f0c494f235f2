/** The exports of the package as its sources declare them. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Exported } from '../../src/cli/play/catalogue.js';
import { docExamples } from '../../test/docs/find-examples.js';
import { projectRoot } from '../run-command.js';

/** What only Node has: an inspector, and workers that their own programs start. */
export const NOT_IN_PAGES: readonly string[] = [
  'unerring/observe',
  'unerring/workers/worker',
  'unerring/workers/geometry-worker',
];

/** An export, the file that declares it, and the examples of its docstring. */
export interface Declared extends Exported {
  readonly file: string;
  readonly examples: readonly string[];
  readonly isFunction: boolean;
}

/** The entries of the package and the sources that they are built from, `unerring` first. */
export function entrySources(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  const found = new Map<string, string>();
  for (const entry of Object.keys(exports)) {
    const folder = entry.replace(/^\.\/?/, '');
    const source = folder === 'fuzz' ? 'fuzz/index.ts' : join('src', folder, 'index.ts');
    if (existsSync(join(projectRoot, source))) found.set(entry.replace(/^\./, 'unerring'), source);
  }
  return found;
}

const MOST_SIGNATURE = 240;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string): string =>
  text.length <= MOST_SIGNATURE ? text : `${text.slice(0, MOST_SIGNATURE - 1)}…`;

function kindOf(declaration: ts.Declaration): Exported['kind'] {
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return 'type';
  return ts.isSourceFile(declaration) || ts.isModuleDeclaration(declaration) ? 'namespace' : 'constant';
}

/** A declaration without its body. */
function signatureOf(name: string, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration)) {
    const parameters = declaration.parameters.map((one) => one.getText()).join(', ');
    const type = declaration.type?.getText() ?? 'void';
    return shortened(oneLine(`${name}(${parameters}): ${type}`));
  }
  if (ts.isClassDeclaration(declaration)) return `class ${name}`;
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = declaration.members.map((member) =>
      oneLine(member.getText()).replace(/\/\*\*.*?\*\/ ?/g, ''),
    );
    return shortened(`interface ${name} { ${members.join(' ')} }`);
  }
  if (ts.isTypeAliasDeclaration(declaration))
    return shortened(oneLine(declaration.getText().replace(/^export /, '')));
  if (ts.isVariableDeclaration(declaration)) {
    const type = declaration.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(declaration));
    return shortened(oneLine(`${name}: ${type}`));
  }
  return name;
}

function firstSentence(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text;
}

/** The entries that pages can import, and the names that each has there: some have a source for browsers. */
export type PageExports = ReadonlyMap<string, ReadonlySet<string>>;

/** What the sources of the package declare. */
export interface Declarations {
  /** All exports of all entries; what several have is there once. */
  readonly declared: readonly Declared[];
  readonly inPages: PageExports;
}

/** The sources of the entries in a browser. */
function pageSources(): Map<string, string> {
  const sources = [...entrySources()].filter(([entry]) => !NOT_IN_PAGES.includes(entry));
  return new Map(
    sources.map(([entry, source]) => {
      const ofBrowser = source.replace(/\.ts$/, '.browser.ts');
      return [entry, existsSync(join(projectRoot, ofBrowser)) ? ofBrowser : source];
    }),
  );
}

/** Reads the sources of all entries. */
export function declarations(): Declarations {
  const sources = entrySources();
  const ofPages = pageSources();
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const program = ts.createProgram(
    [...sources.values(), ...ofPages.values()].map((source) => join(projectRoot, source)),
    options,
  );
  const namesOf = (source: string) => {
    const checker = program.getTypeChecker();
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(projectRoot, source))!)!;
    return new Set(checker.getExportsOfModule(module).map(({ name }) => name));
  };
  const inPages = new Map([...ofPages].map(([entry, source]) => [entry, namesOf(source)]));
  return { declared: declaredIn(program, sources), inPages };
}

function declaredIn(program: ts.Program, sources: ReadonlyMap<string, string>): Declared[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, { entries: string[]; rest: Omit<Declared, 'entries'> }>();
  for (const [entry, source] of sources) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(projectRoot, source))!)!;
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.declarations?.[0];
      if (declaration === undefined || exported.name === 'default') continue;
      const file = relative(projectRoot, declaration.getSourceFile().fileName);
      const key = `${exported.name} ${file}`;
      const known = found.get(key);
      if (known !== undefined) {
        known.entries.push(entry);
        continue;
      }
      const rest = {
        name: exported.name,
        kind: kindOf(declaration),
        signature: signatureOf(exported.name, declaration, checker),
        says: firstSentence(symbol, checker),
        file,
        examples: examplesOf(declaration),
        isFunction: (symbol.flags & ts.SymbolFlags.Function) !== 0,
      };
      found.set(key, { entries: [entry], rest });
    }
  }
  return [...found.values()].map(({ entries, rest }) => ({ ...rest, entries }));
}

/** The examples in the docstring of a declaration. */
function examplesOf(declaration: ts.Declaration): string[] {
  const documented = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = documented.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, documented.pos) ?? [];
  const [last] = comments.slice(-1);
  return last === undefined ? [] : docExamples(text.slice(last.pos, last.end));
}
