import { describe, expect, test } from 'vitest';
import { darkColors, lightColors } from '../../src/pictures/palette.js';

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(color.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

test('contrast by its definition: black on white 21, equal colours 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#808080', '#808080')).toBe(1);
});

describe.each([
  ['light', lightColors, '#ffffff'],
  ['dark', darkColors, '#20252b'],
])('the %s colours', (_, colors, card) => {
  test.each(['text', 'soft', 'good', 'bad', 'warn', 'focus'])(
    '%s can be read on every ground (AA)',
    (name) => {
      for (const ground of [card, colors.back!, colors.hover!])
        expect(contrast(colors[name]!, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['a', 'b', 'boundary', 'decimal', 'made', 'wrong'])('%s is seen in pictures', (name) => {
    expect(contrast(colors[name]!, card)).toBeGreaterThanOrEqual(3);
  });
});
