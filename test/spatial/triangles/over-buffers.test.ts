import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import * as spatial from '../../../src/spatial/index.js';

const random = new Random(2, 7, 1, 8);

/** Eight vertices on a small lattice, where much touches. */
const vertices = () => Float64Array.from({ length: 24 }, () => random.below(4));

describe('forms over flat buffers', () => {
  it('say what their functions of objects say', () => {
    for (let n = 0; n < 400; n++) {
      const at = vertices();
      const p = (i: number) => at.subarray(3 * i, 3 * i + 3);
      const triangle = (i: number) => ({ a: p(i), b: p(i + 1), c: p(i + 2) });
      const segment = (i: number) => ({ start: p(i), end: p(i + 1) });
      const [floor, wall] = [triangle(0), triangle(3)];
      expect(spatial.trianglesIntersectAt(at, 0, 1, 2, at, 3, 4, 5)).toBe(
        spatial.trianglesIntersect(floor, wall),
      );
      expect(spatial.segmentsIntersectAt(at, 0, 1, at, 2, 3)).toBe(
        spatial.segmentsIntersect(segment(0), segment(2)),
      );
      expect(spatial.segmentIntersectsTriangleAt(at, 6, 7, at, 0, 1, 2)).toBe(
        spatial.segmentIntersectsTriangle(segment(6), floor),
      );
      expect(spatial.triangleContainsPointAt(at, 0, 1, 2, at, 7)).toBe(
        spatial.triangleContainsPoint(floor, p(7)),
      );
      if (p(7).every((x) => x === 0)) continue;
      expect(spatial.rayIntersectsTriangleAt(at, 6, at, 7, at, 0, 1, 2)).toBe(
        spatial.rayIntersectsTriangle({ origin: p(6), direction: p(7) }, floor),
      );
    }
  });

  it('name the buffer, the number and what is wrong', () => {
    const at = vertices();
    expect(() => spatial.trianglesIntersectAt(at, 0, 1, 8, at, 3, 4, 5)).toThrow('trianglesIntersectAt: k');
    expect(() => spatial.segmentsIntersectAt(at, 0, 1, at, 2, -1)).toThrow('segmentsIntersectAt: l');
    expect(() => spatial.rayIntersectsTriangleAt(at, 0, new Float64Array(3), 0, at, 0, 1, 2)).toThrow(
      'rayIntersectsTriangleAt: directions[0] must be a direction other than zero',
    );
    at[1] = Number.NaN;
    expect(() => spatial.triangleContainsPointAt(at, 0, 1, 2, at, 3)).toThrow('positions[1]');
  });
});
