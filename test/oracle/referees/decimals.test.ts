import { expect, test } from 'vitest';
import { SPELLINGS, spelled } from '../../../src/oracle/cases/formats/spellings.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { Bytes } from '../../../src/oracle/referees/formats/binary.js';
import { doubleOfDecimal, NoMesh } from '../../../src/oracle/referees/formats/decimals.js';

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** Doubles of all magnitudes, and zeros. */
function* doubles(random: Random): Generator<number> {
  yield* [0, -0, 2 ** -1074, -(2 ** -1022), 1, 0.1, 1e23, 2 ** 53 + 2];
  for (let i = 0; i < 400; i++) {
    bits[0] = (BigInt(random.word()) << 32n) | BigInt(random.word());
    if (Number.isFinite(float[0])) yield float[0]!;
  }
}

test('decimals in all spellings are read as ECMAScript has to read them', () => {
  const random = new Random(1, 2, 3, 4);
  let between = 0;
  for (const x of doubles(random)) {
    for (const spelling of SPELLINGS.keys()) {
      const text = spelled(x, spelling, random);
      expect(doubleOfDecimal(text), text).toBe(Number(text));
      if (spelling < SPELLINGS.indexOf('half way')) expect(Number(text), text).toBe(x);
      else if (Number(text) !== x) between++;
    }
  }
  expect(between).toBeGreaterThan(300);
});

test('what is half way between two doubles becomes the even one', () => {
  expect(doubleOfDecimal('9007199254740993')).toBe(2 ** 53);
  expect(doubleOfDecimal('9007199254740995')).toBe(2 ** 53 + 4);
  expect(doubleOfDecimal('9007199254740993.00000000000000000000000001')).toBe(2 ** 53 + 2);
  expect(() => doubleOfDecimal('179769313486231580793e289')).toThrow(NoMesh);
  for (const word of ['', '.', '1e', 'nan', '0x1p3', '1,5', '--1', undefined])
    expect(() => doubleOfDecimal(word)).toThrow(NoMesh);
});

test('binary numbers are those of DataView', () => {
  const random = new Random(4, 3, 2, 1);
  const bytes = Uint8Array.from({ length: 8 }, () => 0);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < 2000; i++) {
    for (let k = 0; k < 8; k++)
      bytes[k] = random.oneIn(3) ? [0, 127, 128, 255][random.below(4)]! : random.below(256);
    for (const isLittle of [true, false]) {
      const next = (type: string) => new Bytes(bytes, isLittle).next(type);
      expect(next('float64')).toBe(view.getFloat64(0, isLittle));
      expect(next('float')).toBe(view.getFloat32(0, isLittle));
      expect(next('short')).toBe(view.getInt16(0, isLittle));
      expect(next('uint32')).toBe(view.getUint32(0, isLittle));
      expect(next('int8')).toBe(view.getInt8(0));
    }
  }
});
