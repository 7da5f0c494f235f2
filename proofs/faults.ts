/** Faults of filters: changes of the text of an emitted file; `undefined` where there is no place for one. */
export interface Fault {
  readonly name: string;
  readonly plant: (text: string) => string | undefined;
}

/** The greatest double below a positive one. */
function below(value: number): number {
  const bits = new BigUint64Array(new Float64Array([value]).buffer);
  return new Float64Array(new BigUint64Array([bits[0]! - 1n]).buffer)[0]!;
}

/** Changes the constant of the test: the first that something is compared with a multiple of. */
const factor = (change: (value: number) => number) => (text: string) =>
  text.replace(/> (\d[\d.]*e-\d+) \*/, (_, digits: string) => `> ${change(Number(digits))} *`);

/** The name of the value whose sign is returned, and the declaration of it. */
function declaredValue(text: string): { readonly declaration: string; readonly term: string } | undefined {
  const names = [/\(\(\((\w+) > 0\) as unknown/, /\? (\w+) : 0;/, /packSigns\((\w+),/].map(
    (returned) => returned.exec(text)?.[1],
  );
  for (const name of names) {
    const found = new RegExp(`const ${name} = ([^;]*[-+][^;]*);`).exec(text);
    if (name !== undefined && found !== null) return { declaration: found[0], term: found[1]! };
  }
  return undefined;
}

function inValue(text: string, change: (term: string) => string): string | undefined {
  const value = declaredValue(text);
  return value && text.replace(value.declaration, value.declaration.replace(value.term, change(value.term)));
}

/** The first leaf: a difference of two arguments, or of what was read from two places. */
const LEAF = /const (\w+) = ([\w[\] +!]+) - ([\w[\] +!]+);/;

export const FAULTS: readonly Fault[] = [
  { name: 'the constant is one unit in the last place smaller', plant: factor(below) },
  { name: 'the constant is 1 % smaller', plant: factor((value) => 0.99 * value) },
  {
    name: 'the margin or guard is 2^60 times smaller',
    plant: (text) => {
      const test = text.lastIndexOf('+ ', text.search(/\) return \(\(\(|\? \w+ : 0;|\) return packSigns/));
      const place = /\+ (\d[\d.]*e-\d+)/.exec(text.slice(test));
      const number = place?.[1];
      return (
        number && text.slice(0, test) + text.slice(test).replace(number, String(Number(number) * 2 ** -60))
      );
    },
  },
  {
    name: 'a difference of the value is a sum, or the other way round',
    plant: (text) =>
      inValue(text, (term) =>
        term.includes(' - ') ? term.replace(' - ', ' + ') : term.replace(' + ', ' - '),
      ),
  },
  {
    name: 'an absolute value of the bound is left out',
    plant: (text) => {
      const filter = text.split('The tiers behind the filter')[0]!;
      const sizes = [...filter.matchAll(/(?:Math\.)?abs\(([^()]*)\)/g)];
      const inBound = sizes.find(({ 0: size, index }) => !text.slice(index + size.length).startsWith(' >'));
      if (inBound === undefined) return undefined;
      const [size, operand] = inBound;
      return `${text.slice(0, inBound.index)}(${operand})${text.slice(inBound.index + size.length)}`;
    },
  },
  { name: 'a leaf is turned round', plant: (text) => text.replace(LEAF, 'const $1 = $3 - $2;') },
  {
    name: 'a leaf is rounded twice more',
    plant: (text) => text.replace(LEAF, 'const $1 = ($2 + $2) - ($3 + $2);'),
  },
  {
    name: 'a product of the value has another factor',
    plant: (text) => inValue(text, (term) => term.replace(/(\w+) \* (\w+)/, '$1 * $1')),
  },
  { name: 'the test is turned round', plant: (text) => text.replace(/> (\d[\d.]*e-\d+) \*/, '< $1 *') },
];

/** Changes the tier of two products alone. */
const inProducts =
  (from: RegExp, to: string) =>
  (text: string): string | undefined => {
    const [before, rest] = text.split('  products: {\n');
    if (rest === undefined) return undefined;
    const end = rest.indexOf('    break products;\n  }');
    const block = rest.slice(0, end);
    const changed = block.replace(from, to);
    return changed === block ? undefined : `${before}  products: {\n${changed}${rest.slice(end)}`;
  };

/** Faults of the tier of two products. */
export const PRODUCTS_FAULTS: readonly Fault[] = [
  { name: 'a splitter is even', plant: inProducts(/134217729/, '134217728') },
  { name: 'a half is not rounded', plant: inProducts(/(\w+)Big - \(\1Big - \1\)/, '$1Big - $1') },
  {
    name: 'a tail has a sum in place of a difference',
    plant: inProducts(/\((\w+)Virtual - /, '($1Virtual + '),
  },
  {
    name: 'a tail of a difference is turned round',
    plant: inProducts(/\((\w+) \+ \1Virtual\)/, '($1 - $1Virtual)'),
  },
  {
    name: 'a low half is taken for a high one',
    plant: inProducts(/(\w+)Low \* (\w+)High/, '$1High * $2High'),
  },
  {
    name: 'the products of low halves are left out',
    plant: inProducts(/pTail = .*? - \(p/, 'pTail = 0 - (p'),
  },
  {
    name: 'a term of what is mixed has the other sign',
    plant: inProducts(/mixed = (.*?) - /, 'mixed = $1 + '),
  },
  { name: 'a tail is not asked for', plant: inProducts(/rounded = \w+ !== 0 \|\| /, 'rounded = ') },
  { name: 'one product of zero is enough', plant: inProducts(/\) && \(/, ') || (') },
  { name: 'products are compared the other way round', plant: inProducts(/p > q \?/, 'q > p ?') },
  { name: 'tails are compared the other way round', plant: inProducts(/pTail > qTail/, 'pTail < qTail') },
  { name: 'tails are added', plant: inProducts(/pTail - qTail/, 'pTail + qTail') },
  { name: 'the threshold is 1 % smaller', plant: inProducts(/1\.9721522630525295e-31/, '1.95243e-31') },
  { name: 'there is no least size', plant: inProducts(/size > 1\.1830521861667747e-271/, 'size > 5e-324') },
  { name: 'sizes may be greater', plant: inProducts(/size < 8\.452712498170644e\+270/, 'size < 1e+308') },
  { name: 'the last test is turned round', plant: inProducts(/\(value\) > /, '(value) < ') },
];
