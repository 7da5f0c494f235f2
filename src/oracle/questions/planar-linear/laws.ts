import { renameContact } from '../../answers/text.js';
import { POINTS, type ShapeKind } from '../../cases/planar/shapes.js';
import { exact, orientation2, pointsAt } from '../../referees/shapes/vectors.js';
import { scaling, swapping } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law, Variation } from '../question.js';

const same = (feature: string) => feature;

/** Turning everything by a right angle changes nothing. */
function quarterTurn(layout: Layout): Law {
  return {
    name: 'quarter-turn',
    vary(values) {
      const turned = Float64Array.from(values, (_, i) => (i % 2 === 0 ? 0 - values[i + 1]! : values[i - 1]!));
      return layout.parts.some(({ kind }) => kind === 'box')
        ? undefined
        : { values: turned, expected: (answer) => answer };
    },
  };
}

/** Exchanging x and y turns the order around, and renumbers the corners of boxes. */
function mirror(a: ShapeKind, b: ShapeKind, flat: (values: Float64Array) => boolean): Law {
  const corners: Readonly<Record<string, string>> = {
    v1: 'v3',
    v3: 'v1',
    e0: 'e3',
    e3: 'e0',
    e1: 'e2',
    e2: 'e1',
  };
  const renamed = (kind: ShapeKind) =>
    kind === 'box' ? (feature: string) => corners[feature] ?? feature : same;
  return {
    name: 'mirror',
    vary(values) {
      if ((a === 'box' || b === 'box') && flat(values)) return undefined;
      const mirrored = Float64Array.from(values, (_, i) => values[i ^ 1]!);
      return {
        values: mirrored,
        expected: (answer) => renameContact(answer, renamed(a), renamed(b), true),
      };
    },
  };
}

/** The two points from value `at` on exchanged, and the names of that shape's features with them. */
function exchanged(
  values: Float64Array,
  which: 0 | 1,
  at: number,
  names: Readonly<Record<string, string>>,
): Variation {
  const turned = Float64Array.from(values);
  turned.set(values.subarray(at, at + 2), at + 2);
  turned.set(values.subarray(at + 2, at + 4), at);
  const swap = (feature: string) => names[feature] ?? feature;
  return {
    values: turned,
    expected: (answer) => renameContact(answer, which === 0 ? swap : same, which === 1 ? swap : same),
  };
}

/** Exchanging the ends of a segment exchanges their names. Not for a segment that is a point. */
function reversal(which: 0 | 1, at: number): Law {
  const names = { v0: 'v1', v1: 'v0' };
  return {
    name: `reversal-of-${which === 0 ? 'a' : 'b'}`,
    vary(values) {
      if (values[at] === values[at + 2] && values[at + 1] === values[at + 3]) return undefined;
      return exchanged(values, which, at, names);
    },
  };
}

/** Exchanging the corners a and b of a triangle that is not flat renames its features. */
function relabelling(which: 0 | 1, at: number): Law {
  const names = { v0: 'v1', v1: 'v0', e1: 'e2', e2: 'e1' };
  return {
    name: `relabelling-of-${which === 0 ? 'a' : 'b'}`,
    vary(values) {
      const [a, b, c] = pointsAt(exact(values), 2, at, 3);
      if (orientation2(a!, b!, c!) === 0) return undefined;
      return exchanged(values, which, at, names);
    },
  };
}

/** What must hold for two shapes of the plane, whatever the answer is. */
export function lawsOf(a: ShapeKind, b: ShapeKind, layout: Layout): Law[] {
  const laws = [scaling(layout), quarterTurn(layout)];
  if (a === b) laws.push(swapping(layout));
  const at = [0, 2 * POINTS[a]] as const;
  const isFlat = (values: Float64Array) =>
    layout.parts.some(
      ({ kind, at: i }) => kind === 'box' && (values[i] === values[i + 2] || values[i + 1] === values[i + 3]),
    );
  laws.push(mirror(a, b, isFlat));
  [a, b].forEach((kind, i) => {
    const which = i as 0 | 1;
    if (kind === 'segment') laws.push(reversal(which, at[which]));
    if (kind === 'triangle') laws.push(relabelling(which, at[which]));
  });
  return laws;
}
