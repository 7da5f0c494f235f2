/**
 * Code for the formulas of implicit points: with bounds of errors by the rules of `src/arithmetic/ball.ts`, in big
 * integers, in double-words with magnitudes (`src/arithmetic/measured-words.ts`), and in doubles that must not round.
 */
import { errorConstantOf } from './implicit-error.js';
import type { ImplicitFormula, ImplicitProgram, Leaf } from './implicit-program.js';
import { type Operation, operands } from './program.js';

/** Bounds make up for as many roundings one after the other, with those of the stage before: see ball.ts. */
const MOST_NESTED = 8191;
/** For as many products TINY is enough: see ball.ts. */
const MOST_UNDERFLOWS = 16;
/** What the bounds of an input may have behind them. */
const NESTED_BEFORE = 100;

interface Names {
  readonly value: (index: number) => string;
  readonly bound: (index: number) => string | undefined;
}

/** The inputs and operations that the results need, in order. */
function needed({ program, roots }: ImplicitProgram): number[] {
  const all = new Set(roots.flatMap(([, root]) => program.reachable(root)));
  return [...all].sort((a, b) => a - b);
}

function leafOf(lowered: ImplicitProgram, operation: Operation): [string, Leaf] | undefined {
  if (operation.op !== 'input') return undefined;
  const name = lowered.leaves[operation.argument]!;
  return [name, lowered.formula.inputs[name]!];
}

function namesOf(lowered: ImplicitProgram): Names {
  const { program } = lowered;
  const value = (index: number): string => leafOf(lowered, program.at(index))?.[0] ?? `t${index}`;
  const bound = (index: number): string | undefined => {
    const leaf = leafOf(lowered, program.at(index));
    if (leaf?.[1].kind === 'double') return undefined;
    return leaf === undefined ? `e${index}` : `${leaf[0]}Bound`;
  };
  return { value, bound };
}

/** Code that reads an input and its bound. */
function ballLeaf(name: string, leaf: Leaf): string[] {
  const read = `const ${name} = ${leafValue(leaf)};`;
  switch (leaf.kind) {
    case 'double':
      return [read];
    case 'ball':
      return [read, `const ${name}Bound = ${leaf.bound};`];
    case 'difference': {
      const bound = `U * abs(${name})`;
      return [read, `const ${name}Bound = ${leaf.flag ? `${leaf.flag} ? ${bound} : 0` : bound};`];
    }
  }
}

function leafValue(leaf: Leaf): string {
  if (leaf.kind !== 'difference') return leaf.source;
  const difference = `${leaf.source} - ${leaf.minus}`;
  return leaf.flag === undefined ? difference : `${leaf.flag} ? ${difference} : ${leaf.source}`;
}

/** Whose bounds are multiplied, or results. */
function factorsAndRoots({ program, roots }: ImplicitProgram): Set<number> {
  const found = new Set(roots.map(([, root]) => root));
  for (const root of [...found]) {
    for (const index of program.reachable(root)) {
      const operation = program.at(index);
      if (operation.op === 'mul') for (const factor of operands(operation)) found.add(factor);
    }
  }
  return found;
}

function ballStatements(lowered: ImplicitProgram): string[] {
  const { program } = lowered;
  const { value, bound } = namesOf(lowered);
  const nested = new Map<number, number>();
  // What underflow may lose is added where a bound is multiplied or leaves: sums before that only count.
  const tiny = new Map<number, number>();
  const complete = factorsAndRoots(lowered);
  const lines: string[] = [];
  for (const index of needed(lowered)) {
    const operation = program.at(index);
    const leaf = leafOf(lowered, operation);
    if (leaf !== undefined) {
      nested.set(index, leaf[1].kind === 'ball' ? NESTED_BEFORE : 2);
      lines.push(...ballLeaf(...leaf));
      continue;
    }
    const [a, b] = operands(operation) as [number, number];
    const deepest = Math.max(nested.get(a)!, nested.get(b)!);
    nested.set(index, operation.op === 'mul' ? nested.get(a)! + nested.get(b)! + 6 : deepest + 3);
    if (nested.get(index)! > MOST_NESTED)
      throw new RangeError(`${lowered.formula.name}: bounds nested too deep`);
    const sign = operation.op === 'mul' ? '*' : operation.op === 'add' ? '+' : '-';
    const name = value(index);
    lines.push(`const ${name} = ${value(a)} ${sign} ${value(b)};`);
    const [ea, eb] = [bound(a), bound(b)];
    const inherited = operation.op === 'mul' ? productTerms(value(a), ea, value(b), eb) : [ea, eb];
    const underflows = operation.op === 'mul' ? 1 : (tiny.get(a) ?? 0) + (tiny.get(b) ?? 0);
    const terms = [...inherited.filter((term) => term !== undefined), `U * abs(${name})`];
    if (!complete.has(index)) tiny.set(index, underflows);
    else if (underflows > 0) terms.push('TINY');
    if (underflows > MOST_UNDERFLOWS) throw new RangeError(`${lowered.formula.name}: too many products`);
    lines.push(`const ${bound(index)} = ${terms.join(' + ')};`);
  }
  return lines;
}

/** |a| eb + ea (|b| + eb), without what is zero. */
function productTerms(a: string, ea: string | undefined, b: string, eb: string | undefined): string[] {
  const first = eb === undefined ? [] : [`abs(${a}) * ${eb}`];
  if (ea === undefined) return first;
  return [...first, eb === undefined ? `${ea} * abs(${b})` : `${ea} * (abs(${b}) + ${eb})`];
}

function functionOf(
  doc: string,
  name: string,
  parameters: readonly string[],
  result: string,
  body: readonly string[],
): string {
  const head = `/** ${doc} */\nexport function ${name}(${parameters.join(', ')}): ${result} {`;
  return `${head}\n${body.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

function ballsFunction(lowered: ImplicitProgram): string {
  const { formula, roots } = lowered;
  const { value, bound } = namesOf(lowered);
  const list = [...roots.map(([, root]) => value(root)), ...roots.map(([, root]) => bound(root) ?? '0')];
  const doc = `${formula.what}: ${roots.map(([name]) => name).join(', ')} as rounded, then the bounds of their errors.`;
  const body = [...ballStatements(lowered), `return [${list.join(', ')}];`];
  return functionOf(doc, `rounded${capital(formula.name)}`, [formula.parameters], 'number[]', body);
}

function signFunction(lowered: ImplicitProgram): string {
  const { formula, roots } = lowered;
  const { value, bound } = namesOf(lowered);
  const [, root] = roots[0]!;
  const doc = `${formula.what}: the sign, if the bounds of the errors leave no doubt; else 2.`;
  const body = [...ballStatements(lowered), `return signWithin(${value(root)}, ${bound(root)});`];
  return functionOf(doc, `sign${capital(formula.name)}`, [formula.parameters], '-1 | 0 | 1 | 2', body);
}

/** Statements over numbers that do not round: `of` writes one operation. */
function exactStatements(
  lowered: ImplicitProgram,
  of: (op: Operation['op'], a: string, b: string) => string,
): string[] {
  const { program } = lowered;
  const { value } = namesOf(lowered);
  return needed(lowered)
    .filter((index) => program.at(index).op !== 'input')
    .map((index) => {
      const [a, b] = operands(program.at(index)) as [number, number];
      return `const ${value(index)} = ${of(program.at(index).op, value(a), value(b))};`;
    });
}

const INTEGER = { add: '+', sub: '-', mul: '*' } as const;
const integer = (op: Operation['op'], a: string, b: string): string =>
  `${a} ${INTEGER[op as keyof typeof INTEGER]} ${b}`;

function usedLeaves(lowered: ImplicitProgram): string[] {
  return needed(lowered).flatMap((index) => leafOf(lowered, lowered.program.at(index))?.[0] ?? []);
}

function integersFunction(lowered: ImplicitProgram): string {
  const { formula, roots, leaves } = lowered;
  const { value } = namesOf(lowered);
  const used = new Set(usedLeaves(lowered));
  const parameters = leaves.filter((leaf) => used.has(leaf)).map((leaf) => `${leaf}: bigint`);
  const doc = `${formula.what}, of integers: ${roots.map(([name]) => name).join(', ')}.`;
  const body = [
    ...exactStatements(lowered, integer),
    `return [${roots.map(([, root]) => value(root)).join(', ')}];`,
  ];
  const result = `[${roots.map(() => 'bigint').join(', ')}]`;
  return functionOf(doc, `exact${capital(formula.name)}`, parameters, result, body);
}

function integerSignFunction(lowered: ImplicitProgram): string {
  const { formula, roots, leaves } = lowered;
  const parameters = leaves.map((leaf) => `${leaf}: bigint`);
  const body = [
    ...exactStatements(lowered, integer),
    `return signOf(${namesOf(lowered).value(roots[0]![1])});`,
  ];
  return functionOf(
    `${formula.what}, of integers.`,
    `exactSign${capital(formula.name)}`,
    parameters,
    'Sign',
    body,
  );
}

const SHARP = { add: 'exactSum', sub: 'exactDifference', mul: 'exactProduct' } as const;

function sharpFunction(lowered: ImplicitProgram): string {
  const { formula, roots, leaves } = lowered;
  const { value } = namesOf(lowered);
  const parameters = leaves
    .filter((leaf) => usedLeaves(lowered).includes(leaf))
    .map((leaf) => `${leaf}: number`);
  const values = roots.map(([, root]) => value(root));
  const body = [
    ...exactStatements(lowered, (op, a, b) => `${SHARP[op as keyof typeof SHARP]}(${a}, ${b})`),
    `return Number.isNaN(${values.join(' + ')}) ? null : [${values.join(', ')}];`,
  ];
  const doc = `${formula.what}, without error: ${roots.map(([name]) => name).join(', ')}; null if something is no double.`;
  return functionOf(doc, `sharp${capital(formula.name)}`, parameters, 'number[] | null', body);
}

/** Where the double-words of a formula stand: inputs that are no doubles first, each number two places. */
function wordsFunction(lowered: ImplicitProgram): string {
  const { formula, program, roots } = lowered;
  const places = new Map<number, number>();
  let next = 0;
  const place = (index: number): number => {
    if (!places.has(index)) {
      places.set(index, next);
      next += 2;
    }
    return places.get(index)!;
  };
  const all = needed(lowered);
  const balls = lowered.leaves.filter((name) => formula.inputs[name]!.kind === 'ball');
  for (const name of balls) {
    const index = all.find((i) => leafOf(lowered, program.at(i))?.[0] === name);
    if (index !== undefined) place(index);
  }
  const lines = all.flatMap((index) => {
    const leaf = leafOf(lowered, program.at(index));
    const at = place(index);
    if (leaf === undefined) {
      const [a, b] = operands(program.at(index)) as [number, number];
      const call = { add: 'addWords', sub: 'subtractWords', mul: 'multiplyWords' }[
        program.at(index).op as 'add'
      ];
      return [`${call}(${at}, ${place(a)}, ${place(b)});`];
    }
    const [, { kind, source, ...rest }] = leaf;
    if (kind === 'ball') return [];
    if (kind === 'double') return [`setWord(${at}, ${source});`];
    const { minus, flag } = rest as { minus: string; flag?: string };
    const both = `setWordDifference(${at}, ${source}, ${minus});`;
    return [flag === undefined ? both : `if (${flag}) ${both} else setWord(${at}, ${source});`];
  });
  const name = capital(formula.name);
  const at = (entries: readonly (readonly [string, number])[]): string =>
    `{ ${entries.map(([key, number]) => `${key}: ${number}`).join(', ')} }`;
  const inputs = all.flatMap((index) => {
    const leaf = leafOf(lowered, program.at(index));
    return leaf?.[1].kind === 'ball' ? [[leaf[0], place(index)] as const] : [];
  });
  const doubles = lowered.leaves.filter((leaf) => formula.inputs[leaf]!.kind !== 'ball');
  const parameters = doubles.length === 0 ? [] : [formula.parameters.split(', n:')[0]!];
  const constants = roots.map(([key, root]) => [key, errorConstantOf(lowered, root)] as const);
  return [
    `/** The places of the inputs of {@link words${name}} that are no doubles, of its results, and how many there are. */`,
    `export const WORDS_${upper(formula.name)} = ${at([...inputs, ...roots.map(([key, root]) => [`${key}Result`, place(root)] as const), ['count', next]])} as const;`,
    '',
    `/** The errors of those results, as multiples of their magnitudes. */`,
    `export const WORD_ERRORS_${upper(formula.name)} = ${at(constants)} as const;`,
    '',
    functionOf(
      `${formula.what}, in double-words with magnitudes.`,
      `words${name}`,
      parameters,
      'void',
      lines,
    ),
  ].join('\n');
}

const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const EMIT = {
  balls: ballsFunction,
  integers: integersFunction,
  words: wordsFunction,
  sharp: sharpFunction,
  sign: signFunction,
  integerSign: integerSignFunction,
} as const;

const IMPORTS: readonly (readonly [string, readonly string[]])[] = [
  ['../../arithmetic/ball.js', ['signWithin', 'TINY', 'U']],
  ['../../arithmetic/exact-or-nan.js', ['exactDifference', 'exactProduct', 'exactSum']],
  [
    '../../arithmetic/measured-words.js',
    ['addWords', 'multiplyWords', 'setWord', 'setWordDifference', 'subtractWords'],
  ],
  ['../../core/sign.js', ['type Sign']],
  ['../homogeneous.js', ['signOf']],
];

/** One generated file: all forms of some formulas. */
export function implicitModule(formulas: readonly ImplicitProgram[]): string {
  const body = formulas
    .flatMap((lowered) => lowered.formula.forms.map((form) => EMIT[form](lowered)))
    .join('\n');
  const imports = IMPORTS.flatMap(([from, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(body));
    if (used.length === 0) return [];
    const types = used.every((name) => name.startsWith('type '));
    const list = types ? used.map((name) => name.slice(5)) : used;
    return [`import ${types ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';`];
  });
  const head = '// Generated by `npm run generate` from src/formulas/implicit. Do not edit.\n';
  const abs = /\babs\(/.test(body) ? '\nconst { abs } = Math;\n' : '';
  return `${head}${imports.join('\n')}\n${abs}\n${body}`;
}

/** The formulas of a file by their names. */
export type ImplicitFormulas = readonly ImplicitFormula[];
