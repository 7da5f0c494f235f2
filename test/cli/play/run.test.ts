import { describe, expect, it } from 'vitest';
import { execute, MOST_SAID, type Said } from '../../../src/cli/play/run/execute.js';
import { instrument, ProgramProblem } from '../../../src/cli/play/run/instrument.js';
import { LONGEST, valueText } from '../../../src/cli/play/run/value-text.js';

const MODULES: Readonly<Record<string, Record<string, unknown>>> = {
  numbers: { default: 7, two: 2, three: 3 },
};

async function run(source: string): Promise<Said[]> {
  const said: Said[] = [];
  await execute(instrument(source), {
    load: async (specifier) => {
      const found = MODULES[specifier];
      if (found === undefined) throw new Error(`no ${specifier}`);
      return found;
    },
    say: (one) => said.push(one),
  });
  return said;
}

/** `line type text` of all that a program says. */
const saidBy = async (source: string) =>
  (await run(source)).map(({ type, line, text }) => `${line} ${type} ${text}`);

describe('a program of the playground', () => {
  it('shows the values of its expressions, and what it logs, with their lines', async () => {
    expect(await saidBy("1 + 1;\n\nconst x = [1,\n  2];\nx\nconsole.log('x is', x, 'y');\nvoid 0;")).toEqual([
      '1 value 2',
      '5 value [1, 2]',
      '6 log x is [1, 2] y',
    ]);
  });

  it('shows nothing of what is no expression, or inside of one', async () => {
    expect(await saidBy('function f() { 1; return 2; }\nif (true) { 3; }\nfor (const x of [1]) x;')).toEqual(
      [],
    );
  });

  it('may have types, on as many lines as they take', async () => {
    const source =
      'interface A {\n  a: number;\n}\nconst a: A = { a: 1 } as const satisfies A;\na.a!;\n(a as A).a;';
    expect(await saidBy(source)).toEqual(['5 value 1', '6 value 1']);
  });

  it('imports in any form, on any number of lines', async () => {
    expect(await saidBy("import {\n  two,\n  three as drei,\n} from 'numbers';\ntwo + drei;")).toEqual([
      '5 value 5',
    ]);
    expect(await saidBy("import seven, { two } from 'numbers';\nseven * two;")).toEqual(['2 value 14']);
    expect(await saidBy("import * as all from 'numbers';\nall.two;")).toEqual(['2 value 2']);
    expect(
      await saidBy("import type { A } from 'nowhere';\nimport { type B, two } from 'numbers';\ntwo;"),
    ).toEqual(['3 value 2']);
    expect(await saidBy("const { two } = await import('numbers').catch(() => ({ two: 4 }));\ntwo;")).toEqual([
      '2 value 4',
    ]);
    expect(await saidBy("import { four } from 'numbers';\nfour;")).toEqual([
      "1 error SyntaxError: 'numbers' has no export 'four'",
    ]);
    expect(await saidBy("import { two } from 'nothing';\ntwo;")).toEqual(['1 error Error: no nothing']);
  });

  it('may wait', async () => {
    expect(await saidBy('await Promise.resolve(3);\nconst f = async () => await 4;\nawait f();')).toEqual([
      '1 value 3',
      '3 value 4',
    ]);
  });

  it('may export to nobody', async () => {
    expect(
      await saidBy('export const a = 1;\nexport function f() { return 2; }\na + f();\nexport { a };'),
    ).toEqual(['3 value 3']);
    expect(() => instrument("\nexport * from 'a';")).toThrow(
      new ProgramProblem('SyntaxError: this program exports to nobody', 2),
    );
  });

  it('ends at an error, which is said at its line', async () => {
    expect(await saidBy('1;\nfunction f(x) {\n  return x.y.z;\n}\nf({});\n2;')).toEqual([
      '1 value 1',
      "3 error TypeError: Cannot read properties of undefined (reading 'z')",
    ]);
    expect(await saidBy('throw 7;')).toEqual(['1 error thrown: 7']);
    expect(await saidBy('x;\nconst x = 1;')).toEqual([
      "1 error ReferenceError: Cannot access 'x' before initialization",
    ]);
  });

  it('ends at an error from elsewhere, which is said at the line of the statement that waited', async () => {
    const far = "Object.assign(new Error('far'), { stack: 'Error: far' })";
    expect(await saidBy(`// Two\n1;\n\nconst x = await Promise\n  .reject(${far});`)).toEqual([
      '2 value 1',
      '4 error Error: far',
    ]);
    expect(await saidBy("2;\nimport { two } from 'nothing';\ntwo;")).toEqual([
      '1 value 2',
      '2 error Error: no nothing',
    ]);
  });

  it('may have many lines', () => {
    expect(instrument('f(1); // 2\n'.repeat(40_000))).toContain('$at(40000);$show(40000,');
  });

  it('goes on where a comment says that it throws', async () => {
    const source =
      "null.x; // TypeError: no\nawait Promise.reject(new RangeError('no')); // throws RangeError\n3;";
    expect((await saidBy(source)).slice(1)).toEqual(['2 value RangeError: no', '3 value 3']);
    expect(await saidBy('null.x; // an Error\n3;')).toHaveLength(1);
  });

  it('is refused with its line if it is none', () => {
    const problem = (source: string) => {
      try {
        instrument(source);
      } catch (error) {
        return [(error as ProgramProblem).line, (error as ProgramProblem).message];
      }
      return undefined;
    };
    expect(problem('1;\nconst = 3;')).toEqual([2, expect.stringMatching(/^SyntaxError: /)]);
    expect(problem("\n\nconst x = 'abc")).toEqual([3, expect.stringMatching(/^SyntaxError: /)]);
  });

  it('ends when its timers have ended, and says what they say', async () => {
    expect(
      await saidBy("const late = setTimeout((x) => console.log('late', x), 5, 3);\nconsole.log('early');"),
    ).toEqual(['2 log early', '1 log late 3']);
    const chain =
      "const id = setInterval(() => {\n  console.log('again');\n  clearInterval(id);\n  setTimeout(() => console.log('last'));\n});\nPromise.resolve().then(() => {}).then(() => console.log('soon'));";
    expect((await run(chain)).map(({ text }) => text).filter((text) => /^\w+$/.test(text))).toEqual([
      'soon',
      'again',
      'last',
    ]);
    expect(await saidBy('const id = setTimeout(() => console.log(1), 60_000);\nclearTimeout(id);')).toEqual(
      [],
    );
  });

  it('ends at an error of a timer, which is said at its line, and so do the other timers', async () => {
    expect(
      await saidBy(
        'const a = setTimeout(() => console.log(1), 60_000);\nconst b = setTimeout(() => {\n  null.x;\n});',
      ),
    ).toEqual([expect.stringMatching(/^3 error TypeError/)]);
    expect(await saidBy('const a = setInterval(() => console.log(1), 60_000);\nnull.x;')).toEqual([
      expect.stringMatching(/^2 error TypeError/),
    ]);
  });

  it('says so much and no more', async () => {
    const said = await saidBy('for (let i = 0; i < 10_000; i++) console.log(i);\nnull.x;');
    expect(said).toHaveLength(MOST_SAID + 2);
    expect(said.at(-2)).toMatch(/the rest is not shown$/);
    expect(said.at(-1)).toMatch(/^2 error TypeError/);
  });
});

describe('the text of a value', () => {
  it.each([
    [-0, '-0'],
    [0, '0'],
    [0.1, '0.1'],
    [Number.NaN, 'NaN'],
    [12n, '12n'],
    ['it\'s "so"\n', "'it\\'s \"so\"\\n'"],
    [undefined, 'undefined'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [{ a: [1, { b: -0 }], 'c d': true }, "{ a: [1, { b: -0 }], 'c d': true }"],
    [Float64Array.of(1, -0), 'Float64Array [1, -0]'],
    [new Set([1, 2]), 'Set {1, 2}'],
    [new Map([['a', 1]]), "Map {['a', 1]}"],
    [new RangeError('no'), 'RangeError: no'],
    [function f() {}, '[function f]'],
    [Object.create(null), '{}'],
    [Symbol('s'), 'Symbol(s)'],
    [Promise.resolve(1), 'Promise {}'],
  ])('%s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });

  it('reads members that are found when they are read, and has the names of classes', () => {
    class Hit {
      a = 1;
    }
    expect(
      valueText({
        get a() {
          return 2;
        },
      }),
    ).toBe('{ a: 2 }');
    expect(valueText(new Hit())).toBe('Hit { a: 1 }');
  });

  it('ends, whatever the value is', () => {
    const round: Record<string, unknown> = {};
    round.a = round;
    expect(valueText(round)).toBe('{ a: [circular] }');
    let deep: unknown = 1;
    for (let i = 0; i < 100; i++) deep = [deep];
    expect(valueText(deep)).toContain('[Array]');
    const started = performance.now();
    expect(valueText(new Float64Array(10_000_000)).length).toBeLessThanOrEqual(LONGEST + 10);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
