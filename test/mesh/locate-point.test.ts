import { describe, expect, it } from 'vitest';
import {
  axisWindingNumber,
  type IndexedMesh,
  locatePoint,
  locatePoints,
  pointOnSurface,
  prepareMesh,
  windingNumber,
} from '../../src/mesh/index.js';
import { cube, mesh, tetrahedron } from './meshes.js';

function joined(a: IndexedMesh, b: IndexedMesh): IndexedMesh {
  const shift = a.positions.length / 3;
  return mesh([...a.positions, ...b.positions], [...a.indices, ...Array.from(b.indices, (v) => v + shift)]);
}

function moved({ positions, indices }: IndexedMesh, scale: number, by: readonly number[]): IndexedMesh {
  return mesh(
    Array.from(positions, (x, i) => scale * x + by[i % 3]!),
    Array.from(indices),
  );
}

function insideOut({ positions, indices }: IndexedMesh): IndexedMesh {
  return { positions, indices: indices.slice().reverse() };
}

/** Rays along lattice lines of a lattice solid pass vertices and edges, and lie in faces. */
describe('a point beside a lattice cube', () => {
  const prepared = prepareMesh(moved(cube, 4, [-2, -2, -2]));
  const side = (p: readonly number[]) => {
    const most = Math.max(...p.map(Math.abs));
    return most < 2 ? 'inside' : most > 2 ? 'outside' : 'boundary';
  };

  it('is where it is at every lattice and half-lattice point', () => {
    for (let x = -3; x <= 3; x += 0.5) {
      for (let y = -3; y <= 3; y += 0.5) {
        for (let z = -3; z <= 3; z += 0.5) {
          const location = locatePoint(prepared, [x, y, z]);
          expect(location.location, `${[x, y, z]}`).toBe(side([x, y, z]));
          expect(location.feature === null).toBe(location.location === 'outside');
          expect(location.feature?.type === 'interior').toBe(location.location === 'inside');
          if (location.location === 'boundary') continue;
          const inside = location.location === 'inside' ? 1 : 0;
          expect(windingNumber(prepared, [x, y, z])).toBe(inside);
          for (const direction of [0, 1, 2, 3, 4, 5] as const) {
            expect(axisWindingNumber(prepared, [x, y, z], direction)).toBe(inside);
          }
        }
      }
    }
  });

  it('is on a vertex, an edge (a diagonal, too), or a face', () => {
    expect(locatePoint(prepared, [-2, -2, -2]).feature).toEqual({ type: 'vertex', index: 0 });
    expect(locatePoint(prepared, [1, -2, -2]).feature).toEqual({
      type: 'edge',
      index: 2,
      vertices: [0, 1],
      triangle: 0,
    });
    expect(locatePoint(prepared, [0, 0, -2]).feature).toEqual({
      type: 'edge',
      index: 0,
      vertices: [0, 2],
      triangle: 0,
    });
    expect(locatePoint(prepared, [-1, 1, -2]).feature).toEqual({ type: 'face', index: 1 });
    expect(pointOnSurface(prepared, [-1, 1, -2 - 2 ** -51])).toBeNull();
    expect(pointOnSurface(prepared, [9, 9, 9])).toBeNull();
  });
});

describe('overlapping and nested solids', () => {
  const great = moved(cube, 8, [0, 0, 0]);
  const small = moved(cube, 2, [3, 3, 3]);

  it('count twice where they overlap, and a cavity not at all', () => {
    const twice = prepareMesh(joined(great, small));
    expect(locatePoint(twice, [4, 4, 4]).location).toBe('outside');
    expect(windingNumber(twice, [4, 4, 4])).toBe(2);
    expect(windingNumber(twice, [1, 4, 4])).toBe(1);
    const hollow = prepareMesh(joined(great, insideOut(small)));
    expect(locatePoint(hollow, [4, 4, 4]).location).toBe('outside');
    expect(windingNumber(hollow, [4, 4, 4])).toBe(0);
    expect(windingNumber(prepareMesh(insideOut(great)), [4, 4, 4])).toBe(-1);
  });

  it('count a doubled surface as none, but are on it', () => {
    const doubled = prepareMesh(joined(great, great));
    expect(locatePoint(doubled, [4, 4, 4]).location).toBe('outside');
    expect(windingNumber(doubled, [4, 4, 4])).toBe(2);
    expect(locatePoint(doubled, [0, 0, 0]).feature).toEqual({ type: 'vertex', index: 0 });
  });
});

describe('extreme coordinates', () => {
  it.each([2 ** -1074, 2 ** -1000, 2 ** 1000, 2 ** 1021])('a cube of side 4 times %f', (unit) => {
    const prepared = prepareMesh(moved(cube, 4 * unit, [0, 0, 0]));
    expect(locatePoint(prepared, [unit, unit, 2 * unit]).location).toBe('inside');
    expect(locatePoint(prepared, [unit, 0, 2 * unit]).location).toBe('boundary');
    expect(locatePoint(prepared, [unit, -unit, 2 * unit]).location).toBe('outside');
  });
});

describe('what has no answer', () => {
  const open = prepareMesh({ positions: cube.positions, indices: cube.indices.slice(3) });

  it('is said', () => {
    expect(() => locatePoint(open, [0.5, 0.5, 0.5])).toThrow(/mesh must be a closed mesh .*3 open edges/);
    expect(() => windingNumber(open, [0.5, 0.5, 0.5])).toThrow(/3 unbalanced edges/);
    const prepared = prepareMesh(cube);
    expect(windingNumber(prepared, [0, 0, 0])).toBeNull();
    expect(axisWindingNumber(prepared, [0, 0.5, 0.5], 3)).toBeNull();
    expect(() => locatePoint(prepared, [0, Number.NaN, 0])).toThrow(
      /locatePoint: point\[1\] must be a finite/,
    );
    expect(() => locatePoint(prepared, [0, 0])).toThrow(/point must be a point of 3 coordinates/);
    expect(() => axisWindingNumber(prepared, [9, 9, 9], 6 as 0)).toThrow(
      /direction must be 0, 1, 2, 3, 4 or 5, got 6/,
    );
    expect(() => locatePoints(prepared, new Float64Array(4))).toThrow(/multiple of 3, got 4/);
  });

  it('an open mesh still has winding numbers along axes', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => axisWindingNumber(open, [0.75, 0.5, 0.5], d as 0))).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
  });

  it('an empty mesh has everything outside', () => {
    const empty = prepareMesh(mesh([], []));
    expect(locatePoint(empty, [0, 0, 0]).location).toBe('outside');
    expect(windingNumber(empty, [0, 0, 0])).toBe(0);
    expect(axisWindingNumber(empty, [0, 0, 0], 0)).toBe(0);
  });
});

it('single precision is taken as the doubles it is', () => {
  const single = {
    positions: Float32Array.from([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0, 0, 0, 0.1]),
    indices: tetrahedron.indices,
  };
  expect(locatePoint(prepareMesh(single), [Math.fround(0.1), 0, 0]).location).toBe('boundary');
  expect(locatePoint(prepareMesh(single), [0.1, 0, 0]).feature?.type).toBe('edge');
});
