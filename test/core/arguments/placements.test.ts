import { describe, expect, it } from 'vitest';
import { requirePlacement } from '../../../src/core/arguments/index.js';
import type { Placement } from '../../../src/core/shapes.js';

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const changed = (at: number, to: number) => IDENTITY.map((x, i) => (i === at ? to : x));
const ROWS = [
  [1, 0, 0, 5],
  [0, 1, 0, 6],
  [0, 0, 1, 7],
];
const MOVED = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1];
const asked = (placement: unknown) => () => requirePlacement('f', 'to', placement as Placement);

describe('requirePlacement', () => {
  it.each<Placement>([
    { type: 'matrix', elements: IDENTITY },
    { type: 'matrix', elements: Float32Array.from(IDENTITY) },
    { type: 'parts' },
    { type: 'parts', translation: [1, 2, 3], rotation: [0, 0, 0, -5], scale: [0, 0, 0] },
    { type: 'reflection', plane: { normal: [0, 0, 2], constant: 1 } },
  ])('takes one: %j', (placement) => {
    expect(asked(placement)).not.toThrow();
  });

  it.each<[unknown, string | RegExp]>([
    [
      undefined,
      "f: to must be a placement, got undefined: pass {type: 'matrix', elements}, {type: 'parts', translation, rotation, scale} or {type: 'reflection', plane}",
    ],
    [
      ROWS.flat(),
      "f: to must be a placement, got 12 numbers: pass {type: 'matrix', elements} with 16 numbers, column by column as in three.js (of v row by row: [0, 1, 2, 3].flatMap((c) => [v[c], v[c + 4], v[c + 8], c < 3 ? 0 : 1])), or {type: 'parts', translation, rotation, scale}",
    ],
    [ROWS, "f: to must be a placement, got a list of rows: pass {type: 'matrix', elements} with 16 numbers"],
    [
      { type: 'matrix', elements: Float64Array.from(ROWS.flat()) },
      /^f: to\.elements must be a list of 16 numbers, got \[1, 0, .* 12 in all\]: pass 16 numbers, column by column as in three\.js/,
    ],
    [{ type: 'matrix', elements: ROWS }, 'must be a list of 16 numbers, got [[1, 0, 0, 5], [0, 1, 0, 6], ['],
    [
      { type: 'matrix', elements: [...ROWS.flat(), 0, 0, 0, 1] },
      'f: to.elements[3] must be 0, as the last row is 0, 0, 0, 1, got 5: pass the columns one behind the other, in place of the rows',
    ],
    [
      { translation: [1, 2, 3] },
      "f: to must be a placement, got parts without their type: pass {type: 'parts', ...v}",
    ],
    [
      IDENTITY,
      "f: to must be a placement, got 16 numbers: pass {type: 'matrix', elements: v}, column by column",
    ],
    [[1, 2, 3], "f: to must be a placement, got 3 numbers: pass {type: 'parts', translation: v}"],
    [[0, 0, 0, 1], "f: to must be a placement, got 4 numbers: pass {type: 'parts', rotation: v}"],
    [
      { x: 1, y: 2, z: 3 },
      "f: to must be a placement, got a vector: pass {type: 'parts', translation: [v.x, v.y, v.z]}",
    ],
    [{ x: 0, y: 0, z: 0, w: 1 }, "pass {type: 'parts', rotation: [v.x, v.y, v.z, v.w]}"],
    [{ isEuler: true, x: 1, y: 2, z: 3, order: 'XYZ' }, 'makeRotationFromEuler(v)) of unerring/three'],
    [
      { type: 'Mesh', matrixWorld: { elements: IDENTITY } },
      'pass placementOf(v.matrixWorld) of unerring/three',
    ],
    [{ x: 1, y: 2 }, 'f: to.type must be'],
    [{ isVector4: true, x: 1, y: 2, z: 3, w: 1 }, 'f: to.type must be'],
    [[IDENTITY, IDENTITY, IDENTITY, IDENTITY], 'f: to.type must be'],
    [{ type: 'turn' }, "f: to.type must be 'matrix', 'parts' or 'reflection'"],
    [{ type: 'matrix', elements: IDENTITY.slice(1) }, 'f: to.elements must be a list of 16 numbers'],
    [{ type: 'matrix', elements: changed(5, Number.NaN) }, 'f: to.elements[5] must be a finite number'],
    [
      { type: 'matrix', elements: changed(3, 1) },
      'f: to.elements[3] must be 0, as the last row is 0, 0, 0, 1, got 1',
    ],
    [{ type: 'matrix', elements: changed(15, 2) }, 'f: to.elements[15] must be 1'],
    [{ type: 'parts', rotate: [0, 0, 0, 1] }, 'f: to.rotate must be a known name ('],
    [{ type: 'parts', rotation: [0, 0, 0, 0] }, 'f: to.rotation must be a quaternion other than zero'],
    [{ type: 'parts', rotation: [0, 0, 1] }, 'f: to.rotation must be a quaternion of 4 numbers'],
    [{ type: 'parts', translation: [0, Infinity, 0] }, 'f: to.translation[1] must be a finite number'],
    [{ type: 'parts', scale: 2 }, 'f: to.scale must be a vector of 3 coordinates'],
    [{ type: 'reflection', plane: { normal: [0, 0, 0], constant: 1 } }, 'f: to.plane.normal must be'],
    [{ type: 'reflection' }, 'f: to.plane must be'],
    [
      { type: 'matrix', elements: IDENTITY, translation: [1, 2, 3] },
      'f: to.translation must be a known name',
    ],
  ])('refuses %j', (placement, text) => {
    expect(asked(placement)).toThrow(text);
  });

  it.each([[ROWS.flat()], [ROWS], [[...ROWS, [0, 0, 0, 1]]]])(
    'tells how rows become elements: %j',
    (rows) => {
      for (const given of [rows, { type: 'matrix', elements: rows }]) {
        let message = '';
        try {
          asked(given)();
        } catch (error) {
          ({ message } = error as Error);
        }
        const [, way] = /of v row by row: (.*\))\)/.exec(message)!;
        expect(new Function('v', `return ${way}`)(rows)).toEqual(MOVED);
      }
      expect(asked({ type: 'matrix', elements: MOVED })).not.toThrow();
    },
  );
});
