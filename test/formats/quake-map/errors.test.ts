import { describe, expect, it } from 'vitest';
import { FormatError, type MeshBytes, parseQuakeMap } from '../../../src/formats/index.js';
import { mapText } from '../../../src/formats/quake-map/map-text.js';
import { readMap } from '../../../src/formats/quake-map/read-map.js';
import { FIXTURES, fixture } from './maps.js';

const POINTS = '(0 0 0)(0 1 0)(1 0 0)';
const IN_ENTITY = 'a property in quotes, "{" that begins a brush or "}" that ends the entity';

async function errorOf(text: string | Uint8Array): Promise<FormatError> {
  const error: unknown = await parseQuakeMap(text, { name: 'm' }).then(
    () => new Error('no error'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FormatError)) throw error;
  return error;
}

describe('a broken map ends in one error with line and column', () => {
  it.each([
    ['x', '1:1: expected "{" that begins an entity, found "x"'],
    ['{}\n }', '2:2: expected "{" that begins an entity, found "}"'],
    ['{', `1:2: expected ${IN_ENTITY}, found the end of the file`],
    ['{\r\n  classname "a"}', `2:3: expected ${IN_ENTITY}, found "classname"`],
    ['{"a" b}', '1:6: expected the value of "a" in quotes, found "b}"'],
    ['{"a"', '1:5: expected the value of "a" in quotes, found the end of the file'],
    ['{\n"a" "b\n}\n', '2:5: expected a quotation mark that ends this, found none'],
    ['{{', '1:3: expected "(" that begins a face or "}" that ends the brush, found the end of the file'],
    ['{{ brush', '1:4: expected "(" that begins a face or "}" that ends the brush, found "brush"'],
    ['{{(', '1:4: expected a number for x of the first point, found the end of the file'],
    ['{{(1,5 0 0', '1:4: expected a number for x of the first point, found "1,5"'],
    ['{{(0 0x1 0', '1:6: expected a number for y of the first point, found "0x1"'],
    ['{{(0 0 nan', '1:8: expected a number for z of the first point, found "nan"'],
    ['{{(0 0 .', '1:8: expected a number for z of the first point, found "."'],
    ['{{(0 0 1e', '1:8: expected a number for z of the first point, found "1e"'],
    ['{{(0 0 1e+', '1:8: expected a number for z of the first point, found "1e+"'],
    ['{{(0 0 --1', '1:8: expected a number for z of the first point, found "--1"'],
    ['{{(0 0 1.2.3', '1:8: expected a number for z of the first point, found "1.2.3"'],
    ['{{(0 0 Infinity', '1:8: expected a number for z of the first point, found "Infinity"'],
    [
      '{{(0 0 -1.8e308',
      '1:8: z of the first point is beyond the largest double, 1.7976931348623157e+308: "-1.8e308"',
    ],
    ['{{(0 0)', '1:7: expected a number for z of the first point, found ")"'],
    ['{{(0 0 0 0)', '1:10: expected ")" behind the first point, found "0)"'],
    ['{{(0 0 0)\n0', '2:1: expected "(" before the second point, found "0"'],
    ['{{(0 0 0)(0 0 0)(0 0 x', '1:22: expected a number for z of the third point, found "x"'],
    [`{{${POINTS}`, '1:24: expected the name of a texture, found the end of the file'],
    [`{{${POINTS} a 0`, '1:28: expected a number for the second offset, found the end of the file'],
    [`{{${POINTS} a 0 0`, '1:30: expected a number for the rotation, found the end of the file'],
    [`{{${POINTS} a 0 0 0`, '1:32: expected a number for the first scale, found the end of the file'],
    [`{{${POINTS} a 0 0 0 1 y`, '1:35: expected a number for the second scale, found "y"'],
    [`{{${POINTS} a 0 0 0 1 1 -x`, '1:37: expected a number for a flag, found "-x"'],
    [`{{${POINTS} a [1 0 0]`, '1:33: expected a number for the first offset, found "]"'],
    [`{{${POINTS} a [1 0 0 0 0]`, '1:36: expected "]" behind the first axis of the texture, found "0]"'],
    [`{{${POINTS} a [1 0 0 0] 0`, '1:37: expected "[" before the second axis of the texture, found "0"'],
    [
      `{{${POINTS} a 0 0 0 1 1 patchDef2`,
      '1:37: expected "(" that begins a face or "}" that ends the brush, found "patchDef2"',
    ],
    ['{{patchDef2 x', '1:13: expected "{" behind "patchDef2", found "x"'],
    ['{{patchDef2 { { }', '1:18: expected "}", found the end of the file'],
    ['{{brushDef { } x', '1:16: expected "}" that ends the brush of "brushDef", found "x"'],
    [
      `{"${'k'.repeat(60)}" \u009b31m`,
      `1:65: expected the value of "${'k'.repeat(40)}..." in quotes, found "?31m"`,
    ],
  ])('%j', async (text, message) => {
    const error = await errorOf(text);
    expect(error.message).toBe(`m:${message}`);
    expect(`${error.line}:${error.column}: ${error.what}`).toBe(message);
  });

  it('wherever it ends', async () => {
    for (const name of FIXTURES) {
      const text = fixture(name).trimEnd();
      const first = text.indexOf('{');
      // Behind the last brace of the first entity, the map of the room may end.
      const mayEnd =
        text.indexOf('\n{\n"classname" "info') >= 0 ? text.indexOf('\n{\n"classname" "info') : text.length;
      for (let end = first + 1; end < text.length; end++) {
        if (end === mayEnd || end === mayEnd + 1) continue;
        const { line, column } = await errorOf(text.slice(0, end));
        const lines = text.slice(0, end).split('\n');
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual(lines[line! - 1]!.length + 1);
      }
    }
  });

  it('where it is too large, however it arrives', async () => {
    const refusal = 'm: is larger than 100 bytes';
    const read = (bytes: MeshBytes) => mapText('parseQuakeMap', 'm', bytes, undefined, 100);
    expect((await read(' '.repeat(100))).length).toBe(100);
    await expect(read(' '.repeat(101))).rejects.toThrow(refusal);
    expect((await read(new Uint8Array(100).fill(32))).length).toBe(100);
    await expect(read(new Uint8Array(101).fill(32))).rejects.toThrow(refusal);
    let given = 0;
    let closed = false;
    async function* endless() {
      try {
        for (;;) {
          given += 30;
          yield new Uint8Array(30).fill(32);
        }
      } finally {
        closed = true;
      }
    }
    await expect(read(endless())).rejects.toThrow(refusal);
    expect([given, closed]).toEqual([120, true]);
    // A text of so many characters takes no place as long as nobody reads it.
    expect((await errorOf('x'.repeat((1 << 28) + 1))).message).toBe('m: is larger than 268.4 MB');
  });

  it('where it has too many parts', () => {
    const face = `${POINTS} a 0 0 0 1 1 2 3\n`;
    const text = `{"a" "b"{${face}${face}}}`;
    // An entity, a property, a brush, and two faces with two flags each.
    expect(readMap('m', text, 9).entities.length).toBe(1);
    expect(() => readMap('m', text, 8)).toThrow(
      'm:3:1: has more than 8 entities, properties, brushes, faces and flags',
    );
  });

  it('where it is UTF-16', async () => {
    const text = Uint8Array.from('{"a" "b"}', (c) => c.charCodeAt(0));
    const wide = new Uint8Array(2 * text.length);
    for (const [i, byte] of text.entries()) wide[2 * i] = byte;
    expect((await errorOf(wide)).message).toBe('m: is text in UTF-16, which is not read: save it as UTF-8');
  });
});
