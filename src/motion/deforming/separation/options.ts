import { requireNotNegative, requireOptions } from '../../../core/arguments/index.js';

/** From which distance on two features count as in contact. */
export interface SeparationOptions {
  /** A length of 0 or more, compared exactly; 0 by default: contacts are common points. */
  readonly separation?: number | undefined;
}

/** The length that is asked about. @throws RangeError for an option that is not known, or a length that is none */
export function separationOf(where: string, options: SeparationOptions): number {
  requireOptions(where, 'options', options, 'separation');
  return separationIn(where, options);
}

/** The same beside other options, which are checked elsewhere. @throws RangeError for a length that is none */
export function separationIn(where: string, { separation = 0 }: SeparationOptions): number {
  requireNotNegative(where, 'options.separation', separation);
  return separation;
}
