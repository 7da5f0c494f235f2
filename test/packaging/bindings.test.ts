import { describe, expect, it } from 'vitest';
import { constBindings, exportedCopies, namedTypes, pureNamespaces } from '../../scripts/bindings.js';

/** A module of ours, as a bundler writes it. */
const ours = (text: string) => `// src/core/some.ts\n${text}`;

describe('constBindings', () => {
  it('turns back what is set once', () => {
    expect(
      constBindings(
        ours('var P = [1];\nfunction f() {\n  var q = -P[0];\n  P[0] = q;\n  P.x++;\n  [P[1]] = [q];\n}\n'),
      ),
    ).toBe(
      ours('const P = [1];\nfunction f() {\n  var q = -P[0];\n  P[0] = q;\n  P.x++;\n  [P[1]] = [q];\n}\n'),
    );
    expect(constBindings(ours('// a\nvar a = 1, b = 2;\nvar [c, { d: e }] = x;'))).toBe(
      ours('// a\nconst a = 1, b = 2;\nconst [c, { d: e }] = x;'),
    );
  });

  it('leaves what comes from packages, which may be read before it is set', () => {
    const theirs = '// node_modules/them/index.js\nvar E = (function(E) { return E; })(E || {});\n';
    const helper = 'var __defProp = Object.defineProperty;\n';
    expect(constBindings(`${helper}${theirs}${ours('var a = 1;\n')}${theirs}`)).toBe(
      `${helper}${theirs}${ours('const a = 1;\n')}${theirs}`,
    );
  });

  it.each([
    'var a;',
    'var a, b = 1;',
    'var a = 1; a = 2;',
    'var a = 1; function f() { a += 2; }',
    'var a = 1; function f() { return a++; }',
    'var a = 1; function f() { return --a; }',
    'var a = 1; function f() { [x[0], { b: a }] = y; }',
    'var a = 1; function f() { ({ a } = y); }',
    'var a = 1; function f() { for (a of y) g(a); }',
    'var [a, b] = x; function f() { b = 1; }',
    'let a = 1;',
    'const a = 1;',
  ])('leaves %s', (text) => {
    expect(constBindings(ours(text))).toBe(ours(text));
  });
});

describe('exportedCopies', () => {
  it('exports copies of constants, and what is no constant as it is', () => {
    const text = 'const P = [1];\nvar q = 2;\nfunction f() {}\nexport { P, q, f as g };\n';
    expect(exportedCopies(text)).toBe(
      text.replace(
        /export.*/,
        `const P$exported = P;
export {
  P$exported as P,
  q,
  f as g
};`,
      ),
    );
  });

  it('leaves what is exported from elsewhere', () => {
    const text = "const P = 1;\nexport { P } from './p.js';\nexport * from './q.js';\n";
    expect(exportedCopies(text)).toBe(text);
  });
});

describe('namedTypes', () => {
  it('makes types of what a namespace takes for values, and leaves values', () => {
    const text =
      'declare const rational_Rational: typeof Rational;\ndeclare const surd_sign: typeof sign$4;\ndeclare const a_LIMIT: typeof LIMIT;\n';
    expect(namedTypes(text)).toBe(
      'type rational_Rational = Rational;\ndeclare const surd_sign: typeof sign$4;\ndeclare const a_LIMIT: typeof LIMIT;\n',
    );
  });
});

describe('pureNamespaces', () => {
  it('makes a namespace the value of a constant, which is left out where nothing asks for it', () => {
    expect(
      pureNamespaces(
        'const a_exports = {};\n__export(a_exports, {\n  f: () => f\n});\n__export(b_exports, {});\n',
      ),
    ).toBe('const a_exports = /* @__PURE__ */ __export({}, {\n  f: () => f\n});\n__export(b_exports, {});\n');
  });

  it('returns what was filled', () => {
    const helper =
      'var __export = (target, all) => {\n  for (var name in all)\n    define(target, name);\n};\nlet other;\n';
    expect(pureNamespaces(helper)).toBe(
      'var __export = (target, all) => {\n  for (var name in all)\n    define(target, name);\n  return target;\n};\nlet other;\n',
    );
  });
});
