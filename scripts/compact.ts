/**
 * What is shipped without being read is shipped without its spaces: the command line, the oracle and the harness, what
 * is required, and what is from other packages. And types are shipped once, for imports and for `require`.
 */
import { posix } from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';
import { CASCADES } from '../src/observe/cascades.js';
import { FILTERED } from '../src/observe/generated/filtered.js';
import { PREDICATES } from '../src/observe/generated/predicates.js';

/** About how long lines are then: Node shows the line of an error that nobody catches. */
const LINE = 120;

/** What bundlers read: that a call does nothing else, and that an import is not theirs. */
const MARK = /\/\* (?:@__PURE__|@vite-ignore|webpackIgnore: true) \*\/ ?/g;

/** What stands for marks while spaces are taken out, and comments, too: it can stand before the same expressions. */
const PLACE = 'void void void ';

/** The code without its spaces and comments. Names stay, and whatever is said by messages and stack traces. */
export async function withoutSpace(text: string): Promise<string> {
  if (text.includes(PLACE)) throw new Error(`${PLACE}stands in the code, and for marks of bundlers`);
  const marks = (text.match(MARK) ?? []).map((mark) => mark.trim());
  const { code } = await transform(text.replace(MARK, PLACE), {
    minifyWhitespace: true,
    lineLimit: LINE,
    charset: 'utf8',
    legalComments: 'inline',
    target: 'es2022',
  });
  // Lines are ended within texts, too, behind a backslash: there they are put together again, so that a search finds
  // them.
  const [first = '', ...rest] = code.replace(/(?<!\\)((?:\\\\)*)\\\n/g, '$1').split(/void void void ?/);
  if (rest.length !== marks.length) throw new Error('a mark for bundlers was lost');
  return first + rest.map((part, i) => marks[i]! + part).join('');
}

/**
 * In CommonJS each name from another chunk stands behind that of the chunk, which has more letters than most. Those get
 * short names. And functions are not to be called as methods of the chunk, for which `(0, f)(x)` is shorter than
 * `f.call(void 0, x)`.
 */
export function shortChunkNames(text: string): string {
  if (/(?<![\w$])\$\d+(?![\w$])/.test(text)) return text;
  const short = new Map<string, string>();
  const nameFor = (chunk: string): string => {
    const name = short.get(chunk) ?? `$${short.size}`;
    short.set(chunk, name);
    return name;
  };
  return text
    .replace(/\b(_chunk[A-Z0-9]{8}cjs\.[\w$]+)\.call\(void 0, /g, '(0, $1)(')
    .replace(/\b_chunk[A-Z0-9]{8}cjs\b/g, nameFor);
}

/**
 * What `unerring/observe` finds by its text, and so has to stand as it was written: functions of which it counts places
 * (`distance > return near`), and classes of which it counts methods (`PreparedOrient2d.at`).
 */
function namesWithPlaces(): ReadonlySet<string> {
  const places = [...PREDICATES, ...CASCADES].flatMap(({ tiers }) => tiers.flatMap(([, begins]) => begins));
  const owners = places.filter((place) => / > |\./.test(place)).map((place) => place.split(/ > |\./)[0]!);
  return new Set([...owners, ...FILTERED]);
}

const WITH_PLACES = namesWithPlaces();

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** As `withoutSpace`, but for what is found by its text. */
export async function withoutMostSpace(text: string): Promise<string> {
  const { statements } = ts.createSourceFile('', text, ts.ScriptTarget.ES2022, true);
  const parts: (string | Promise<string>)[] = [];
  let from = 0;
  for (const statement of statements) {
    if (!declaredNames(statement).some((name) => WITH_PLACES.has(name))) continue;
    parts.push(withoutSpace(text.slice(from, statement.getStart())), `${statement.getText()}\n`);
    from = statement.getEnd();
  }
  parts.push(withoutSpace(text.slice(from)));
  return (await Promise.all(parts)).join('');
}

/** The part of esbuild's metafile that is read here. */
export interface ModuleGraph {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly entryPoint?: string;
        readonly imports: readonly { readonly path: string }[];
        readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
      }
    >
  >;
}

/** Entries of what runs and judges, and of the command line: all others are of the kernel. */
const NOT_OF_KERNEL = /^(?:fuzz|src\/(?:cli|oracle))\//;

/**
 * The modules that people read who use the kernel: its entries, and all chunks that these load, except those that are
 * mostly from other packages.
 *
 * @returns paths as the metafile has them
 */
export function readableModules({ outputs }: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const output = outputs[path];
    if (output === undefined || found.has(path)) return;
    found.add(path);
    for (const { path: imported } of output.imports) visit(imported);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined && !NOT_OF_KERNEL.test(entryPoint)) visit(path);
  const isForeign = (path: string) => {
    const inputs = Object.entries(outputs[path]!.inputs);
    const bytes = (of: typeof inputs) => of.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
    return bytes(inputs.filter(([input]) => input.includes('node_modules/'))) > bytes(inputs) / 2;
  };
  return new Set([...found].filter((path) => !isForeign(path)));
}

/**
 * The types of an entry for imports, which are those for `require`. Never the other way around: a CommonJS module is
 * not told the types of an ES module, but an ES module those of a CommonJS one. Only what such a module has as
 * `default` it is not told either: where that has no other name, all is written again.
 *
 * @param path that of the entry's types for `require`
 * @param text these
 */
export function importedTypes(path: string, text: string): string {
  const from = `'./${posix.basename(path).replace(/\.d\.cts$/, '.cjs')}'`;
  const [, list = ''] = /^export \{(.*)\};$/m.exec(text) ?? [];
  const exported = list.split(',').map((item) => item.trim());
  const name = exported.map((item) => /^([\w$]+) as default$/.exec(item)?.[1]).find(Boolean);
  if (name === undefined) return `export * from ${from};\n`;
  if (!exported.includes(name)) return text;
  return `export * from ${from};\nexport { ${name} as default } from ${from};\n`;
}

/**
 * The types of an ES module that has no twin, made of what they would be for `require`: what is imported from such
 * modules is imported from `.js`.
 *
 * @param path that of the types for `require`
 * @param modules the paths of all such types
 */
export function moduleTypes(path: string, text: string, modules: readonly string[]): string {
  return text.replace(/(['"])(\.{1,2}\/[\w./-]+)\.cjs\1/g, (all, quote: string, from: string) =>
    modules.includes(posix.join(posix.dirname(path), `${from}.d.cts`)) ? `${quote}${from}.js${quote}` : all,
  );
}
