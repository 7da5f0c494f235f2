import { describe, expect, it } from 'vitest';
import { scaleByPowerOfTwo, stepUlps } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { roundQuestions } from '../../../src/oracle/questions/round/index.js';
import { effort } from '../../support/effort.js';

type Point = readonly [number, number, number];

const random = new Random(9, 6, 7, 8);
const any = (size: number): number => size * (2 * random.unit() - 1);
const point = (size = 1): Point => [any(size), any(size), any(size)];
const between = (p: Point, q: Point): number => Math.sqrt(p.reduce((sum, x, k) => sum + (x - q[k]!) ** 2, 0));
const box = (): readonly [Point, Point] => {
  const [p, q] = [point(), point()];
  const each = (pick: (...list: number[]) => number) => p.map((x, k) => pick(x, q[k]!)) as unknown as Point;
  return [each(Math.min), each(Math.max)];
};
const corners = ([min, max]: readonly [Point, Point]): Point[] =>
  Array.from(
    { length: 8 },
    (_, i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? max : min)[k]!) as unknown as Point,
  );
const inside = ([min, max]: readonly [Point, Point]): Point =>
  min.map((x, k) => x + random.unit() * (max[k]! - x)) as unknown as Point;
const depth = (p: Point, [min, max]: readonly [Point, Point]): number =>
  Math.min(...p.flatMap((x, k) => [x - min[k]!, max[k]! - x]));
const farthest = (p: Point, list: readonly Point[]): number => Math.max(...list.map((q) => between(p, q)));

/** Beside a number by a few units in the last place, by more than a filter's bound, or clearly. */
function nearly(x: number): number {
  const off = random.oneIn(3) ? random.between(-3, 3) : random.sign() * random.between(4, 60);
  return random.oneIn(4) ? Math.abs(x) * (0.5 + random.unit()) : Math.abs(stepUlps(x, off));
}

/** A number less, and greater, than a half. */
const some = (): number => random.unit();

/** Pairs of which one is nearly as far in the other as it can be. */
const DRAWS: Readonly<Record<string, () => readonly number[]>> = {
  sphereSphere: () => {
    const [p, q, r] = [point(), point(0.5), 2 * some()];
    return [...p, r, ...q, nearly(random.oneIn(2) ? r + between(p, q) : r - between(p, q))];
  },
  sphereCapsule: () => {
    const [p, a, b, r] = [point(0.3), point(), point(), some()];
    return [...p, nearly(r + farthest(p, [a, b])), ...a, ...b, r];
  },
  capsuleCapsule: () => {
    const [a, d, b, r] = [point(), point(), point(0.2), some()];
    const end = a.map((x, k) => x + d[k]!) as unknown as Point;
    const reach = nearly(r + between(a, b));
    return [...a, ...end, reach, ...b, ...b.map((x, k) => x + d[k]! / 3), r];
  },
  sphereBox: () => {
    const cells = box();
    const p = inside(cells);
    return [...p, nearly(random.oneIn(2) ? depth(p, cells) : farthest(p, corners(cells))), ...cells.flat()];
  },
  sphereTriangle: () => {
    const [p, a, b, c] = [point(), point(), point(), point()];
    return [...p, nearly(farthest(p, [a, b, c])), ...a, ...b, ...c];
  },
  spherePlane: () => {
    const [p, n, constant] = [point(), point(), any(1)];
    const height = n.reduce((sum, x, k) => sum + x * p[k]!, constant) / between(n, [0, 0, 0]);
    return [...p, nearly(height), ...n, constant];
  },
  capsuleBox: () => {
    const cells = box();
    const [a, b] = [inside(cells), inside(cells)];
    const least = Math.min(depth(a, cells), depth(b, cells));
    return [...a, ...b, nearly(random.oneIn(2) ? least : farthest(a, corners(cells))), ...cells.flat()];
  },
  capsuleTriangle: () => {
    const [a, u, b, c] = [point(), point(), point(), point()];
    return [...u, ...u.map((x, k) => x + any(0.1) * k), nearly(farthest(u, [a, b, c])), ...a, ...b, ...c];
  },
};

describe('relations by doubles, a few units in the last place beside touching from inside, at all scales', () => {
  it.each(Object.entries(DRAWS))('%s', (name, draw) => {
    const question = roundQuestions.find((q) => q.name === name)!;
    const seen = new Set<string>();
    for (let i = 0; i < effort(500); i++) {
      const values = draw();
      const scale = random.oneIn(2) ? 0 : random.between(-530, 500);
      const asked = Float64Array.from(values, (x) => scaleByPowerOfTwo(x, scale));
      const answer = question.subject(asked);
      expect(answer, String(asked)).toBe(question.referee(asked));
      seen.add(String(answer));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('spherePlane, of normals whose squares underflow or overflow', () => {
    const question = roundQuestions.find((q) => q.name === 'spherePlane')!;
    for (let i = 0; i < effort(600); i++) {
      const [x, y, z, r, ...plane] = DRAWS.spherePlane!();
      const small = random.oneIn(2);
      const size = small ? random.between(0, 400) : random.between(-400, 0);
      const normal = small ? -random.between(480, 540) : random.between(480, 540);
      const scales = [size, size, size, size, normal, normal, normal, size + normal];
      const values = [x!, y!, z!, r!, ...plane].map((v, k) => scaleByPowerOfTwo(v, scales[k]!));
      const asked = Float64Array.from(values);
      expect(question.subject(asked), String(asked)).toBe(question.referee(asked));
    }
  });
});
