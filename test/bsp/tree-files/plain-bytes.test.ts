import { describe, expect, it } from 'vitest';
import {
  MalformedBytes,
  type Plain,
  plainFromBytes,
  plainToBytes,
} from '../../../src/bsp/tree-files/plain-bytes.js';

const there = (value: Plain) => plainFromBytes(plainToBytes([], value), 0);

describe('plain data as bytes', () => {
  it.each<[string, Plain]>([
    ['texts', 'é and 🙂'],
    ['numbers', -0],
    ['numbers beyond integers', 2 ** 31],
    ['lists of integers', [1, -2, 2 ** 31 - 1, -(2 ** 31)]],
    ['lists of doubles', [0.5, -0, 2 ** 31, 5e-324]],
    ['mixed lists', [1, 'one', [], [[0.5]], {}]],
    ['objects', { a: 1, b: { a: [1, 2], text: 'a' } }],
  ])('come back: %s', (_, value) => {
    expect(there(value)).toEqual(value);
    expect(there([value, value, 'last'])).toEqual([value, value, 'last']);
  });

  it('are packed: a text that came before is a number, integers take four bytes', () => {
    const long = 'x'.repeat(500);
    expect(plainToBytes([], [long, long, long]).length).toBeLessThan(600);
    const integers = Array.from({ length: 3000 }, (_, i) => i);
    expect(plainToBytes([], integers).length).toBe(1 + 4 + 4 * 3000);
  });

  it('stand behind a header of words', () => {
    const bytes = plainToBytes([7, -1], 'text');
    expect(new DataView(bytes.buffer).getInt32(4, true)).toBe(-1);
    expect(plainFromBytes(bytes, 8)).toBe('text');
  });

  it('are refused if a byte is missing, too many, or means nothing', () => {
    const bytes = plainToBytes([], { list: [0.5, 'text', [1, 2]] });
    for (let n = 0; n < bytes.length; n++) {
      expect(() => plainFromBytes(bytes.slice(0, n), 0)).toThrow(MalformedBytes);
    }
    expect(() => plainFromBytes(Uint8Array.from([...bytes, 0]), 0)).toThrow('1 bytes too many');
    expect(() => plainFromBytes(Uint8Array.from([99]), 0)).toThrow(MalformedBytes);
  });
});
