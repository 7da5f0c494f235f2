/** Emitted files as syntax trees of the TypeScript compiler, and errors that name file and line. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Source {
  readonly root: string;
  readonly path: string;
  readonly file: ts.SourceFile;
  /** Functions of the file, and methods of its class as `Class.method`. */
  readonly functions: ReadonlyMap<string, ts.FunctionLikeDeclaration>;
}

export class Untranslated extends Error {}

/** Stops: what is not known is never skipped. */
export function refuse(source: Source, node: ts.Node, what: string): never {
  const { line } = source.file.getLineAndCharacterOfPosition(node.getStart(source.file));
  const text = node.getText(source.file).replaceAll(/\s+/g, ' ');
  throw new Untranslated(`${source.path}:${line + 1}: ${what}: ${text.slice(0, 90)}`);
}

const known = new Map<string, Source>();

/** A file, read once. */
export function readSource(root: string, path: string): Source {
  const source = known.get(root + path) ?? sourceOf(root, path, readFileSync(root + path, 'utf8'));
  known.set(root + path, source);
  return source;
}

/** A file that says what is given. */
export function sourceOf(root: string, path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const functions = new Map<string, ts.FunctionLikeDeclaration>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement)) functions.set(statement.name!.text, statement);
    if (!ts.isClassDeclaration(statement)) continue;
    for (const member of statement.members) {
      if (ts.isMethodDeclaration(member)) {
        functions.set(`${statement.name!.text}.${member.name.getText(file)}`, member);
      }
    }
  }
  const source = { root, path, file, functions };
  requireAbs(source);
  return source;
}

/** `abs` must be what it is called. */
function requireAbs(source: Source): void {
  for (const statement of source.file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isAbs = name.getText(source.file) === 'abs';
      if (isAbs && initializer?.getText(source.file) !== 'Math.abs') refuse(source, statement, 'another abs');
    }
  }
}

/** Without brackets, `as` and `!`, which do nothing. */
export function bare(node: ts.Expression): ts.Expression {
  const isIdle =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node);
  return isIdle ? bare(node.expression) : node;
}

/** The statements of a function that has a body. */
export function bodyOf(source: Source, declaration: ts.FunctionLikeDeclaration): readonly ts.Statement[] {
  const { body } = declaration;
  if (body === undefined || !ts.isBlock(body)) refuse(source, declaration, 'a function without statements');
  return body.statements;
}

export const parametersOf = (source: Source, declaration: ts.FunctionLikeDeclaration): string[] =>
  declaration.parameters.map(({ name }) => name.getText(source.file));

/** A function of the file, or of the file beside it from which it is imported. */
export function lookUp(source: Source, name: string): [Source, ts.FunctionLikeDeclaration] | undefined {
  const own = source.functions.get(name);
  if (own !== undefined) return [source, own];
  for (const statement of source.file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const isNamed = bindings !== undefined && ts.isNamedImports(bindings);
    if (!isNamed || !bindings.elements.some((one) => one.name.text === name && !one.propertyName)) continue;
    const file = /^\.\/([\w-]+)\.js$/.exec(statement.moduleSpecifier.text)?.[1];
    if (file === undefined) return undefined;
    const beside = readSource(source.root, source.path.replace(/[^/]+$/, `${file}.ts`));
    const found = beside.functions.get(name);
    return found && [beside, found];
  }
  return undefined;
}
