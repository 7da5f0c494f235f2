import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuakeMap, parseQuakeMap, type QuakeMapFace } from '../../../src/formats/index.js';
import { bare, FIXTURES, fixture, maps } from './maps.js';

const face: QuakeMapFace = {
  points: [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
  ],
  texture: 'a',
  axes: null,
  offset: [0, 0],
  rotation: 0,
  scale: [1, 1],
  extra: [],
};
const mapOf = (one: unknown) => ({
  entities: [{ properties: {}, brushes: [{ faces: [one as QuakeMapFace] }] }],
});

/** Whether UTF-8 keeps a string: halves of characters have no place there. */
const isWellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text)) === text;

describe('formatQuakeMap', () => {
  it('writes the fixtures as they are, but for comments', async () => {
    for (const name of FIXTURES) {
      const text = fixture(name);
      expect(formatQuakeMap(await parseQuakeMap(text))).toBe(text.replaceAll(/\/\/.*\n/g, ''));
    }
  });

  it('is read back as the same map, bit for bit', async () => {
    let faces = 0;
    let valve = 0;
    await fc.assert(
      fc.asyncProperty(maps, fc.boolean(), async (map, asBytes) => {
        const text = formatQuakeMap(map);
        const input = asBytes && isWellFormed(text) ? new TextEncoder().encode(text) : text;
        expect(bare(await parseQuakeMap(input))).toEqual(bare(map));
        const all = map.entities.flatMap(({ brushes }) => brushes.flatMap((brush) => brush.faces));
        faces += all.length;
        valve += all.filter(({ axes }) => axes !== null).length;
      }),
      { seed: 5, numRuns: 400 },
    );
    expect(Math.min(valve, faces - valve)).toBeGreaterThan(200);
  });

  it('takes lists of any kind', () => {
    const typed = { ...face, points: face.points.map((point) => Float64Array.from(point)) };
    expect(formatQuakeMap(mapOf(typed))).toBe(formatQuakeMap(mapOf(face)));
  });

  it.each([
    [{ ...face, rotation: Number.NaN }, 'faces[0].rotation must be a finite number, got NaN'],
    [{ ...face, offset: [0] }, 'faces[0].offset must be a list of 2 numbers, one for each axis, got'],
    [{ ...face, scale: [1, Infinity] }, 'faces[0].scale[1] must be a finite number, got Infinity'],
    [{ ...face, extra: ['1'] }, "faces[0].extra[0] must be a finite number, got the string '1'"],
    [{ ...face, axes: [[0, 0, 1]] }, 'faces[0].axes must be a list of 2 vectors, or null, got'],
    [{ ...face, axes: undefined }, 'faces[0].axes must be a list of 2 vectors, or null, got undefined'],
    [
      { ...face, texture: 'a "b"' },
      'faces[0].texture must be a word, or a string without quotation marks, got',
    ],
    [{ ...face, texture: '"' }, 'faces[0].texture must be a word, or a string without quotation marks, got'],
    [{ ...face, texture: 1 }, 'faces[0].texture must be a string, got 1'],
    [null, 'faces[0] must be {points}, got null'],
  ])('names what it cannot write: %j', (wrong, message) => {
    expect(() => formatQuakeMap(mapOf(wrong))).toThrow(RangeError);
    expect(() => formatQuakeMap(mapOf(wrong))).toThrow(
      `formatQuakeMap: map.entities[0].brushes[0].${message}`,
    );
  });

  it.each([
    [{ a: 'say "x"' }, 'properties.a must be a string without quotation marks, got the string \'say "x"\''],
    [{ '"': 'a' }, 'properties must be an object whose keys have no quotation marks, got'],
    [{ a: 1 }, 'properties.a must be a string, got 1'],
    [[], 'properties must be an object of strings, got'],
    [null, 'properties must be an object of strings, got null'],
  ])('names the properties that it cannot write: %j', (properties, message) => {
    const map = { entities: [{ properties: properties as never, brushes: [] }] };
    expect(() => formatQuakeMap(map)).toThrow(`formatQuakeMap: map.entities[0].${message}`);
  });
});
