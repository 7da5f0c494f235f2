import { describe, expect, it } from 'vitest';
import { type ExactPolygon, facesInOrder, polygonFromPoints } from '../../../src/bsp/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { hides, seenFrom } from './occlusion.js';
import { smallTrees } from './small-trees.js';

/** Triangles and the walls of boxes with small coordinates, which cross and touch one another. */
function scene(random: Random): ExactPolygon[] {
  const point = () => [0, 1, 2].map(() => random.between(-3, 3)) as [number, number, number];
  const found: ExactPolygon[] = [];
  while (found.length < 7) {
    try {
      const [p, q, r] = [point(), point(), point()];
      const axis = random.below(3);
      const level = (x: number[]) => x.map((c, k) => (k === axis ? p[axis]! : c));
      const wall = [p, level(q), level(r)];
      found.push(polygonFromPoints(random.oneIn(2) ? wall : [p, q, r]));
    } catch {
      // Three points of a line are no triangle.
    }
  }
  return found;
}

describe('facesInOrder', () => {
  it('has no face that hides one that comes later, from any eye, for both kinds of trees', () => {
    const random = new Random(3, 1, 4, 1);
    let [pairs, hidden] = [0, 0];
    for (let i = 0; i < 25; i++) {
      for (const tree of smallTrees(scene(random))) {
        for (let k = 0; k < 4; k++) {
          const eye = [0, 1, 2].map(() => random.between(-5, 5)) as [number, number, number];
          const order = facesInOrder(eye, tree, 'back-to-front');
          expect([...order].sort((f, g) => f - g)).toEqual(tree.faces.map((_, face) => face));
          expect(facesInOrder(eye, tree, 'front-to-back')).toEqual([...order].reverse());
          const seen = order.map((face) => seenFrom(eye, tree.faces[face]!));
          seen.forEach((a, first) => {
            for (const b of seen.slice(first + 1)) {
              pairs++;
              if (hides(b, a)) hidden++;
              expect(hides(a, b)).toBe(false);
            }
          });
        }
      }
    }
    expect(pairs).toBeGreaterThan(10_000);
    expect(hidden).toBeGreaterThan(500);
  });

  it('refuses other orders and other trees', () => {
    const [tree, leaves] = smallTrees(scene(new Random(1, 2, 3, 4)));
    expect(() => facesInOrder([0, 0, 0], tree, 'back' as never)).toThrow('facesInOrder: order must be');
    expect(() => facesInOrder([0, 0, 0], { ...tree, nodeFaces: [] }, 'back-to-front')).toThrow(
      'one for each node',
    );
    expect(() =>
      facesInOrder([0, 0, 0], { ...leaves, leafFaces: leaves.leafFaces.map(() => [99]) }, 'back-to-front'),
    ).toThrow('tree.leafFaces[0]');
    expect(() => facesInOrder([0, 0, 0], { ...tree, type: 'solid-leaf' as never }, 'back-to-front')).toThrow(
      'tree.type',
    );
  });
});
