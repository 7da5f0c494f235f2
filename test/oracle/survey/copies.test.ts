import { describe, expect, it } from 'vitest';
import { meshEdges } from '../../../src/mesh/structure/edges.js';
import { splitAtMidpoints, storedAsFloat32, translated } from '../../../src/oracle/survey/copies.js';
import { mesh } from '../../mesh/meshes.js';

const huge = mesh([1e308, 0, 0, 1.7e308, 0, 0, 0, 1, 0], [0, 1, 2]);

describe('copies', () => {
  it.each<[() => unknown, string]>([
    [
      () => storedAsFloat32(huge),
      'storedAsFloat32: positions[0] must be a number whose copy is finite (vertex 0), got 1e+308',
    ],
    [
      () => translated(huge, 5e307),
      'translated: positions[3] must be a number whose copy is finite (vertex 1), got 1.7e+308',
    ],
    [() => translated(huge, Number.NaN), 'translated: offset must be a finite number, got NaN'],
  ])('%# that would not be finite are refused', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });

  it('midpoints of huge coordinates are finite', () => {
    const long = mesh([1.7e308, 0, 0, 1.5e308, 0, 0, 0, 1, 0], [0, 1, 2]);
    const split = splitAtMidpoints(long, meshEdges(long));
    expect(split.positions.every(Number.isFinite)).toBe(true);
    expect(split.positions).toContain(1.6e308);
  });
});
