import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as fuzz from '../../../fuzz/index.js';
import type { Exported } from '../../../src/cli/play/catalogue.js';
import { browserModule, isServed } from '../../../src/cli/play/modules.js';
import { caseProgram } from '../../../src/cli/play/page/case-program.js';
import { importChange } from '../../../src/cli/play/page/completions.js';
import { codeFragment, placeOf } from '../../../src/cli/play/page/link.js';
import { execute } from '../../../src/cli/play/run/execute.js';
import { instrument } from '../../../src/cli/play/run/instrument.js';
import * as oracle from '../../../src/oracle/index.js';
import { allQuestions, loadQuestions, questionNamed } from '../../../src/oracle/index.js';

describe('links', () => {
  it('carry any program', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (code) => {
        const fragment = await codeFragment(code);
        expect(fragment).toMatch(/^#code=[\w-]*$/);
        expect(await placeOf(fragment)).toEqual({ type: 'code', code });
      }),
      { numRuns: 100 },
    );
  });

  it('are short for what repeats', async () => {
    expect((await codeFragment('orient2d(0, 0, 1, 0, 0, 1);\n'.repeat(100))).length).toBeLessThan(150);
  });

  it('lead to examples, lessons and cases', async () => {
    expect(await placeOf('#example=mesh.checkMesh')).toEqual({ type: 'example', name: 'mesh.checkMesh' });
    expect(await placeOf('#case=%7B%22a%22%3A1%7D')).toEqual({ type: 'case', name: '{"a":1}' });
    expect(await placeOf('')).toBeUndefined();
    expect(await placeOf('#nothing=1')).toBeUndefined();
  });

  it('that are cut off or too long are refused', async () => {
    const whole = await codeFragment('orient2d(0, 0, 1, 0, 0, 1);');
    await expect(placeOf(whole.slice(0, -8))).rejects.toThrow('the program of this link cannot be read');
    await expect(placeOf('#code=%%%')).rejects.toThrow('the program of this link cannot be read');
    await expect(placeOf('#case=%')).rejects.toThrow(
      'this link cannot be read: it has a % that begins no character',
    );
    await expect(codeFragment(' '.repeat(1_000_000))).rejects.toThrow('at most 200000 bytes');
    const long = deflateRawSync(Buffer.alloc(1_000_000, ' ')).toString('base64url');
    await expect(placeOf(`#code=${long}`)).rejects.toThrow('at most 200000 bytes');
  });
});

describe('cases', () => {
  /** What the program of a case shows. */
  async function answers(text: string): Promise<unknown[]> {
    const values: unknown[] = [];
    await execute(instrument(caseProgram(text)), {
      load: async (specifier) => (specifier === 'unerring/fuzz' ? fuzz : oracle) as Record<string, unknown>,
      say: ({ type, text: said }) => {
        if (type === 'error') throw new Error(said);
      },
      watch: (_, value) => {
        if (value !== undefined) values.push(value);
      },
    });
    return values;
  }

  it.each([
    ['{"question":"orient2d","values":[0,0,1,1,2,2]}', 'orient2d(0, 0, 1, 1, 2, 2)', 0],
    ['{"id":4,"predicate":"orient2d","arguments":["0","0","1e-300","0","0","5e-324"]}', undefined, 1],
    [
      '{"query":"segmentSegment2d","arguments":[{"start":[0,0],"end":[4,4]},{"start":[0,4],"end":[2,2]}]}',
      undefined,
      'touching e0/v1',
    ],
    [
      '{"predicate":"orient2d","arguments":[0],"hex":["0x0p+0","-0x0p+0","0x1p+0","0x0p+0","0x0p+0","-0x1p+0"]}',
      undefined,
      -1,
    ],
    ['unerring:orient3d:family=rotated-lattice;seed=7;case=123', undefined, 1],
  ])('%s', async (text, shown, answer) => {
    const [asked, kernel, referee] = await answers(text);
    if (shown !== undefined) expect(asked).toBe(shown);
    expect([kernel, referee]).toEqual([answer, answer]);
  });

  it('of a question of each kind are drawn and answered', async () => {
    await loadQuestions();
    const [some] = allQuestions().filter(({ name }) => name === 'boxBox');
    expect(questionNamed('boxBox')).toBe(some);
    const [, kernel, referee] = await answers('{"question":"boxBox","values":[0,0,0,1,1,1,1,0,0,2,1,1]}');
    expect(kernel).toBe(referee);
  });

  it.each([
    '',
    'orient2d',
    '{}',
    '{"question":3}',
    '{"question":"a b"}',
    '{"question":"orient2d","values":[null]}',
    '{"question":"orient2d","values":["x"]}',
    '[1',
    'null',
    '3',
    '"a"',
    '[]',
  ])("'%s' is none", (text) => {
    expect(() => caseProgram(text)).toThrow(/case/);
  });

  it('are no other values of JSON: that is said in one sentence', () => {
    for (const text of ['null', '3', '[]', '{'])
      expect(() => caseProgram(text)).toThrow(
        new Error('a case is an id (unerring:...) or an object of JSON with the question and its arguments'),
      );
  });

  it('hold no code', () => {
    expect(() => caseProgram('{"question":"x\'; alert(1); \'","values":[]}')).toThrow();
    expect(() => caseProgram("unerring:orient3d:family=a;seed=7;case=1'); alert(1); ('")).toThrow();
  });
});

describe('a completed name', () => {
  const exported: Exported = {
    name: 'orient2d',
    entries: ['unerring', 'unerring/predicates'],
    kind: 'function',
    signature: '',
    says: '',
  };
  const completed = (program: string, one = exported) => {
    const change = importChange(program, one);
    return change === undefined
      ? program
      : program.slice(0, change.from) + change.insert + program.slice(change.from);
  };

  it('is imported once', () => {
    expect(completed('')).toBe("import { orient2d } from 'unerring';\n");
    expect(completed('1;')).toBe("import { orient2d } from 'unerring';\n\n1;");
    expect(completed("import { incircle } from 'unerring';\n")).toBe(
      "import { incircle, orient2d } from 'unerring';\n",
    );
    expect(completed("import { a } from 'unerring/mesh';\n")).toBe(
      "import { orient2d } from 'unerring';\nimport { a } from 'unerring/mesh';\n",
    );
    expect(completed("import { incircle, orient2d } from 'unerring/predicates';\n")).not.toContain(
      "from 'unerring';",
    );
    expect(completed('', { ...exported, name: 'Sign', kind: 'type' })).toBe(
      "import { type Sign } from 'unerring';\n",
    );
  });
});

describe('modules for browsers', () => {
  it('name addresses in the place of packages, and nothing else changes', () => {
    expect(browserModule("import a from 'robust-predicates';import('fast-check');", '../p/')).toBe(
      "import a from '../p/robust-predicates.js';import('../p/fast-check.js');",
    );
    const other = "import a from './fast-check'; const b = 'fast-check'; import('three');";
    expect(browserModule(other, '../p/')).toBe(other);
  });

  it('are those of the package, without programs of Node', () => {
    expect(['index.js', 'chunk-AB12.js', 'formats/index.browser.js', 'play/index.html'].every(isServed)).toBe(
      true,
    );
    expect(
      [
        'cli/index.js',
        '../a.js',
        'a/../b.js',
        '/a.js',
        '.a.js',
        'a.cjs',
        'a.d.ts',
        'NOTICES.txt',
        'a\\b.js',
      ].some(isServed),
    ).toBe(false);
  });
});
