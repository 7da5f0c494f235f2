import { describe, expect, it } from 'vitest';
import { separatingChords } from '../../../src/bsp/split/separating-chords.js';
import type { Sign } from '../../../src/core/sign.js';

/** The chords that separate, of a ring whose places have these sides of the band. */
const separating = (sides: readonly Sign[], chords: readonly [number, number][]) =>
  separatingChords([...sides.keys()], chords, (place) => sides[place]!);

describe('separatingChords', () => {
  it('directs a chord so that the back lies along the ring from its first end to its second', () => {
    const sides = [0, -1, 0, 1] as const;
    expect(separating(sides, [[0, 2]])).toEqual([[0, 2]]);
    expect(separating(sides, [[2, 0]])).toEqual([[0, 2]]);
    const turned = [0, 1, 0, -1] as const;
    expect(separating(turned, [[0, 2]])).toEqual([[2, 0]]);
    expect(separating(turned, [[2, 0]])).toEqual([[2, 0]]);
  });

  it('joins a part in the band to the part in front beside it, whichever end the chord begins with', () => {
    // The band's part is 0 1 2, the back's 2 3 4; 0 2 4 5 is in front.
    const sides = [0, 0, 0, -1, 0, 1] as const;
    expect(separating(sides, [[0, 2], [2, 4]])).toEqual([[2, 4]]); // biome-ignore format: chords
    expect(separating(sides, [[2, 0], [4, 2]])).toEqual([[2, 4]]); // biome-ignore format: chords
  });

  it('joins a part in the band to the back if nothing beside it is in front', () => {
    const sides = [0, 0, 0, 1, 0, -1] as const;
    expect(separating(sides, [[0, 2], [2, 4]])).toEqual([[4, 2]]); // biome-ignore format: chords
    expect(separating(sides, [[2, 0], [4, 2]])).toEqual([[4, 2]]); // biome-ignore format: chords
  });

  it('takes parts in the band that are joined as one', () => {
    // 1 2 3 and 0 1 3 4 are in the band, and only the second is beside the part in front, 0 4 5 6.
    const sides = [0, 0, 0, 0, 0, 1, 0] as const;
    expect(separating(sides, [[1, 3], [0, 4]])).toEqual([]); // biome-ignore format: chords
    expect(separating(sides, [[3, 1], [4, 0]])).toEqual([]); // biome-ignore format: chords
    expect(separating(sides, [[4, 0], [1, 3]])).toEqual([]); // biome-ignore format: chords
  });
});
