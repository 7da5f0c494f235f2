import { expect, test } from 'vitest';
import { labelLines, labelPlaces } from '../../src/pictures/label-places.js';

const dot = (x: number, y: number, label: string) => ({ at: [x, y], label });

test('names of points in one place are one text, by shapes, in a few lines', () => {
  expect(labelLines(['a', 'b'])).toEqual(['a, b']);
  expect(labelLines(['triangle.a', 'triangle.b', 'triangle.c', 'box.min'])).toEqual([
    'triangle.a b c,',
    'box.min',
  ]);
  expect(labelLines(['points1', 'points2', 'points10', 'p'])).toEqual(['points1 2 10, p']);
  expect(labelLines(Array.from({ length: 30 }, (_, i) => `v${i}`))).toEqual(['v0 1 2 3 4 5 6 7 8 …']);
  expect(labelLines(Array.from({ length: 9 }, (_, i) => `quite.long.name${i}.x`))).toHaveLength(3);
});

test('names do not stand over each other, over points, or out of the picture', () => {
  const dots = [
    dot(120, 0, 'first'),
    dot(112, 0, 'second'),
    dot(-120, -120, 'third'),
    dot(0, 0, 'a'),
    dot(1, 1, 'b'),
  ];
  const places = labelPlaces(dots, [], 125);
  expect(places.map(({ lines }) => lines.join(' '))).toEqual(['first', 'second', 'third', 'a, b']);
  const boxes = places.map(({ lines, x, y }) => ({ x, y, half: (5.4 * lines[0]!.length + 2) / 2 }));
  for (const { x, half } of boxes) expect(Math.abs(x) + half).toBeLessThanOrEqual(125);
  const [a, b] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
  expect(Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= 11).toBe(true);
});

test('a name avoids a line through its point', () => {
  const line = [
    [-125, -125],
    [125, 125],
  ];
  const [place] = labelPlaces([dot(0, 0, 'on the line')], [line], 125);
  expect(Math.sign(place!.x)).not.toBe(Math.sign(place!.y));
});
