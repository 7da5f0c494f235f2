import { ringAt, ringSize } from '../planar/rings.js';

/** How rings become inside and outside where a case names a rule. */
export type SetRule = 'positive' | 'non-zero' | 'even-odd';

/** `undefined`: each polygon by even-odd of its own rings, all polygons united. */
export const SET_RULES: readonly (SetRule | undefined)[] = [undefined, 'positive', 'non-zero', 'even-odd'];

/** Which rings are a polygon: all of them, each alone, or the last one alone. */
export const GROUPINGS = ['together', 'alone', 'last-alone'] as const;

type Point = readonly [number, number];

/** The most vertices of each ring of an operand. */
export interface OperandSizes {
  readonly rings: readonly number[];
}

/** Kinds of cases: operands alone, two, and three that are combined. */
export const ALONE: OperandSizes = { rings: [8, 6, 4, 4] };
export const PAIRED: OperandSizes = { rings: [8, 5, 4] };
export const TRIPLE: OperandSizes = { rings: [6, 4] };

/** Polygons as lists of rings, whatever their faults, and a rule for all of them. */
export interface OperandValues {
  readonly rule: SetRule | undefined;
  readonly polygons: readonly (readonly (readonly Point[])[])[];
}

/** How many values an operand takes: rule, grouping, rings. */
export function operandSize({ rings }: OperandSizes): number {
  return rings.reduce((sum, most) => sum + ringSize(most), 2);
}

/** Where the rings of the operand at `at` stand. */
export function ringStarts(at: number, { rings }: OperandSizes): number[] {
  let next = at + 2;
  return rings.map((most) => {
    next += ringSize(most);
    return next - ringSize(most);
  });
}

/** The operand at `at`. A ring without points is not there. */
export function operandAt(values: ArrayLike<number>, at: number, sizes: OperandSizes): OperandValues {
  const rings = ringStarts(at, sizes)
    .map((start) => ringAt(values, start))
    .filter(({ length }) => length > 0);
  const grouping = GROUPINGS[values[at + 1]!]!;
  const last = rings.at(-1);
  const polygons =
    grouping === 'alone' || last === undefined
      ? rings.map((ring) => [ring])
      : grouping === 'together' || rings.length === 1
        ? [rings]
        : [rings.slice(0, -1), [last]];
  return { rule: SET_RULES[values[at]!], polygons };
}

/** As the kernel takes it. */
export function coordinatesOf({ polygons }: OperandValues) {
  return { type: 'MultiPolygon', coordinates: polygons } as const;
}

/** Two operands, one behind the other. */
export function pairOf(values: ArrayLike<number>): readonly [OperandValues, OperandValues] {
  return [operandAt(values, 0, PAIRED), operandAt(values, operandSize(PAIRED), PAIRED)];
}

/** Boolean operations, by what belongs to the result. */
export const COMBINED = {
  union: (isIn: readonly boolean[]) => isIn.includes(true),
  intersection: (isIn: readonly boolean[]) => !isIn.includes(false),
  difference: ([first, ...others]: readonly boolean[]) => first! && !others.includes(true),
  'symmetric-difference': (isIn: readonly boolean[]) => isIn.filter((is) => is).length % 2 === 1,
} as const;

export type SetOperation = keyof typeof COMBINED;

/** The points that are asked about, behind an operand that is alone. */
export function probesOf(values: ArrayLike<number>): readonly (readonly [number, number])[] {
  const at = operandSize(ALONE);
  return [0, 2, 4].map((i) => [values[at + i]!, values[at + i + 1]!] as const);
}
