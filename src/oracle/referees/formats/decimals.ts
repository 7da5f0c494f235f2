import { nearestDouble } from '../shapes/nearest-double.js';

/** What a file says that no reader may take for something else. */
export class NoMesh extends Error {}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * The double nearest to a decimal, ties to even: the digits as an integer over a power of ten.
 *
 * @throws NoMesh if it is no decimal, or one beyond the doubles
 */
export function doubleOfDecimal(word: string | undefined): number {
  const match = DECIMAL.exec(word ?? '');
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (match === null || whole + fraction === '') throw new NoMesh(`no decimal: ${word}`);
  const digits = BigInt(whole + fraction);
  const power = BigInt(exponent) - BigInt(fraction.length);
  const size =
    power >= 0n
      ? nearestDouble(digits * 10n ** BigInt(power), 1n)
      : nearestDouble(digits, 10n ** BigInt(-power));
  if (size === Infinity) throw new NoMesh(`beyond the doubles: ${word}`);
  return sign === '-' ? -size : size;
}

/**
 * A whole number in digits.
 *
 * @throws NoMesh if it is none
 */
export function wholeNumber(word: string | undefined): number {
  if (!/^\d+$/.test(word ?? '')) throw new NoMesh(`no whole number: ${word}`);
  return Number(word);
}

/** The characters of bytes, one for each, without a byte order mark. */
export function characters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return text.replace(/^\xef\xbb\xbf/, '');
}

/** The lines of a text, each as its words; comments from a # on are gone. */
export function linesOfWords(text: string): string[][] {
  return text.split(/\r\n|\r|\n/).map((line) => line.replace(/#.*$/, '').split(/\s+/).filter(Boolean));
}
