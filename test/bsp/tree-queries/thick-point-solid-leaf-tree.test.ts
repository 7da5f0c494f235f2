import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  buildBrushTree,
  expandBrush,
  leavesAtPoint,
  type SolidLeafTree,
  thickPointSolidLeafTree,
} from '../../../src/bsp/index.js';
import {
  alongAxisPlane,
  shiftedPlane,
  threePlanesPoint,
  throughPointPlane,
} from '../../../src/implicit/index.js';
import { waysDown } from '../trees/solids.js';

const brushes = [
  [
    { normal: [3, 4, 0] as const, constant: -5 },
    { normal: [-3, -4, 0] as const, constant: -5 },
    { normal: [0, 0, 2] as const, constant: -2 },
    { normal: [0, 1, -1] as const, constant: -3 },
  ],
  [
    { normal: [1, 0, 0] as const, constant: -8 },
    { normal: [-1, 0, 0] as const, constant: 6 },
  ],
];

const from = rational.fromNumber;

/** The definition, leaf by leaf, over fractions: on the leaf's side of each plane above it, or in its band. */
function byDefinition(tree: SolidLeafTree, point: readonly number[], t: number, isForm: boolean): number[] {
  const isNear = (plane: number, taken: 1 | -1) => {
    const { normal, constant } = tree.planes[plane]! as { normal: readonly number[]; constant: number };
    const terms = normal.map((n, k) => rational.multiply(from(n), from(point[k]!)));
    const form = terms.reduce(rational.add, from(constant));
    const sign = form.numerator > 0n ? 1 : form.numerator < 0n ? -1 : 0;
    if (sign !== -taken) return true;
    const length = isForm
      ? from(1)
      : normal.map((n) => rational.multiply(from(n), from(n))).reduce(rational.add);
    const limit = rational.multiply(rational.multiply(from(t), from(t)), length);
    return rational.compare(rational.multiply(form, form), limit) <= 0;
  };
  return waysDown(tree).flatMap((way, leaf) =>
    way.every(([plane, side]) => isNear(plane, side)) ? [leaf] : [],
  );
}

describe('thickPointSolidLeafTree', () => {
  const tree = buildBrushTree(brushes);

  it('is what its definition says, at exactly the thickness and beside it', () => {
    let several = 0;
    for (const t of [0, 0.25, 0.5, 1, 1.0000000000000002, 2]) {
      for (let i = 0; i < 200; i++) {
        const point = [((i * 5) % 41) / 4 - 2, ((i * 7) % 17) / 4 - 2, ((i * 3) % 13) / 4 - 1] as const;
        for (const metric of ['distance', 'form'] as const) {
          const { leaves, location } = thickPointSolidLeafTree(point, tree, t, metric);
          expect(leaves).toEqual(byDefinition(tree, point, t, metric === 'form'));
          const words = new Set(leaves.map((leaf) => tree.leaves[leaf]));
          expect(location).toBe(words.size === 2 ? 'boundary' : words.has('solid') ? 'inside' : 'outside');
          if (leaves.length > 1) several++;
        }
      }
    }
    expect(several).toBeGreaterThan(500);
  });

  it('is the exact query at thickness 0, and grows with it', () => {
    for (let i = 0; i < 200; i++) {
      const point = [(i % 11) - 1, ((i * 3) % 7) - 3, ((i * 5) % 9) - 4] as const;
      const exact = leavesAtPoint(tree, point);
      expect(thickPointSolidLeafTree(point, tree, 0).leaves).toEqual(exact);
      const wide = thickPointSolidLeafTree(point, tree, 0.75).leaves;
      expect(exact.every((leaf) => wide.includes(leaf))).toBe(true);
    }
  });

  it('tells what is wrong', () => {
    expect(() => thickPointSolidLeafTree([0, 0, 0], tree, -1)).toThrow(
      'thickPointSolidLeafTree: halfThickness',
    );
    expect(() => thickPointSolidLeafTree([0, 0, 0], tree, 1, 'angle' as never)).toThrow('metric');
  });

  it('has no form of planes through implicit points, moved or not', () => {
    const plane = (x: number, y: number, z: number, constant: number) => ({ normal: [x, y, z], constant });
    const third = threePlanesPoint(plane(3, 0, 0, -1), plane(0, 3, 0, -1), plane(0, 0, 3, -1))!;
    const through = throughPointPlane(third, [1, 2, 3]);
    const along = alongAxisPlane(third, [1, 0, 0], 2);
    const shiftedTwice = shiftedPlane(shiftedPlane(through, [0.1, 0, 0]), [0, 1e-300, 0]);
    const refusal = "thickPointSolidLeafTree: metric must be 'distance', got the string 'form'";
    for (const one of [through, along, shiftedPlane(along, [0.1, 0.2, 0]), shiftedTwice]) {
      const own = buildBrushTree([[one, plane(0, 0, 1, -5)]]);
      expect(own.planes.length).toBe(2);
      expect(() => thickPointSolidLeafTree([0, 0, 0], own, 0.25, 'form')).toThrow(new RangeError(refusal));
      expect(thickPointSolidLeafTree([9, 9, 9], own, 0.25).location).toBe('outside');
    }
    const brush = [plane(3, 1, 1, -1), plane(-1, 0, 0, 0), plane(0, -1, 0, 0), plane(0, 0, -1, 0), plane(7, 9, 0, -5)]; // biome-ignore format: planes
    const grown = buildBrushTree([expandBrush(brush, [0.1, 0.1, 0.1])]);
    expect(() => thickPointSolidLeafTree([0.7, 0, 0], grown, 0.25, 'form')).toThrow(new RangeError(refusal));
    // Moved planes that have a form keep it.
    const moved = shiftedPlane(plane(0.1, 0, 0, 0), [0.1, 0, 0]);
    expect(moved.type).toBe('shifted');
    expect(thickPointSolidLeafTree([0.5, 0, 0], buildBrushTree([[moved]]), 0.1, 'form').location).toBe(
      'boundary',
    );
  });
});
