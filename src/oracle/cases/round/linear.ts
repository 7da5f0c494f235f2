/** Lines, rays and segments in front of the values of a round shape. */
export const LINEAR_KINDS = ['line', 'ray', 'segment'] as const;
export type LinearKind = (typeof LINEAR_KINDS)[number];

/** The line, ray or segment at the first values, as the kernel takes it. */
export function linearShape(kind: LinearKind, values: ArrayLike<number>, dimension: 2 | 3): unknown {
  const at = (from: number) => Array.from({ length: dimension }, (_, i) => values[from + i]!);
  const [first, second] = [at(0), at(dimension)];
  return kind === 'segment' ? { start: first, end: second } : { origin: first, direction: second };
}
