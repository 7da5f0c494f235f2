import { expect, it } from 'vitest';
import { buildBvh, DynamicBvh } from '../../src/indexes/index.js';
import { type BoxPartner, boxesMeeting, visitBoxesMeeting } from '../../src/scene/index.js';
import { TABLES } from '../../src/shapes/relation.js';

const boxes = new Float64Array([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1, -2, -2, -2, -1, -1, -1]);

it('tells which boxes reach into a half-space, its plane included', () => {
  const bvh = buildBvh(boxes);
  const until = (x: number) => ({ type: 'half-space', normal: [1, 0, 0], constant: -x }) as const;
  expect(Array.from(boxesMeeting(bvh, until(3)))).toEqual([0, 1, 2]);
  expect(Array.from(boxesMeeting(bvh, until(2.9999999999999996)))).toEqual([0, 2]);
  expect(Array.from(boxesMeeting(bvh, until(-2)))).toEqual([2]);
  expect(Array.from(boxesMeeting(bvh, until(-3)))).toEqual([]);
  const behind = { type: 'half-space', normal: [0.1, 0.2, 0.3], constant: 0.6 } as const;
  // The corner of box 2 that is nearest: -0.2 - 0.4 - 0.6 and the constant are -0.6 or so.
  expect(Array.from(boxesMeeting(new DynamicBvh(boxes), behind))).toEqual([2]);
  expect(visitBoxesMeeting(bvh, until(9), (box) => box === 1)).toBe(true);
  expect(Array.from(boxesMeeting(buildBvh(new Float64Array()), until(3)))).toEqual([]);
});

it('lists in its errors what it takes, and nothing else', () => {
  const taken = (type: string) => {
    try {
      boxesMeeting(buildBvh(boxes), { type } as unknown as BoxPartner);
      return true;
    } catch (error) {
      return !/boxesMeeting: shape.type must be one of/.test((error as Error).message);
    }
  };
  const beside = Object.keys(TABLES[1]).map((key) => key.split(' '));
  const partners = beside.flatMap(([a, b]) => (a === 'box' ? [b!] : b === 'box' ? [a!] : []));
  const all = [...new Set(beside.flat())];
  for (const type of all.filter((name) => name !== 'point'))
    expect([type, taken(type)]).toEqual([type, partners.includes(type)]);
  expect(() => boxesMeeting(buildBvh(boxes), 7 as never)).toThrow(/'half-space'/);
  expect(() => boxesMeeting(buildBvh(boxes), { type: 'half-space', normal: [0, 0, 0], constant: 1 })).toThrow(
    /boxesMeeting: shape.normal/,
  );
});
