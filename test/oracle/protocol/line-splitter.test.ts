import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { type Line, LineSplitter } from '../../../src/oracle/protocol/line-splitter.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const shown = (line: Line) => (line.type === 'text' ? line.text : `! ${line.why}`);

function split(text: string | Uint8Array, sizes: () => number, longest?: number): string[] {
  const all = typeof text === 'string' ? bytes(text) : text;
  const splitter = new LineSplitter(longest);
  const lines: Line[] = [];
  for (let at = 0; at < all.length; ) {
    const size = sizes();
    lines.push(...splitter.push(all.subarray(at, at + size)));
    at += size;
  }
  return [...lines, ...splitter.end()].map(shown);
}

describe('lines of bytes', () => {
  it('are the same in pieces of any size', () => {
    const text = '{"a":"ä€𝄞"}\n\nx\r\nlast';
    const expected = ['{"a":"ä€𝄞"}', '', 'x\r', 'last'];
    const random = new Random(1, 2, 3, 4);
    expect(split(text, () => 1e6)).toEqual(expected);
    expect(split(text, () => 1)).toEqual(expected);
    for (let i = 0; i < 200; i++) expect(split(text, () => random.between(1, 9))).toEqual(expected);
  });

  it('are told once if they are too long, and the next one is read', () => {
    const text = `${'x'.repeat(11)}\n0123456789\n${'y'.repeat(1000)}\n\nz`;
    const tooLong = '! the line is longer than 10 bytes';
    const expected = [tooLong, '0123456789', tooLong, '', 'z'];
    for (const size of [1, 3, 10, 11, 12, 64, 5000]) expect(split(text, () => size, 10)).toEqual(expected);
    expect(split('x'.repeat(50), () => 7, 10)).toEqual([tooLong]);
  });

  it('are told as soon as they are too long, and kept no longer', () => {
    const splitter = new LineSplitter(100);
    const piece = new Uint8Array(64).fill(120);
    expect(splitter.push(piece)).toEqual([]);
    expect(splitter.push(piece).map(shown)).toEqual(['! the line is longer than 100 bytes']);
    for (let i = 0; i < 1000; i++) expect(splitter.push(piece)).toEqual([]);
    expect(splitter.push(bytes('\nok\n')).map(shown)).toEqual(['ok']);
    expect(splitter.end()).toEqual([]);
  });

  it('that are not UTF-8 are told, and nothing of them is in the next one', () => {
    const text = Uint8Array.from([0xff, 0xfe, 0, 10, 0xc3, 10, ...bytes('ok')]);
    expect(split(text, () => 2)).toEqual(['! the line is not UTF-8', '! the line is not UTF-8', 'ok']);
  });
});
