/** Expressions as programs make them: chains of thousands of steps, and results that are used again. */
import { describe, expect, it } from 'vitest';
import {
  locatePointInExpression,
  type Solid,
  type SolidCombination,
  type SolidExpression,
  solidDifference,
  solidFromMesh,
  solidOfExpression,
  solidUnion,
} from '../../src/solids/index.js';
import { box, randomNumbers, randomTetrahedron } from './meshes.js';

const cube = (from: number, to: number) => solidFromMesh(box([from, from, from], [to, to, to]));
const [a, b] = [cube(0, 2), cube(1, 3)];

/** An expression inside so many others. */
function nested(
  depth: number,
  first: SolidExpression,
  next: (inner: SolidExpression) => SolidExpression,
): SolidExpression {
  let expression = first;
  for (let i = 0; i < depth; i++) expression = next(expression);
  return expression;
}

/**
 * Says how often the operands of combinations were read; more than it is allowed is an error, not a test that never
 * ends.
 */
class Reads {
  count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  counted(type: SolidCombination['type'], ...operands: SolidExpression[]): SolidExpression {
    const read = () => {
      if (++this.count > this.#limit) throw new Error(`more than ${this.#limit} reads`);
      return operands;
    };
    return Object.defineProperty({ type }, 'operands', { get: read }) as SolidCombination;
  }
}

describe('depth', () => {
  const chain = nested(100_000, a, (inner) => ({ type: 'union', operands: [inner, b] }));

  it.each([
    [[2.5, 2.5, 2.5], 'inside'],
    [[1.5, 1.5, 2], 'inside'],
    [[0, 1, 1], 'boundary'],
    [[0, 2.5, 0], 'outside'],
  ] as const)('of 100,000 unions at %j: %s', (point, location) => {
    expect(locatePointInExpression(chain, point)).toBe(location);
  });

  it('of a solid that is built', () => {
    expect(solidOfExpression(chain)).toEqual(solidUnion(a, b));
    const turned = nested(9_999, a, (inner) => ({ type: 'complement', operands: [inner] }));
    expect(solidOfExpression({ type: 'complement', operands: [turned] })).toEqual(solidUnion(a));
  });

  it('of operands behind the first', () => {
    const right = nested(20_001, a, (inner) => ({ type: 'difference', operands: [b, inner] }));
    expect(solidOfExpression(right)).toEqual(solidDifference(b, a));
  });
});

describe('results that are used again', () => {
  const join = { type: 'union', operands: [a, b] } as const;

  it('are looked at once, where trees would have 2^60 leaves', () => {
    for (const type of ['intersection', 'union'] as const) {
      const reads = new Reads(60 * 20);
      const twice = (inner: SolidExpression) => reads.counted(type, inner, inner);
      const expression = nested(60, join, twice);
      expect(locatePointInExpression(expression, [2.5, 2.5, 2.5])).toBe('inside');
    }
    const reads = new Reads(60 * 20);
    const built = solidOfExpression(nested(60, join, (inner) => reads.counted('union', inner, inner)));
    expect(built).toEqual(solidUnion(a, b));
  });

  it('count as often as they are there', () => {
    const reads = new Reads(40 * 40);
    const odd = nested(40, join, (inner) => reads.counted('symmetric-difference', inner, inner, inner));
    expect(locatePointInExpression(odd, [2.5, 2.5, 2.5])).toBe('inside');
    const even: SolidExpression = { type: 'symmetric-difference', operands: [odd, odd] };
    expect(locatePointInExpression(even, [2.5, 2.5, 2.5])).toBe('outside');
    expect(solidOfExpression(even).faces).toHaveLength(0);
  });

  it('take time in proportion to their number: reads of a chain, of one twice as long, and of one that is used all along', () => {
    const readsOf = (depth: number, isShared: boolean) => {
      const reads = new Reads(1_000_000);
      const next = (inner: SolidExpression) => reads.counted('union', inner, isShared ? inner : b);
      locatePointInExpression(nested(depth, a, next), [2.5, 2.5, 2.5]);
      return reads.count;
    };
    const once = readsOf(1000, false);
    expect(once).toBeLessThanOrEqual(20_000);
    expect(readsOf(2000, false)).toBeLessThanOrEqual(2 * once);
    expect(readsOf(1000, true)).toBeLessThanOrEqual(once);
  });

  it('say what trees without them say', () => {
    const random = randomNumbers(3);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const types = ['union', 'intersection', 'difference', 'symmetric-difference', 'complement'] as const;
    for (let round = 0; round < 20; round++) {
      const parts: SolidExpression[] = Array.from({ length: 3 }, () =>
        solidFromMesh(randomTetrahedron(random)),
      );
      for (let i = 0; i < 6; i++) {
        const type = pick(types);
        const count = type === 'complement' ? 1 : 1 + Math.floor(random() * 3);
        // The last one again and again, so that all are in what is asked about.
        const others = Array.from({ length: count - 1 }, () => pick(parts));
        parts.push({ type, operands: [parts.at(-1)!, ...others] });
      }
      const shared = parts.at(-1)!;
      const tree = asTree(shared);
      expect(solidOfExpression(shared)).toEqual(solidOfExpression(tree));
      for (let i = 0; i < 20; i++) {
        const point = [random() * 4, Math.floor(random() * 5), Math.floor(random() * 9) / 2];
        expect(locatePointInExpression(shared, point)).toBe(locatePointInExpression(tree, point));
      }
    }
  });
});

/** The same with combinations that are used once. */
function asTree(expression: SolidExpression): SolidExpression {
  if (expression.type === 'solid') return expression;
  return { type: expression.type, operands: expression.operands.map(asTree) };
}

describe('what is wrong', () => {
  const refusal = (expression: unknown): string => {
    try {
      solidOfExpression(expression as SolidExpression);
    } catch (error) {
      return error instanceof RangeError ? error.message : `no RangeError: ${error}`;
    }
    return 'nothing';
  };

  it.each<[string, unknown, string]>([
    ['no expression', 7, 'expression must be a solid or a combination of solids, got 7'],
    [
      'no part',
      { type: 'union', operands: [a, { type: 'complement', operands: [null] }] },
      'expression.operands[1].operands[0] must be a solid or a combination of solids, got null',
    ],
    [
      'a hole in a list',
      // biome-ignore lint/suspicious/noSparseArray: it is what is tested
      { type: 'union', operands: [a, , b] },
      'expression.operands[1] must be a solid or a combination of solids, got undefined',
    ],
    [
      'no operation',
      { type: 'union', operands: [a, { type: 'sum', operands: [] }] },
      "expression.operands[1].type must be 'solid', 'union', 'intersection', 'difference', 'symmetric-difference' or 'complement', got the string 'sum'",
    ],
    [
      'no list',
      { type: 'union', operands: a },
      'expression.operands must be a list of expressions, got an object {type: ',
    ],
    [
      'two to turn',
      { type: 'intersection', operands: [{ type: 'complement', operands: [a, b] }] },
      'expression.operands[0].operands must be one operand of a complement, got 2',
    ],
    [
      'nothing to take away from',
      { type: 'difference', operands: [] },
      'expression.operands must be at least one operand of a difference, got none',
    ],
    [
      'a solid that is none',
      { type: 'union', operands: [a, { ...a, faces: null }] },
      'expression.operands[1] must be a solid of unerring/solids, got an object {type: ',
    ],
    [
      'a solid that does not fit together',
      { type: 'union', operands: [a, { ...a, planes: [] }] },
      'expression.operands[1].faces[0].plane must be a valid index, but there is nothing to number, got 0',
    ],
  ])('%s', (_, expression, message) => {
    expect(refusal(expression)).toContain(`solidOfExpression: ${message}`);
  });

  it('is named where it is met first', () => {
    const wrong = { type: 'sum', operands: [] };
    const twice = { type: 'union', operands: [a, wrong] };
    const expression = { type: 'union', operands: [{ type: 'union', operands: [b, twice] }, twice, wrong] };
    expect(refusal(expression)).toMatch(
      /^solidOfExpression: expression\.operands\[0\]\.operands\[1\]\.operands\[1\]\.type must be/,
    );
  });

  it('is named at any depth', () => {
    const wrong = { type: 'union', operands: 5 } as unknown as SolidExpression;
    const depth = 50_000;
    const deep = nested(depth, wrong, (inner) => ({ type: 'union', operands: [b, inner] }));
    const path = '.operands[1]'.repeat(depth);
    expect(refusal(deep)).toBe(
      `solidOfExpression: expression${path}.operands must be a list of expressions, got 5`,
    );
  });
});

describe('an expression that contains itself', () => {
  const operands: SolidExpression[] = [a];
  const inner: SolidCombination = { type: 'union', operands };
  const outer: SolidCombination = { type: 'difference', operands: [b, inner] };
  operands.push({ type: 'complement', operands: [inner] });

  it('is refused, by the function and the argument', () => {
    expect(() => solidOfExpression(inner)).toThrow(
      'solidOfExpression: expression.operands[1].operands[0] must be an expression that does not contain itself, got expression again',
    );
    expect(() => locatePointInExpression(outer, [0, 0, 0])).toThrow(
      'locatePointInExpression: expression.operands[1].operands[1].operands[0] must be an expression that does not contain itself, got expression.operands[1] again',
    );
    expect(() => solidOfExpression(outer)).toThrow(RangeError);
  });

  it('after a way of any length', () => {
    const last: SolidExpression[] = [];
    const start = { type: 'union', operands: last } as const;
    const ring = nested(50_000, start, (part) => ({ type: 'union', operands: [part] }));
    last.push(ring);
    expect(() => locatePointInExpression(ring, [0, 0, 0])).toThrow(/got expression again$/);
  });
});

describe('solids of an expression', () => {
  it('that are equal and not the same are two', () => {
    const copy = structuredClone(a) as Solid;
    expect(solidOfExpression({ type: 'union', operands: [a, copy] })).toEqual(solidUnion(a));
    expect(solidOfExpression({ type: 'difference', operands: [a, copy] }).faces).toHaveLength(0);
  });
});
