import { beforeAll, describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { Random } from '../../src/oracle/cases/random.js';
import { isPredicate } from '../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { shapesOf } from '../../src/oracle/questions/shapes.js';
import type { Drawing } from '../../src/pictures/drawing.js';
import { type Eye, seenAxes, seenFrom, USUAL_EYE } from '../../src/pictures/eye.js';
import { pictureOf } from '../../src/pictures/picture.js';
import { isBounded } from '../../src/pictures/scenes/half-spaces.js';
import { roundShape } from '../../src/pictures/scenes/round-shapes.js';
import { spaceBody } from '../../src/pictures/space-svg.js';
import { svgBody } from '../../src/pictures/svg.js';

beforeAll(loadQuestions);

type Point = readonly number[];

const picture = (name: string, values: readonly number[]) => pictureOf(requireQuestion(name), values)!;
const dot = (p: Point, q: Point) => p.reduce((sum, x, i) => sum + x * q[i]!, 0);
const minus = (p: Point, q: Point) => p.map((x, i) => x - q[i]!);

/** How far a shape reaches along a unit vector: the greatest scalar product with a point of it. */
type Support = (u: Point) => number;

const ballAt =
  (center: Point, radius: number): Support =>
  (u) =>
    dot(center, u) + radius * Math.hypot(...u);
/** A disk across a vector: of it the part of a unit vector across that counts. */
const diskAt =
  (center: Point, normal: Point, radius: number): Support =>
  (u) =>
    dot(center, u) + radius * Math.sqrt(Math.max(0, 1 - dot(u, normal) ** 2 / dot(normal, normal)));
const ellipsoidAt =
  (center: Point, axes: readonly Point[]): Support =>
  (u) =>
    dot(center, u) + Math.hypot(...axes.map((axis) => dot(axis, u)));
const hullOf =
  (...parts: readonly Support[]): Support =>
  (u) =>
    Math.max(...parts.map((part) => part(u)));

const EYES: readonly Eye[] = [
  USUAL_EYE,
  { turn: 0, rise: 0 },
  { turn: 1, rise: 1.2 },
  { turn: 2.5, rise: -0.4 },
];
const SEGMENT = [-3, 2, -1, 4, 1, 2.5];
const ENDS = [SEGMENT.slice(0, 3), SEGMENT.slice(3)] as const;

/**
 * By how much of the picture's size the outline is off at most, where dots at known places tell how it is scaled: those
 * of a segment that is drawn beside it.
 */
function offBy(
  drawing: Drawing,
  axes: readonly Point[],
  support: Support,
  [start, end]: readonly [Point, Point],
): number {
  const at = (label: string) => drawing.dots.find((each) => each.label === label)!.at;
  const [right, up] = [axes.map((axis) => axis[0]!), axes.map((axis) => axis[1]!)];
  const seen = (p: Point) => [dot(p, right), dot(p, up)];
  const [from, to] = [at('segment.start'), at('segment.end')];
  const scale = Math.hypot(...minus(to, from)) / Math.hypot(...minus(seen(end), seen(start)));
  const [outline] = drawing.fills.flatMap(({ rings }) => rings);
  let most = 0;
  for (let k = 0; k < 40; k++) {
    const [c, s] = [Math.cos(k), Math.sin(k)];
    const direction = right.map((x, i) => c * x + s * up[i]!);
    const drawn = Math.max(...outline!.map((p) => dot(minus(p, from), [c, s])));
    most = Math.max(most, Math.abs(drawn - scale * (support(direction) - dot(start, direction))));
  }
  return most;
}

describe('outlines', () => {
  test.each<[name: string, values: (r: number) => number[], support: Support]>([
    ['Sphere', (r) => [1, 2, 3, r], ballAt([1, 2, 3], 1.5)],
    ['Capsule', (r) => [1, 2, 3, -1, 1, 0, r], hullOf(ballAt([1, 2, 3], 1.5), ballAt([-1, 1, 0], 1.5))],
    [
      'Lozenge',
      (r) => [1, 0, 0, 2, 1, 0, -1, 1, 3, r],
      hullOf(
        ...[
          [1, 0, 0],
          [3, 1, 0],
          [0, 1, 3],
          [2, 2, 3],
        ].map((at) => ballAt(at, 1.5)),
      ),
    ],
    [
      'Cylinder',
      (r) => [1, 2, 3, -1, 1, 0, r],
      hullOf(diskAt([1, 2, 3], [2, 1, 3], 1.5), diskAt([-1, 1, 0], [2, 1, 3], 1.5)),
    ],
    ['Cone', (r) => [1, 2, 3, -1, 1, 0, r], hullOf(ballAt([1, 2, 3], 0), diskAt([-1, 1, 0], [2, 1, 3], 1.5))],
    [
      'TruncatedCone',
      (r) => [1, 2, 3, -1, 1, 0, 0.5, r],
      hullOf(diskAt([1, 2, 3], [2, 1, 3], 0.5), diskAt([-1, 1, 0], [2, 1, 3], 1.5)),
    ],
    [
      'Ellipsoid',
      (r) => [0, 1, 0, 1, 2, 0, 0, r, 1, 2, -1, 1],
      ellipsoidAt(
        [0, 1, 0],
        [
          [1, 2, 0],
          [0, 1.5, 1],
          [2, -1, 1],
        ],
      ),
    ],
  ])('%s: from everywhere it reaches as far as it does', (name, values, support) => {
    const drawn = (r: number) => picture(`segment${name}`, [...SEGMENT, ...values(r)]).overview;
    const off = (r: number) =>
      EYES.map((eye) => offBy(seenFrom(drawn(r), eye), seenAxes(eye), support, ENDS));
    expect(drawn(1.5).hulls).toHaveLength(1);
    expect(Math.max(...off(1.5))).toBeLessThan(1e-3);
    expect(Math.max(...off(1.52))).toBeGreaterThan(2e-3);
  });

  test.each<[name: string, values: (r: number) => number[], support: Support]>([
    ['Circle2d', (r) => [1, 2, r], ballAt([1, 2], 1.5)],
    [
      'Ellipse2d',
      (r) => [1, 2, 3, r, 1, -0.5],
      ellipsoidAt(
        [1, 2],
        [
          [3, 1.5],
          [1, -0.5],
        ],
      ),
    ],
  ])('%s: the same in the plane', (name, values, support) => {
    const [start, end] = [
      [-3, 2],
      [4, 1],
    ];
    const axes = [
      [1, 0],
      [0, 1],
    ];
    const off = (r: number) =>
      offBy(picture(`segment${name}`, [...start!, ...end!, ...values(r)]).overview, axes, support, [
        start!,
        end!,
      ]);
    expect(off(1.5)).toBeLessThan(1e-3);
    expect(off(1.52)).toBeGreaterThan(2e-3);
  });

  test('an infinite cylinder is as wide as it is, and goes on to the border', () => {
    const values = [...SEGMENT, 1, 2, 3, 0, 1, 0, 1.5];
    const { overview } = picture('segmentInfiniteCylinder', values);
    const seen = seenFrom(overview, { turn: 0, rise: Math.PI / 2 });
    // From above: x to the right, the axis up.
    const xs = seen.fills[0]!.rings[0]!.map(([x]) => x!);
    const at = (label: string) => seen.dots.find((each) => each.label === label)!.at[0]!;
    const scale = (at('segment.end') - at('segment.start')) / 7;
    expect((Math.max(...xs) - Math.min(...xs)) / scale).toBeCloseTo(3, 3);
    expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(at('infiniteCylinder.origin'), 6);
    expect(overview.hulls[0]!.parts.map(({ center }) => Math.abs(center[1]!))).toEqual([1, 1]);
  });

  test('a circle of space is its rim, a disk is filled', () => {
    const values = [0, 0, 3, 1, 2, 0, 1, 0, 1, 2, 0];
    const [circle, disk] = ['pointCircleDistance', 'pointDiskDistance'].map((name) => {
      const { layout } = requireQuestion(name);
      const seen = seenFrom(picture(name, values.slice(0, layout.arity)).overview, USUAL_EYE);
      return [seen.fills.length, seen.strokes.filter(({ isThin }) => !isThin).length];
    });
    expect([circle, disk]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

/** How far a point is from a curve. */
function toCurve(p: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const [d, w] = [minus(to, from), minus(p, from)];
    const t = Math.max(0, Math.min(1, dot(w, d) / (dot(d, d) || 1)));
    least = Math.min(least, Math.hypot(...d.map((x, k) => w[k]! - t * x)));
  }
  return least;
}

describe('magnified, where a point nearly lies on a surface, both are drawn at their distance', () => {
  const GAP = 2 ** -40;
  const BASE = [0, 0, 0, 0, 0, 1, 1];

  test.each<[name: string, values: readonly number[], gap: number]>([
    ['pointCircle2d', [1 + GAP, 0, 0, 0, 1], GAP],
    ['pointCircle2d', [0, GAP - 1, 0, 0, 1], GAP],
    ['pointEllipse2d', [0, 3 + GAP, 0, 0, 2, 0, 0, 3], GAP],
    ['pointSphere', [0, 1 + GAP, 0, 0, 0, 0, 1], GAP],
    ['pointCapsule', [0, 0, 2 + GAP, ...BASE], GAP],
    ['pointCapsule', [-1 - GAP, 0, 0.5, ...BASE], GAP],
    ['pointLozenge', [1, 1, 1 + GAP, 0, 0, 0, 2, 0, 0, 0, 2, 0, 1], GAP],
    ['pointLozenge', [1, -1 - GAP, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 1], GAP],
    ['pointLozenge', [3 + GAP, 2, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 1], GAP],
    ['pointCylinder', [1 + GAP, 0, 0.5, ...BASE], GAP],
    ['pointCylinder', [0.25, 0, 1 - GAP, ...BASE], GAP],
    ['pointInfiniteCylinder', [1 + GAP, 0, 7, ...BASE], GAP],
    ['pointCone', [0.5 + GAP, 0, 0.5, 0, 0, 1, 0, 0, 0, 1], GAP * Math.SQRT1_2],
    ['pointTruncatedCone', [1.5 - GAP, 0, 0.5, 0, 0, 0, 0, 0, 1, 2, 1], GAP * Math.SQRT1_2],
    ['pointEllipsoid', [0, 0, 3 + GAP, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 3], GAP],
    ['pointDiskDistance', [0.25, 0.25, GAP, 0, 0, 0, 0, 0, 2, 1, 4], GAP],
  ])('%s', (name, values, gap) => {
    const { closer } = picture(name, values);
    const { strokes, dots } = closer!.drawing;
    const point = dots.find(({ label }) => label === 'point')!;
    const surface = strokes.filter(({ tone }) => tone === 'b');
    expect(surface.length).toBeGreaterThan(0);
    const drawn = Math.min(...surface.map(({ points }) => toCurve(point.at, points))) * (closer!.side / 2);
    expect(drawn / gap).toBeCloseTo(1, 6);
  });

  /**
   * How far what is drawn of the first shape is from what is drawn of the second, at most where lines of them cross.
   */
  function drawnGap({ strokes }: Drawing): number {
    const [a, b] = ['a', 'b'].map((tone) => strokes.filter((stroke) => stroke.tone === tone));
    return Math.min(
      ...a!.flatMap(({ points }) => points.flatMap((p) => b!.map((other) => toCurve(p, other.points)))),
      ...b!.flatMap(({ points }) => points.flatMap((p) => a!.map((other) => toCurve(p, other.points)))),
    );
  }

  test.each<[name: string, values: readonly number[], gap: number]>([
    ['segmentCircle2d', [-1, 1 + GAP, 3, 1 + GAP, 0, 0, 1], GAP],
    ['lineCircle2d', [-1, 1 - GAP, 1, 0, 0, 0, 1], GAP],
    ['rayEllipse2d', [-1, 3 + GAP, 1, 0, 0, 0, 2, 0, 0, 3], GAP],
    ['circleTriangle2d', [0, 0, 1, -1, 1 + GAP, 3, 1 + GAP, 0, 7], GAP],
    ['circleCircle2d', [0, 0, 1, 3 + GAP, 0, 2], GAP],
    ['circleCircle2d', [0, 0, 2, 1 - GAP, 0, 1], GAP],
    ['circleCircle2d', [1, 0, 1, 0, 0, 2 + GAP], GAP],
    ['sphereSphere', [0, 0, 0, 1, 1, 1, 1, 0.73205], Math.sqrt(3) - 1.73205],
    ['lineSphere', [-1, 1 + GAP, 0, 1, 0, 0, 0, 0, 0, 1], GAP],
    ['segmentCapsule', [-1, 1 + GAP, 0.5, 1, 1 + GAP, 0.5, 0, 0, 0, 0, 0, 1, 1], GAP],
    ['sphereCapsule', [4 + GAP, 0, 0, 1, 0, 0, 0, 2, 0, 0, 1], GAP],
  ])('%s %j: tangent but for a gap', (name, values, gap) => {
    const { closer } = picture(name, values);
    expect((drawnGap(closer!.drawing) * closer!.side) / 2 / gap).toBeCloseTo(1, 3);
  });

  test.each<[name: string, values: readonly number[]]>([
    ['spherePlane', [0, 0, 0, 1, 0, 0, 1, -1 - GAP]],
    ['ellipsoidPlane', [0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 1, -1 - GAP]],
    ['sphereTriangle', [0, 0, 0, 1, -4, -4, 1 + GAP, 4, -4, 1 + GAP, 0, 4, 1 + GAP]],
  ])('%s: beside a plane the surface is one, too', (name, values) => {
    const { drawing, side } = picture(name, values).closer!;
    const height = (points: readonly Point[]) => points.map((p) => p[2]!);
    const face = drawing.fills.find(({ tone }) => tone === 'b')!.rings.flatMap(height);
    const surface = drawing.strokes
      .filter(({ tone }) => tone === 'a')
      .flatMap(({ points }) => height(points));
    expect(((Math.min(...face) - Math.max(...surface)) * side) / 2 / GAP).toBeCloseTo(1, 3);
  });

  test('what touches exactly is near nothing', () => {
    expect(picture('circleCircle2d', [0, 0, 1, 3, 0, 2]).closer).toBeUndefined();
    expect(picture('circleCircle2d', [0, 0, 4, 3, 4, 1]).closer).toBeUndefined();
    expect(picture('circleCircle2d', [0, 0, 4, 3, 4, 1 + GAP]).closer).toBeDefined();
    expect(picture('segmentCircle2d', [-1, 1, 3, 1, 0, 0, 1]).closer).toBeUndefined();
  });

  test.each<[what: string, name: string, values: readonly number[]]>([
    ['a point beyond the tip of a needle', 'pointEllipse2d', [3, 2 ** -61, 0, 0, 1, 0, 0, 2 ** -60]],
    [
      'a ball on the half of a ball that is inside of a capsule',
      'sphereCapsule',
      [1.25 + GAP, 0, 0, 0.25, 0, 0, 0, 8, 0, 0, 1],
    ],
    ['a segment whose line is near', 'segmentCircle2d', [-3, 1 + GAP, -1, 1 + GAP, 0, 0, 1]],
    ['a ray that leads away', 'rayCircle2d', [-1, 1 + GAP, -1, 0, 0, 0, 1]],
    [
      'a triangle whose plane is near',
      'sphereTriangle',
      [0, 0, 0, 1, 3, 0, 1 + GAP, 6, 0, 1 + GAP, 3, 3, 1 + GAP],
    ],
    [
      'a point beside a k-DOP in the plane of a face, nearly',
      'pointKDop',
      [1 + GAP, 3, 0.5, 0, 0, 1, 0, 1, 0, 1],
    ],
  ])('%s is not near', (_, name, values) => {
    expect(picture(name, values).closer).toBeUndefined();
  });

  test('what is thinner than the steps of a net is drawn, too', () => {
    const needle = [0, 0, 0, 2 ** 20, 0, 0, 0, 0.02, 0, 0, 0, 0.02];
    const { strokes } = picture('segmentEllipsoid', [0, 0.3, -0.5, 0, 0.3, 0.5, ...needle]).closer!.drawing;
    const around = strokes.filter(
      ({ tone, points }) => tone === 'b' && points.every(([x]) => x === points[0]![0]),
    );
    expect(Math.max(...around.map(({ points }) => points.length))).toBeGreaterThan(3);
  });

  test('in the plane the inside is filled, however large it is', () => {
    const fill = (x: number) => {
      const { fills, dots } = picture('pointCircle2d', [x, 0, 0, 0, 1]).closer!.drawing;
      const { at } = dots.find(({ label }) => label === 'point')!;
      return { at, xs: fills.flatMap(({ rings }) => rings.flat()).map((p) => p[0]!) };
    };
    // Outside all of it is to the left, inside it goes from the left border to the right of the point.
    const [outside, inside] = [fill(1 + GAP), fill(1 - GAP)];
    expect(Math.max(...outside.xs)).toBeLessThan(outside.at[0]!);
    expect(Math.max(...inside.xs)).toBeGreaterThan(inside.at[0]!);
    for (const { xs } of [outside, inside]) expect(Math.min(...xs)).toBeLessThan(-2);
  });

  test('of a long thin capsule the part is drawn that passes', () => {
    const far = 2 ** 40;
    const { closer } = picture('pointCapsule', [0, 1.125, 0, -far, 0, 0, far, 0, 0, 1]);
    const [hull] = closer!.drawing.hulls;
    expect(hull!.parts.map(({ center }) => center)).toEqual([
      [-4, -1.125 / (closer!.side / 2), 0],
      [4, -1.125 / (closer!.side / 2), 0],
    ]);
  });

  test('of something small beside something large the small one is looked at', () => {
    const { closer } = picture('circleCircle2d', [0, 0, 1, 0.5, 0, 2 ** -60]);
    expect(closer!.side).toBeCloseTo(2 * 2 ** -60, 30);
    const at = closer!.drawing.strokes.filter(({ tone }) => tone === 'b').flatMap(({ points }) => points);
    expect(Math.max(...at.map(([x, y]) => Math.abs(Math.hypot(x!, y!) - 1)))).toBeLessThan(1e-12);
  });
});

describe('shapes given by half-spaces', () => {
  const places = (
    name: string,
    values: readonly number[],
    labels: readonly [string, string],
    length: number,
  ) => {
    const { fills, dots, strokes } = picture(name, values).overview;
    const [from, to] = labels.map((label) => dots.find((each) => each.label === label)!.at) as [Point, Point];
    const scale = Math.hypot(...minus(to, from)) / length;
    const place = (p: Point) => minus(p, from).map((x) => Number((x / scale).toFixed(6)) + 0);
    const faces = fills.filter(({ tone }) => tone === 'b').map(({ rings }) => rings[0]!.map(place));
    const edges = strokes.filter(({ tone }) => tone === 'b').map(({ points }) => points.map(place));
    return {
      faces,
      corners: new Set(faces.flat().map(String)),
      edges: new Set(edges.map((e) => e.map(String).sort().join(' '))),
    };
  };
  const LINE = [0, 0, 0, 0, 0, 8];

  test('a k-DOP of three axes that are not those of space is no box along them', () => {
    // 0 <= x <= 1, -1 <= x + y <= 1, 0 <= z <= 2.
    const dop = [3, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 1, 1, 2, 0, 0];
    const { faces, corners, edges } = places(
      'segmentKDop',
      [...LINE, ...dop],
      ['segment.start', 'segment.end'],
      8,
    );
    expect([faces.length, edges.size]).toEqual([6, 12]);
    const flat = ['0,-1', '0,1', '1,-2', '1,0'];
    expect([...corners].sort()).toEqual(flat.flatMap((p) => [`${p},0`, `${p},2`]).sort());
  });

  test('a frustum has its eight corners', () => {
    // From (0, 0, 0) along -z: near 1, far 3, as wide as it is deep: w = -z, z' = -2z - 3.
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -2, -1, 0, 0, -3, 0];
    const { faces, corners, edges } = places(
      'segmentFrustum',
      [...LINE, 0, ...matrix],
      ['segment.start', 'segment.end'],
      8,
    );
    expect([faces.length, edges.size]).toEqual([6, 12]);
    const wanted = [1, 3].flatMap((z) => [-z, z].flatMap((x) => [-z, z].map((y) => `${x},${y},${-z}`)));
    expect([...corners].sort()).toEqual(wanted.sort());
  });

  test('a frustum whose far plane is at infinity goes on to the border, without edges there', () => {
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0];
    const { overview } = picture('segmentFrustum', [0, 0, 0, 0, 0, -8, 0, ...matrix]);
    expect(overview.fills.length).toBe(5);
    // Four around the near plane, and four that go on: each of two faces.
    expect(overview.strokes.filter(({ tone }) => tone === 'b')).toHaveLength(16);
  });

  test('a flat one without an end has no edges where it is cut off', () => {
    // All rows but the third are 0: 0 <= z <= 0.
    const matrix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
    const { overview } = picture('segmentFrustum', [-1, -1, -1, 1, 1, 1, 1, ...matrix]);
    expect(overview.fills).toHaveLength(2);
    expect(overview.strokes.filter(({ tone }) => tone === 'b')).toEqual([]);
  });

  test('a point beside a face is magnified with it', () => {
    const gap = 2 ** -40;
    const { closer } = picture('pointKDop', [0.5, 0.5, 1 + gap, 0, 0, 1, 0, 1, 0, 1]);
    const { fills, dots } = closer!.drawing;
    const face = fills.find(({ tone }) => tone === 'b')!;
    expect(face.rings[0]!.every(([, , z]) => z === face.rings[0]![0]![2])).toBe(true);
    const drawn = dots[0]!.at[2]! - face.rings[0]![0]![2]!;
    expect((drawn * closer!.side) / 2 / gap).toBeCloseTo(1, 9);
  });
});

/** Questions with a shape that is round, or given by half-spaces. */
function questionsWithRound() {
  return allQuestions().filter((question) => {
    const values = new Array<number>(question.layout.arity).fill(1);
    return (
      !isPredicate(question) &&
      question.coded !== true &&
      shapesOf(question, values).some((shape) => {
        const first = Array.isArray(shape) ? shape[0] : shape;
        return (
          typeof first === 'object' && first !== null && (roundShape(first) !== undefined || isBounded(first))
        );
      })
    );
  });
}

describe('whatever the numbers are', () => {
  /** Everything in the overview is in the picture; nothing anywhere is not a number. */
  function check(name: string, values: readonly number[]): void {
    const made = pictureOf(requireQuestion(name), values);
    for (const drawing of made ? [made.overview, made.closer?.drawing ?? made.overview] : []) {
      const isSpace = drawing.dimension === 3;
      const body = isSpace ? spaceBody(drawing, USUAL_EYE) : svgBody(drawing);
      expect(body.text).not.toMatch(/NaN|Infinity|undefined/);
      const seen = isSpace ? seenFrom(drawing, USUAL_EYE) : drawing;
      if (drawing !== made!.overview) continue;
      const most = isSpace ? 1.1201 : 1 + 1e-9;
      const shown = seen.fills.filter(({ tone }) => tone !== 'decimal').flatMap(({ rings }) => rings.flat(2));
      expect(shown.reduce((far, x) => Math.max(far, Math.abs(x)), 0)).toBeLessThanOrEqual(most);
    }
  }

  test('every number of every picture is finite, and round shapes are seen as a whole', () => {
    const questions = questionsWithRound();
    expect(questions.length).toBeGreaterThan(100);
    const random = new Random(2, 7, 1, 8);
    for (const [i, question] of questions.entries()) {
      const out = new Float64Array(question.layout.arity);
      const families = questionFamilyNames(question);
      // Another one of each, so that all kinds of families have their turn.
      const family = questionFamilyNamed(question, families[(7 * i) % families.length]!)!;
      if (generateQuestion(question, family, random, out)) check(question.name, [...out]);
    }
  });

  test.each([0, 5e-324, 1e-200, 1, 1e200, 1.7976931348623157e308])(
    'degenerate shapes of size %d have a picture',
    (size) => {
      for (const [name, values] of [
        ['pointCircle2d', [0, 0, 0, 0, size]],
        ['pointEllipse2d', [0, 0, 0, 0, size, size, size, size]],
        ['pointSphere', [0, 0, 0, 0, 0, 0, size]],
        ['pointCapsule', [0, 0, 0, 0, 0, 0, 0, 0, 0, size]],
        ['pointLozenge', [0, 0, 0, 0, 0, 0, size, 0, 0, size, 0, 0, 0]],
        ['pointCylinder', [0, 0, 0, 0, 0, 0, 0, 0, 0, size]],
        ['pointCone', [0, 0, 0, 0, 0, 0, 0, 0, 0, size]],
        ['pointTruncatedCone', [0, 0, 0, 0, 0, 0, size, size, 0, 0, 0]],
        ['pointEllipsoid', [0, 0, 0, 0, 0, 0, size, 0, 0, 0, size, 0, size, size, 0]],
        ['pointInfiniteCylinder', [0, 0, 0, 0, 0, 0, 0, 1, 0, size]],
      ] as const) {
        check(name, values);
        const { hulls, strokes } = picture(name, values).overview;
        expect(hulls.length + strokes.length).toBeGreaterThan(0);
      }
    },
  );
});
