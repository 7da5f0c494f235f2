import { describe, expect, it } from 'vitest';
import {
  type Solid,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidSymmetricDifference,
  solidUnion,
} from '../../src/solids/index.js';
import { effort } from '../support/effort.js';
import { box, randomNumbers, randomTetrahedron, twelveVolumes } from './meshes.js';

const solidBox = (a: readonly number[], b: readonly number[]) => solidFromMesh(box(a, b));
/** The same for equal sets of points: faces and vertices by number, without the descriptions of planes. */
const form = ({ isUnbounded, faces, vertices }: Solid) =>
  JSON.stringify([isUnbounded, faces.map(({ rings }) => rings), vertices.length]);

describe('three boxes', () => {
  // [0, 4] without [0, 1] and [3, 5] is [1, 3]; in an odd number of them are [1, 3] and [4, 5].
  const along = (low: number, high: number) => solidBox([low, 0, 0], [high, 1, 1]);
  const [a, b, c] = [along(0, 4), along(0, 1), along(3, 5)];

  it('are all taken', () => {
    expect(form(solidDifference(a, b, c))).toBe(form(along(1, 3)));
    expect(form(solidDifference(a, b, c))).toBe(form(solidDifference(solidDifference(a, b), c)));
    expect(form(solidSymmetricDifference(a, b, c))).toBe(form(solidUnion(along(1, 3), along(4, 5))));
    expect(form(solidSymmetricDifference(a, a, a))).toBe(form(a));
    expect(form(solidSymmetricDifference(a, a, b))).toBe(form(b));
    expect(form(solidDifference(a, b, a))).toBe(form(solidDifference(a, a)));
  });

  it('are all looked at', () => {
    const none = {} as Solid;
    expect(() => solidDifference(a, b, none)).toThrow('solidDifference: others[0] must be');
    expect(() => solidSymmetricDifference(a, b, c, none)).toThrow(
      'solidSymmetricDifference: others[1] must be',
    );
  });
});

describe('two boxes', () => {
  const a = solidBox([0, 0, 0], [2, 2, 2]);
  it.each<[string, Solid, number, number, number]>([
    // 12 volumes are 12 times the volume: an integer.
    ['corner over corner', solidBox([1, 1, 1], [3, 3, 3]), 15, 1, 7],
    ['side by side', solidBox([2, 0, 0], [4, 2, 2]), 16, 0, 8],
    ['a quarter of a face', solidBox([2, 1, 1], [4, 3, 3]), 16, 0, 8],
    ['on an edge', solidBox([2, 2, 0], [4, 4, 2]), 16, 0, 8],
    ['at a vertex', solidBox([2, 2, 2], [4, 4, 4]), 16, 0, 8],
    ['the same', solidBox([0, 0, 0], [2, 2, 2]), 8, 8, 0],
    ['inside', solidBox([0.5, 0.5, 0.5], [1, 1, 1]), 8, 0.125, 7.875],
    ['inside, on a face', solidBox([0.5, 0.5, 0], [1, 1, 1]), 8, 0.25, 7.75],
    ['through', solidBox([0.5, 0.5, -1], [1.5, 1.5, 3]), 10, 2, 6],
    ['apart', solidBox([5, 5, 5], [6, 6, 6]), 9, 0, 8],
  ])('%s', (_, b, union, intersection, difference) => {
    expect(twelveVolumes(solidUnion(a, b))).toBe(12 * union);
    expect(twelveVolumes(solidIntersection(a, b))).toBe(12 * intersection);
    expect(twelveVolumes(solidDifference(a, b))).toBe(12 * difference);
    expect(twelveVolumes(solidSymmetricDifference(a, b))).toBe(12 * (union - intersection));
    expect(form(solidUnion(solidDifference(a, b), solidIntersection(a, b)))).toBe(form(a));
  });

  it('faces of one plane are one face', () => {
    const { faces, vertices } = solidUnion(a, solidBox([2, 0, 0], [4, 2, 2]));
    expect([faces.length, vertices.length]).toEqual([6, 8]);
  });

  it('a vertex within an edge of another face is a vertex of that, too', () => {
    const { vertices, faces } = solidUnion(a, solidBox([2, 2, 1], [4, 4, 2]));
    const at = vertices.findIndex((v) => JSON.stringify(v) === '[2,2,1]');
    expect(faces.filter(({ rings }) => rings.some((ring) => ring.includes(at)))).toHaveLength(5);
  });
});

describe('what touches itself', () => {
  it('where an edge lies in a face of the same solid, and both are cut', () => {
    const slab = solidBox([-2, -2, -1], [2, 2, 0]);
    const wedge = solidFromMesh({
      positions: [-1, 0, 0, 1, 0, 0, 0, -1, 1, 0, 1, 1],
      indices: [0, 3, 1, 0, 2, 3, 0, 1, 2, 1, 3, 2],
    });
    const knife = solidBox([0, -5, -5], [5, 5, 5]);
    const cut = solidDifference(solidUnion(slab, wedge), knife);
    expect(twelveVolumes(cut)).toBe(12 * 8 + 4);
    // The tip of the wedge is a vertex of the edges of the slab, too: the same form as from the parts.
    const parts = solidUnion(solidDifference(slab, knife), solidDifference(wedge, knife));
    expect(form(cut)).toBe(form(parts));
    const tip = cut.vertices.findIndex((v) => JSON.stringify(v) === '[0,0,0]');
    expect(cut.faces.filter(({ rings }) => rings.some((ring) => ring.includes(tip)))).toHaveLength(4);
  });
});

describe('what sets satisfy', () => {
  it('on boxes and tetrahedra of a small lattice, combined again and again', () => {
    const random = randomNumbers(1);
    let a: Solid = solidBox([0, 0, 0], [3, 3, 3]);
    for (let i = 0; i < effort(24); i++) {
      const b = solidFromMesh(randomTetrahedron(random));
      const [union, both, only] = [solidUnion(a, b), solidIntersection(a, b), solidDifference(a, b)];
      expect(form(solidUnion(b, a))).toBe(form(union));
      expect(form(solidUnion(only, both))).toBe(form(a));
      expect(form(solidSymmetricDifference(a, b))).toBe(form(solidDifference(union, both)));
      const outside = solidIntersection(solidComplement(a), solidComplement(b));
      expect(form(solidComplement(outside))).toBe(form(union));
      // A solid grows until it is begun anew.
      a = i % 6 === 5 ? b : i % 2 === 0 ? only : union;
    }
  });

  it('an empty solid, and all of space', () => {
    const a = solidBox([0, 0, 0], [1, 2, 3]);
    const nothing = solidDifference(a, a);
    expect(nothing).toEqual({ type: 'solid', isUnbounded: false, planes: [], vertices: [], faces: [] });
    expect(solidUnion()).toEqual(nothing);
    const all = solidUnion(a, solidComplement(a));
    expect(all).toEqual({ ...nothing, isUnbounded: true });
    expect(solidIntersection()).toEqual(all);
    expect(form(solidIntersection(all, a))).toBe(form(a));
  });

  it('does not depend on the order of many', () => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      solidBox([i & 1, (i >> 1) & 1, i >> 2], [(i & 1) + 1, ((i >> 1) & 1) + 1, (i >> 2) + 1]),
    );
    const whole = form(solidBox([0, 0, 0], [2, 2, 2]));
    expect(form(solidUnion(...cells))).toBe(whole);
    expect(form(cells.reduce((a, b) => solidUnion(a, b)))).toBe(whole);
    expect(form([...cells].reverse().reduce((a, b) => solidUnion(a, b)))).toBe(whole);
    expect(cells.reduce((a, b) => solidDifference(a, b), solidUnion(...cells)).faces).toHaveLength(0);
  });
});

describe('the same solid several times', () => {
  const a = solidBox([0, 0, 0], [2, 2, 2]);
  const b = solidBox([1, 1, 1], [3, 3, 3]);

  it('is that solid, or none of it', () => {
    expect(solidUnion(a, a)).toEqual(a);
    expect(solidIntersection(a, a, a)).toEqual(a);
    expect(solidDifference(a, a).faces).toHaveLength(0);
    expect(solidSymmetricDifference(a, a).faces).toHaveLength(0);
    expect(solidUnion(a, solidComplement(a)).isUnbounded).toBe(true);
  });

  it('among others counts once', () => {
    expect(solidUnion(a, b, a, b, b)).toEqual(solidUnion(a, b));
    expect(solidIntersection(b, a, a, b)).toEqual(solidIntersection(b, a));
  });

  // Pair by pair they are half a minute of work.
  it('many times is no more work than twice', () => {
    expect(solidUnion(...new Array<Solid>(400).fill(a))).toEqual(a);
    expect(solidIntersection(...new Array<Solid>(400).fill(a))).toEqual(a);
  });
});

describe('arguments', () => {
  it('are named', () => {
    const a = solidBox([0, 0, 0], [1, 1, 1]);
    expect(() => solidDifference(a, {} as Solid)).toThrow(/^solidDifference: b must be a solid/);
    expect(() => solidUnion(a, null as unknown as Solid)).toThrow(/^solidUnion: solids\[1\] must be a solid/);
  });
});
