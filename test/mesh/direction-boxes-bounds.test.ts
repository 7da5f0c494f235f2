/** The constants of the boxes that meshes leave pairs out by, derived again as their derivations state them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

function exponentIn(file: string): (name: string) => number {
  const path = fileURLToPath(new URL(`../../src/mesh/queries/${file}.ts`, import.meta.url));
  const source = readFileSync(path, 'utf8');
  return (name) => {
    const found = new RegExp(`^const ${name} = 2 \\*\\* (-?\\d+);`, 'm').exec(source);
    if (found === null) throw new Error(`${name} is no power of two any more: derive it again`);
    return Number(found[1]);
  };
}

const U = 2 ** -53;

describe('direction boxes', () => {
  const exponent = exponentIn('direction-boxes');

  it('a direction is right to less than 4 u', () => {
    // Numerator and denominator are rounded differences, then a quotient: (1 + u)² / (1 - u) - 1, and |p| <= 1.
    const [one, u] = [2n ** 53n, 1n];
    const error = (one + u) ** 2n * one - one ** 2n * (one - u);
    expect(error < 4n * one * (one - u) * one).toBe(true);
  });

  it('ENLARGED covers the change of the quotients by nearness', () => {
    const nearness = 2 ** exponent('LEAST_NEARNESS');
    // p / nearness, with an error of 4 u in p and in nearness: (4 u + 4 u / nearness) / nearness, and a rounding.
    const error = (4 * U + (4 * U) / nearness) / nearness + U;
    expect(error).toBeLessThan(2 ** exponent('ENLARGED'));
    expect(error).toBeGreaterThan(2 ** (exponent('ENLARGED') - 4));
  });

  it('PAGE_ENLARGED covers the error of a perpendicular, where its height is the divisor', () => {
    // In units of u, to first order; 1/16 of a unit more for the rest. Coordinates of p and q are at most 1.
    const [difference, root3] = [4, Math.sqrt(3)];
    const squares = 2 * difference + 1 + 2;
    const unit = difference + squares / 2 + 1 + 1; // p / |p|, relative
    const along = (unit + difference + 1 + 2) * root3; // Σ |p_k q_k| <= |q| <= √3
    const taken = along + root3 * (unit + 1); // along · p
    const perpendicular = taken + difference + (1 + root3) + 1 / 16;
    expect(perpendicular).toBeLessThan(2 ** -47 / U);
    // r / height: both are wrong by that, and |r| <= height.
    const height = 2 ** exponent('LEAST_HEIGHT');
    expect((2 * 2 ** -47) / height + U).toBeLessThan(2 ** exponent('PAGE_ENLARGED'));
  });
});

describe('oriented boxes', () => {
  const exponent = exponentIn('oriented-boxes');

  it('SLACK covers the errors that are stated, with what each is multiplied by', () => {
    // Both ends of x = c + Σ s_i e_i, both boxes, the reach along the axis of each: all relative to |T| + R + R'.
    const errors = 2 ** -50 + 2 * 2 ** -44 + 2 * 2 ** -44 + 2 * 2 ** -44;
    // |d| of a cross product is at most √3 in a coordinate's sum, and the sum is rounded a few times.
    expect(errors * Math.sqrt(3) * (1 + 20 * U)).toBeLessThan(2 ** exponent('SLACK'));
    // Underflow: fewer than a hundred products of 2^-1075 each.
    expect(100n).toBeLessThan(2n ** BigInt(exponent('TINY') + 1075));
  });
});
