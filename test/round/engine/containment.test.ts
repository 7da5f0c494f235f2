import { expect, test } from 'vitest';
import { convexPolyhedronCells } from '../../../src/distance/shapes/solids.js';
import { convexHull, convexHullPolyhedron } from '../../../src/enclosing/index.js';
import { facesOf } from '../../../src/round/engine/containment.js';

test('the points of a polyhedron are gone through once for all of its faces', () => {
  const points = Array.from({ length: 200 }, (_, i) => {
    const [turn, height] = [2.4 * i, (2 * i + 1) / 200 - 1];
    const far = Math.sqrt(1 - height * height);
    return [far * Math.cos(turn), far * Math.sin(turn), height] as const;
  });
  const polyhedron = convexHullPolyhedron(points, convexHull(points));
  const cells = convexPolyhedronCells('containment', 'polyhedron', polyhedron);
  let lists = 0;
  const counted = {
    ...cells,
    points: {
      slabs: null,
      length: cells.points.length,
      at: (i: number) => cells.points.at(i),
      all: () => {
        lists++;
        return cells.points.all();
      },
    },
  };
  const walls = facesOf(counted as never);
  expect(walls).toHaveLength(polyhedron.faces.length);
  expect(lists).toBe(1);
});
