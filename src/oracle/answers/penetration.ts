/** What is said of a penetration, `undefined` for shapes apart. */
export interface PenetrationLike {
  /** The square of the depth as a fraction in lowest terms. */
  readonly squared: string;
  readonly depth: number;
  /** In lexicographic order of the directions. */
  readonly ways: readonly { readonly direction: readonly bigint[]; readonly a: string; readonly b: string }[];
}

/** Canonical text: `apart`, or the class, the square of the depth, the depth and all ways out. */
export function penetrationText(found: PenetrationLike | undefined): string {
  if (found === undefined) return 'apart';
  const { squared, depth, ways } = found;
  const kind = squared === '0/1' ? 'touching' : 'overlapping';
  return [kind, squared, String(depth), ...ways.map(wayText)].join(' ');
}

function wayText({ direction, a, b }: PenetrationLike['ways'][number]): string {
  return `(${direction.join(',')})${a}/${b}`;
}
