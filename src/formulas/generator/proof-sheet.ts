import type { Formula, NamedFormula } from '../language/formula.js';
import { gridBits } from './emit-grid.js';
import { limbBody } from './emit-limbs.js';
import { LIMB_COUNT } from './emit-module.js';
import { twoProducts } from './emit-products.js';
import { deriveErrorBound } from './error-bound.js';
import { deriveLaws } from './laws.js';
import { appendMagnitude } from './magnitude.js';
import { type LoweredFormula, lower } from './program.js';
import { rowNormBound } from './row-norms.js';

/** `docs/predicates.md`: what the generator derived for each formula. */
export function proofSheet(formulas: readonly NamedFormula[]): string {
  const rows = formulas.map(({ formula }) => summaryRow(formula));
  return [
    '<!-- Generated from src/formulas by `npm run generate`. Do not edit. -->',
    '# Predicates: the proof sheet',
    '',
    'What the generator derived from each formula in `src/formulas/` (in the repository, not in the package). The derivations are',
    'in [bounds.md](bounds.md); u = 2^-53 is the unit roundoff.',
    '',
    '![On which side of a line 256 by 256 neighbouring doubles are: jagged in plain doubles, straight in truth](images/orient2d.svg)',
    '',
    'Each of these 65,536 points is the next double to its neighbours. The picture shows on which side of the line through (12, 12) and',
    '(24, 24) it is: on the left as plain doubles say, on the right as it is, and as `orient2d` says.',
    '',
    '- **degree**: of the polynomial; it is the factor in the number of bits that an exact answer needs.',
    '- **terms**: monomials when multiplied out. **operations**: of the filter’s value, without the error bound.',
    '- **roundings**: on the longest path to the value (n), and to the magnitude that bounds its terms (k).',
    '- **filter constant**: the computed value’s sign is proved above this constant times the magnitude.',
    '- **second tier**: `products` compares two products with their rounding errors; `grid` is plain double',
    '  arithmetic on inputs that are multiples of 2^-bits of the largest difference.',
    `- **limb window**: inputs that span at most this many bits are decided in fixed point (${LIMB_COUNT} limbs);`,
    '  the rest is decided in integers.',
    '',
    '| predicate | degree | terms | operations | roundings n, k | filter constant | second tier | limb window |',
    '|---|---:|---:|---:|---:|---|---|---:|',
    ...rows,
    '',
    ...formulas.flatMap(({ formula }) => section(formula)),
  ].join('\n');
}

function summaryRow(formula: Formula): string {
  const lowered = lower(formula);
  const { degree, terms } = deriveLaws(formula);
  const operations = lowered.program
    .reachable(lowered.root)
    .filter((index) => lowered.program.at(index).op !== 'input').length;
  const { roundings, constant } = filterSummary(lowered);
  const second = twoProducts(lowered) === undefined ? `grid, ${gridBits(lowered)} bits` : 'products';
  const { width } = limbBody(lowered, LIMB_COUNT);
  const window = LIMB_COUNT * width - 1;
  return `| [${formula.name}](#${formula.name.toLowerCase()}) | ${[degree, terms, operations, roundings, constant, second, `${window} bits`].join(' | ')} |`;
}

function filterSummary(lowered: LoweredFormula): { roundings: string; constant: string } {
  const rows = rowNormBound(lowered);
  const magnitude = appendMagnitude(lowered);
  const bound = deriveErrorBound(lowered, magnitude);
  const inUnits = (value: number) => `${(value * 2 ** 53).toFixed(6).replace(/\.?0+$/, '')} u`;
  if (rows === undefined) {
    return {
      roundings: `${bound.valueRoundings}, ${bound.magnitudeRoundings}`,
      constant: inUnits(bound.constant),
    };
  }
  const factor = (rows.factor * 2 ** 106).toFixed(3).replace(/\.?0+$/, '');
  return {
    roundings: `${bound.valueRoundings}, –`,
    constant: `value² > ${factor} u² ΠL ΣL + 2^${rows.guardExponent}, ΣL < 2^${rows.limitExponent}`,
  };
}

function section(formula: Formula): string[] {
  const { exchanges, translationInvariant } = deriveLaws(formula);
  const pairs = (sign: 1 | -1) =>
    exchanges.filter((exchange) => exchange.sign === sign).map(({ parameters }) => parameters.join('↔'));
  const laws = [
    pairs(-1).length > 0 ? `negated by ${pairs(-1).join(', ')}` : '',
    pairs(1).length > 0 ? `unchanged by ${pairs(1).join(', ')}` : '',
    translationInvariant ? 'unchanged by translations' : '',
  ].filter(Boolean);
  const signature = formula.arguments.map(({ name }) => name).join(', ');
  return [
    `## ${formula.name}`,
    '',
    `\`${formula.name}(${signature})\``,
    '',
    `**${formula.decides}** ${formula.remarks}`,
    '',
    `Laws: ${laws.length > 0 ? laws.join('; ') : 'none beyond scaling'}.`,
    '',
  ];
}
