import { describe, expect, it } from 'vitest';
import { firstEqualVertices } from '../../../src/mesh/structure/equal-vertices.js';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { rational } from '../../../src/oracle/referees/signs/rational.js';
import { itemsOf } from './meshes.js';

/** A small mesh without any sense on a lattice of few points, so that everything happens. */
function latticeMesh(random: Random): IndexedMesh {
  const vertices = 4 + random.below(9);
  const triangles = 1 + random.below(14);
  const size = 2 + random.below(3);
  const flat = random.below(3) === 0;
  const positions = Float64Array.from({ length: 3 * vertices }, (_, i) => {
    if (flat && i % 3 === 2) return 0;
    return (random.below(size) - 1) * 0.1;
  });
  return { positions, indices: Uint32Array.from({ length: 3 * triangles }, () => random.below(vertices)) };
}

type Point = readonly bigint[];

/** The mesh as integers: tenths, as doubles, have a common power of two below. */
function exact({ positions, indices }: IndexedMesh): { points: Point[]; corners: number[][] } {
  const whole = Array.from(positions, (x) => BigInt(x * 2 ** 60));
  return {
    points: Array.from({ length: whole.length / 3 }, (_, v) => whole.slice(3 * v, 3 * v + 3)),
    corners: Array.from({ length: indices.length / 3 }, (_, t) =>
      Array.from(indices.slice(3 * t, 3 * t + 3)),
    ),
  };
}

const minus = (a: Point, b: Point): Point => a.map((x, i) => x - b[i]!);
const cross = (a: Point, b: Point): Point =>
  [0, 1, 2].map((i) => a[(i + 1) % 3]! * b[(i + 2) % 3]! - a[(i + 2) % 3]! * b[(i + 1) % 3]!);
const dot = (a: Point, b: Point): bigint => a.reduce((sum, x, i) => sum + x * b[i]!, 0n);
const isZero = (a: Point): boolean => a.every((x) => x === 0n);
const equal = (a: Point, b: Point): boolean => isZero(minus(a, b));

const groupsOf = <T>(items: readonly T[], key: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
};

/** Everything that can be said by looking at all pairs. */
function slowFindings(mesh: IndexedMesh): Record<string, number[][]> {
  const { points, corners } = exact(mesh);
  const numbers = corners.map((_, t) => t);
  const repeats = (t: number) => new Set(corners[t]).size < 3;
  const proper = numbers.filter((t) => !repeats(t));
  const normal = (t: number): Point => {
    const [a, b, c] = corners[t]!.map((v) => points[v]!);
    return cross(minus(b!, a!), minus(c!, a!));
  };
  const name = (v: number) => points.findIndex((p) => equal(p, points[v]!));
  const rotated = (t: number): string => {
    const named = corners[t]!.map(name);
    const least = named.indexOf(Math.min(...named));
    const turned = [0, 1, 2].map((k) => named[(least + k) % 3]!);
    // Two corners at one point: there is no rotation.
    return String(new Set(named).size < 3 ? turned.sort((x, y) => x - y) : turned);
  };
  const anyWay = (t: number): string => String(corners[t]!.map(name).sort((x, y) => x - y));
  const sides = proper.flatMap((t) =>
    [0, 1, 2].map((k) => ({ t, from: corners[t]![k]!, to: corners[t]![(k + 1) % 3]! })),
  );
  const edges = groupsOf(sides, ({ from, to }) => String([from, to].sort((x, y) => x - y)));
  const ends = (edge: (typeof edges)[number]) => [edge[0]!.from, edge[0]!.to].sort((x, y) => x - y);
  const other = (t: number, [a, b]: number[]) => corners[t]!.find((v) => v !== a && v !== b)!;
  const neighbours = edges
    .filter((edge) => edge.length === 2)
    .map((edge) => ({ at: ends(edge), t: edge[0]!.t, u: edge[1]!.t }))
    .filter(({ t, u }) => !isZero(normal(t)) && !isZero(normal(u)))
    .filter(({ t, u }) => isZero(cross(normal(t), normal(u))));
  const folded = ({ at, t, u }: (typeof neighbours)[number]) => {
    const along = minus(points[at[1]!]!, points[at[0]!]!);
    const [p, q] = [t, u].map((s) => cross(along, minus(points[other(s, at)]!, points[at[0]!]!)));
    return dot(p!, q!) > 0n;
  };
  const inside = (v: number, [a, b]: number[]) => {
    const [p, q, x] = [a!, b!, v].map((w) => points[w]!);
    const along = dot(minus(x!, p!), minus(q!, p!));
    const whole = dot(minus(q!, p!), minus(q!, p!));
    return isZero(cross(minus(x!, p!), minus(q!, p!))) && along > 0n && along < whole;
  };
  const used = points.map((_, v) => corners.some((c) => c.includes(v)));
  return {
    'duplicate-vertices': groupsOf([...points.keys()], (v) => String(name(v))).filter((g) => g.length > 1),
    'unreferenced-vertex': [...points.keys()].filter((v) => !used[v]).map((v) => [v]),
    'repeated-corner': numbers.filter(repeats).map((t) => [t]),
    'degenerate-triangle': proper.filter((t) => isZero(normal(t))).map((t) => [t]),
    'duplicate-triangles': groupsOf(proper, rotated).filter((g) => g.length > 1),
    'opposite-triangles': groupsOf(proper, anyWay).filter((g) => new Set(g.map(rotated)).size > 1),
    'border-edge': edges.filter((g) => g.length === 1).map(([s]) => [s!.from, s!.to, s!.t]),
    'non-manifold-edge': edges
      .filter((g) => g.length > 2)
      .map((g) => [g[0]!.from, g[0]!.to, ...g.map(({ t }) => t)]),
    'inconsistent-edge': edges
      .filter((g) => {
        const forward = g.filter(({ from }) => from === g[0]!.from).length;
        return Math.abs(2 * forward - g.length) > 1;
      })
      .map((g) => [g[0]!.from, g[0]!.to, ...g.map(({ t }) => t)]),
    'coplanar-neighbours': neighbours.filter((n) => !folded(n)).map(({ t, u }) => [t, u]),
    't-junction': [...points.keys()]
      .filter((v) => used[v])
      .flatMap((v) =>
        edges
          .filter((edge) => inside(v, ends(edge)) && edge.some(({ t }) => !corners[t]!.includes(v)))
          .map((edge) => [v, ...ends(edge)]),
      ),
    'non-manifold-vertex': [...points.keys()]
      .filter((v) => !isManifoldAt(v, proper, corners))
      .map((v) => [v]),
    'folded-neighbours': neighbours.filter(folded).map(({ at, t, u }) => [...at, t, u]),
  };
}

/** Whether the far sides of the triangles at a vertex form one cycle or one path. */
function isManifoldAt(v: number, proper: readonly number[], corners: readonly number[][]): boolean {
  const far = proper.filter((t) => corners[t]!.includes(v)).map((t) => corners[t]!.filter((w) => w !== v));
  if (far.length === 0) return true;
  const nodes = [...new Set(far.flat())];
  if (nodes.some((w) => far.flat().filter((x) => x === w).length > 2)) return false;
  const reached = new Set([nodes[0]!]);
  for (let grown = true; grown; ) {
    const more = far.filter((side) => side.some((w) => reached.has(w)) && !side.every((w) => reached.has(w)));
    for (const w of more.flat()) reached.add(w);
    grown = more.length > 0;
  }
  return reached.size === nodes.length;
}

const ascending = (items: number[][] | undefined, sort: boolean): string[] =>
  (items ?? []).map((item) => String(sort ? [...item].sort((x, y) => x - y) : item)).sort();

describe('findings on small lattice meshes', () => {
  const random = new Random(6, 2026, 11, 21);
  const meshes = Array.from({ length: 600 }, () => latticeMesh(random));

  it('are those of a look at all pairs', () => {
    const seen = new Map<string, number>();
    for (const mesh of meshes) {
      const found = itemsOf(checkMesh(mesh, { selfIntersections: 'none' }));
      for (const [kind, items] of Object.entries(slowFindings(mesh))) {
        // Of a folded edge the slow side knows the vertices, not which way its first triangle runs.
        const sort = kind === 'folded-neighbours';
        expect(ascending(found[kind], sort), `${kind} of ${JSON.stringify(mesh)}`).toEqual(
          ascending(items, sort),
        );
        if (items.length > 0) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    // Everything did happen, and often.
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
    expect(seen.size).toBe(13);
  });

  it('with a T-junction come with a pair of triangles that meet there, but for needles along the edge', () => {
    let checked = 0;
    const lattice = Array.from({ length: 27 }, (_, i) =>
      i % 3 === 2 ? 0 : i % 3 === 1 ? Math.floor(i / 9) : Math.floor(i / 3) % 3,
    );
    for (let i = 0; i < 1500; i++) {
      const mesh = {
        positions: Float64Array.from(lattice, (x, k) => (k % 3 === 2 ? random.below(2) : x)),
        indices: Uint32Array.from({ length: 9 }, () => random.below(9)),
      };
      const found = itemsOf(checkMesh(mesh));
      if (found['degenerate-triangle'] || found['repeated-corner']) continue;
      const pairs = ['touching-triangles', 'crossing-triangles', 'overlapping-triangles'].flatMap(
        (kind) => found[kind] ?? [],
      );
      const corners = (t: number) => Array.from(mesh.indices.slice(3 * t, 3 * t + 3));
      for (const [v, a, b] of found['t-junction'] ?? []) {
        const meets = pairs.some(([s, t]) =>
          [
            [s, t],
            [t, s],
          ].some(([p, q]) => corners(p!).includes(v!) && [a, b].every((w) => corners(q!).includes(w!))),
        );
        expect(meets).toBe(true);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe('volumes of small lattice meshes', () => {
  it('have the sign of the sum of exact determinants', () => {
    const random = new Random(1, 2, 3, 2026);
    for (let i = 0; i < 200; i++) {
      const scale = 2 ** (random.below(2000) - 1000);
      const points = Array.from({ length: 12 }, () => (random.below(5) - 2) * scale);
      const mesh = {
        positions: Float64Array.from(points),
        indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
      };
      const { components } = checkMesh(mesh, { selfIntersections: 'none' });
      expect(components.at(0).volumeSign).toBe(rational.judges.orient3d(points));
    }
  });
});

describe('equal vertices', () => {
  it('are found among many', () => {
    const random = new Random(9, 9, 9, 9);
    const positions = Float64Array.from({ length: 30000 }, () => random.below(20) - 10);
    const seen = new Map<string, number>();
    const expected = Array.from({ length: 10000 }, (_, v) => {
      const key = String(positions.slice(3 * v, 3 * v + 3));
      if (!seen.has(key)) seen.set(key, v);
      return seen.get(key);
    });
    expect(Array.from(firstEqualVertices(positions, () => undefined))).toEqual(expected);
  });
});
