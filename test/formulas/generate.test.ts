import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generateAll, loadFormulas, loadStaged } from '../../src/formulas/generate.js';
import { gridBits } from '../../src/formulas/generator/emit-grid.js';
import { limbBody } from '../../src/formulas/generator/emit-limbs.js';
import { exactTiers, LIMB_COUNT, predicateParts } from '../../src/formulas/generator/emit-module.js';
import { errorConstant } from '../../src/formulas/generator/error-bound.js';
import { lower } from '../../src/formulas/generator/program.js';
import {
  determinant,
  dot,
  type Expression,
  formula,
  minus,
  nonnegative,
  nonzero,
  plus,
  point,
  scalar,
  square,
  times,
} from '../../src/formulas/language/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const committed = (path: string) => readFileSync(ROOT + path, 'utf8');
const named = await loadFormulas();

// Nothing is generated while this file loads: mutation testing then knows which test a piece of code belongs to.
describe('the committed files', () => {
  it('are what the formulas give, and none is left over', async () => {
    const all = generateAll(named, await loadStaged());
    expect([...all.keys()].filter((path) => all.get(path) !== committed(path))).toEqual([]);
    const folders = ['src/predicates/generated/', 'src/implicit/generated/'];
    const present = folders.flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => folder + name),
    );
    expect([...present, 'docs/predicates.md'].sort()).toEqual([...all.keys()].sort());
  });
  it('come from one formula per file, named in kebab case', () => {
    expect(named.map(({ file }) => file)).toEqual([...named.map(({ file }) => file)].sort());
    expect(named.length).toBe(29);
    for (const { file, formula } of named) {
      const camel = file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
      expect(formula.name).toBe(camel);
    }
  });
});

describe('tiers of the predicates', () => {
  it.each(named.map(({ formula }) => [formula.name, formula] as const))('%s', (name, f) => {
    const twoProducts = [
      'orient2d',
      'cross2d',
      'dot2d',
      'angle2d',
      'inDiametralCircle',
      'compareAlong2d',
      'sideOfLine2d',
    ];
    const names = exactTiers(lower(f)).map((tier) => tier.name);
    expect(names).toEqual([twoProducts.includes(name) ? 'products' : 'grid', 'limbs', 'bigint']);
  });
  it('have these grids and limbs', () => {
    const figures = named.map(({ formula: f }) => {
      const lowered = lower(f);
      return `${f.name} ${gridBits(lowered)} ${limbBody(lowered, LIMB_COUNT).width}`;
    });
    expect(figures).toMatchInlineSnapshot(`
      [
        "angle2d 26 24",
        "angle3d 25 24",
        "awayFromLine3d 12 24",
        "compareAlong2d 26 25",
        "compareAlong3d 25 25",
        "compareCrossings2d 12 24",
        "compareCrossings3d 12 25",
        "compareDistance2d 25 26",
        "compareDistance3d 25 26",
        "compareDistanceToPlane 12 25",
        "compareLength2d 25 26",
        "compareLength3d 25 26",
        "cross2d 26 24",
        "dihedralAngle3d 12 24",
        "dot2d 26 24",
        "dot3d 25 24",
        "inDiametralCircle 26 24",
        "inDiametralSphere 25 24",
        "incircle 12 24",
        "insphere 9 24",
        "orientDirection3d 16 24",
        "orientOffset3d 9 25",
        "orient2d 26 24",
        "orient3d 16 24",
        "powerTest2d 12 24",
        "powerTest3d 9 24",
        "sideOfLine2d 26 25",
        "sideOfPlane 25 25",
        "triple3d 16 24",
      ]
    `);
  });
});

describe('a formula made up', () => {
  const made = formula({
    name: 'beyondCorner',
    parameters: {
      a: point(2),
      b: point(2),
      weight: scalar({ length: 2 }),
      n: point(2),
    },
    requires: [nonzero('n'), nonnegative('weight')],
    sign: ({ a, b, weight, n }) =>
      minus(plus(times(a[0]!, b[1]!), square(n[0]!)), plus(weight, times(n[1]!, b[0]!))),
    decides: 'Is it beyond?',
    remarks: 'First line\nof two.\n\nSource: nobody.',
    examples: [
      [[1, 2, 3, 4, 5, 6, 7], 1],
      [[0, 0, 0, 0, 0, 0, 1], 0],
    ],
  });
  const generated = () => generateAll([{ file: 'beyond-corner', formula: made }], []);
  const moduleText = () => generated().get('src/predicates/generated/beyond-corner.ts')!;
  const tiersText = () => generated().get('src/predicates/generated/tiers.ts')!;

  it('becomes a module, and is listed in the index, the registry of tiers and the proof sheet', () => {
    const files = generated();
    expect([...files.keys()]).toEqual([
      'src/predicates/generated/beyond-corner.ts',
      'src/predicates/generated/index.ts',
      'src/predicates/generated/tiers.ts',
      // Those of implicit points have a language of their own.
      'src/implicit/generated/constructions.ts',
      'src/implicit/generated/predicates.ts',
      'docs/predicates.md',
    ]);
    expect(files.get('src/predicates/generated/index.ts')).toBe(
      "// Generated from src/formulas by `npm run generate`. Do not edit.\nexport { beyondCorner } from './beyond-corner.js';\n",
    );
    expect(files.get('src/predicates/generated/tiers.ts')).toContain('  beyondCorner: {\n');
    expect(files.get('docs/predicates.md')).toContain('beyondCorner');
  });
  it('has its documentation', () => {
    expect(moduleText()).toContain(`
/**
 * Is it beyond?
 *
 * First line
 * of two.
 *
 * Source: nobody.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @throws RangeError if n is the zero vector
 * @throws RangeError if weight is negative
 * @example
 * beyondCorner(1, 2, 3, 4, 5, 6, 7); // 1
 * beyondCorner(0, 0, 0, 0, 0, 0, 1); // 0
 */
export function beyondCorner(ax: number, ay: number, bx: number, by: number, weight: number, nx: number, ny: number): Sign {
  if (typeof weight !== 'number') requireFinite('beyondCorner', ARGUMENTS, [ax, ay, bx, by, weight, nx, ny]);
  if (nx === 0 && ny === 0) {
    requireFinite('beyondCorner', ARGUMENTS, [ax, ay, bx, by, weight, nx, ny]);
    reject('beyondCorner', 'n', 'a normal other than zero', [nx, ny]);
  }
  if (weight < 0) {
    requireFinite('beyondCorner', ARGUMENTS, [ax, ay, bx, by, weight, nx, ny]);
    reject('beyondCorner', 'weight', 'a finite number, at least 0', weight);
  }
`);
  });
  it('refuses texts only where it would add them as they are', () => {
    expect(moduleText().match(/typeof \w+ !== 'number'/g)).toEqual(["typeof weight !== 'number'"]);
  });
  it('has its filter, with the bound of its roundings', () => {
    // Three roundings of the value (product, two sums); a margin for each of three products.
    const c = errorConstant(3, 4);
    expect(moduleText()).toContain(`abs(t11) > ${c} * t18)`);
    expect(moduleText()).toContain(` + ${3 * 2 ** -960};`);
  });
  it('has its tiers once: the registry has a filter, and asks the one function for each of the others', () => {
    const text = tiersText();
    expect(text).toContain("beyondCorner: {\n    name: 'beyondCorner',");
    expect(text).toContain("parameters: ['ax', 'ay', 'bx', 'by', 'weight', 'nx', 'ny'],");
    expect(text).toContain("{ name: 'filter', decide: beyondCornerFilter },");
    const list = 'ax, ay, bx, by, weight, nx, ny';
    for (const [i, name] of ['grid', 'limbs', 'bigint'].entries()) {
      expect(text).toContain(
        `{ name: '${name}', decide: (${list}) => beyondCornerExact(${list}, ${i + 1}) },`,
      );
    }
    const body = (module: string, from: string, to: string) => {
      const start = module.indexOf('const t', module.indexOf(from));
      return module.slice(start, module.indexOf(to, start));
    };
    const filter = body(moduleText(), 'export function beyondCorner(', '  return beyondCornerExact');
    expect(filter.length).toBeGreaterThan(100);
    expect(body(text, 'function beyondCornerFilter(', '  return UNDECIDED')).toBe(filter);
    expect(moduleText().match(/^ {2}(?:grid|limbs): \{$/gm)).toEqual(['  grid: {', '  limbs: {']);
  });
  it('scales lengths so that the squared ones fit', () => {
    const code = moduleText();
    expect(code).toContain(
      'let lengthScale = powerOfTwoAbove(abs(ax) + abs(by) + abs(nx) + abs(ny) + abs(bx));',
    );
    expect(code).toContain('const excess = (abs(weight)) / lengthScale / lengthScale;');
    expect(code).toContain('if (excess > 1) lengthScale *= powerOfTwoAbove(Math.sqrt(excess));');
    expect(code).toContain('const excess = (abs(weight)) / lengthScale / lengthScale;');
    expect(code).toContain('let lengthExponent = commonExponent([ax, ay, bx, by, nx, ny]);');
    expect(code).toContain(
      'lengthExponent += Math.min(0, Math.floor((commonExponent([weight]) - (2 * lengthExponent)) / 2));',
    );
    expect(code).toContain('= scaledIntegers([weight], 2 * lengthExponent);');
  });
  it('cuts a long filter in two functions', () => {
    const { filter, helpers } = predicateParts(named.find(({ file }) => file === 'insphere')!.formula);
    expect(filter).toContain(
      'if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;',
    );
    expect(helpers.some((line) => line.startsWith('export function insphereValue('))).toBe(true);
    const short = predicateParts(named.find(({ file }) => file === 'orient3d')!.formula);
    expect(short.helpers.some((line) => line.includes('Value('))).toBe(false);
  });
});

describe('formulas that cannot be', () => {
  const numbers = (
    count: number,
    sign: (x: Expression[]) => Expression,
    unit: Record<string, number> = { length: 1 },
  ) =>
    lower(
      formula({
        name: 'made',
        parameters: Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, scalar(unit)])),
        sign: (values) => sign(Object.values(values) as Expression[]),
        decides: '',
        remarks: '',
        examples: [],
      }),
    );
  it('have no grid where one number is already too long', () => {
    const power = (n: number) => (x: Expression[]) => Array.from({ length: n }, () => x[0]!).reduce(times);
    expect(gridBits(numbers(1, power(1)))).toBe(52);
    expect(gridBits(numbers(1, power(2)))).toBe(26);
    expect(gridBits(numbers(1, power(53)))).toBe(1);
    expect(() => gridBits(numbers(1, power(54)))).toThrow(
      new RangeError('made: no grid on which doubles are exact'),
    );
    expect(gridBits(numbers(4, (x) => dot(x.slice(0, 2), x.slice(2))))).toBe(26);
    expect(gridBits(numbers(6, (x) => dot(x.slice(0, 3), x.slice(3))))).toBe(25);
  });
  it('have no window of the grid tier if the degree is too high', () => {
    const made = numbers(1, (x) => Array.from({ length: 7 }, () => x[0]!).reduce(times));
    expect(() => exactTiers(made)).toThrow('the window of the grid tier is too wide for degree 7');
    const six = numbers(1, (x) => Array.from({ length: 6 }, () => x[0]!).reduce(times));
    expect(() => exactTiers(six)).not.toThrow();
  });
  it('have no scale for the third power of a unit', () => {
    const made = numbers(2, ([a, b]) => plus(a!, b!), { length: 3 });
    expect(() => exactTiers(made)).toThrow(new RangeError('no scale for {"length":3}'));
  });
  it('do not treat every determinant as lifted', () => {
    const made = numbers(9, (x) => determinant([x.slice(0, 3), x.slice(3, 6), x.slice(6)]));
    expect(predicateParts(made.formula).filter.join('\n')).not.toContain('sum');
  });
});
