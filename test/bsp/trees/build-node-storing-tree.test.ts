import { describe, expect, it } from 'vitest';
import {
  buildLeafStoringTree,
  buildNodeStoringTree,
  polygonFromPoints,
  splitPolygon,
} from '../../../src/bsp/index.js';
import { side } from '../../../src/implicit/index.js';
import { wrongAreas } from './areas.js';
import { boxMesh, sphereMesh, together, waysDown } from './solids.js';

const crossing = together(
  boxMesh([0, 0, 0], [4, 4, 4]),
  boxMesh([1, 1, 1], [5, 6, 7]),
  boxMesh([-1, 2, 2], [9, 3, 3]),
);

describe('buildNodeStoringTree', () => {
  it('has every face on the plane of its node, and on the sides of the planes above', () => {
    const tree = buildNodeStoringTree(crossing, { localSize: 8 });
    const above = tree.nodes.map(() => [] as (readonly [number, number])[]);
    tree.children.forEach((child, i) => {
      if (child >= 0) above[child] = [...above[i >> 1]!, [tree.nodes[i >> 1]!, i & 1 ? -1 : 1]];
    });
    tree.nodeFaces.forEach((faces, node) => {
      for (const face of faces) {
        const { vertices } = tree.faces[face]!;
        for (const p of vertices) {
          expect(side(tree.planes[tree.nodes[node]!]!, p)).toBe(0);
          for (const [plane, taken] of above[node]!) expect(side(tree.planes[plane]!, p)).not.toBe(-taken);
        }
      }
    });
    expect(tree.nodeFaces.flat().sort((a, b) => a - b)).toEqual(tree.faces.map((_, i) => i));
  });

  it('loses no area: the parts of each triangle add up to it', () => {
    const { faces } = buildNodeStoringTree(crossing);
    expect(faces.length).toBeGreaterThan(36);
    expect(wrongAreas(crossing, faces)).toEqual([]);
  });

  it('chooses the cheapest plane, hints first, the lowest number of equal ones', () => {
    const at = (x: number) =>
      polygonFromPoints([
        [x, 0, 0],
        [x, 1, 0],
        [x, 0, 1],
      ]);
    const polygons = [0, 1, 2, 3, 4].map(at);
    const first = (options = {}) => {
      const { planes, nodes } = buildNodeStoringTree(polygons, options);
      const plane = planes[nodes[0]!]!;
      return plane.type === 'three-points' ? plane.points[0] : plane;
    };
    expect(first()).toBe(2);
    expect(first({ weight: 1 })).toBe(0);
    expect(first({ candidates: 1 })).toBe(0);
    const hint = { normal: [1, 0, 0], constant: -2.5 } as const;
    expect(first({ hints: [hint] })).toMatchObject({ type: 'coefficients', constant: -2.5 });
    // A hint with nothing beyond it is not taken.
    expect(first({ hints: [{ normal: [1, 0, 0], constant: -9 }] })).toBe(2);
  });

  it('is the same each time, takes one plane once on a way, and ends', () => {
    const sphere = sphereMesh(2);
    const tree = buildNodeStoringTree(sphere);
    expect(JSON.stringify(buildNodeStoringTree(structuredClone(sphere)))).toBe(JSON.stringify(tree));
    for (const way of waysDown(tree)) {
      const planes = way.map(([plane]) => plane);
      expect(new Set(planes).size).toBe(planes.length);
    }
  });

  it('takes nothing, and tells what is wrong', () => {
    expect(buildNodeStoringTree([])).toMatchObject({ nodes: [], leafCount: 1, nodeFaces: [], faces: [] });
    expect(() => buildNodeStoringTree([{} as never])).toThrow('buildNodeStoringTree: polygons[0]');
    expect(() => buildNodeStoringTree(3 as never)).toThrow('buildNodeStoringTree: polygons must be');
  });

  describe.each([
    ['buildNodeStoringTree', buildNodeStoringTree],
    ['buildLeafStoringTree', buildLeafStoringTree],
  ] as const)('%s takes convex polygons that lie where they say', (name, build) => {
    const arch = polygonFromPoints([[0, 0, 0], [1, 0, 0], [1, 2, 0], [2, 2, 0], [2, 0, 0], [3, 0, 0], [3, 3, 0], [0, 3, 0]]); // biome-ignore format: points
    const across = polygonFromPoints([[0, 1, 5], [3, 1, 5], [0, 1, 9]]); // biome-ignore format: points
    const hints = [{ normal: [0, 1, 0], constant: -1 }];

    it('and names one that is not convex', () => {
      expect(() => build([across, arch], { hints })).toThrow(`${name}: polygons[1] must be convex`);
      // What a split has made convex is taken.
      const { fronts, backs } = splitPolygon(arch, { normal: [0, 1, 0], constant: -2 });
      expect(backs.length).toBe(2);
      const { faces } = build([across, ...fronts, ...backs], { hints });
      expect(faces.length).toBe(6);
    });

    it('and names one whose vertices or edges are elsewhere', () => {
      const vertices = [...across.vertices.slice(0, 2), [0, 1.0000000000000002, 9]];
      expect(() => build([arch, { ...across, vertices }].slice(1))).toThrow(
        `${name}: polygons[0].vertices[2] must be a point of the polygon's plane`,
      );
      const edges = [across.edges[1]!, ...across.edges.slice(1)];
      expect(() => build([{ ...across, edges }])).toThrow(`${name}: polygons[0].edges[0] must be a line`);
    });

    it('and keeps lines of edges that are typed arrays as lists', () => {
      const typed = {
        ...across,
        vertices: across.vertices.map((p) => Float64Array.from(p as number[])),
        edges: across.edges.map((edge) => {
          return edge.type === 'line' ? { ...edge, line: Float64Array.from(edge.line) } : edge;
        }),
      };
      const tree = build([typed as never]);
      expect(JSON.stringify(tree)).toBe(JSON.stringify(build([across])));
    });
  });
});
