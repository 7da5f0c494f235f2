import type { Formula, NamedFormula } from '../language/formula.js';
import { comment, filterOfBuffers, HEADER, indent, usingAbs } from './emit-module.js';
import { requirementSentence } from './emit-requirements.js';
import { lower } from './program.js';

/**
 * The batch form of a predicate: the filter as one loop over the arguments of many calls, which stand one behind the
 * other in a row. Nothing is called and nothing is allocated where the filter decides; what it leaves goes to the tiers
 * behind it, one by one.
 */

/** The formulas that have a batch form, by the names of their files; and the parameters that all calls share. */
const BATCHES: Readonly<Record<string, readonly string[]>> = {
  incircle: [],
  insphere: [],
  orient2d: [],
  orient3d: [],
  'side-of-line-2d': ['d', 'o'],
  'side-of-plane': ['n', 'constant'],
};

/** Whether a formula has a batch form. */
export const hasBatch = ({ file }: NamedFormula): boolean => file in BATCHES;

/** The last statement of a filter: what it proves, and the sign. */
const DECISION = /^if \((.+)\) return (.+);$/;

/** The module of a predicate's batch form. */
export function batchModule({ file, formula }: NamedFormula): string {
  const { name } = formula;
  const where = `${name}Batch`;
  const isShared = ({ parameter }: { parameter: string }) => BATCHES[file]!.includes(parameter);
  const shared = formula.arguments.filter(isShared).map((argument) => argument.name);
  const own = formula.arguments.filter((argument) => !isShared(argument)).map((argument) => argument.name);
  const typed = shared.map((argument) => `${argument}: number, `).join('');
  const passed = shared.map((argument) => `${argument}, `).join('');
  const place = (argument: string) => {
    const at = own.indexOf(argument);
    return `row[at${at === 0 ? '' : ` + ${at}`}]!`;
  };
  const { filter } = filterOfBuffers(lower(formula));
  const decided = filter.findIndex((line) => DECISION.test(line));
  const [, proof, sign] = DECISION.exec(filter[decided]!)!;
  return indent([
    HEADER,
    `import { requireBatch, requireBatchCase } from '../../../core/arguments/batches.js';`,
    ...errorImports(formula, shared),
    `import type { Coordinates } from '../../../core/shapes.js';`,
    `import type { Sign } from '../../../core/sign.js';`,
    `import { ${name}Exact } from '../${file}.js';`,
    ``,
    ...usingAbs([
      ...documentation(formula, shared, own),
      `export function ${where}(${typed}rows: Coordinates, signs?: Int8Array): Int8Array {`,
      ...sharedChecks(formula, where, shared),
      `const batch = requireBatch('${where}', 'rows', rows, ${own.length}, signs);`,
      `const row = batch.row;`,
      `const found = batch.signs;`,
      `for (let i = 0, at = 0; i < batch.count; i++, at += ${own.length}) {`,
      ...own.map((argument) => `const ${argument} = ${place(argument)};`),
      ...filter.slice(0, decided),
      `if (${proof}) found[i] = ${sign};`,
      `else found[i] = ${name}Left(${passed}row, at);`,
      `}`,
      `return found;`,
      `}`,
      ``,
      `/** What the filter leaves, and the check. */`,
      `function ${name}Left(${typed}row: Float64Array, at: number): Sign {`,
      `requireBatchCase('${where}', 'rows', row, at, ${own.length});`,
      `return ${name}Exact(${formula.arguments.map((argument) => (isShared(argument) ? argument.name : place(argument.name))).join(', ')}) as Sign;`,
      `}`,
      ``,
    ]),
  ]);
}

function errorImports({ requires }: Formula, shared: readonly string[]): string[] {
  if (shared.length === 0) return [];
  const names = requires.length === 0 ? 'requireFinite' : 'reject, requireFinite';
  return [`import { ${names} } from '../../../core/arguments/errors.js';`];
}

/** Code that checks what all calls share. */
function sharedChecks(
  { requires, arguments: all }: Formula,
  where: string,
  shared: readonly string[],
): string[] {
  if (shared.length === 0) return [];
  const list = `[${shared.join(', ')}]`;
  return [
    `requireFinite('${where}', '${shared.join(' ')}', ${list});`,
    ...requires.map(({ parameter }) => {
      const names = all.filter((argument) => argument.parameter === parameter).map(({ name }) => name);
      const zero = names.map((argument) => `${argument} === 0`).join(' && ');
      return `if (${zero}) reject('${where}', '${parameter}', 'a normal other than zero', [${names.join(', ')}]);`;
    }),
  ];
}

function documentation(
  { name, decides, examples, requires, arguments: all }: Formula,
  shared: readonly string[],
  own: readonly string[],
): string[] {
  const ofShared = examples.map(([values]) => values.slice(0, shared.length).join(', '));
  // What is shared stands before the rest, and is that of the first example.
  const taken = examples.filter((_, i) => ofShared[i] === ofShared[0]);
  const rows = taken.map(([values]) => values.slice(all.length - own.length).join(', ')).join(', ');
  const given = shared.length === 0 ? '' : `${ofShared[0]}, `;
  const signs = taken.map(([, sign]) => sign).join(', ');
  return comment([
    `${decides} (${name}, for many calls in a row.)`,
    '',
    'Exact for all finite doubles. Nothing is allocated where the filter decides but the list of signs, if none is given.',
    'A `Float64Array` is read as it is; any other list is copied first.',
    '',
    `@param rows ${own.join(', ')} of each call, one call behind the other${shared.length === 0 ? '' : '; what comes before is the same for all'}`,
    '@param signs where the signs are written, one for each call; a new list, if it is left out',
    '@returns the signs: -1, 0 or 1 for each call, in the list that was given',
    `@throws RangeError if the length of rows is no multiple of ${own.length}, if the list of signs is no Int8Array or too short, or naming the`,
    '  place in rows, if it is no finite number',
    ...requires.map(requirementSentence),
    '@example',
    `[...${name}Batch(${given}[${rows}])]; // [${signs}]`,
  ]);
}
