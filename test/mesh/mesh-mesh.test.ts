import { describe, expect, it } from 'vitest';
import { coordinates } from '../../src/implicit/index.js';
import {
  meshContacts,
  meshMesh,
  meshPairPoints,
  type PreparedMesh,
  prepareMesh,
} from '../../src/mesh/index.js';
import { cube, mesh } from './meshes.js';

type Cell = readonly [number, number, number];

const key = (cell: readonly number[]) => cell.join(' ');

/**
 * The surface of a set of cells of a grid: the sides that a cell has not in common with another, two triangles each,
 * with corners by number where cells share them.
 */
function solidOf(cells: readonly Cell[], size = 1, turn = 0): PreparedMesh {
  const there = new Set(cells.map(key));
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const indices: number[] = [];
  const vertex = (p: number[]) => {
    const known = numbers.get(key(p));
    if (known !== undefined) return known;
    positions.push(...p.map((x) => size * x));
    numbers.set(key(p), numbers.size);
    return numbers.size - 1;
  };
  for (const cell of cells) {
    for (let axis = 0; axis < 3; axis++) {
      for (const up of [0, 1]) {
        const beyond = cell.map((x, k) => (k === axis ? x + 2 * up - 1 : x));
        if (there.has(key(beyond))) continue;
        const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
        const corner = (du: number, dv: number) => {
          const p = [...cell] as number[];
          p[axis]! += up;
          p[u]! += du;
          p[v]! += dv;
          return vertex(p);
        };
        const ring = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
        if (up === 0) ring.reverse();
        const from = turn % 2;
        const at = (i: number) => ring[(i + from) % 4]!;
        indices.push(at(0), at(1), at(2), at(0), at(2), at(3));
      }
    }
  }
  return prepareMesh(mesh(positions, indices));
}

/**
 * What sets of cells say: the relation of the solids, or nothing if one of them meets itself at an edge or a corner.
 */
function expected(a: readonly Cell[], b: readonly Cell[]): [string, string] {
  const [inA, inB] = [new Set(a.map(key)), new Set(b.map(key))];
  const both = a.filter((cell) => inB.has(key(cell))).length;
  const [onlyA, onlyB] = [inA.size - both, inB.size - both];
  const near = a.some((p) => b.some((q) => p.every((x, k) => Math.abs(x - q[k]!) <= 1)));
  const containment = onlyA > 0 ? (onlyB > 0 ? 'none' : 'containing') : onlyB > 0 ? 'inside' : 'equal';
  return [both > 0 ? 'overlapping' : near ? 'touching' : 'disjoint', both > 0 ? containment : 'none'];
}

let state = 5;
const below = (n: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

/** A box of cells. */
function box([x, y, z]: Cell, [nx, ny, nz]: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) for (let k = 0; k < nz; k++) cells.push([x + i, y + j, z + k]);
  return cells;
}

/** A box, or an L of two, in a grid of 4. */
function drawn(): Cell[] {
  const corner = (): Cell => [below(3), below(3), below(3)];
  const sizes = (): Cell => [1 + below(2), 1 + below(2), 1 + below(2)];
  const first = box(corner(), sizes());
  if (below(2) === 0) return first;
  const [x, y, z] = first[0]!;
  const more = box([x + 1, y, z], [1 + below(2), 1, 1]);
  return [...new Map([...first, ...more].map((cell) => [key(cell), cell])).values()];
}

describe('two solids of cells of a grid', () => {
  it.each([1, 2 ** -1000, 0.1])('lie as the sets of cells do: size %f', (size) => {
    const seen = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const a = drawn();
      const b = below(8) === 0 ? a : below(6) === 0 ? [...a, ...box([6, 6, 6], [1, 1, 1])] : drawn();
      const found = meshMesh(solidOf(a, size, i), solidOf(b, size, i >> 1));
      expect([found.relation, found.containment], `${a.join(' ')} | ${b.join(' ')}`).toEqual(expected(a, b));
      seen.add(`${found.relation} ${found.containment}`);
    }
    expect(seen).toEqual(
      new Set([
        'disjoint none',
        'touching none',
        'overlapping none',
        'overlapping inside',
        'overlapping containing',
        'overlapping equal',
      ]),
    );
  });
});

/** The unit cube made k times as large, and moved. */
function moved(k: number, by: Cell): PreparedMesh {
  const positions = Array.from(cube.positions, (x, i) => k * x + by[i % 3]!);
  return prepareMesh(mesh(positions, Array.from(cube.indices)));
}

describe('two cubes', () => {
  it.each<[string, PreparedMesh, string, string]>([
    ['apart by a last bit', moved(1, [1 + 2 ** -52, 0, 0]), 'disjoint', 'none'],
    ['stacked', moved(1, [1, 0, 0]), 'touching', 'none'],
    ['at an edge', moved(1, [1, 1, 0]), 'touching', 'none'],
    ['at a corner', moved(1, [1, 1, 1]), 'touching', 'none'],
    ['a face within a face', moved(0.5, [1, 0.25, 0.25]), 'touching', 'none'],
    ['identical', moved(1, [0, 0, 0]), 'overlapping', 'equal'],
    ['half in', moved(1, [0.5, 0, 0]), 'overlapping', 'none'],
    ['a last bit in', moved(1, [1 - 2 ** -53, 0, 0]), 'overlapping', 'none'],
    ['a corner in', moved(1, [0.5, 0.5, 0.5]), 'overlapping', 'none'],
    ['inside, touching a wall', moved(0.5, [0, 0.25, 0.25]), 'overlapping', 'containing'],
    ['inside, touching in a corner', moved(0.5, [0, 0, 0]), 'overlapping', 'containing'],
    ['inside', moved(0.5, [0.25, 0.25, 0.25]), 'overlapping', 'containing'],
    ['around, touching', moved(2, [0, 0, 0]), 'overlapping', 'inside'],
  ])('%s', (_, other, relation, containment) => {
    const one = moved(1, [0, 0, 0]);
    expect(meshMesh(one, other)).toMatchObject({ relation, containment });
    const turned = { inside: 'containing', containing: 'inside' }[containment] ?? containment;
    expect(meshMesh(other, one)).toMatchObject({ relation, containment: turned });
  });

  it('one in the cavity of another, touching its wall, has nothing in common with it inside', () => {
    const shell = (by: Cell) => {
      const outer = moved(4, [0, 0, 0]);
      const inner = moved(2, [1, 1, 1]);
      const positions = [...outer.positions, ...inner.positions];
      const reversed = Array.from(
        inner.indices,
        (_, h) => 8 + inner.indices[3 * Math.floor(h / 3) + 2 - (h % 3)]!,
      );
      return { hollow: prepareMesh(mesh(positions, [...outer.indices, ...reversed])), guest: moved(1, by) };
    };
    for (const [by, relation] of [
      [[1, 1, 1], 'touching'],
      [[1.5, 1.5, 1.5], 'disjoint'],
      [[0.5, 1, 1], 'overlapping'],
    ] as const) {
      const { hollow, guest } = shell(by);
      expect(meshMesh(hollow, guest)).toMatchObject({ relation, containment: 'none' });
    }
  });
});

it('a spike through a plate shares with it what only the middle of their faces shows', () => {
  // Four faces from a base below the plate to a tip above it; none of them is cut by a line of the plate's own corners.
  const base = [2, 1, -2, 3, 2, -2, 2, 3, -2, 1, 2, -2];
  const faces = [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 0, 2, 1, 0, 3, 2];
  const spike = prepareMesh(mesh([...base, 2, 2, 9], faces));
  const plate = prepareMesh(
    mesh(
      Array.from(cube.positions, (x, i) => (i % 3 === 2 ? x : 32 * x - (i % 3 === 0 ? 12 : 20))),
      Array.from(cube.indices),
    ),
  );
  expect(meshMesh(spike, plate)).toMatchObject({ relation: 'overlapping', containment: 'none' });
  expect(meshMesh(plate, spike)).toMatchObject({ relation: 'overlapping', containment: 'none' });
});

describe('what is no solid', () => {
  const open = prepareMesh({ positions: cube.positions, indices: cube.indices.slice(3) });

  it('is a surface where surfaces meet', () => {
    expect(meshMesh(open, moved(1, [1, 0, 0]))).toMatchObject({ relation: 'overlapping', containment: null });
    expect(meshMesh(open, moved(1, [1, 1, 1]))).toMatchObject({ relation: 'touching', containment: null });
    expect(meshMesh(open, moved(1, [0.5, 0.25, 0.25]))).toMatchObject({
      relation: 'crossing',
      containment: null,
    });
  });

  it('may lie inside a solid', () => {
    expect(meshMesh(open, moved(3, [-1, -1, -1]))).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
    });
    expect(meshMesh(moved(0.5, [0.25, 0.25, 0.25]), open)).toMatchObject({
      relation: 'disjoint',
      containment: 'none',
    });
  });
});

it('the places of a contact are points', () => {
  const one = moved(1, [0, 0, 0]);
  const other = moved(1, [1, 0.5, 0.5]);
  const contact = meshContacts(one, other);
  const places = new Set<string>();
  for (let i = 0; i < contact.length; i += 2) {
    const pair = meshPairPoints(one, contact[i]!, other, contact[i + 1]!);
    for (const { point } of pair.contact) places.add(key(coordinates(point)));
  }
  expect(places).toContain('1 0.5 0.5');
  expect(places).toContain('1 1 1');
  expect([...places].every((p) => p.startsWith('1 '))).toBe(true);
  expect(() => meshPairPoints(one, 12, other, 0)).toThrow(
    'meshPairPoints: s must be an integer from 0 to 11',
  );
});
