import { describe, expect, it } from 'vitest';
import { TOPOLOGIES } from '../../../src/oracle/cases/meshes/topologies.js';
import type { Place, Topology } from '../../../src/oracle/cases/meshes/topology.js';
import { ALL, meshAt, meshSize, numberingOf, ORDERS } from '../../../src/oracle/cases/meshes/values.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { meshesQuestions } from '../../../src/oracle/questions/meshes/index.js';
import { ray } from '../../../src/oracle/referees/shapes/index.js';
import {
  lineHits,
  segmentLine,
  whereIs,
  windingAround,
} from '../../../src/oracle/referees/shapes/meshes/casts.js';
import { crossingsFrom } from '../../../src/oracle/referees/shapes/meshes/crossings.js';
import {
  type ExactMesh,
  edgeUses,
  exactScene,
  isBalanced,
  isClosed,
} from '../../../src/oracle/referees/shapes/meshes/exact-mesh.js';
import { pairsBetween, relationApart, selfPairs } from '../../../src/oracle/referees/shapes/meshes/pairs.js';
import { solidRelation } from '../../../src/oracle/referees/shapes/meshes/solid-volumes.js';
import { declareAgreement } from '../../support/agree.js';

const LARGE = {
  locatePointInLarge: { own: 8, general: 1 },
  selfIntersectionsOfLarge: { own: 2, general: 0 },
};

// Volumes of solids with teeth and holes take their referee long.
declareAgreement(
  meshesQuestions,
  { own: 20, general: 4 },
  {
    meshMesh: { own: 8, general: 3 },
    distanceOfPlacedMeshes: { own: 6, general: 1 },
    findingPlace: { own: 6, general: 1 },
    ...LARGE,
  },
);

function named(name: string): Topology {
  const found = TOPOLOGIES.find((topology) => topology.name === name);
  if (found === undefined) throw new Error(`no topology ${name}`);
  return found;
}

/** A topology in its own places (scaled, shifted), beside further points, exactly. */
function scene(
  names: readonly (readonly [name: string, k?: number, by?: Place])[],
  others: readonly number[] = [],
) {
  const meshes = names.map(([name, k = 1, by = [0, 0, 0]]) => {
    const { places, triangles } = named(name);
    return {
      positions: places.flatMap((p) => p.map((x, axis) => k * x + by[axis]!)),
      indices: triangles.flat(),
    };
  });
  return exactScene(meshes, others);
}

function mesh(name: string, k = 1, by: Place = [0, 0, 0]) {
  return scene([[name, k, by]]).meshes[0]!;
}

function where(name: string, x: number, y: number, z: number): string {
  const { meshes, others } = scene([[name]], [x, y, z]);
  return whereIs(others[0]!, meshes[0]!);
}

function winding(name: string, x: number, y: number, z: number): number {
  const { meshes, others } = scene([[name]], [x, y, z]);
  return windingAround(others[0]!, meshes[0]!);
}

describe('topologies', () => {
  it('have the Euler characteristic and the closedness that their names say', () => {
    const characteristic = (name: string) => {
      const { places, triangles } = named(name);
      return places.length - edgeUses(triangles).size + triangles.length;
    };
    for (const name of ['tetrahedron', 'cube', 'l-shape', 'star', 'cube-grid', 'pillow'])
      expect(characteristic(name)).toBe(2);
    for (const name of ['frame', 'thin-torus', 'csaszar-torus']) expect(characteristic(name)).toBe(0);
    expect(characteristic('two-tetrahedra')).toBe(4);
    expect(characteristic('projective-plane')).toBe(1);
    const [open, unbalanced] = [isClosed, isBalanced].map((holds) =>
      TOPOLOGIES.filter(({ triangles }) => !holds(triangles)).map(({ name }) => name),
    );
    const alwaysOpen = ['one-triangle', 'square', 'tetrahedron-open', 'cube-open', 'tetrahedron-unwelded'];
    expect(open).toEqual([...alwaysOpen, 'octahedron-unwelded', 'three-at-an-edge']);
    expect(unbalanced).toEqual(['projective-plane', 'one-face-turned', ...open!]);
  });

  it('use every vertex', () => {
    for (const { places, triangles } of TOPOLOGIES)
      expect(new Set(triangles.flat()).size).toBe(places.length);
  });

  it('are numbered in another way by an order, with the same shape', () => {
    for (const [i, topology] of TOPOLOGIES.entries()) {
      const values = new Float64Array(meshSize(ALL));
      values[0] = i;
      topology.places.forEach((p, k) => {
        values.set(p, 2 + 3 * k);
      });
      for (const order of [0, 2, 77 * 2, ORDERS - 2]) {
        values[1] = order;
        const { positions, indices } = meshAt(values, 0, ALL);
        const { triangles, vertices } = numberingOf(topology, order);
        const cornersOf = (t: number) =>
          [0, 1, 2].map((k) =>
            String(positions.subarray(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3)),
          );
        for (const [t, corners] of topology.triangles.entries()) {
          expect(cornersOf(triangles[t]!).sort()).toEqual(
            corners.map((c) => String(topology.places[c])).sort(),
          );
        }
        expect([...vertices].sort((a, b) => a - b)).toEqual(vertices.map((_, v) => v));
      }
    }
  });
});

describe('the referee of points in meshes', () => {
  it('tells inside from outside, and the feature on the surface', () => {
    expect(where('tetrahedron', 1, 1, 1)).toBe('inside interior');
    expect(where('tetrahedron', 2, 2, 2)).toBe('outside');
    expect(where('tetrahedron', 4, 0, 0)).toBe('boundary vertex 1');
    expect(where('tetrahedron', 2, 2, 0)).toBe('boundary edge 1 from 1 to 2');
    expect(where('tetrahedron', 1, 1, 0)).toBe('boundary face 0');
    expect(where('tetrahedron', 1, 1, 2 ** -1074)).toBe('inside interior');
    expect(where('tetrahedron', 1, 1, -(2 ** -1074))).toBe('outside');
    expect(where('l-shape', 1, 3, 1)).toBe('inside interior');
    expect(where('l-shape', 3, 3, 1)).toBe('outside');
    expect(where('frame', 0, 0, 1)).toBe('outside');
    expect(where('frame', 1.5, 0, 1)).toBe('inside interior');
    expect(where('cube', 0.5, 0.5, 0.5)).toBe('inside interior');
  });

  it('winds once around in simple meshes, twice where two overlap, not at all in a cavity', () => {
    expect(winding('star', 0, 0, 0)).toBe(1);
    expect(winding('overlapping', 3, 2, 2)).toBe(2);
    expect(winding('shell', 1.5, 1.5, 1.5)).toBe(0);
    expect(winding('doubled', 1, 1, 1)).toBe(2);
    expect(where('doubled', 1, 1, 1)).toBe('outside');
    const inverted = exactScene(
      [{ positions: named('cube').places.flat(), indices: named('cube').triangles.flat().reverse() }],
      [0.5, 0.5, 0.5],
    );
    expect(windingAround(inverted.others[0]!, inverted.meshes[0]!)).toBe(-1);
  });

  it('says the same in all directions, if the mesh is closed', () => {
    const random = new Random(1, 2, 3, 4);
    for (const topology of TOPOLOGIES) {
      if (!isClosed(topology.triangles)) continue;
      const oriented = isBalanced(topology.triangles);
      for (let i = 0; i < 20; i++) {
        const positions = topology.places.flat().map((x) => (i < 10 ? x : random.between(-2, 2)));
        const p = [random.between(-9, 9) / 2, random.between(-9, 9) / 2, random.between(-9, 9) / 2];
        const { meshes, others } = exactScene([{ positions, indices: topology.triangles.flat() }], p);
        if (whereIs(others[0]!, meshes[0]!).startsWith('boundary')) continue;
        const all = [0, 5, 23, 100].map((start) => crossingsFrom(others[0]!, meshes[0]!, start));
        expect(new Set(all.map(({ count }) => count % 2)).size).toBe(1);
        if (oriented) expect(new Set(all.map(({ signed }) => signed)).size).toBe(1);
      }
    }
  });

  it('agrees with the solid angle on where points are', () => {
    // Van Oosterom and Strackee 1983, in doubles: a second opinion, for points that are not near the surface.
    const random = new Random(5, 6, 7, 8);
    let compared = 0;
    for (const topology of TOPOLOGIES.filter(({ triangles }) => isBalanced(triangles))) {
      for (let i = 0; i < 20; i++) {
        const p = [0, 1, 2].map(() => random.between(-40, 80) / 16 + 1 / 64);
        const angle = solidAngle(topology, p) / (4 * Math.PI);
        if (Math.abs(angle - Math.round(angle)) > 1e-9) continue;
        const { meshes, others } = exactScene(
          [{ positions: topology.places.flat(), indices: topology.triangles.flat() }],
          p,
        );
        if (whereIs(others[0]!, meshes[0]!).startsWith('boundary')) continue;
        expect(windingAround(others[0]!, meshes[0]!)).toBe(Math.round(angle) + 0);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

function solidAngle({ places, triangles }: Topology, p: readonly number[]): number {
  return triangles.reduce((sum, corners) => {
    const [a, b, c] = corners.map((i) => places[i]!.map((x, axis) => x - p[axis]!)) as [
      number[],
      number[],
      number[],
    ];
    const dot = (u: number[], v: number[]) => u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!;
    const length = (u: number[]) => Math.sqrt(dot(u, u));
    const [x, y, z] = [length(a), length(b), length(c)];
    const cross = [
      b[1]! * c[2]! - b[2]! * c[1]!,
      b[2]! * c[0]! - b[0]! * c[2]!,
      b[0]! * c[1]! - b[1]! * c[0]!,
    ];
    return sum + 2 * Math.atan2(dot(a, cross), x * y * z + dot(a, b) * z + dot(b, c) * x + dot(c, a) * y);
  }, 0);
}

describe('the referee of pairs of triangles', () => {
  it('finds nothing in proper meshes', () => {
    const proper = [
      'tetrahedron',
      'cube-grid',
      'star',
      'frame',
      'thin-torus',
      'csaszar-torus',
      'shell',
      'cubes-at-an-edge',
    ];
    const more = [
      'cubes-at-a-corner',
      'tetrahedra-at-an-edge',
      'tetrahedron-unwelded',
      'octahedron-unwelded',
    ];
    for (const name of [...proper, ...more]) expect(selfPairs(mesh(name))).toEqual([]);
  });

  it('finds what is more than a common vertex or edge', () => {
    expect(selfPairs(mesh('doubled-triangle')).map(({ contact }) => contact)).toEqual([
      'overlapping v0/v0 v1/v2 v2/v1',
    ]);
    expect(selfPairs(mesh('tetrahedra-at-a-face')).length).toBe(1);
    expect(selfPairs(mesh('split-edge')).map(({ contact }) => contact.split(' ')[0])).toEqual([
      'touching',
      'touching',
    ]);
    expect(selfPairs(mesh('touching')).length).toBeGreaterThan(0);
    expect(selfPairs(mesh('overlapping')).length).toBeGreaterThan(0);
  });

  it('finds the pairs of two meshes, and their relation', () => {
    const relation = (...names: [string, number?, Place?][]) => {
      const [a, b] = scene(names).meshes as [ExactMesh, ExactMesh];
      const pairs = pairsBetween(a, b).length;
      return [pairs > 0 ? solidRelation(a, b) : relationApart(a, b), pairs];
    };
    expect(relation(['cube', 8], ['tetrahedron', 1, [1, 1, 1]])).toEqual(['overlapping containing', 0]);
    expect(relation(['tetrahedron', 1, [1, 1, 1]], ['cube', 8])).toEqual(['overlapping inside', 0]);
    expect(relation(['tetrahedron', 1, [9, 1, 1]], ['cube', 8])).toEqual(['disjoint none', 0]);
    // The plane x = 8 cuts three faces of the second tetrahedron; the diagonal of the cube's side passes through a
    // corner.
    expect(relation(['two-tetrahedra', 1, [1, 1, 1]], ['cube', 8])).toEqual(['overlapping none', 6]);
    expect(relation(['cube', 1, [0.75, 0.75, 1]], ['l-shape', 1])[0]).toBe('overlapping inside');
    expect(relation(['tetrahedron'], ['tetrahedron', 1, [4, 0, 0]])[0]).toBe('touching none');
    expect(relation(['cube'], ['cube'])[0]).toBe('overlapping equal');
    expect(relation(['cube', 2], ['cube'])[0]).toBe('overlapping containing');
    expect(relation(['cube'], ['cube', 1, [0, 0, -1]])[0]).toMatch(/^(touching|overlapping) none$/);
  });
});

describe('the referee of rays and segments', () => {
  it('gives hits in order, with features and intervals', () => {
    const { meshes, others } = scene(
      [['tetrahedron']],
      [-1, 1, 1, 1, 0, 0, 0, 0, -2, 0, 0, 4, -4, 0, 0, 4, 0, 0],
    );
    const text = (hits: ReturnType<typeof lineHits>) =>
      hits.map(({ triangle, enter, exit, features, facing }) => {
        const [s, t] = [enter, exit].map(
          ({ numerator, denominator }) => Number(numerator) / Number(denominator),
        );
        return `${triangle} ${s}..${t} ${features.join(' ')} ${facing}`;
      });
    const through = lineHits(ray(others[0]!, others[1]!), meshes[0]!);
    expect(text(through)).toEqual(['3 1..1 f0 f0 1', '2 3..3 f0 f0 -1']);
    const upwards = lineHits(segmentLine(others[2]!, others[3]!), meshes[0]!);
    expect(text(upwards)).toEqual([
      '0 0.3333333333333333..0.3333333333333333 v0 v0 1',
      '1 0.3333333333333333..1 v0 v2 0',
      '3 0.3333333333333333..1 v1 v2 0',
      '2 1..1 v2 v2 -1',
    ]);
    const along = lineHits(segmentLine(others[4]!, others[5]!), meshes[0]!);
    expect(text(along)).toEqual([
      '0 0.5..1 v0 v2 0',
      '1 0.5..1 v0 v1 0',
      '3 0.5..0.5 v1 v1 1',
      '2 1..1 v0 v0 -1',
    ]);
  });
});
