/** What is said of the part of a mesh that is nearest to a point. */
export interface NearestText {
  readonly triangle: number;
  /** As for `on-mesh` in grammar.ts. */
  readonly feature: string;
  /** The square as a fraction in lowest terms. */
  readonly square: string;
  readonly distance: number;
  readonly isUnique: boolean;
  readonly point: readonly number[];
}

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** As canonical text. Its first word, the class: `surface`, `several` (closest points), or where the only one lies. */
export function nearestText({ triangle, feature, square, distance, isUnique, point }: NearestText): string {
  const single = square === '0/1' ? 'surface' : feature.slice(0, feature.indexOf(' '));
  const kind = isUnique ? single : 'several';
  const at = point.map(numberText).join(' ');
  return `${kind} ${feature} of ${triangle} square ${square} far ${numberText(distance)} at (${at})`;
}

/** A signed number as text. */
export function signedText(distance: number): string {
  const kind = distance > 0 ? 'positive' : distance < 0 ? 'negative' : 'zero';
  return `${kind} ${numberText(distance)}`;
}
