import { describe, expect, test } from 'vitest';
import { standOf } from '../../bench/motion/walls.js';
import { headingOf, headingTo } from '../../src/cli/walk/heading.js';
import { RADIUS, START, WALLS } from '../../src/cli/walk/level.js';
import { Walker } from '../../src/cli/walk/walker.js';

type Place = readonly [number, number, number];

/** Is something nearer than the radius to a walker at a place? By a referee over integers. */
const isTooNear = ([x, y, z]: Place) => standOf(WALLS, x, z, y).isTooNear;

describe('the walker', () => {
  test('starts on the floor, and near to nothing', () => {
    expect(START[1]).toBe(RADIUS);
    expect(standOf(WALLS, START[0], START[2], START[1])).toEqual({ isTooNear: false, touching: 0, depth: 0 });
  });

  test('slides along a wall into a way of twice its radius, and through', () => {
    const walker = new Walker();
    for (let i = 0; i < 220; i++) walker.step(3 / 64, -3 / 64);
    const inside = walker.trail.filter(([, , z]) => z < 0 && z > -3);
    expect(inside.length).toBeGreaterThan(20);
    for (const place of inside) expect([place[0], place[1]]).toEqual([1.5, RADIUS]);
    expect(walker.place[2]).toBeLessThan(-3.5);
    expect(walker.trail.filter(isTooNear)).toEqual([]);
    // Beside the way's middle there is no double at which one could stand.
    for (const x of [1.5 - 2 ** -52, 1.5 + 2 ** -52]) expect(isTooNear([x, RADIUS, -1])).toBe(true);
  });

  test('says how far it could go, and what is there', () => {
    const walker = new Walker();
    expect(walker.ahead(0, -1)).toEqual({ way: 5.5, walls: [WALLS[4]] });
    expect(walker.ahead(3, 0).way).toBe(4.5);
    expect(walker.ahead(3, 0).walls).toEqual([WALLS[6]]);
    for (let i = 0; i < 100; i++) walker.step(0, -1 / 16);
    expect(walker.place).toEqual([-3, 0.5, 0.5]);
    expect(walker.touched).toEqual([WALLS[4]]);
    expect(walker.ahead(0, -1)).toEqual({ way: 0, walls: [WALLS[4]] });
    // Along the wall that it touches, nothing stops it before the next one.
    expect(walker.ahead(1, 0).walls).toEqual([WALLS[6]]);
  });
});

test('keys and pointers lead somewhere', () => {
  expect(headingOf([])).toEqual([0, 0]);
  expect(headingOf(['w'])).toEqual([0, -1 / 16]);
  expect(headingOf(['ArrowRight', 's'])).toEqual([3 / 64, 3 / 64]);
  expect(headingOf(['a', 'ArrowRight', 'x'])).toEqual([0, 0]);
  expect(headingTo(3, -4)).toEqual([3 / 80, -1 / 20]);
  expect(headingTo(0.01, 0)).toEqual([0, 0]);
});
