import { describe, expect, it } from 'vitest';
import { triangleBoxes } from '../../src/indexes/boxes.js';
import { buildBvh } from '../../src/indexes/index.js';
import {
  type IndexedMesh,
  type PreparedMesh,
  prepareMesh,
  selfIntersections,
  selfIntersects,
  visitSelfIntersections,
} from '../../src/mesh/index.js';
import { writeDirectionBox, writePageBox } from '../../src/mesh/queries/direction-boxes.js';
import { areApart, OrientedBoxes } from '../../src/mesh/queries/oriented-boxes.js';
import { clashesApart } from '../../src/mesh/queries/self-intersection.js';
import { walkApart } from '../../src/mesh/queries/star-forest.js';
import { ProvedStars, StarPairs } from '../../src/mesh/queries/star-pairs.js';
import { distinctTriangles } from '../../src/mesh/structure/distinct-triangles.js';
import { trianglesIntersect, triangleTriangle } from '../../src/spatial/index.js';
import { randomNumbers } from '../indexes/box-families.js';
import {
  book,
  closedCone,
  disk,
  equalTriangles,
  loose,
  needles,
  scattered,
  tennisCone,
  thickCone,
} from './growing-meshes.js';

const triangleOf = ({ positions, indices }: IndexedMesh, t: number) => {
  const corner = (k: number) => {
    const v = indices[3 * t + k]!;
    return Array.from(positions.subarray(3 * v, 3 * v + 3));
  };
  return { a: corner(0), b: corner(1), c: corner(2) };
};

/** By the definition, all pairs. */
function byPairs(mesh: IndexedMesh): number[] {
  const pairs: number[] = [];
  const count = mesh.indices.length / 3;
  for (let s = 0; s < count; s++) {
    for (let t = s + 1; t < count; t++) {
      if (!trianglesIntersect(triangleOf(mesh, s), triangleOf(mesh, t))) continue;
      const { contact } = triangleTriangle(triangleOf(mesh, s), triangleOf(mesh, t));
      const proper =
        contact.length < 3 && contact.every((p) => p.a.type === 'vertex' && p.b.type === 'vertex');
      if (!proper) pairs.push(s, t);
    }
  }
  return pairs;
}

/**
 * How many pairs of leaves and of triangles a search looks at, in large stars (in thousands of leaves) and beside them.
 */
function workOf(mesh: PreparedMesh) {
  const work = { pairs: 0 };
  let leaves = 0;
  let thousands = 0;
  const proved = new ProvedStars(mesh);
  proved.prove(0, mesh.vertices);
  new StarPairs(mesh, proved.proper).search(
    0,
    mesh.vertices,
    () => false,
    () => thousands++,
  );
  walkApart(
    mesh,
    () => mesh.bvh,
    work,
    (first, second) => {
      const look = clashesApart(mesh, first, second, () => false, work);
      return (...leafPair) => {
        leaves++;
        return look(...leafPair);
      };
    },
  );
  return { leaves, pairs: work.pairs, thousands };
}

describe('the work grows with the number of triangles', () => {
  const n = 2000;

  it.each(Object.entries({ disk, closedCone, thickCone, tennisCone, needles, book }))('of %s', (_, make) => {
    const { leaves, pairs, thousands } = workOf(prepareMesh(make(n)));
    expect(leaves).toBeLessThan(30 * n);
    expect(pairs).toBeLessThan(60 * n);
    expect(thousands).toBeLessThan(0.03 * n);
  });

  it.each(Object.entries({ disk, closedCone, tennisCone, equalTriangles }))(
    'of %s in loose triangles',
    (_, make) => {
      const { mesh, copies } = distinctTriangles(prepareMesh(loose(make(n))));
      const { leaves, pairs, thousands } = workOf(mesh);
      expect(leaves + pairs + thousands).toBeLessThan(60 * n);
      if (make === equalTriangles)
        expect(Array.from(copies!.of(0))).toEqual(Array.from({ length: n }, (_, t) => t));
      else expect(copies).toBe(null);
    },
  );

  it('and nothing is found', () => {
    for (const make of [disk, closedCone, thickCone, tennisCone, needles, book]) {
      expect(selfIntersects(prepareMesh(make(n)))).toBe(false);
      expect(selfIntersects(prepareMesh(loose(make(n))))).toBe(false);
    }
  });
});

describe('one intersection is found among many', () => {
  it.each(Object.entries({ disk, closedCone, tennisCone, needles, book }))('in %s', (_, make) => {
    // One corner moved onto a place far off, in the plane of others or through them.
    const mesh = make(600);
    const positions = Float64Array.from(mesh.positions);
    const v = mesh.indices[3 * 100 + 2]!;
    const w = mesh.indices[3 * 200 + 2]!;
    for (let k = 0; k < 3; k++) positions[3 * v + k] = positions[3 * w + k]!;
    for (const moved of [{ positions, indices: mesh.indices }, loose({ positions, indices: mesh.indices })]) {
      expect(Array.from(selfIntersections(prepareMesh(moved))).slice(0, 400)).toEqual(
        byPairsWith(moved, [99, 100, 101, 199, 200, 201, 399, 400, 401, 499, 500, 501]).slice(0, 400),
      );
    }
  });

  /** The pairs that have one of some triangles: those of the corner that was moved, and those that it was moved to. */
  function byPairsWith(mesh: IndexedMesh, some: readonly number[]): number[] {
    const pairs: [number, number][] = [];
    for (let t = 0; t < mesh.indices.length / 3; t++) {
      for (const s of some) {
        if (s === t || (some.includes(t) && t < s)) continue;
        const { contact } = triangleTriangle(triangleOf(mesh, s), triangleOf(mesh, t));
        const proper = contact.every((p) => p.a.type === 'vertex' && p.b.type === 'vertex');
        if (contact.length > 2 || !proper) pairs.push(s < t ? [s, t] : [t, s]);
      }
    }
    return pairs.sort((p, q) => p[0] - q[0] || p[1] - q[1]).flat();
  }
});

describe('pairs of brute force', () => {
  const random = randomNumbers(77);
  const whole = (n: number) => Math.floor(n * random());

  it('in large stars, with triangles named twice, flat ones and vertices at one point', () => {
    for (let round = 0; round < 8; round++) {
      const size = 2 + whole(5);
      const scale = [1, 2 ** -1000, 2 ** 900, 0.1][round % 4]!;
      const vertices = 30 + whole(30);
      const positions = Float64Array.from(
        { length: 3 * vertices },
        () => (whole(2 * size + 1) - size) * scale,
      );
      const hubs = 1 + whole(3);
      const indices = Uint32Array.from({ length: 3 * 70 }, (_, h) =>
        h % 3 === 0 || random() < (round % 3) * 0.35 + 0.05 ? whole(hubs) : whole(vertices),
      );
      const mesh = { positions, indices };
      expect(Array.from(selfIntersections(prepareMesh(mesh)))).toEqual(byPairs(mesh));
    }
  });

  it('where slivers are many', () => {
    for (const scale of [1, 2 ** -1040, 2 ** 1000]) {
      const positions: number[] = [];
      for (let i = 0; i < 90; i++) {
        const at = [random(), random(), random()];
        const to = [1 + random(), 1 + random(), 1 + random()];
        positions.push(...at, ...at.map((x, k) => x + (to[k]! - x) / 64), ...to);
        // Far end and near end of some on others.
        if (i % 7 === 3) positions.splice(-3, 3, ...positions.slice(-21, -18));
      }
      const mesh = {
        positions: Float64Array.from(positions, (x) => x * scale),
        indices: Uint32Array.from({ length: positions.length / 3 }, (_, h) => h),
      };
      expect(Array.from(selfIntersections(prepareMesh(mesh)))).toEqual(byPairs(mesh));
    }
  });
});

describe('a bound on pairs', () => {
  it('ends the search, and says nothing of fewer', () => {
    const equal = prepareMesh(equalTriangles(20_000));
    expect(selfIntersections(equal, { maxPairs: 1000 }).length).toBe(2000);
    expect(selfIntersections(equal, { maxPairs: 0 }).length).toBe(0);
    const three = prepareMesh(loose(equalTriangles(3)));
    expect(selfIntersections(three, { maxPairs: 2 })).toEqual(Uint32Array.of(0, 1, 0, 2));
    expect(selfIntersections(three, { maxPairs: 3 })).toEqual(selfIntersections(three));
    expect(selfIntersections(three)).toEqual(Uint32Array.of(0, 1, 0, 2, 1, 2));
    expect(() => selfIntersections(three, { maxPairs: -1 })).toThrow(
      'selfIntersections: options.maxPairs must be a number, at least 0, got -1',
    );
  });

  it('is not needed to leave a search: progress is told while pairs of one place are looked at', () => {
    const crowd = prepareMesh(scattered(3000, randomNumbers(4)));
    let found = 0;
    let words = 0;
    const leave = () =>
      visitSelfIntersections(
        crowd,
        () => {
          found++;
          return false;
        },
        () => {
          if (++words > 3) throw new Error('enough');
        },
      );
    expect(leave).toThrow('enough');
    expect(found).toBeLessThan(20_000);
  });
});

describe('boxes around directions', () => {
  it('overlap where two triangles have a point in common beside the corner', () => {
    const random = randomNumbers(12);
    let apart = 0;
    for (let round = 0; round < 4000; round++) {
      const scale = [1, 2 ** -1060, 2 ** 1000][round % 3]!;
      const coordinate = () => scale * (round % 2 === 0 ? Math.floor(9 * random()) - 4 : 8 * random() - 4);
      const x = Float64Array.from({ length: 15 }, coordinate);
      const boxes = new Float64Array(12);
      writeDirectionBox(boxes, 0, x, 0, 1, 2);
      writeDirectionBox(boxes, 6, x, 0, 3, 4);
      const overlap = [0, 1, 2].every((k) => boxes[k]! <= boxes[k + 9]! && boxes[k + 6]! <= boxes[k + 3]!);
      if (overlap) continue;
      apart++;
      const p = (v: number) => Array.from(x.subarray(3 * v, 3 * v + 3));
      const { contact } = triangleTriangle({ a: p(0), b: p(1), c: p(2) }, { a: p(0), b: p(3), c: p(4) });
      expect(contact.length).toBe(1);
    }
    expect(apart).toBeGreaterThan(500);
  });
});

describe('boxes around directions from an edge', () => {
  it('overlap where two triangles on the edge have more in common', () => {
    const random = randomNumbers(13);
    let apart = 0;
    let more = 0;
    for (let round = 0; round < 4000; round++) {
      const scale = [1, 2 ** -1060, 2 ** 1000, 0.1][round % 4]!;
      const x = Float64Array.from({ length: 12 }, () => scale * (Math.floor(5 * random()) - 2));
      const boxes = new Float64Array(12);
      writePageBox(boxes, 0, x, 0, 1, 2);
      writePageBox(boxes, 6, x, 0, 1, 3);
      const p = (v: number) => Array.from(x.subarray(3 * v, 3 * v + 3));
      const { contact } = triangleTriangle({ a: p(0), b: p(1), c: p(2) }, { a: p(0), b: p(1), c: p(3) });
      const onlyEdge =
        contact.length < 3 && contact.every(({ a, b }) => a.type === 'vertex' && b.type === 'vertex');
      const overlap = [0, 1, 2].every((k) => boxes[k]! <= boxes[k + 9]! && boxes[k + 6]! <= boxes[k + 3]!);
      if (!overlap) expect(onlyEdge).toBe(true);
      if (overlap) more++;
      else apart++;
    }
    expect(apart).toBeGreaterThan(1000);
    expect(more).toBeGreaterThan(300);
  });
});

describe('boxes along the triangles', () => {
  it('are apart only where triangles are, and mostly where slivers are', () => {
    const random = randomNumbers(31);
    let apart = 0;
    let said = 0;
    for (let round = 0; round < 3000; round++) {
      const scale = [1, 2 ** -1065, 2 ** 1019, 2 ** -500][round % 4]!;
      const lattice = round % 3 === 0;
      const coordinate = () => scale * (lattice ? Math.floor(5 * random()) - 2 : 2 * random() - 1);
      const positions = Float64Array.from({ length: 18 }, coordinate);
      // Slivers: the second corner near the first.
      if (round % 3 === 1)
        for (const at of [3, 12])
          for (let k = 0; k < 3; k++) positions[at + k] = positions[at + k - 3]! * (1 + 2 ** -20);
      const one = { positions, indices: Uint32Array.of(0, 1, 2) };
      const other = { positions, indices: Uint32Array.of(3, 4, 5) };
      const [a, b] = [one, other].map(
        ({ indices }) => new OrientedBoxes(buildBvh(triangleBoxes(positions, indices)), positions, indices),
      ) as [OrientedBoxes, OrientedBoxes];
      const meets = trianglesIntersect(triangleOf(one, 0), triangleOf(other, 0));
      const isApart = areApart(a.boxes, a.at(0), b.boxes, b.at(0));
      expect(areApart(b.boxes, b.at(0), a.boxes, a.at(0))).toBe(isApart);
      if (meets) expect(isApart).toBe(false);
      else apart++;
      if (isApart) said++;
    }
    expect(said).toBeGreaterThan(0.4 * apart);
    expect(apart).toBeGreaterThan(1000);
  });
});
