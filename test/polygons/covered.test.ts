import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../bench/polygons/random.js';
import { boundsOf, boxInside } from '../../src/polygons/cover-boxes.js';
import {
  canonicalPolygonText,
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonSet,
  polygonsOfExpression,
  polygonUnion,
} from '../../src/polygons/index.js';
import { listsFor, type ReadRings, readOperand } from '../../src/polygons/operand.js';
import { unionInBlocks } from '../../src/polygons/union-in-blocks.js';
import { withoutCovered } from '../../src/polygons/without-covered.js';
import { effort } from '../support/effort.js';

// Points of polygons that lie on each other are left out before they are combined. Expressions leave nothing out.

type Ring = [number, number][];

/** How whole numbers become doubles. */
const MAPS: readonly ((x: number) => number)[] = [
  (x) => x,
  (x) => x / 3,
  (x) => 0.1 * x + 1e6,
  (x) => x * Number.MIN_VALUE,
  (x) => x * 2 ** 1010,
];

/** Crowds of polygons on a small lattice or of regular ones, some of them crossing themselves or with holes. */
function crowd(seed: number): PolygonOperand[] {
  const random = mulberry32(seed);
  const whole = (n: number) => Math.floor(n * random());
  const map = MAPS[whole(MAPS.length)]!;
  const size = 4 + whole(40);
  const isRound = random() < 0.5;
  const put = (x: number, y: number): [number, number] => [map(x), map(y)];
  const regular = (corners: number, step: number, radius: number): Ring => {
    const [x, y, turn] = [whole(size), whole(size), random() < 0.5 ? 0 : random()];
    return Array.from({ length: corners }, (_, k) => {
      const angle = 2 * Math.PI * ((step * k) / corners + turn);
      const [u, v] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      return isRound ? put(u, v) : put(Math.round(u), Math.round(v));
    });
  };
  const ring = (): Ring => {
    const corners = 3 + whole(random() < 0.2 ? 40 : 8);
    return regular(corners, random() < 0.2 ? 2 : 1, size * (0.05 + random() * random()));
  };
  const operand = (): PolygonOperand => {
    const kind = random();
    if (kind < 0.7) return ring();
    if (kind < 0.8) return { outer: ring(), holes: [ring()] };
    if (kind < 0.9) return { type: 'MultiPolygon', coordinates: [[ring()], [ring(), ring()]] };
    return polygonSet([[ring()], [ring()]]);
  };
  return Array.from({ length: 4 + whole(random() < 0.2 ? 60 : 12) }, operand);
}

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const text = (set: PolygonSet) => `${canonicalPolygonText(set)} ${JSON.stringify(set)}`;
const unitedAtOnce = (operands: readonly PolygonOperand[]) =>
  polygonsOfExpression({ type: 'union', operands });

describe('what is covered makes no difference', () => {
  it.each(Array.from({ length: 8 }, (_, i) => i))('crowds %i', (part) => {
    for (let i = 0; i < effort(24); i++) {
      const operands = crowd(8 * i + part);
      expect(text(polygonUnion(...operands)), `union ${i}`).toBe(text(unitedAtOnce(operands)));
      const [first, ...others] = operands as [PolygonOperand, ...PolygonOperand[]];
      const rest = polygonsOfExpression({ type: 'difference', operands: [first, ...others] });
      expect(text(polygonDifference(first, ...others)), `difference ${i}`).toBe(text(rest));
    }
  });

  it('also in one list of polygons, and where hundreds are on each other', () => {
    const random = mulberry32(5);
    const disks = Array.from({ length: 400 }, () => {
      const [x, y, radius] = [10 * random(), 10 * random(), 1 + random()];
      return Array.from({ length: 24 }, (_, k) => [
        x + radius * Math.cos((Math.PI * k) / 12),
        y + radius * Math.sin((Math.PI * k) / 12),
      ]);
    });
    const expected = text(unitedAtOnce(disks));
    expect(text(polygonUnion(...disks))).toBe(expected);
    expect(text(polygonSet({ type: 'MultiPolygon', coordinates: disks.map((disk) => [disk]) }))).toBe(
      expected,
    );
    expect(text(polygonUnion(...disks.slice(0, 200), unitedAtOnce(disks.slice(200))))).toBe(expected);
  });
});

describe('blocks of neighbours', () => {
  it.each([1, 40, 300])('of %i edges have the union of all', (edges) => {
    let inBlocks = 0;
    for (let i = 0; inBlocks < effort(24); i++) {
      const operands = crowd(1000 * edges + i);
      if (operands.length < 32) continue;
      inBlocks++;
      const united = (all: readonly PolygonOperand[]) => {
        const read = all.map((operand, k) => readOperand('test', `${k}`, operand));
        return unionInBlocks(
          read,
          withoutCovered(read, () => true),
          [{ overlap: 0, points: 0, edges }],
        );
      };
      const set = united(operands);
      expect(canonicalPolygonText(set), `crowd ${i}`).toBe(canonicalPolygonText(unitedAtOnce(operands)));
      // Where edges cancel each other, lines may go by other points of theirs, but not by the order of arguments.
      expect(JSON.stringify(united([...operands].reverse())), `crowd ${i}`).toBe(JSON.stringify(set));
    }
  });
});

describe('points are left out', () => {
  const pointsOf = (rings: readonly Ring[]) => {
    const lists = listsFor(rings);
    const read = rings.map((ring, i) => readOperand('test', `${i}`, ring, lists));
    return withoutCovered(read, () => true).map((operand) => {
      const { from, to } = operand as ReadRings;
      return (to[0] - from[0]) / 2;
    });
  };

  it('of a ring that is covered, all; of one that passes through, all but two', () => {
    const through: Ring = [
      [0, 3],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 4],
      [7, 3],
      [10, 3],
      [5, 10],
    ];
    expect(pointsOf([square(0, 0, 10), square(0, 0, 10), square(4, 4, 2), through])).toEqual([4, 4, 0, 5]);
    // The box ends at 1.5: a point on its side is not covered.
    expect(pointsOf([square(0, 0, 10), square(0, 0, 10), square(1.5, 4, 2)])).toEqual([4, 4, 4]);
    // Where hardly anything is on anything else, all stays.
    expect(pointsOf([square(0, 0, 10), square(4, 4, 2)])).toEqual([4, 4]);
  });
});

describe('a box inside of a ring', () => {
  const inside = (ring: Ring) => {
    const data = Float64Array.from(ring.flat());
    return boxInside(data, 0, data.length, boundsOf(data, 0, data.length));
  };

  it('is found in triangles and disks, and not where there is none', () => {
    expect(
      inside([
        [0, 0],
        [3, 0],
        [0, 3],
      ]),
    ).toEqual([1 - 0.45, 1 - 0.45, 1.45, 1.45]);
    expect(
      inside(
        [
          [0, 0],
          [3, 0],
          [0, 3],
        ].reverse() as Ring,
      ),
    ).not.toBeNull();
    // A thin frame around its middle, open in one corner.
    expect(
      inside([
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 1],
        [1, 1],
        [1, 8],
        [8, 8],
        [8, 1],
        [0, 1],
      ]),
    ).toBeNull();
    // Wound around its middle twice.
    const twice = [0, 1, 2, 3, 4].map((k) => [
      Math.cos(0.8 * Math.PI * k),
      Math.sin(0.8 * Math.PI * k),
    ]) as Ring;
    expect(inside(twice)).toBeNull();
    expect(
      inside([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    ).toBeNull();
    expect(inside(square(-1e308, -1e308, 1e308))).not.toBeNull();
  });
});
