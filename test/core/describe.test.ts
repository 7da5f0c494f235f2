import { expect, describe as group, it } from 'vitest';
import { describe } from '../../src/core/describe.js';
import { reject, requireIndex, requireList, requireObject } from '../../src/core/errors.js';

/** As the vectors of three.js: coordinates, and methods on the prototype. */
class Vector3 {
  x = 0;
  y = 0.5;
  z = -0;
  length(): number {
    return 0.5;
  }
}

group('a refused value', () => {
  it.each([
    [3, '3'],
    [-0, '0'],
    [Number.NaN, 'NaN'],
    [5n, '5n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('q'), 'Symbol(q)'],
    ['three vectors', 'three vectors'],
    ['2', "the string '2'"],
    ['', "the string ''"],
    ['x'.repeat(99), `${'x'.repeat(80)}...`],
    [[], '[]'],
    [[1, -0, '3', null], "[1, 0, '3', null]"],
    [new Float64Array([1, 2, 3, 4, 5, 6, 7]), '[1, 2, 3, 4, 5, 6, ... 7 in all]'],
    [
      [
        [0, 0],
        [1, [2]],
      ],
      '[[0, 0], [1, [...]]]',
    ],
    [[{ x: 0, y: 0 }], '[{...}]'],
    [{}, 'an object {}'],
    [{ start: [0, 0], end: undefined }, 'an object {start: [0, 0], end: undefined}'],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }, 'an object {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, ...}'],
    [{ x: 1, y: 2 }, 'an object {x: 1, y: 2}: pass [v.x, v.y]'],
    [new Vector3(), 'a Vector3 {x: 0, y: 0.5, z: 0}: pass [v.x, v.y, v.z]'],
    [{ length: () => 1 }, 'an object {length: the function length}'],
    [() => 1, 'a function'],
    [Math.hypot, 'the function hypot'],
    [Object.create(null), 'an object {}'],
    [new Map(), 'a Map {}'],
  ])('%# is said in words', (value, words) => {
    expect(describe(value)).toBe(words);
    expect(() => reject('f', 'x', 'else', value)).toThrow(new RangeError(`f: x must be else, got ${words}`));
  });

  it('that throws when it is looked at is an object all the same', () => {
    const shy = new Proxy(
      {},
      {
        ownKeys() {
          throw new TypeError('no');
        },
      },
    );
    expect(describe(shy)).toBe('an object {}');
  });
});

group('checks', () => {
  it('of objects', () => {
    for (const fine of [{}, [], new Vector3()])
      expect(() => requireObject('f', 'a', '{b}', fine)).not.toThrow();
    for (const bad of [undefined, null, 1, 'a', true, () => 1]) {
      expect(() => requireObject('f', 'a', '{b}', bad)).toThrow('f: a must be {b}, got ');
    }
  });
  it('of lists', () => {
    for (const fine of [[], new Float64Array(1), { length: 0 }]) {
      expect(() => requireList('f', 'a', 'a list', fine)).not.toThrow();
    }
    for (const bad of [undefined, {}, new Vector3(), 'abc']) {
      expect(() => requireList('f', 'a', 'a list', bad)).toThrow('f: a must be a list, got ');
    }
  });
  it('of indices', () => {
    expect(() => requireIndex('f', 'i', 1, 2)).not.toThrow();
    for (const bad of [-1, 2, 0.5, Number.NaN, '1', null, undefined] as number[]) {
      expect(() => requireIndex('f', 'i', bad, 2)).toThrow('f: i must be an integer from 0 to 1, got ');
    }
    expect(() => requireIndex('f', 'i', 0, 0)).toThrow('f: i must be an index, but there is nothing, got 0');
  });
});
