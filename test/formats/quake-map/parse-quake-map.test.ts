import { describe, expect, it } from 'vitest';
import { parseQuakeMap } from '../../../src/formats/index.js';
import { chunked } from '../files.js';
import { bare, FIXTURES, fixture } from './maps.js';

const POINTS = '( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 )';

/** The faces of the first brush. */
async function facesOf(text: string) {
  const { entities } = await parseQuakeMap(text);
  return entities[0]!.brushes[0]!.faces;
}

describe('parseQuakeMap', () => {
  it('reads the fixtures: their entities, brushes, faces', async () => {
    const counts = await Promise.all(
      FIXTURES.map(async (name) => {
        const { entities, notes } = await parseQuakeMap(fixture(name));
        return [
          name,
          entities.length,
          entities[0]!.brushes.map(({ faces }) => faces.length).join(' '),
          notes.length,
        ];
      }),
    );
    expect(counts).toEqual([
      ['cube', 1, '6', 0],
      ['cube-valve', 1, '6', 0],
      ['wedge', 1, '5', 0],
      ['wedge-valve', 1, '5', 0],
      ['room', 2, '6 6 6 6 6 6', 0],
      ['room-valve', 2, '6 6 6 6 6 6', 0],
    ]);
  });

  it('reads a standard face and one of Valve 220', async () => {
    expect((await facesOf(fixture('cube')))[0]).toEqual({
      points: [
        [64, 65, 64],
        [64, 64, 64],
        [64, 64, 65],
      ],
      texture: 'stone',
      axes: null,
      offset: [0, 0],
      rotation: 0,
      scale: [1, 1],
      extra: [],
      line: 5,
    });
    expect((await facesOf(fixture('wedge-valve')))[4]).toEqual({
      points: [
        [66, 0, -1],
        [64, 0, 0],
        [64, 1, 0],
      ],
      texture: 'ramp_top',
      axes: [
        [1, 0, 0],
        [0, -1, 0],
      ],
      offset: [8, -4.5],
      rotation: 0,
      scale: [1, 1],
      extra: [],
      line: 10,
    });
  });

  it('reads properties and the lines of everything', async () => {
    const { entities } = await parseQuakeMap(fixture('room'));
    expect(entities[1]).toEqual({
      properties: { classname: 'info_player_start', origin: '64 64 24', angle: '90' },
      brushes: [],
      line: 59,
    });
    expect(entities[0]!.line).toBe(2);
    expect(entities[0]!.brushes.map(({ line }) => line)).toEqual([5, 14, 23, 32, 41, 50]);
  });

  it('takes texts and bytes, whole and in pieces, with any ends of lines', async () => {
    for (const name of FIXTURES) {
      const text = fixture(name);
      const expected = await parseQuakeMap(text);
      const bytes = new TextEncoder().encode(text);
      for (const ends of ['\r\n', '\r']) {
        expect(await parseQuakeMap(text.replaceAll('\n', ends))).toEqual(expected);
      }
      expect(await parseQuakeMap(bytes)).toEqual(expected);
      expect(await parseQuakeMap(bytes.buffer)).toEqual(expected);
      expect(await parseQuakeMap(new Blob([bytes]))).toEqual(expected);
      expect(await parseQuakeMap(chunked(bytes, 7))).toEqual(expected);
      expect(await parseQuakeMap(`\ufeff${text}`)).toEqual(expected);
      expect(await parseQuakeMap(new TextEncoder().encode(`\ufeff${text}`))).toEqual(expected);
    }
  });

  it('takes any white space, and none where a bracket tells', async () => {
    const text = fixture('room-valve');
    const expected = bare(await parseQuakeMap(text));
    const dense = text.replaceAll(/\/\/.*\n/g, '').replaceAll(/ ?([()[\]{}"]) ?/g, '$1');
    expect(dense).toContain(')wall0[');
    expect(bare(await parseQuakeMap(dense.replaceAll(/(wall\d)/g, '$1 ')))).toEqual(expected);
    const faces = text
      .replaceAll(/\/\/.*\n/g, '')
      .replaceAll(/^\(.*$/gm, (line) => line.replaceAll(' ', ' \t\v\f\u0000\r\n // { "x\n'));
    expect(bare(await parseQuakeMap(faces))).toEqual(expected);
  });

  it('reads numbers with signs, fractions and exponents as the nearest doubles', async () => {
    const numbers = '( +1 -.5 2. ) ( 1e2 1E-2 -0 ) ( 0.1 9007199254740993 4.9e-324 )';
    const [face] = await facesOf(`{{${numbers} a 1e1 -2e+1 +90 .25 -1.5e0 1 2 3}}`);
    expect(face).toEqual({
      points: [
        [1, -0.5, 2],
        [100, 0.01, -0],
        [0.1, 9007199254740992, 5e-324],
      ],
      texture: 'a',
      axes: null,
      offset: [10, -20],
      rotation: 90,
      scale: [0.25, -1.5],
      extra: [1, 2, 3],
      line: 1,
    });
  });

  it.each([
    ['{grate', '{grate'],
    ['*lava1', '*lava1'],
    ['e1u1/metal//x', 'e1u1/metal//x'],
    ['"two words"', 'two words'],
    ['""', ''],
    ['[', '['],
    ['12', '12'],
    ['a"b', 'a"b'],
  ])('reads the texture %s', async (written, texture) => {
    const [face, second] = await facesOf(`{{${POINTS} ${written} 0 0 0 1 1 ${POINTS} b 0 0 0 1 1}}`);
    expect([face!.texture, second!.texture]).toEqual([texture, 'b']);
  });

  it('keeps properties as they stand: backslashes, lines, strange keys', async () => {
    const { entities } = await parseQuakeMap(
      '{"path" "C:\\a\\" "two" "a\r\nb" "" "" "__proto__" "p" "k"// c\n"v"}',
    );
    const { properties, line } = entities[0]!;
    expect(Object.entries(properties)).toEqual([
      ['path', 'C:\\a\\'],
      ['two', 'a\r\nb'],
      ['', ''],
      ['__proto__', 'p'],
      ['k', 'v'],
    ]);
    expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
    expect(line).toBe(1);
  });

  it('counts lines within quotes', async () => {
    const { entities } = await parseQuakeMap('{"a" "\n\r\n\r"\n}{}');
    expect(entities[1]!.line).toBe(5);
  });

  it('takes the last value of a property that is there twice, and tells', async () => {
    const { entities, notes } = await parseQuakeMap('{\n"a" "1"\n"b" "2"\n"a" "3"\n}');
    expect(entities[0]!.properties).toEqual({ a: '3', b: '2' });
    expect(notes).toEqual([
      { type: 'property-repeated', message: '"a" is there twice: the last value is taken', line: 4 },
    ]);
  });

  it('leaves patches and brush primitives out, and tells where they are', async () => {
    const box = fixture('cube').split('"worldspawn"\n')[1]!.replace(/\}\n$/, '');
    const patch = '{\npatchDef2\n{\ncaulk\n( 3 3 0 0 0 )\n(\n( ( 0 0 0 0 0 ) )\n)\n}\n}\n';
    const primitive =
      '{\nbrushDef\n{\n( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 ) ( ( 1 0 0 ) ( 0 1 0 ) ) {a "}" 0 0 0\n}\n}\n';
    const { entities, notes } = await parseQuakeMap(`{\n${patch}${box}${primitive}${box}}\n{}`);
    expect(entities.map(({ brushes }) => brushes.length)).toEqual([2, 0]);
    expect(notes).toEqual([
      { type: 'patch-skipped', message: 'patchDef2 is not read: left out', line: 3 },
      { type: 'brush-primitive-skipped', message: 'brushDef is not read: left out', line: 21 },
    ]);
  });

  it.each(['patchDef2', 'patchDef3', 'PatchDefWS', 'terrainDef', 'brushDef', 'brushDef3'])(
    'leaves %s out',
    async (word) => {
      const { entities, notes } = await parseQuakeMap(`{ { ${word} { { x } } } }`);
      expect([entities[0]!.brushes, notes.length]).toEqual([[], 1]);
    },
  );

  it('keeps faces without a plane and brushes with few faces, and tells', async () => {
    const flat = '( 0.1 0.1 0.1 ) ( 0.2 0.2 0.2 ) ( 0.3 0.3 0.3 ) a 0 0 0 1 1\n';
    // 0.1 + 0.2 is not 0.3: these three are not on one line.
    const thin = '( 0.1 0.1 0.1 ) ( 0.2 0.2 0.2 ) ( 0.3 0.3 0.30000000000000004 ) a 0 0 0 1 1\n';
    const good = `${POINTS} a 0 0 0 1 1\n`;
    const { entities, notes } = await parseQuakeMap(
      `{\n{\n${good}${flat}${good}${good}}\n{\n${thin.repeat(4)}}\n{}}`,
    );
    expect(entities[0]!.brushes.map(({ faces }) => faces.length)).toEqual([4, 4, 0]);
    expect(notes).toEqual([
      {
        type: 'face-degenerate',
        message: 'the three points of this face are on one line: it has no plane',
        line: 4,
      },
      { type: 'too-few-faces', message: '3 faces with a plane: no solid has fewer than 4', line: 2 },
      { type: 'too-few-faces', message: '0 faces with a plane: no solid has fewer than 4', line: 14 },
    ]);
  });

  it('reads bytes that are no UTF-8 as a character each', async () => {
    const bytes = Uint8Array.from(`{"name" "caf\u00e9"}`, (c) => c.charCodeAt(0));
    expect((await parseQuakeMap(bytes)).entities[0]!.properties).toEqual({ name: 'café' });
    const utf8 = new TextEncoder().encode('{"name" "café"}');
    expect((await parseQuakeMap(utf8)).entities[0]!.properties).toEqual({ name: 'café' });
  });

  it('reads an empty file as a map without entities', async () => {
    expect(await parseQuakeMap(' // nothing')).toEqual({ entities: [], notes: [] });
  });

  it('gives plain data', async () => {
    const map = await parseQuakeMap(fixture('room-valve'));
    expect(structuredClone(map)).toEqual(map);
    expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  });

  it('hears a signal while bytes arrive', async () => {
    const stop = new AbortController();
    async function* bytes() {
      yield Uint8Array.of(123);
      stop.abort(new Error('enough'));
      yield Uint8Array.of(125);
    }
    await expect(parseQuakeMap(bytes(), { signal: stop.signal })).rejects.toThrow('enough');
    await expect(parseQuakeMap('{}', { signal: stop.signal })).rejects.toThrow('enough');
  });
});
