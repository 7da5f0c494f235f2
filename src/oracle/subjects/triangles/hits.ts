import type { ContactPoint } from '../../../core/contact.js';
import { coordinates, type PointLike3 } from '../../../implicit/index.js';
import type { LinearHit } from '../../../spatial/triangles/linear-points.js';
import { contactText } from '../../answers/text.js';

/** Coordinates, correctly rounded: `(0 0.5 1)`. */
export function pointText(point: PointLike3): string {
  return `(${coordinates(point)
    .map((x) => x + 0)
    .join(' ')})`;
}

/** Parameters and points, correctly rounded: `0.5(6 -6 12)`. */
export function hitTexts(hits: readonly LinearHit[]): string[] {
  return hits.map(({ parameter, point }) => `${parameter.toNumber() + 0}${pointText(point)}`);
}

/** An answer of the kernel with a contact. */
interface Answer {
  readonly relation: string;
  readonly contact: readonly ContactPoint[];
}

/** What follows the text where an answer with points says anything else than the one without. */
export function differenceOf(plain: Answer, withPoints: Answer): string {
  const text = (answer: Answer) => {
    const { contact, ...rest } = answer;
    return `${contactText({ relation: answer.relation, contact })} ${JSON.stringify(rest)}`;
  };
  return text(plain) === text(withPoints) ? '' : ' CLASSIFICATION DIFFERS';
}
