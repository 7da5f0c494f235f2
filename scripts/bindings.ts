import ts from 'typescript';

/**
 * The bundler writes `var` for every `const` and `let` of a module, so that engines need not check whether they are set
 * already. But V8 knows the value of a `const` when it compiles, and of nothing else: an array of numbers that
 * functions share is then an address, and otherwise every access looks it up, which is up to half of the time of the
 * kernel's fast paths. This turns those back that are set where they are declared and never again.
 *
 * Only in our own modules, in which each of them was `const` or `let`: what is bundled from packages may have been
 * written with `var`, and may be read before it is set, as enumerations are in what sets them.
 */
export function constBindings(text: string): string {
  const file = parsed(text);
  const assigned = assignedNames(file);
  const isOwn = ownStretches(text);
  const isConstant = ({ name, initializer }: ts.VariableDeclaration) =>
    initializer !== undefined && namesIn(name).every((each) => !assigned.has(each));
  const changes = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter((statement) => isOwn(statement.getStart()))
    .map(({ declarationList }) => declarationList)
    .filter((list) => !(list.flags & ts.NodeFlags.BlockScoped) && list.declarations.every(isConstant))
    .map((list) => ({ from: list.getStart(), to: list.getStart() + 'var'.length, by: 'const' }));
  return replaced(text, changes);
}

/** Which places of a bundle are from our own modules: before each module, the bundler names its file. */
function ownStretches(text: string): (place: number) => boolean {
  const modules = [...text.matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm)].map((match) => ({
    from: match.index,
    isOurs: /^(?:src|fuzz)\//.test(match[1]!),
  }));
  return (place) => modules.filter(({ from }) => from < place).at(-1)?.isOurs ?? false;
}

/** What the names of copies end in. */
const COPY = '$exported';

/**
 * V8 looks up what a module exports, even within the module. So copies of the constants are exported, and the module
 * keeps its own.
 */
export function exportedCopies(text: string): string {
  const file = parsed(text);
  const constants = new Set(file.statements.flatMap(constantsOf));
  const changes = file.statements
    .filter((statement) => ts.isExportDeclaration(statement))
    .filter(({ moduleSpecifier }) => moduleSpecifier === undefined)
    .map((statement) => copying(statement, constants));
  return replaced(text, changes);
}

function constantsOf(statement: ts.Statement): readonly string[] {
  if (!(ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
}

function copying(statement: ts.ExportDeclaration, constants: ReadonlySet<string>): Change {
  const { exportClause } = statement;
  const copies: string[] = [];
  const exports = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  const items = exports.map((each) => {
    const local = (each.propertyName ?? each.name).text;
    if (!constants.has(local)) return each.getText();
    copies.push(`const ${local}${COPY} = ${local};\n`);
    return `${local}${COPY} as ${each.name.text}`;
  });
  const list = items.map((item) => `\n  ${item}`).join(',');
  return { from: statement.getStart(), to: statement.getEnd(), by: `${copies.join('')}export {${list}\n};` };
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

const parsed = (text: string): ts.SourceFile => ts.createSourceFile('', text, ts.ScriptTarget.ES2022, true);

function replaced(text: string, changes: readonly Change[]): string {
  const ends = [0, ...changes.map(({ to }) => to)];
  return [
    ...changes.map(({ from, by }, i) => text.slice(ends[i], from) + by),
    text.slice(ends[changes.length]),
  ].join('');
}

/**
 * All names that are assigned to anywhere in the file, in whatever scope: more than those of the module's own bindings.
 */
function assignedNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const name of targetOf(node).flatMap(namesIn)) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** What a node assigns to, if it does. */
function targetOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment ? [node.left] : [];
  }
  if (ts.isPostfixUnaryExpression(node)) return [node.operand];
  if (ts.isPrefixUnaryExpression(node)) {
    const { operator } = node;
    const isStep = operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
    return isStep ? [node.operand] : [];
  }
  return ts.isForOfStatement(node) || ts.isForInStatement(node) ? [node.initializer] : [];
}

/**
 * The names in a target or in what a declaration declares; an element or a property that is set leaves the binding as
 * it is.
 */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return [];
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    names.push(...namesIn(child));
  });
  return names;
}

/**
 * The types of a namespace as types. Of a module that only passes on another one, the bundler of types does not see
 * which exports are types, and writes `declare const rational_Rational: typeof Rational`, which is an error. Types
 * alone have names of both cases here.
 */
export const namedTypes = (text: string): string =>
  text.replace(/^declare const (\w+): typeof ([A-Z]\w*[a-z][\w$]*);$/gm, 'type $1 = $2;');

/**
 * The bundler fills the object of a namespace by a statement of its own, which other bundlers must keep, and with it
 * all that is in the namespace. As the value of a constant it goes where nothing asks for it.
 */
export function pureNamespaces(text: string): string {
  return text
    .replace(
      /^(const|var) (\w+_exports) = \{\};\n__export\(\2, \{/gm,
      '$1 $2 = /* @__PURE__ */ __export({}, {',
    )
    .replace(
      /^((?:const|var) __export = \(target, all\) => \{\n(?:(?!^\};)[^\n]*\n)*)\};/m,
      '$1  return target;\n};',
    );
}
