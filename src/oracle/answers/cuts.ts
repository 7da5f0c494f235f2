/** A fraction in lowest terms, its denominator positive. */
export interface FractionLike {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The axis that sections are seen along: the first that the normal has a part along. */
export function axisOfSection(normal: readonly (number | bigint)[]): number {
  return normal.findIndex((x) => Number(x) !== 0);
}

const text = ({ numerator, denominator }: FractionLike) => `${numerator}/${denominator}`;

/**
 * A solid cut by a plane: the volumes of both parts, and the area of the section as seen along {@link axisOfSection}.
 */
export function cutText(behind: FractionLike, front: FractionLike, section: FractionLike): string {
  const [isBehind, isFront] = [behind.numerator !== 0n, front.numerator !== 0n];
  const kind = isBehind ? (isFront ? 'cut' : 'behind') : isFront ? 'front' : 'empty';
  return `${kind} ${text(behind)} ${text(front)} section ${text(section)}`;
}
