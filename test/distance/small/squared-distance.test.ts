import { describe, expect, it } from 'vitest';
import { SQUARE, SQUARED_NORMAL, SQUARED_VOLUME } from '../../../src/distance/small/squared-distance.js';

/** Errors in units of u² times the magnitude: the bounds of double-words.ts. */
const product = (a: number, b: number) => a + b + 9;
const sum = (...errors: number[]) => Math.max(...errors) + 5 * (errors.length - 1);
const dot = (a: number, b: number) => sum(product(a, b), product(a, b), product(a, b));
const minor = (a: number, b: number) => sum(product(a, b), product(a, b));
const UNIT = 2 ** -106;

describe('the error constants of squared distances', () => {
  it('are a unit more than what the steps add up to', () => {
    const normal = minor(0, 0);
    expect(SQUARE / UNIT).toBe(dot(0, 0) + 1);
    expect(SQUARED_NORMAL / UNIT).toBe(dot(normal, normal) + 1);
    const volume = dot(normal, 0);
    expect(SQUARED_VOLUME / UNIT).toBe(product(volume, volume) + 1);
  });

  it('the unit makes up for products of two errors, of which there are fewer than ten', () => {
    const greatest = SQUARED_VOLUME / UNIT;
    expect(10 * greatest * greatest * UNIT).toBeLessThan(1);
  });
});
