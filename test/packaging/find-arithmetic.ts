/** Looks for arithmetic on coordinates, and for tolerances, where only signs may decide. */
import { join } from 'node:path';
import ts from 'typescript';
import { root, sourceFiles } from '../docs/find-examples.js';
import { sourceProgram } from '../support/source-program.js';

const ARITHMETIC = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
]);
/** Of Math only what selects, truncates (an index) or works on 32-bit integers is no arithmetic. */
const HARMLESS_MATH = new Set(['min', 'max', 'floor', 'trunc', 'imul', 'clz32']);
/** What holds coordinates. Lists of indices are arrays or arrays of integers. */
const COORDINATES = /^(?:ArrayLike<number>|Point[23]|Float(?:32|64)Array(?:<.*>)?)$/;
const TOLERANCE = /epsilon|toleran|^eps$|^MIN_VALUE$/i;

/** What was found, as `file:line: what`. */
export interface Findings {
  readonly files: number;
  readonly findings: readonly string[];
}

/** Source files that are the same in all programs. */
const known = new Map<string, ts.SourceFile | undefined>();

/** A program of files that are planted, by path and text. */
function programOf(planted: Record<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const texts = new Map(Object.entries(planted).map(([path, text]) => [join(root, path), text]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, language) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language, true);
    if (!known.has(path)) known.set(path, getSourceFile(path, language));
    return known.get(path);
  };
  return ts.createProgram([...texts.keys()], options, host);
}

/** Looks through all files of some folders. */
export function arithmeticIn(folders: readonly string[]): Findings {
  return findingsIn(sourceProgram(), folders.flatMap(sourceFiles));
}

/** Looks through files that are planted, by path and text. */
export function arithmeticInPlanted(planted: Record<string, string>): Findings {
  return findingsIn(programOf(planted), Object.keys(planted));
}

function findingsIn(program: ts.Program, paths: readonly string[]): Findings {
  const checker = program.getTypeChecker();
  const findings = paths.flatMap((path) => findingsOf(program.getSourceFile(join(root, path))!, checker));
  return { files: paths.length, findings };
}

function findingsOf(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${file.fileName.slice(root.length)}:${line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && ARITHMETIC.has(node.operatorToken.kind)) {
      // x - x is a question, not arithmetic: 0 for a finite x, NaN for others.
      const asksForFiniteness =
        node.operatorToken.kind === ts.SyntaxKind.MinusToken && node.left.getText() === node.right.getText();
      const operands = asksForFiniteness ? [] : [node.left, node.right];
      if (operands.some((operand) => isCoordinate(operand, checker))) {
        report(node, `arithmetic on coordinates: ${node.getText(file)}`);
      }
    } else if (
      ts.isNumericLiteral(node) &&
      !/^(?:0x[0-9a-f]+|0b[01]+|[0-9]{1,4})$/i.test(node.getText(file))
    ) {
      report(node, `number: ${node.getText(file)}`);
    } else if (ts.isIdentifier(node) && TOLERANCE.test(node.text)) {
      report(node, `name: ${node.text}`);
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText(file) === 'Math') {
      if (!HARMLESS_MATH.has(node.name.text)) report(node, node.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Is the expression a coordinate, or a variable that was set to one? */
function isCoordinate(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return isCoordinate(expression.expression, checker);
  }
  if (ts.isPrefixUnaryExpression(expression)) return isCoordinate(expression.operand, checker);
  if (ts.isElementAccessExpression(expression)) return holdsCoordinates(expression.expression, checker);
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text === 'constant';
  if (!ts.isIdentifier(expression)) return false;
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  if (declaration === undefined) return false;
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.initializer !== undefined && isCoordinate(declaration.initializer, checker);
  }
  if (!ts.isBindingElement(declaration)) return false;
  const pattern = declaration.parent.parent;
  return (
    ts.isVariableDeclaration(pattern) &&
    pattern.initializer !== undefined &&
    holdsCoordinates(pattern.initializer, checker)
  );
}

function holdsCoordinates(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  const types = type.isUnion() ? type.types : [type];
  return types.some((one) => COORDINATES.test(checker.typeToString(one)));
}
