/** Questions on hundreds of boxes (indexes.ts) beside a shape that is made of sixteen numbers. */

/** Which shape the numbers are; then where they stand. */
export const MEETING = { kind: 4, numbers: 5, size: 21 } as const;

/** The most boxes: a referee asks one by one. */
export const MOST_MEETING = 48;

/** What the numbers may be, by the kind. */
export type MeetingShape =
  | {
      readonly type: 'frustum';
      readonly elements: readonly number[];
      readonly depth: 'minus-w-to-w' | 'zero-to-w';
    }
  | { readonly type: 'sphere'; readonly center: readonly [number, number, number]; readonly radius: number }
  | {
      readonly type: 'half-space';
      readonly normal: readonly [number, number, number];
      readonly constant: number;
    }
  | ({ readonly type: 'tetrahedron' } & Readonly<
      Record<'a' | 'b' | 'c' | 'd', readonly [number, number, number]>
    >);

/** The shape: a frustum of a matrix, one of the other depth, a sphere, a tetrahedron, or a half-space. */
export function meetingShape(v: ArrayLike<number>): MeetingShape {
  const numbers = Array.from({ length: 16 }, (_, i) => v[MEETING.numbers + i]!);
  const corner = (i: number) => [numbers[3 * i]!, numbers[3 * i + 1]!, numbers[3 * i + 2]!] as const;
  if (v[MEETING.kind]! < 2) {
    const depth = v[MEETING.kind] === 0 ? 'minus-w-to-w' : 'zero-to-w';
    return { type: 'frustum', elements: numbers, depth };
  }
  if (v[MEETING.kind] === 2) return { type: 'sphere', center: corner(0), radius: Math.abs(numbers[3]!) };
  if (v[MEETING.kind] === 4) return { type: 'half-space', normal: corner(0), constant: numbers[3]! };
  return { type: 'tetrahedron', a: corner(0), b: corner(1), c: corner(2), d: corner(3) };
}
