import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourceProgram } from '../../support/source-program.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const subjects = `${root}src/oracle/subjects/`;
const questions = `${root}src/oracle/questions/`;

/** A function that an entry of the package exports, and the subjects that call it. */
export interface PublicFunction {
  readonly name: string;
  /** Where it is declared, from the root of the project. */
  readonly file: string;
  readonly returns: string;
  /** The subjects that call it and that a question asks, from `src/oracle/subjects/`. */
  readonly askedBy: readonly string[];
}

/**
 * All functions that these entries (folders of `src`) export, by name, and which subjects call each. Read from the
 * program itself: a name that is imported and never called, or called by a file that no question asks, is no evidence.
 */
export function publicFunctions(entries: readonly string[]): Map<string, PublicFunction> {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const callers = callersOf(program, checker);
  const found = new Map<string, PublicFunction>();
  for (const entry of entries) {
    const source = program.getSourceFile(`${root}src/${entry}/index.ts`)!;
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)) {
      const declaration = declarationOf(checker, symbol);
      if (declaration === undefined) continue;
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
      if (signature === undefined) continue;
      found.set(symbol.name, {
        name: symbol.name,
        file: declaration.getSourceFile().fileName.slice(root.length),
        returns: checker.typeToString(signature.getReturnType()),
        askedBy: [...(callers.get(declaration) ?? [])],
      });
    }
  }
  return found;
}

/** A method or a getter of a class that an entry exports. */
export interface PublicMethod {
  /** Class and method: `KdTree.nearest`. */
  readonly name: string;
  readonly askedBy: readonly string[];
}

/** All public methods and getters of the classes that these entries export, by name, and which subjects call each. */
export function publicMethods(entries: readonly string[]): Map<string, PublicMethod> {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const callers = callersOf(program, checker);
  const found = new Map<string, PublicMethod>();
  for (const entry of entries) {
    const source = program.getSourceFile(`${root}src/${entry}/index.ts`)!;
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)) {
      const declaration = declarationOf(checker, symbol);
      if (declaration === undefined || !ts.isClassDeclaration(declaration)) continue;
      for (const member of declaration.members) {
        const isMethod = ts.isMethodDeclaration(member) || ts.isGetAccessorDeclaration(member);
        if (!isMethod || !ts.isIdentifier(member.name)) continue;
        if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) continue;
        const name = `${symbol.name}.${member.name.text}`;
        found.set(name, { name, askedBy: [...(callers.get(member) ?? [])] });
      }
    }
  }
  return found;
}

function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Declaration | undefined {
  return (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).valueDeclaration;
}

let callers: Map<ts.Declaration, Set<string>> | undefined;

/** For each declaration, the subjects in whose bodies (imports do not count) its name stands. */
function callersOf(program: ts.Program, checker: ts.TypeChecker): Map<ts.Declaration, Set<string>> {
  callers ??= foundCallers(program, checker);
  return callers;
}

function foundCallers(program: ts.Program, checker: ts.TypeChecker): Map<ts.Declaration, Set<string>> {
  const asked = askedSubjects(program);
  const callers = new Map<ts.Declaration, Set<string>>();
  for (const source of program.getSourceFiles()) {
    if (!asked.has(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
      const symbol = ts.isShorthandPropertyAssignment(node)
        ? checker.getShorthandAssignmentValueSymbol(node)
        : ts.isIdentifier(node)
          ? checker.getSymbolAtLocation(node)
          : undefined;
      // What a union of classes has is declared in each of them.
      const aliased =
        symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
      for (const declaration of aliased?.declarations ?? []) {
        const by = callers.get(declaration) ?? new Set();
        callers.set(declaration, by.add(source.fileName.slice(subjects.length)));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return callers;
}

/**
 * The functions that the subjects look up by a name that they compose, as `functions[`${type}Intersects${name}`]`: all
 * names that the template can give, a hole being one of the words of its type, or any text that stands in that file.
 */
export function composedNames(): Set<string> {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  for (const file of askedSubjects(program)) {
    const source = program.getSourceFile(file)!;
    const texts: string[] = [];
    const templates: ts.TemplateExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isStringLiteral(node)) texts.push(node.text);
      if (ts.isElementAccessExpression(node) && ts.isTemplateExpression(node.argumentExpression)) {
        templates.push(node.argumentExpression);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const template of templates) {
      let made = [template.head.text];
      for (const { expression, literal } of template.templateSpans) {
        const type = checker.getTypeAtLocation(expression);
        const words = type.isUnion()
          ? type.types.flatMap((t) => (t.isStringLiteral() ? [t.value] : []))
          : texts;
        made = made.flatMap((start) => words.map((word) => start + word + literal.text));
      }
      for (const name of made) names.add(name);
    }
  }
  return names;
}

/** The files of subjects that questions import, and those that they import in turn. */
function askedSubjects(program: ts.Program): Set<string> {
  const reached = new Set<string>();
  const open = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(questions));
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    for (const fileName of importsOf(source)) {
      if (!fileName.startsWith(subjects) || reached.has(fileName)) continue;
      reached.add(fileName);
      open.push(program.getSourceFile(fileName)!);
    }
  }
  return reached;
}

function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [
          new URL(statement.moduleSpecifier.text.replace(/\.js$/, '.ts'), `file://${source.fileName}`)
            .pathname,
        ]
      : [],
  );
}
