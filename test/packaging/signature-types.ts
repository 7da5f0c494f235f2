import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A named type in the signature of something that an entry exports, which the entry does not export. */
export interface HiddenType {
  /** `distance` */
  readonly entry: string;
  /** What takes or returns it: `pointBoxDistance`. */
  readonly of: string;
  readonly type: string;
  /** Where it is declared, from the root of the project. */
  readonly file: string;
}

function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The parts of a declaration that users write types of: parameters and results of functions and of public methods. */
function signaturesIn(declaration: ts.Declaration): readonly ts.SignatureDeclaration[] {
  if (ts.isFunctionDeclaration(declaration)) return [declaration];
  if (!ts.isClassDeclaration(declaration)) return [];
  return declaration.members.filter(
    (member): member is ts.MethodDeclaration | ts.ConstructorDeclaration =>
      (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) &&
      !(member.name !== undefined && ts.isPrivateIdentifier(member.name)) &&
      !ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword),
  );
}

/** The names of types in a part of a declaration. */
function namesIn(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) found.push(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The names of types in the signatures of functions and classes, and in the members of interfaces and other types. */
function typeNames(declaration: ts.Declaration): ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return namesIn(declaration);
  return signaturesIn(declaration).flatMap(({ parameters, type }) =>
    [...parameters.map((parameter) => parameter.type), type].flatMap((node) =>
      node === undefined ? [] : namesIn(node),
    ),
  );
}

/** The named types of arguments and results that entries (folders of `src`; '' is the root) do not export. */
export function hiddenTypes(program: ts.Program, entries: readonly string[]): readonly HiddenType[] {
  const checker = program.getTypeChecker();
  const hidden = new Map<string, HiddenType>();
  for (const entry of entries) {
    const file = program.getSourceFile(`${root}src/${entry === '' ? '' : `${entry}/`}index.ts`)!;
    const exported = checker
      .getExportsOfModule(checker.getSymbolAtLocation(file)!)
      .map((symbol) => aliased(checker, symbol));
    const isExported = new Set(exported);
    for (const symbol of exported) {
      for (const name of (symbol.declarations ?? []).flatMap(typeNames)) {
        const found = checker.getSymbolAtLocation(name);
        if (found === undefined || found.flags & ts.SymbolFlags.TypeParameter) continue;
        const type = aliased(checker, found);
        const declaredIn = type.declarations?.[0]?.getSourceFile().fileName.slice(root.length) ?? '';
        if (isExported.has(type) || !declaredIn.startsWith('src/')) continue;
        const key = `${entry} ${type.name}`;
        if (!hidden.has(key)) hidden.set(key, { entry, of: symbol.name, type: type.name, file: declaredIn });
      }
    }
  }
  return [...hidden.values()];
}
