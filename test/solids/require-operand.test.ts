/**
 * What can be measured and drawn, and not be combined: planes that are there twice, and faces that are not all of their
 * planes.
 */
import { describe, expect, it } from 'vitest';
import {
  convexSolid,
  locatePointInExpression,
  locatePointInSolid,
  type Solid,
  solidComplement,
  solidDifference,
  solidOfExpression,
  solidUnion,
  solidVolume,
  triangulateSolid,
} from '../../src/solids/index.js';
import { requireOperand } from '../../src/solids/require-operand.js';

const axes = [0, 1, 2].flatMap((k) => [1, -1].map((s) => [0, 1, 2].map((i) => (i === k ? s : 0))));
const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
const half = convexSolid(axes.map((normal) => ({ normal, constant: -0.5 })));

const [first, ...others] = cube.faces;
/** The cube, its first face in two triangles. */
const cut: Solid = {
  ...cube,
  faces: [{ ...first!, rings: [[0, 1, 3]] }, { ...first!, rings: [[0, 3, 2]] }, ...others],
};
/** And one of them in a plane of its own, which is the same. */
const twice: Solid = {
  ...cut,
  planes: [...cube.planes, { normal: [-2, 0, 0], constant: -2 } as unknown as Solid['planes'][number]],
  faces: cut.faces.map((face, i) => (i === 1 ? { ...face, plane: 6 } : face)),
};

const combinations: readonly (readonly [string, string, (solid: Solid) => unknown])[] = [
  ['solidUnion', 'solids[0]', (solid) => solidUnion(solid, half)],
  ['solidDifference', 'b', (solid) => solidDifference(half, solid)],
  ['solidComplement', 'a', solidComplement],
  ['solidOfExpression', 'expression', solidOfExpression],
  ['locatePointInExpression', 'expression', (solid) => locatePointInExpression(solid, [0, 0, 0])],
];

describe('operands', () => {
  it.each(combinations)('%s: %s with a face in two parts', (where, name, call) => {
    expect(() => call({ ...cut })).toThrow(
      new RangeError(
        `${where}: ${name}.faces must be all of their planes, got two of plane 0 with an edge from vertex 0 to 3`,
      ),
    );
  });

  it.each(combinations)('%s: %s with a plane that is there twice', (where, name, call) => {
    expect(() => call({ ...twice })).toThrow(
      new RangeError(
        `${where}: ${name}.planes[6] must be a plane of its own, got the same plane as planes[0]`,
      ),
    );
  });

  it('are refused, too, when they have answered other questions', () => {
    for (const solid of [{ ...cut }, { ...twice }]) {
      expect(solidVolume(solid)).toEqual(solidVolume(cube));
      expect(triangulateSolid(solid).triangles).toHaveLength(36);
      expect(locatePointInSolid(solid, [1, 0, 0])).toBe('boundary');
      expect(() => solidUnion(solid, half)).toThrow(/^solidUnion: solids\[0\]\.(planes\[6\]|faces) must be/);
    }
  });

  it.each<[string, boolean, (solid: Solid) => Solid]>([
    ['are looked at once', true, (solid) => structuredClone(solid)],
    ['that were made here are not looked at', false, (solid) => solidUnion(solid)],
  ])('%s', (_, isRead, make) => {
    const solid = make(cube);
    let reads = 0;
    const { plane } = solid.faces[0]!;
    const get = () => {
      reads++;
      return plane;
    };
    Object.defineProperty(solid.faces[0], 'plane', { get });
    requireOperand('f', 'solid', solid);
    const once = reads;
    expect(once > 0).toBe(isRead);
    for (let i = 0; i < 5; i++) requireOperand('f', 'solid', solid);
    expect(reads).toBe(once);
  });
});
