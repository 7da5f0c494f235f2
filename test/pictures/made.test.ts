import { beforeAll, expect, test } from 'vitest';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { drawingOfMade } from '../../src/pictures/picture.js';
import { sceneOfMade } from '../../src/pictures/scenes/made-scene.js';
import type { Mark } from '../../src/pictures/scenes/scene.js';

beforeAll(loadQuestions);

/** The values of a question with one ring of points, or two. */
function valuesOf(name: string, ...rings: readonly (readonly (readonly [number, number])[])[]): number[] {
  const { layout } = requireQuestion(name);
  const values: number[] = new Array(layout.arity).fill(0);
  const counts = layout.parts.filter(({ size, name: part }) => size === 1 && /count|n$/i.test(part));
  rings.forEach((ring, i) => {
    const { at } = counts[i]!;
    values[at] = ring.length;
    values.splice(at + 1, 2 * ring.length, ...ring.flat());
  });
  return values;
}

const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const;

function wrongIn(name: string, values: readonly number[], made: unknown): readonly Mark[] {
  const question = requireQuestion(name);
  const scene = sceneOfMade(question, values, JSON.stringify(made))!;
  expect(scene.marks.some(({ tone }) => tone === 'made')).toBe(true);
  return scene.marks.filter(({ tone }) => tone === 'wrong');
}

/** Twice the area of the inside of rings by the even-odd rule, in unit squares: each is asked at its middle. */
function unitSquares(marks: readonly Mark[], one: bigint): number {
  const rings = marks.flatMap((mark) => (mark.type === 'area' ? mark.rings : []));
  let all = 0;
  for (let x = 0; x < 4; x++) {
    for (let y = 0; y < 4; y++) {
      const [px, py] = [x + 0.51, y + 0.49];
      let inside = false;
      for (const ring of rings) {
        ring.forEach((from, i) => {
          const to = ring[(i + 1) % ring.length]!;
          const [ax, ay, bx, by] = [from[0], from[1], to[0], to[1]].map((v) => Number(v) / Number(one)) as [
            number,
            number,
            number,
            number,
          ];
          if (ay > py !== by > py && px < ax + ((py - ay) * (bx - ax)) / (by - ay)) inside = !inside;
        });
      }
      if (inside) all++;
    }
  }
  return all;
}

test('of a triangulation the area that it leaves out is marked, and of a right one nothing', () => {
  const name = 'triangulationValid2d';
  const values = valuesOf(name, SQUARE);
  const { one } = sceneOfMade(requireQuestion(name), values, '[0,1,2]')!;
  const half = wrongIn(name, values, [0, 1, 2]);
  expect(unitSquares(half, one)).toBeGreaterThan(4);
  expect(half.some((mark) => mark.type === 'point' && mark.label === '3 left out')).toBe(true);
  const whole = wrongIn(name, values, [0, 1, 2, 0, 2, 3]);
  expect(whole.filter(({ type }) => type !== 'area')).toEqual([]);
  expect(unitSquares(whole, one)).toBe(0);
});

test('of a triangulation that is not Delaunay a circle is marked, with the point inside', () => {
  const name = 'triangulationDelaunay2d';
  const values = valuesOf(name, [
    [0, 0],
    [4, -1],
    [8, 0],
    [4, 1],
  ]);
  const types = (made: number[]) => new Set(wrongIn(name, values, made).map(({ type }) => type));
  expect(types([0, 1, 2, 0, 2, 3]).has('round')).toBe(true);
  expect(types([0, 1, 3, 1, 2, 3]).has('round')).toBe(false);
});

test('of triangles that leave a vertex inside an edge both are marked, where that is wrong', () => {
  const ring = [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  const made = [0, 2, 3, 0, 3, 4];
  const marks = (name: string) =>
    wrongIn(name, valuesOf(name, ring), made).filter(({ type }) => type !== 'area');
  expect(marks('polygonTriangulationConforming2d').map(({ type }) => type)).toEqual(['segment', 'point']);
  expect(marks('polygonTriangulationValid2d')).toEqual([]);
});

test('of polygons what differs is marked, and edges that cross', () => {
  const name = 'polygonIntersection2d';
  const values = valuesOf(
    name,
    SQUARE,
    [],
    SQUARE.map(([x, y]) => [x / 2, y / 2] as const),
  );
  const { one } = sceneOfMade(requireQuestion(name), values, '[]') ?? { one: 1n };
  const tooMuch = wrongIn(name, values, [
    [
      [
        [0, 0],
        [4, 0],
        [4, 2],
        [0, 2],
      ],
    ],
  ]);
  expect(unitSquares(tooMuch, one)).toBe(4);
  const crossing = wrongIn(name, values, [
    [
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
    ],
  ]);
  expect(crossing.filter(({ type }) => type === 'segment')).toHaveLength(2);
});

test('of a mesh edges that one triangle has are marked; it turns', () => {
  const name = 'boxUnionClosed';
  const question = requireQuestion(name);
  const values = [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1];
  const right = JSON.parse(String(question.subject(Float64Array.from(values)))) as { indices: number[] };
  expect(wrongIn(name, values, right)).toEqual([]);
  const open = { ...right, indices: right.indices.slice(3) };
  expect(wrongIn(name, values, open)).toHaveLength(3);
  expect(drawingOfMade(question, values, JSON.stringify(open))!.dimension).toBe(3);
});

test.each(['', 'nonsense', '[', 'null', '[0,1]', '[0,1,99]', '{"a":1}', '[[[["x"]]]]'])(
  'what is no construction has no picture: %j',
  (text) => {
    for (const name of ['triangulationValid2d', 'convexHullStrict2d'])
      expect(
        drawingOfMade(
          requireQuestion(name),
          valuesOf(name, SQUARE),
          text === '[0,1]' && name === 'convexHullStrict2d' ? 'x' : text,
        ),
      ).toBeUndefined();
    expect(
      drawingOfMade(requireQuestion('boxUnionClosed'), [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1], text),
    ).toBeUndefined();
  },
);
