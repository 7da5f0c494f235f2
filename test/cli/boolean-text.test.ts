import { describe, expect, test } from 'vitest';
import { combinedText } from '../../src/cli/boolean-text.js';
import type { CertificateJson, Combined } from '../../src/cli/mesh/boolean-types.js';

const valid: CertificateJson = {
  type: 'valid',
  deviation: 0,
  cause: null,
  isManifold: true,
  remaining: [],
};
const combined: Combined = {
  format: 'stl',
  vertices: 8,
  triangles: 12,
  faces: 6,
  volume: { numerator: '7', denominator: '8' },
  volumeNumber: 7 / 8,
  precision: 'double',
  certificate: valid,
  notes: [],
};

/** The text after a label, on one line. */
function said(label: string, more: Partial<Combined>, isTouching = false): string {
  const text = combinedText('out.stl', { ...combined, ...more }, [], isTouching).replaceAll(/\n {9,}/g, ' ');
  return text
    .split('\n')
    .find((line) => line.startsWith(`  ${label} `))!
    .slice(11);
}

const certified = (more: Partial<CertificateJson>) => ({ certificate: { ...valid, ...more } });
const beyond = { type: 'too-large', count: 2, items: [[2], [3]] } as const;

describe('what the command says about the mesh', () => {
  test.each<[Partial<CertificateJson>, boolean, string]>([
    [{}, false, 'valid: no coordinate was rounded, and nothing meets that did not before'],
    [
      { isManifold: false },
      true,
      'valid: no coordinate was rounded, and nothing meets that did not before; it touches itself, as the solid does',
    ],
    [
      { isManifold: false, deviation: 5e-324 },
      false,
      'valid: rounded by at most 5e-324, and nothing meets that did not before; it touches itself, as the solid does, and could not be parted there: it is not valid for check',
    ],
    [
      { type: 'repaired', cause: 'contacts', deviation: 1e-14 },
      false,
      'repaired: parted where the solid touches itself, moved by at most 1e-14',
    ],
    [
      { type: 'repaired', cause: 'rounding', deviation: 1e-14 },
      false,
      'repaired: mended where rounding made triangles meet, moved by at most 1e-14',
    ],
    [
      { type: 'unresolved', deviation: null, isManifold: false, remaining: [beyond] },
      false,
      'unresolved: 2 vertices have a coordinate beyond the largest double, which stands in its place; moved by more than the largest double; --exact keeps the solid as it is',
    ],
    [
      {
        type: 'unresolved',
        deviation: 0.5,
        isManifold: false,
        remaining: [
          { type: 't-junction', count: 1, items: [] },
          { type: 'degenerate-triangle', count: 1234, items: [] },
        ],
      },
      false,
      'unresolved: rounding made faults that could not be mended: t-junction (1), degenerate-triangle (1,234); moved by at most 0.5; --exact keeps the solid as it is',
    ],
  ])('%j', (certificate, isTouching, text) => {
    expect(said('doubles', certified(certificate), isTouching)).toBe(text);
  });

  test('in 32 bits', () => {
    const more = certified({ type: 'unresolved', deviation: 1e39, remaining: [{ ...beyond, count: 1 }] });
    expect(said('32 bits', { ...more, precision: 'single' })).toMatch(
      /^unresolved: 1 vertex has a coordinate beyond the largest 32-bit number, .*; moved by at most 1e\+39;/,
    );
  });
});

describe('what it says about the volume', () => {
  test('of a fraction with many digits, which was not made, the nearest double', () => {
    expect(said('volume', { volume: null, volumeNumber: 0.875 })).toBe('0.875 (the nearest double)');
    expect(said('volume', { volume: null, volumeNumber: 0 })).toContain('above 0');
  });

  const volume = (numerator: bigint, denominator: bigint, volumeNumber: number) =>
    said('volume', {
      volume: { numerator: `${numerator}`, denominator: `${denominator}` },
      volumeNumber,
    });
  test.each([
    [15n, 1n, 15, '15'],
    [7n, 8n, 0.875, '7/8 = 0.875'],
    [10n ** 30n + 1n, 3n, 1e30 / 3, `${1e30 / 3} (the nearest double)`],
    [10n ** 312n, 3n, Infinity, 'at least 10^311, beyond the largest double'],
    [10n ** 310n, 1n, Infinity, 'at least 10^310, beyond the largest double'],
    [1n, 10n ** 400n, 0, 'above 0, and nearer to that than to any other double'],
  ])('%d / %d', (numerator, denominator, nearest, text) => {
    expect(volume(numerator, denominator, nearest)).toBe(text);
  });
});
