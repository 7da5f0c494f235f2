import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  canonicalText,
  prismSolid,
  pyramidSolid,
  type Solid,
  solidDifference,
  solidVolume,
} from '../../../src/solids/index.js';

const volumeOf = (solid: Solid) => rational.toNumber(solidVolume(solid) as rational.Rational);

describe('prismSolid and pyramidSolid', () => {
  const outer = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 4],
    [0, 4],
  ];
  const hole = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ];

  it('have holes, whichever way rings run', () => {
    const [whole, inner] = [prismSolid(outer, -1, 2), prismSolid(hole, -1, 2)];
    const expected = canonicalText(solidDifference(whole, inner));
    for (const ring of [hole, [...hole].reverse()]) {
      for (const around of [outer, [...outer].reverse()]) {
        expect(canonicalText(prismSolid({ outer: around, holes: [ring] }, 2, -1))).toBe(expected);
      }
    }
    expect(volumeOf(prismSolid({ outer, holes: [hole] }, -1, 2))).toBe(36);
    expect(volumeOf(pyramidSolid({ outer, holes: [hole] }, 0, [9, 9, 3]))).toBe(12);
    expect(volumeOf(pyramidSolid(outer, 1, [0.5, 7, -2]))).toBe(16);
  });

  it('have rings that touch, and corners on edges', () => {
    const touching = [
      [0, 1],
      [2, 0],
      [2, 2],
    ];
    const prism = prismSolid({ outer, holes: [touching] }, 0, 1);
    expect(volumeOf(prism)).toBe(14);
    const pointed = solidDifference(prismSolid(outer, 0, 1), prismSolid(touching, -1, 2));
    expect(canonicalText(prism)).toBe(canonicalText(pointed));
  });

  it('refuse what has no inside', () => {
    const bow = [outer[0]!, outer[2]!, outer[1]!, outer[4]!];
    expect(() => prismSolid(bow, 0, 1)).toThrow('prismSolid: polygon must be a polygon with an area');
    expect(() => prismSolid(outer, 1, 1)).toThrow('prismSolid: high must be');
    expect(() => prismSolid(outer, 0, Number.NaN)).toThrow('prismSolid: high must be a finite number');
    expect(() => pyramidSolid(outer, 1, [0, 0, 1])).toThrow('pyramidSolid: apex must be');
    expect(() => pyramidSolid([[0, 0]], 1, [0, 0, 2])).toThrow('pyramidSolid: polygon');
  });
});
