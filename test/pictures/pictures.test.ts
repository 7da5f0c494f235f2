import { beforeAll, describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { Random } from '../../src/oracle/cases/random.js';
import { allQuestions, loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { distanceToBoundary } from '../../src/oracle/verdict/margins/place.js';
import type { Drawing } from '../../src/pictures/drawing.js';
import { firstEye, seenAxes, seenFrom, USUAL_EYE } from '../../src/pictures/eye.js';
import { pictureOf } from '../../src/pictures/picture.js';
import { sceneOf } from '../../src/pictures/scenes/scene-of.js';
import { spaceBody } from '../../src/pictures/space-svg.js';
import { svgBody } from '../../src/pictures/svg.js';

beforeAll(loadQuestions);

/** Some cases of each family, or of one in so many. */
function* casesOf(name: string, most = 4, every = 1): Generator<number[]> {
  const question = requireQuestion(name);
  const random = new Random(3, 1, 4, 1);
  const out = new Float64Array(question.layout.arity);
  const families = questionFamilyNames(question).filter((_, i) => i % every === 0);
  for (const family of families) {
    for (let i = 0; i < most; i++)
      if (generateQuestion(question, questionFamilyNamed(question, family)!, random, out)) yield [...out];
  }
}

const picture = (name: string, values: readonly number[]) => pictureOf(requireQuestion(name), values)!;
const NOTHING: Drawing = { dimension: 2, dots: [], strokes: [], fills: [], balls: [], hulls: [] };
const names = ({ dots }: Drawing) => dots.map(({ label }) => label);

/** How far a drawn point is from a drawn curve. */
function toStroke(p: readonly number[], points: readonly (readonly number[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1] as [number, number], points[i] as [number, number]];
    const [dx, dy, x, y] = [bx - ax, by - ay, p[0]! - ax, p[1]! - ay];
    const t = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(x - t * dx, y - t * dy));
  }
  return least;
}

/** The same to all that is drawn where the answer changes. */
function toBoundary({ strokes, balls }: Drawing, p: readonly number[]): number {
  const curves = strokes.filter(({ tone }) => tone === 'boundary').map(({ points }) => toStroke(p, points));
  const circles = balls
    .filter(({ tone }) => tone === 'boundary')
    .map(({ center, radius }) => Math.abs(Math.hypot(p[0]! - center[0]!, p[1]! - center[1]!) - radius));
  return Math.min(...curves, ...circles);
}

describe('a magnified picture is true', () => {
  test('three decimals on a line, as doubles: c lies where it does to the line', () => {
    const values = [0, 0, 1, 3, 0.1, 0.3];
    const { closer, hasDecimals, overview } = picture('orient2d', values);
    expect(names(overview)).toEqual(['a', 'b', 'c']);
    expect(hasDecimals).toBe(true);
    expect(closer!.times).toBeGreaterThan(1e15);
    const c = closer!.drawing.dots.find(({ label }) => label === 'c')!;
    const distance = toBoundary(closer!.drawing, c.at) * (closer!.side / 2);
    expect(distance / distanceToBoundary(requireQuestion('orient2d'), values)!).toBeCloseTo(1, 9);
    // By the decimals it is on the line, and drawn there.
    const [written] = closer!.drawing.dots.filter(({ tone }) => tone === 'decimal');
    const decimalLine = closer!.drawing.strokes.filter(({ tone }) => tone === 'decimal');
    expect(Math.min(...decimalLine.map(({ points }) => toStroke(written!.at, points)))).toBeLessThan(1e-9);
    expect(closer!.drawing.lattice!.length).toBeGreaterThan(1);
  });

  test.each([
    ['orient2d', 'c'],
    ['incircle', 'd'],
    ['sideOfLine2d', 'p'],
    ['compareDistance2d', 'p'],
    ['inDiametralCircle', 'p'],
  ])('%s: the drawn distance is the true one, wherever there is a closer look', (name, decided) => {
    let seen = 0;
    for (const values of casesOf(name, 16)) {
      const distance = distanceToBoundary(requireQuestion(name), values);
      const { closer } = picture(name, values);
      const dot = closer?.drawing.dots.find(({ label }) => label === decided);
      if (dot === undefined || distance === undefined || !(distance > 1e-290 && distance < 1e290)) continue;
      const drawn = toBoundary(closer!.drawing, dot.at);
      const half = closer!.side / 2;
      // Elsewhere it is a cluster that is magnified, and the boundary farther away than what is drawn.
      if (distance / half > 0.51) continue;
      seen++;
      // A circle of some size is drawn as a polygon of many sides.
      expect(Math.abs((drawn * half) / distance - 1)).toBeLessThan(0.02);
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('a segment that misses a point by an ulp is drawn beside it', () => {
    const { closer } = picture('segmentSegment2d', [-1, -9007199254740992, 0, 1, 0, 0, 1, 0]);
    const start = closer!.drawing.dots.find(({ label }) => label === 'b.start')!;
    const a = closer!.drawing.strokes.find(({ tone }) => tone === 'a')!;
    expect(start.at).toEqual([0, 0]);
    const distance = toStroke(start.at, a.points) * (closer!.side / 2);
    expect(distance / 1.1102230246251564e-16).toBeCloseTo(1, 9);
  });
});

test('of two boxes it is their corners that are near, and not their centers', () => {
  const box = [1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
  const { closer } = picture('orientedBoxOrientedBox', [0, 0, 0, ...box, 2.0009765625, 0, 0, ...box]);
  expect(closer!.side / 2).toBeGreaterThan(2 * 2 ** -10);
  expect(closer!.side / 2).toBeLessThanOrEqual(8 * 2 ** -10);
  expect(closer!.drawing.dots).toEqual([]);
  // One about the other, with one center: nothing is near anything.
  const small = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0.5, 0.5];
  expect(
    picture('orientedBoxOrientedBox', [0, 0, 0, ...box, 0, 0, 2 ** -20, ...small]).closer,
  ).toBeUndefined();
});

describe('what is drawn', () => {
  test.each([
    ['pointPolygon2d', ['polygon.0', 'point']],
    ['rayTriangle', ['ray.origin', 'triangle.a', 'triangle.b', 'triangle.c']],
    ['triangleBox', ['triangle.a', 'box.min', 'box.max']],
    ['orientedBoxOrientedBox', ['a.center', 'b.center']],
    ['tetrahedronTetrahedron', ['a.d', 'b.d']],
    ['segmentIntersections2d', ['segments0.start']],
    ['locatePoint', ['mesh0', 'point']],
    ['convexHull2d', ['points0']],
    ['lineRay2d', ['line.origin', 'ray.origin']],
  ])('%s has its points by their names', (name, wanted) => {
    const seen = new Set<string>();
    for (const values of casesOf(name, 2, 2))
      for (const label of names(pictureOf(requireQuestion(name), values)?.overview ?? NOTHING))
        seen.add(label);
    for (const label of wanted) expect([...seen]).toContain(label);
  });

  test('lines and rays are told apart by the names of arguments and questions', () => {
    const kinds = (name: string, values: number[]) =>
      sceneOf(requireQuestion(name), values)!
        .marks.map(({ type }) => type)
        .filter((type) => /line|ray/.test(type));
    expect(kinds('lineRay2d', [0, 0, 1, 0, 0, 1, 1, 1])).toEqual(['line', 'ray']);
    expect(kinds('rayRay2d', [0, 0, 1, 0, 0, 1, 1, 1])).toEqual(['ray', 'ray']);
    expect(kinds('lineLine2d', [0, 0, 1, 0, 0, 1, 1, 1])).toEqual(['line', 'line']);
  });

  test('every question has a picture or none, and every picture only finite numbers, near the frame', () => {
    const drawn: string[] = [];
    for (const { name } of allQuestions()) {
      for (const values of casesOf(name, 1, 16)) {
        const made = pictureOf(requireQuestion(name), values);
        if (made === undefined) continue;
        drawn.push(name);
        for (const drawing of [made.overview, made.closer?.drawing ?? made.overview]) {
          const body = drawing.dimension === 2 ? svgBody(drawing) : spaceBody(drawing, USUAL_EYE);
          expect(body.text).not.toMatch(/NaN|Infinity|undefined/);
          for (const { points } of drawing.strokes)
            for (const p of points) for (const x of p) expect(Math.abs(x)).toBeLessThanOrEqual(2.001);
        }
      }
    }
    expect(new Set(drawn).size).toBeGreaterThan(100);
  });

  test('planes alone are seen where they are nearest to the origin', () => {
    const { overview } = picture('planePlane', [1, 0, 0, -8, 0, 1, 0, -4]);
    // From (0, 4) to (8, 0): a square of 8 around (4, 2).
    const [a, b] = ['a', 'b'].map((tone) => overview.fills.find((fill) => fill.tone === tone)!.rings[0]!);
    expect(a!.every(([x]) => x === 1)).toBe(true);
    expect(b!.every(([, y]) => y === 0.5)).toBe(true);
  });

  test('what has no picture has none: numbers that are no shapes', () => {
    const values = [...casesOf('powerTest3d', 1)][0]!;
    expect(pictureOf(requireQuestion('powerTest3d'), values)).toBeUndefined();
  });
});

describe('in space', () => {
  const cube = () => picture('boxBox', [0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1]).overview;

  test('a quarter turn brings what was in front to the side', () => {
    const front = seenFrom(cube(), { turn: 0, rise: 0 });
    const side = seenFrom(cube(), { turn: Math.PI / 2, rise: 0 });
    const at = (drawing: Drawing, label: string) => drawing.dots.find((dot) => dot.label === label)!.at[0]!;
    expect(at(front, 'b.max') - at(front, 'a.min')).toBeGreaterThan(1);
    // From the side the two boxes stand behind each other: y decides, and it is the same.
    expect(at(side, 'b.min') - at(side, 'a.min')).toBeCloseTo(0, 12);
  });

  test('it is a rotation: no length is longer than it is, and the three axes are seen as a whole', () => {
    for (let i = 0; i < 24; i++) {
      const eye = { turn: i / 3, rise: i / 5 - 2 };
      // The columns of two rows of an orthogonal matrix: the rows have length 1 and are at right angles.
      const axes = seenAxes(eye);
      const dot = (j: number, k: number) => axes.reduce((sum, axis) => sum + axis[j]! * axis[k]!, 0);
      expect([dot(0, 0), dot(0, 1), dot(1, 1)].map((x) => Math.abs(Number(x.toFixed(12))))).toEqual([
        1, 0, 1,
      ]);
    }
    // From the front, raised to above: x to the right, y up.
    const above = seenAxes({ turn: 0, rise: Math.PI / 2 });
    expect(above.map((axis) => axis.map((x) => Math.round(x) + 0))).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('nothing leaves the picture, however it is turned', () => {
    for (let i = 0; i < 24; i++) {
      const seen = seenFrom(cube(), { turn: i / 3, rise: i / 5 });
      for (const { points } of seen.strokes)
        for (const [x, y] of points) expect(Math.hypot(x!, y!)).toBeLessThanOrEqual(1.1201);
    }
  });

  test('at first it is seen as usual, but what would be seen from its end is seen from its side', () => {
    expect(firstEye(cube())).toBe(USUAL_EYE);
    // Two long thin boxes along the usual direction of view.
    const [x, y, z] = [-0.515, -0.754, 0.408].map((v) => 100 * v) as [number, number, number];
    const thin = picture('segmentSegment', [0, 0, 0, x, y, z, 1, 1, 1, x + 1, y + 2, z + 1]).overview;
    const height = (eye: typeof USUAL_EYE) => {
      const at = seenFrom(thin, eye).dots.map((dot) => dot.at);
      return Math.max(...at.flatMap((p) => at.map((q) => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!))));
    };
    expect(height(firstEye(thin))).toBeGreaterThan(10 * height(USUAL_EYE));
  });

  test('what is nearer is drawn later', () => {
    const { fills } = seenFrom(cube(), { turn: Math.PI / 2, rise: 0 });
    expect(fills).toHaveLength(12);
    // Looking along x from its far end, all of b (x from 2 to 3) is in front of all of a.
    expect(fills.slice(0, 6).every(({ tone }) => tone === 'a')).toBe(true);
  });
});
