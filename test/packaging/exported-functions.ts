import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourceProgram } from '../support/source-program.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A parameter of an exported function: its name, and the name of its type where that has one. */
export interface ExportedParameter {
  readonly name: string;
  readonly type: string;
}

/** What there is to know about a function that an entry of the package exports. */
export interface ExportedFunction {
  readonly name: string;
  /** Where it is declared, from the root of the project. */
  readonly file: string;
  readonly parameters: readonly ExportedParameter[];
  readonly returns: string;
  /** Names of the members of an answer, those of its parts included. */
  readonly members: ReadonlySet<string>;
  /** Names of the members of the answer itself; what may be absent is in it too. */
  readonly ownMembers: ReadonlySet<string>;
  /** All words that an answer may have as a value. */
  readonly words: ReadonlySet<string>;
}

/** The functions that `src/<entry>/index.ts` exports, in the order of their names. */
export function exportedFunctions(entry: string): ExportedFunction[] {
  const all = sourceProgram();
  const checker = all.getTypeChecker();
  const source = all.getSourceFile(`${root}src/${entry}/index.ts`)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const found = exported.flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = own.valueDeclaration;
    if (declaration === undefined) return [];
    const signatures = checker.getTypeOfSymbolAtLocation(own, declaration).getCallSignatures();
    return signatures.length === 0 ? [] : [described(checker, symbol.name, declaration, signatures)];
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function described(
  checker: ts.TypeChecker,
  name: string,
  declaration: ts.Declaration,
  signatures: readonly ts.Signature[],
): ExportedFunction {
  const first = signatures[0]!;
  const [members, ownMembers, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const signature of signatures) {
    const type = signature.getReturnType();
    collect(checker, type, declaration, { members, words, seen: new Set() });
    for (const part of type.isUnion() ? type.types : [type]) {
      if (isOwn(part)) for (const member of part.getProperties()) ownMembers.add(member.name);
    }
  }
  return {
    name,
    file: declaration.getSourceFile().fileName.slice(root.length),
    parameters: first.parameters.map((parameter) => ({
      name: parameter.name,
      type: checker.typeToString(checker.getTypeOfSymbolAtLocation(parameter, declaration)),
    })),
    returns: checker.typeToString(first.getReturnType()),
    members,
    ownMembers,
    words,
  };
}

interface Collected {
  readonly members: Set<string>;
  readonly words: Set<string>;
  readonly seen: Set<ts.Type>;
}

/**
 * Whether a type is a part of answers: what arrays and numbers can do is not, and constructed points and parameters are
 * one thing, whatever they are kept as.
 */
function isOwn(type: ts.Type): boolean {
  const declaration = (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  return file.startsWith(`${root}src/`) && !file.startsWith(`${root}src/implicit/`);
}

function collect(checker: ts.TypeChecker, type: ts.Type, at: ts.Node, into: Collected): void {
  if (into.seen.has(type)) return;
  into.seen.add(type);
  if (type.isUnionOrIntersection()) {
    for (const part of type.types) collect(checker, part, at, into);
  } else if (type.isStringLiteral()) {
    into.words.add(type.value);
  } else if (checker.isArrayType(type) || checker.isTupleType(type)) {
    for (const part of checker.getTypeArguments(type as ts.TypeReference)) collect(checker, part, at, into);
  } else if (isOwn(type)) {
    for (const member of type.getProperties()) {
      const declared = checker.getTypeOfSymbolAtLocation(member, at);
      if (declared.getCallSignatures().length > 0) continue;
      into.members.add(member.name);
      collect(checker, declared, at, into);
    }
  }
}
