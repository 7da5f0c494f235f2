import type { Formula } from '../language/formula.js';
import { bigintBody } from './emit-bigint.js';
import { deriveFilter, signOfNonzero, statements } from './emit-filter.js';
import { gridBody } from './emit-grid.js';
import { limbBody } from './emit-limbs.js';
import { productsBody, productsFilter } from './emit-products.js';
import { addendStatements, requirementSentence, requirementStatements } from './emit-requirements.js';
import { zeroColumnExit } from './emit-zero-columns.js';
import { valueNames } from './names.js';
import { type LoweredFormula, lower } from './program.js';

/**
 * Limbs of the limb tier. Four cover inputs that span 96 bits or so, which is all but wide mixtures of
 * scales; three were measured and are only 10 % faster, for as much code again.
 */
export const LIMB_COUNT = 4;

interface Tier {
  /** Name in statistics: products, grid, limbs, bigint. */
  readonly name: string;
  readonly summary: string;
  readonly body: readonly string[];
}

/** A predicate's code: what its module and its entry in the registry are assembled from. */
export interface Parts {
  readonly formula: Formula;
  /** Statements that refuse arguments without a meaning before anything is computed. */
  readonly requirements: readonly string[];
  /** Statements of the filter; they return if it decides. */
  readonly filter: readonly string[];
  /** Functions that the filter calls. */
  readonly helpers: readonly string[];
  readonly tiers: readonly Tier[];
}

/**
 * V8 inlines a function only if its bytecode has at most 460 bytes, and a call that is not inlined allocates
 * for every double. A filter with more operations than this is cut in two functions that stay below: the
 * differences, and the rest.
 */
const LARGEST_INLINE_FILTER = 62;

export function predicateParts(formula: Formula): Parts {
  const lowered = lower(formula);
  const { program, root } = lowered;
  const leaves = program.leaves(root);
  const leafNames = leaves.map((leaf) => valueNames(lowered)[leaf]!);
  const products = productsFilter(lowered);
  const tiers = exactTiers(lowered);
  const requirements = [...addendStatements(lowered), ...requirementStatements(formula)];
  if (products !== undefined) return { formula, requirements, filter: products, helpers: [], tiers };
  const { statements: inner, value, proved } = deriveFilter(lowered);
  const zeroColumns = zeroColumnExit(lowered);
  const zeroHelper =
    zeroColumns.length === 0
      ? []
      : [
          `/** Zero if a column of the determinant is; otherwise not known. */`,
          `export function ${formula.name}ZeroColumn(${typed(leafNames)}): 0 | Undecided {`,
          ...zeroColumns,
          `return UNDECIDED;`,
          `}`,
        ];
  const zeroCall =
    zeroColumns.length === 0
      ? []
      : [`if (${formula.name}ZeroColumn(${leafNames.join(', ')}) === 0) return 0;`];
  const opening = statements(lowered, leaves, leaves);
  if (program.operations.length <= LARGEST_INLINE_FILTER) {
    const filter = [...opening, ...inner, `if (${proved}) ${signOfNonzero(value)}`, ...zeroCall];
    return { formula, requirements, filter, helpers: zeroHelper, tiers };
  }
  const helpers = [
    `/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */`,
    `export function ${formula.name}Value(${typed(leafNames)}): number {`,
    ...inner,
    `return ${proved} ? ${value} : 0;`,
    `}`,
    ``,
    ...zeroHelper,
  ];
  const filter = [
    ...opening,
    `const value = ${formula.name}Value(${leafNames.join(', ')});`,
    `if (value !== 0) ${signOfNonzero('value')}`,
    ...zeroCall,
  ];
  return { formula, requirements, filter, helpers, tiers };
}

/**
 * The filter as statements of one function, whatever its length, for functions that take no doubles; and what looks for
 * zeros that show, for the function behind it: so the first stays short enough to be inlined, where it can.
 */
export function filterOfBuffers(lowered: LoweredFormula): {
  filter: readonly string[];
  zeros: readonly string[];
} {
  const products = productsFilter(lowered);
  if (products !== undefined) return { filter: products, zeros: [] };
  const { program, root } = lowered;
  const leaves = program.leaves(root);
  const { statements: inner, value, proved } = deriveFilter(lowered);
  const opening = statements(lowered, leaves, leaves);
  const zeros = zeroColumnExit(lowered);
  return {
    filter: [...opening, ...inner, `if (${proved}) ${signOfNonzero(value)}`],
    zeros: zeros.length === 0 ? [] : [...opening, ...zeros],
  };
}

/** The module of the public function: the filter, and one function for all that is behind it. */
export function predicateModule({ formula, requirements, filter, helpers, tiers }: Parts): string {
  const names = formula.arguments.map(({ name }) => name);
  return indent([
    HEADER,
    ...imports([...requirements, ...tiers.flatMap(({ body }) => body)]),
    ``,
    ...constants(formula),
    ``,
    docstring(formula),
    `export function ${formula.name}(${typed(names)}): Sign {`,
    ...requirements,
    ...filter,
    `return ${formula.name}Exact(${names.join(', ')}) as Sign;`,
    `}`,
    ``,
    ...helpers,
    ``,
    `/**`,
    ` * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)`,
    ` *`,
    ` * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides`,
    ` */`,
    `export function ${formula.name}Exact(${typed(names)}, only?: number): Sign | Undecided {`,
    ...cascade(tiers),
    `}`,
    ``,
  ]);
}

/**
 * The tiers in order: each decides, or leaves its block. The last one always decides. Between two tiers the public
 * function pays for one look at `only`, which is undefined there.
 */
function cascade(tiers: readonly Tier[]): string[] {
  return tiers.flatMap(({ name, summary, body }, i) => {
    const alone = i === 0 ? [] : [`if (only === ${i}) return UNDECIDED;`];
    if (i === tiers.length - 1) return [...alone, `// ${summary}`, ...body];
    const leave = `break ${name};`;
    return [
      `// ${summary}`,
      `${name}: {`,
      `if (only !== undefined) {`,
      ...alone,
      `if (only > ${i + 1}) ${leave}`,
      `}`,
      ...body.map((line) => line.replaceAll('return UNDECIDED;', leave)),
      `}`,
    ];
  });
}

/** A predicate's filter alone, and the list of its tiers: entries of the registry, for tests and statistics. */
export interface TiersEntry {
  readonly filter: readonly string[];
  readonly entry: readonly string[];
  /** What the two take from the predicate's module. */
  readonly imported: readonly string[];
}

export function tiersEntry({ formula, filter, helpers, tiers }: Parts): TiersEntry {
  const names = formula.arguments.map(({ name }) => name);
  const list = names.join(', ');
  const decide = (call: string) => `(${list}) => ${call}`;
  return {
    imported: [`${formula.name}Exact`, ...helperNames(helpers)],
    filter: [
      `function ${formula.name}Filter(${typed(names)}): Sign | Undecided {`,
      ...filter,
      `return UNDECIDED;`,
      `}`,
      ``,
    ],
    entry: [
      `${formula.name}: {`,
      `name: '${formula.name}',`,
      `parameters: [${names.map((name) => `'${name}'`).join(', ')}],`,
      `tiers: [`,
      `{ name: 'filter', decide: ${formula.name}Filter },`,
      ...tiers.map(
        ({ name }, i) => `{ name: '${name}', decide: ${decide(`${formula.name}Exact(${list}, ${i + 1})`)} },`,
      ),
      `],`,
      `},`,
    ],
  };
}

/** The functions that a filter calls. */
const helperNames = (helpers: readonly string[]): string[] =>
  helpers.flatMap((line) => /^export function (\w+)/.exec(line)?.[1] ?? []);

/** The first line of every generated module. */
export const HEADER = '// Generated from src/formulas by `npm run generate`. Do not edit.';

const typed = (names: readonly string[]): string => names.map((name) => `${name}: number`).join(', ');

function constants(formula: Formula): string[] {
  const names = formula.arguments.map(({ name }) => name).join(' ');
  return [`const abs = Math.abs;`, `const ARGUMENTS = '${names}';`];
}

/** The tiers behind the filter, the last of which always decides. */
export function exactTiers(lowered: LoweredFormula): Tier[] {
  const { program, root, formula } = lowered;
  if (program.reachable(root).some((index) => program.at(index).op === 'abs')) {
    throw new RangeError(`${formula.name}: no exact tiers for absolute values`);
  }
  const products = productsBody(lowered);
  const { lines, width } = limbBody(lowered, LIMB_COUNT);
  const first: Tier[] =
    products === undefined
      ? [
          {
            name: 'grid',
            summary: 'Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.',
            body: gridBody(lowered),
          },
        ]
      : [
          {
            name: 'products',
            summary: 'The two rounded products and their errors, compared.',
            body: products,
          },
        ];
  return [
    ...first,
    {
      name: 'limbs',
      summary: `Exact fixed-point evaluation with ${LIMB_COUNT} limbs of ${width} bits.`,
      body: lines,
    },
    {
      name: 'bigint',
      summary: 'Integers of any size: right for every finite input.',
      body: bigintBody(lowered),
    },
  ];
}

function imports(body: readonly string[]): string[] {
  const code = body.join('\n');
  const scales = ['gridRounder', 'limbScaling', 'powerOfTwoAbove'].filter((name) =>
    code.includes(`${name}(`),
  );
  const checks = ['reject', 'requireFinite'].filter((name) => code.includes(`${name}(`));
  return [
    scales.length > 0 ? `import { ${scales.join(', ')} } from '../../arithmetic/power-of-two.js';` : '',
    code.includes('finiteIntegers(')
      ? `import { finiteIntegers } from '../../arithmetic/scaled-integers.js';`
      : `import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';`,
    checks.length > 0 ? `import { ${checks.join(', ')} } from '../../core/arguments/errors.js';` : '',
    `import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';`,
  ].filter(Boolean);
}

function docstring(formula: Formula): string {
  const lines = [
    formula.decides,
    '',
    ...formula.remarks.split('\n'),
    '',
    'Exact for all finite doubles.',
    '',
    '@returns -1, 0 or 1; never -0',
    '@throws RangeError naming the argument, if one is NaN or infinite',
    ...formula.requires.map(requirementSentence),
    '@example',
    ...formula.examples.map(([values, sign]) => `${formula.name}(${values.join(', ')}); // ${sign}`),
  ];
  return comment(lines).join('\n');
}

/** The code, after the short name of Math.abs if it uses that. */
export const usingAbs = (body: readonly string[]): readonly string[] =>
  body.some((line) => /(?<![.\w])abs\(/.test(line)) ? [`const abs = Math.abs;`, ``, ...body] : body;

/** A documentation comment of lines. */
export const comment = (lines: readonly string[]): string[] => [
  '/**',
  ...lines.map((line) => ` * ${line}`.trimEnd()),
  ' */',
];

/** Indents by braces; the generator writes one statement per line. */
export function indent(lines: readonly string[]): string {
  let depth = 0;
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => {
      if (line.startsWith('}')) depth--;
      const result = line === '' ? '' : '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth++;
      return result;
    })
    .join('\n');
}
