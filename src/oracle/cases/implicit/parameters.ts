import { Chooser, type PlaneChoice } from './pool.js';

/** A parameter along a segment or a ray of the pool, or a plain number. */
export interface ParameterChoice {
  readonly kind: 'segment' | 'ray' | 'number';
  readonly line: readonly [number, number];
  readonly plane: PlaneChoice;
}

function choose(chooser: Chooser, line: readonly [number, number]): ParameterChoice {
  const kind = (['segment', 'ray', 'segment', 'number'] as const)[chooser.index() % 4]!;
  return { kind, line, plane: chooser.plane() };
}

/** Two, both along the same line: so hits are compared. */
export function parameterChoices(choice: number): [ParameterChoice, ParameterChoice] {
  const chooser = new Chooser(choice);
  const line = chooser.indices(2) as [number, number];
  return [choose(chooser, line), choose(chooser, line)];
}
