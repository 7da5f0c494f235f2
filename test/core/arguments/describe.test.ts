import { expect, describe as group, it } from 'vitest';
import { describe } from '../../../src/core/arguments/describe.js';
import { reject } from '../../../src/core/arguments/errors.js';
import { three } from './three.js';

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
    ['three vectors', "the string 'three vectors'"],
    ['a\n"b" ', `the string 'a\\n"b" '`],
    ['2', "the string '2'"],
    ['', "the string ''"],
    ['\ufeff0', "the string '\\ufeff0'"],
    ['x'.repeat(99), `the string '${'x'.repeat(80)}...'`],
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
    [[new Vector3()], '[a Vector3]'],
    [three('Vector3', 1, 2, 3), 'a three.js Vector3 {x: 1, y: 2, z: 3}: pass [v.x, v.y, v.z]'],
    [[three('Vector2')], '[a three.js Vector2]'],
    [
      three('Plane'),
      "a three.js Plane {isPlane: true, normal: a three.js Vector3, constant: 0}: pass {type: 'plane', normal: v.normal.toArray(), constant: v.constant}",
    ],
    [
      three('Ray'),
      "a three.js Ray {origin: a three.js Vector3, direction: a three.js Vector3}: pass {type: 'ray', origin: v.origin.toArray(), direction: v.direction.toArray()}",
    ],
    [
      { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } },
      "an object {min: {...}, max: {...}}: pass {type: 'box', min: [v.min.x, v.min.y], max: [v.max.x, v.max.y]}",
    ],
    [
      { type: 'Polygon', coordinates: [[]] },
      "an object {type: 'Polygon', coordinates: [[...]]}: pass {outer: v.coordinates[0], holes: v.coordinates.slice(1)}",
    ],
    [
      { type: 'Point', coordinates: [1, 2] },
      "an object {type: 'Point', coordinates: [1, 2]}: pass v.coordinates",
    ],
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

  it.each([
    [three('Box3'), "pass {type: 'box', min: v.min.toArray(), max: v.max.toArray()}"],
    [three('Line3'), "pass {type: 'segment', start: v.start.toArray(), end: v.end.toArray()}"],
    [three('Triangle'), "pass {type: 'triangle', a: v.a.toArray(), b: v.b.toArray(), c: v.c.toArray()}"],
    [three('Matrix4'), 'pass m.elements'],
    [three('BoxGeometry'), 'pass meshFromGeometry(geometry) of unerring/three'],
    [three('Mesh', three('BoxGeometry')), 'pass meshFromObject(mesh) of unerring/three'],
    // What geometryFromMesh gave is no object of three.js, and holds one.
    [
      { geometry: three('BoxGeometry'), deviation: 0 },
      'deviation: 0}: pass meshFromGeometry(v.geometry) of unerring/three',
    ],
    [{ type: 'MultiPolygon', coordinates: [[[]]] }, 'pass each polygon alone, {outer: v.coordinates[i][0], '],
  ])('%# is told how to become what is asked for', (value, way) => {
    expect(describe(value)).toContain(way);
  });
});
