import { transformSync } from 'amaro';
import ts from 'typescript';
import { expect } from 'vitest';

/** An expression in an example, and the comment behind it that states its value. */
export interface Claim {
  readonly expression: string;
  readonly comment: string;
  /** Where the expression begins, from 1. */
  readonly line: number;
}

export type Scope = Readonly<Record<string, unknown>>;
type Importer = (specifier: string) => Promise<Record<string, unknown>>;

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

const stripTypes = (code: string): string => transformSync(code, { mode: 'strip-only' }).code;

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
}

/** The text of a comment behind a statement on the same line, without its slashes. */
function commentBehind(code: string, statement: ts.Statement): string | undefined {
  const [range] = ts.getTrailingCommentRanges(code, statement.end) ?? [];
  return range && code.slice(range.pos + 2, range.end).trim();
}

/** The claims of an example: `expression; // value`. */
export function claimsOf(code: string): Claim[] {
  const file = parse(code);
  return file.statements.flatMap((statement) => {
    const comment = commentBehind(code, statement);
    if (comment === undefined || !ts.isExpressionStatement(statement)) return [];
    const { line } = file.getLineAndCharacterOfPosition(statement.expression.getStart());
    return [{ expression: statement.expression.getText(), comment, line: line + 1 }];
  });
}

/** `import { a } from 'b'` as an assignment; types leave nothing. */
function rewriteImport(statement: ts.ImportDeclaration): string {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = statement.importClause;
  if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  const bindings = clause.namedBindings;
  const module = `await $import(${JSON.stringify(from)})`;
  if (bindings !== undefined && ts.isNamespaceImport(bindings))
    return `const ${bindings.name.text} = ${module};`;
  const names = (bindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) =>
      propertyName === undefined ? name.text : `${propertyName.text}: ${name.text}`,
    );
  const byDefault = clause.name === undefined ? [] : [`default: ${clause.name.text}`];
  return `const { ${[...byDefault, ...names].join(', ')} } = ${module};`;
}

/** The example as the body of a function that hands every claim to `$check`. */
function instrumented(code: string): string {
  const lines = parse(code).statements.map((statement) => {
    if (ts.isImportDeclaration(statement)) return rewriteImport(statement);
    const comment = commentBehind(code, statement);
    if (comment === undefined || !ts.isExpressionStatement(statement)) return statement.getFullText();
    return `$check(() => (${statement.expression.getText()}), ${JSON.stringify(comment)});`;
  });
  return stripTypes(lines.join('\n'));
}

/** The value that a comment states: all of it as an expression, or what stands before an explanation. */
function statedValue(comment: string, scope: Scope): { value: unknown } | undefined {
  const candidates = [comment, ...[': ', ', ', ' ('].map((mark) => comment.split(mark)[0]!)];
  for (const candidate of candidates) {
    try {
      return {
        value: new Function(...Object.keys(scope), `return (${candidate});`)(...Object.values(scope)),
      };
    } catch {
      // Not an expression: the next candidate, or no value at all.
    }
  }
  return undefined;
}

/** Compares what an expression gives with what its comment states. */
export function checkClaim(compute: () => unknown, comment: string, scope: Scope): void {
  const thrown = /^(?:throws )?(\w*Error)(?:: (.*))?$/.exec(comment);
  if (thrown !== null) {
    const [, name, message] = thrown;
    expect(compute).toThrow(expect.objectContaining({ name, ...(message !== undefined && { message }) }));
    return;
  }
  const stated = statedValue(comment, scope);
  if (stated === undefined) throw new Error(`the comment '// ${comment}' states no value`);
  // toEqual, not toBe: arrays and objects; it tells -0 from 0.
  expect(compute(), comment).toEqual(stated.value);
}

/**
 * Runs an example and compares every `expression; // value` in it.
 *
 * @returns how many claims were compared
 */
export async function runExample(code: string, scope: Scope, importer: Importer): Promise<number> {
  let checked = 0;
  const $check = (compute: () => unknown, comment: string): void => {
    checked++;
    checkClaim(compute, comment, scope);
  };
  // In a block of its own, so that an example may declare what the scope has, too.
  const body = new AsyncFunction(...Object.keys(scope), '$check', '$import', `{ ${instrumented(code)}\n }`);
  await body(...Object.values(scope), $check, importer);
  return checked;
}
