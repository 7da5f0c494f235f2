import { describe, expect, it } from 'vitest';
import { keepImports } from '../../scripts/keep-imports.js';

const required = (argument: string) =>
  `const m = await Promise.resolve().then(() => _interopRequireWildcard(require(${argument})));`;

describe('keepImports', () => {
  it('leaves what the package requires of itself', () => {
    const text = required('"./chunk.cjs"') + required("'node:fs'");
    expect(keepImports(text)).toBe(text);
  });

  it('imports what a user names', () => {
    expect(keepImports(required('\n /* webpackIgnore: true */\n url(path).href\n'))).toBe(
      'const m = await import(\n /* webpackIgnore: true */\n url(path).href\n);',
    );
    expect(keepImports(`a; ${required('f(g(x))')} b; ${required('"c"')}`)).toBe(
      `a; const m = await import(f(g(x))); b; ${required('"c"')}`,
    );
  });

  it('refuses what it does not understand', () => {
    expect(() => keepImports(required('x').replace(')))', ') + 1))'))).toThrow('not understood');
    expect(() => keepImports(required('f(x').replace(/\)+;$/, ''))).toThrow('does not end');
  });
});
