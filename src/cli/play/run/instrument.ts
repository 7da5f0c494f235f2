import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** What keeps a program from being run, and where. */
export class ProgramProblem extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The names that the body of a program calls. */
export const HOOKS = ['$at', '$show', '$showLater', '$import'] as const;

/** Line breaks that a text had: lines of errors stay those of the editor. */
const breaksOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** The lines of a text, asked from the front on. */
class Lines {
  readonly #text: string;
  #line = 1;
  /** Where the line is ended; -1 if it is the last one. */
  #end: number;

  constructor(text: string) {
    this.#text = text;
    this.#end = text.indexOf('\n');
  }

  /** The line of a position, from 1; not before the one that was asked for last. */
  at(position: number): number {
    while (this.#end >= 0 && this.#end < position) {
      this.#line++;
      this.#end = this.#text.indexOf('\n', this.#end + 1);
    }
    return this.#line;
  }
}

/** Without types, on the same lines. */
function withoutTypes(source: string): string {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new ProgramProblem(`SyntaxError: ${text}`, loc?.line ?? 1);
  }
}

const IMPORT =
  /^import\s*(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*|\{([^}]*)\}\s*)?(?:from\s*)?(['"])(.*?)\4/;

/** `import { a as b } from 'c'` as `const { a: b } = await $import('c')`. */
function rewriteImport(text: string): string {
  const [, byDefault, all, names, , from] = IMPORT.exec(text)!;
  const module = `await $import(${JSON.stringify(from)})`;
  const members = [
    ...(byDefault === undefined ? [] : [`default: ${byDefault}`]),
    ...(names === undefined
      ? []
      : [
          names
            .replace(/\s+as\s+/g, ': ')
            .replace(/\s+/g, ' ')
            .trim(),
        ]),
  ].filter((part) => part !== '');
  const bound = all === undefined ? '' : `const ${all} = ${module}; `;
  if (members.length === 0) return (bound || `${module};`) + breaksOf(text);
  return `${bound}const { ${members.join(', ')} } = ${module};${breaksOf(text)}`;
}

const FUNCTIONS = /Function|Arrow|Method|Class/;

function hasAwait(node: Node): boolean {
  if (node.name === 'AwaitExpression') return true;
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (!FUNCTIONS.test(child.name) && hasAwait(child)) return true;
  return false;
}

/** Does the comment behind a statement, on its line, say that it throws? */
function isSaidToThrow(text: string, statement: Node): boolean {
  const end = text.indexOf('\n', statement.to);
  const behind = text.slice(statement.to, end < 0 ? undefined : end);
  const [, comment] = /^[ \t]*\/\/ ?(.*)/.exec(behind) ?? [];
  return comment !== undefined && /^(?:throws )?\w*Error\b/.test(comment);
}

const isComment = (node: Node): boolean => /Comment$/.test(node.name);

/** The expression of a statement: what stands before the semicolon, without comments behind it. */
function expressionOf(statement: Node): { from: number; to: number } | undefined {
  const parts: Node[] = [];
  for (let child = statement.firstChild; child !== null; child = child.nextSibling)
    if (child.name !== ';' && !isComment(child)) parts.push(child);
  return parts.length === 0 ? undefined : { from: parts[0]!.from, to: parts.at(-1)!.to };
}

/** A statement whose value is shown. */
function rewriteExpression(text: string, statement: Node, lines: Lines): string {
  const expression = expressionOf(statement);
  const whole = text.slice(statement.from, statement.to);
  if (expression === undefined) return whole;
  const code = text.slice(expression.from, expression.to);
  const line = lines.at(expression.from);
  const throws = isSaidToThrow(text, statement);
  return hasAwait(statement)
    ? `await $showLater(${line}, ${throws}, async () => (${code}));`
    : `$show(${line}, ${throws}, () => (${code}));`;
}

function rewriteStatement(text: string, statement: Node, lines: Lines): string {
  const whole = text.slice(statement.from, statement.to);
  if (isComment(statement)) return whole;
  const line = lines.at(statement.from);
  const begun = `$at(${line});`;
  if (statement.name === 'ImportDeclaration') return begun + rewriteImport(whole);
  if (statement.name === 'ExpressionStatement') return begun + rewriteExpression(text, statement, lines);
  if (statement.name !== 'ExportDeclaration') return begun + whole;
  if (/^export\s+(?:const|let|var|function|async|class)\b/.test(whole))
    return begun + whole.replace(/^export\s+/, breaksOf);
  if (/^export\s*\{[^}]*\}\s*;?$/.test(whole)) return breaksOf(whole);
  throw new ProgramProblem('SyntaxError: this program exports to nobody', line);
}

/**
 * A program as the body of an asynchronous function that hands the value of every top-level expression to `$show`, asks
 * `$import` for modules, and tells `$at` the line of each statement before it. Lines stay where they are.
 *
 * @throws ProgramProblem for what is no program
 */
export function instrument(source: string): string {
  const text = withoutTypes(source);
  const root = parser.parse(text).topNode;
  const lines = new Lines(text);
  let code = '';
  let at = 0;
  for (let child = root.firstChild; child !== null; child = child.nextSibling) {
    code += text.slice(at, child.from) + rewriteStatement(text, child, lines);
    at = child.to;
  }
  return code + text.slice(at);
}
