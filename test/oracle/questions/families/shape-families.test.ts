import { describe, expect, test } from 'vitest';
import { significantBits } from '../../../../src/oracle/cases/doubles.js';
import { Random } from '../../../../src/oracle/cases/random.js';
import { latticePoint, relatedPoint, UNIT } from '../../../../src/oracle/questions/families/plant.js';
import { shapeFamilies } from '../../../../src/oracle/questions/families/shape-families.js';
import {
  box,
  direction,
  isValid,
  layoutOf,
  point,
  points,
  repair,
} from '../../../../src/oracle/questions/layout.js';
import {
  contact,
  exact,
  lineContact,
  orientation3,
  pointsAt,
  polygonShape,
  ray,
  vectorAt,
} from '../../../../src/oracle/referees/shapes/index.js';

const triangles = layoutOf(3, ...points('a b c p q r'));
const families = shapeFamilies(triangles, [3, 3]);

function draw(name: string, count: number): Float64Array[] {
  const family = families.find((candidate) => candidate.name === name)!;
  const random = new Random(1, 2, 3, 4);
  return Array.from({ length: count }, () => {
    const out = new Float64Array(18);
    family.fill(random, out);
    repair(triangles, out, random);
    return out;
  });
}

function contactOf(values: Float64Array) {
  const all = pointsAt(exact(values), 3, 0, 6);
  return contact(polygonShape(all.slice(0, 3)), polygonShape(all.slice(3)));
}

describe('families of shapes', () => {
  test('plant in integers, of which halves and thirds are integers', () => {
    const random = new Random(3, 3, 3, 3);
    for (let i = 0; i < 500; i++) {
      const anchors = [latticePoint(random, 3), latticePoint(random, 3), latticePoint(random, 3)];
      expect(anchors.flat().every((x) => x % UNIT === 0)).toBe(true);
      expect(relatedPoint(random, anchors).every(Number.isSafeInteger)).toBe(true);
      expect(latticePoint(random, 2)[2]).toBe(0);
    }
  });

  test('bring shapes into contact of every kind', () => {
    const kinds = new Map<string, number>();
    for (const { name } of families) {
      for (const values of draw(name, 150)) {
        expect(isValid(triangles, values)).toBe(true);
        const { relation, points: common } = contactOf(values);
        const kind = `${relation} ${common.length}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }
    for (const kind of [
      'disjoint 0',
      'touching 1',
      'touching 2',
      'crossing 2',
      'overlapping 3',
      'overlapping 4',
    ]) {
      expect([kind, (kinds.get(kind) ?? 0) > 10]).toEqual([kind, true]);
    }
  });

  test('keep the plane exactly under any map', () => {
    for (const values of draw('related-coplanar', 300)) {
      const [a, b, c, ...others] = pointsAt(exact(values), 3, 0, 6);
      expect(others.map((p) => orientation3(a!, b!, c!, p))).toEqual([0, 0, 0]);
      expect(values.every(Number.isSafeInteger)).toBe(true);
    }
  });

  test('use all bits of the mantissas, and the ends of the range', () => {
    const long = draw('related-mantissas', 200).filter((values) =>
      values.some((x) => significantBits(x) > 45),
    );
    expect(long.length).toBeGreaterThan(20);
    const far = draw('related-far', 300);
    expect(far.some((values) => values.some((x) => x !== 0 && Math.abs(x) < 1e-307))).toBe(true);
    expect(far.some((values) => values.some((x) => Math.abs(x) > 1e300))).toBe(true);
    expect(far.filter((values) => contactOf(values).relation === 'touching').length).toBeGreaterThan(100);
  });

  test('aim rays at what was planted, and keep boxes parallel to the axes', () => {
    const layout = layoutOf(3, ...points('a b c'), point('origin'), direction('direction'));
    const random = new Random(9, 9, 9, 9);
    const out = new Float64Array(layout.arity);
    let met = 0;
    for (let i = 0; i < 300; i++) {
      shapeFamilies(layout, [3, 2])[0]!.fill(random, out);
      repair(layout, out, random);
      const numbers = exact(out);
      const shape = polygonShape(pointsAt(numbers, 3, 0, 3));
      if (lineContact(ray(vectorAt(numbers, 9, 3), vectorAt(numbers, 12, 3)), shape).relation !== 'disjoint')
        met++;
    }
    expect(met).toBeGreaterThan(100);

    const boxes = layoutOf(3, box('a'), box('b'));
    const values = new Float64Array(12);
    const shared = new Set<boolean>();
    for (const { fill } of shapeFamilies(boxes, [2, 2])) {
      for (let i = 0; i < 100; i++) {
        fill(random, values);
        repair(boxes, values, random);
        expect(isValid(boxes, values)).toBe(true);
        for (let j = 0; j < 3; j++)
          shared.add(values[3 + j] === values[6 + j] || values[9 + j] === values[j]);
      }
    }
    expect([...shared].sort()).toEqual([false, true]);
  });
});
