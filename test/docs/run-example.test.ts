import { describe, expect, it } from 'vitest';
import { docExamples } from './find-examples.js';
import { claimsOf, runExample } from './run-example.js';

const none = async () => ({ one: 1 });

describe('the checker of examples', () => {
  it('accepts true statements, with and without an explanation', async () => {
    const code =
      "const x: number = 1;\nx + 1; // 2\n[x]; // [1]: a list\n({ a: 3n }); // { a: 3n }\n'a, b'; // 'a, b'";
    expect(await runExample(code, {}, none)).toBe(4);
  });

  it.each([
    '1 + 1; // 3',
    '-0; // 0',
    '({ a: 1 }); // { a: 2 }',
    '1; // throws RangeError',
    "throw_('x'); // RangeError: y",
    '1; // one of many',
    'unknown; // 1',
  ])('refuses %s', async (code) => {
    const scope = {
      throw_: (text: string) => {
        throw new RangeError(text);
      },
    };
    await expect(runExample(code, scope, none)).rejects.toThrow();
  });

  it('accepts an error that is thrown, and its message', async () => {
    const scope = {
      fail: () => {
        throw new RangeError('a: b');
      },
    };
    expect(await runExample('fail(); // throws RangeError\nfail(); // RangeError: a: b', scope, none)).toBe(
      2,
    );
  });

  it('follows imports and leaves types out', async () => {
    const code = "import { type Two, one as first } from 'm';\nimport type { T } from 't';\nfirst; // 1";
    expect(await runExample(code, {}, none)).toBe(1);
  });

  it('takes a statement over several lines as one', () => {
    expect(claimsOf('f(\n  1, // not a claim\n  2,\n); // 3')).toEqual([
      { expression: 'f(\n  1, // not a claim\n  2,\n)', comment: '3', line: 1 },
    ]);
    expect(claimsOf('a;\n// x\nb\n  .c; // 3').map(({ line }) => line)).toEqual([3]);
  });

  it('finds examples on one line, over many, and fenced', () => {
    expect(docExamples('/** Text. @example f(1); // 2 */')).toEqual(['f(1); // 2']);
    expect(docExamples('/**\n * @example\n * f(1); // 2\n * f(2); // 3\n * @throws never\n */')).toEqual([
      'f(1); // 2\nf(2); // 3',
    ]);
    expect(docExamples('/**\n * @example\n * ```ts\n * f(1); // 2\n * ```\n */')).toEqual(['f(1); // 2']);
  });
});
