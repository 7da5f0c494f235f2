/** Laws of round shapes: what scaling, reversing and exchanging do to hits and points. */
import { powerOfTwo } from '../../cases/doubles.js';
import type { LinearKind } from '../../cases/round/linear.js';
import { FIELDS, type RoundKind, sizeOf } from '../../cases/round/operands.js';
import { permuting, reordering, scaling } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';

/** Coordinates between brackets: `(0,0.5,1)` or `(0 0.5 1)`. */
const POINT = /\(([^()]*)\)/g;

/** The coordinates of all points in a text times a number. */
function scaledPoints(text: string, factor: number): string {
  return text.replace(POINT, (_, list: string) => {
    const separator = list.includes(',') ? ',' : ' ';
    return `(${list
      .split(separator)
      .map((x) => String(Number(x) * factor))
      .join(separator)})`;
  });
}

/** Magnitudes for which nothing of an answer under- or overflows, if numbers are scaled by 2^60 or less. */
const [SMALLEST, LARGEST] = [2 ** -300, 2 ** 300];
const isModerate = (x: number): boolean => x === 0 || (Math.abs(x) > SMALLEST && Math.abs(x) < LARGEST);

/** All numbers times a power of two, directions too: parameters and features stay, coordinates are multiplied. */
export function scalingPoints(layout: Layout): Law {
  return {
    name: 'scaling',
    vary(values, random) {
      if (!values.every(isModerate) || layout.parts.some(({ kind }) => kind === 'integer')) return undefined;
      const factor = powerOfTwo(random.between(-60, 60));
      return { values: values.map((x) => x * factor), expected: (text) => scaledPoints(text, factor) };
    },
  };
}

/** `f0@0.5(0,0.5,1)` with the parameter's sign turned. */
function negatedHit(hit: string): string {
  return hit.replace(/@(-?[^(]+)\(/, (_, t: string) => `@${-Number(t)}(`);
}

/** The direction of a line turned round: its first point is the last one, at the opposite parameter. */
function reversedLine(dimension: 2 | 3): Law {
  return {
    name: 'reversed-line',
    vary: (values) => ({
      values: values.map((x, i) => (i >= dimension && i < 2 * dimension ? 0 - x : x)),
      expected(answer) {
        const [relation, entry, exit] = answer.split(' ') as [string, string?, string?];
        return exit === undefined ? answer : `${relation} ${negatedHit(exit)} ${negatedHit(entry!)}`;
      },
    }),
  };
}

/** The numbers of what lies at the two ends of a solid, exchanged. */
function exchangedEnds(text: string): string {
  const other: Readonly<Record<string, string>> = {
    v0: 'v1',
    v1: 'v0',
    e0: 'e1',
    e1: 'e0',
    f1: 'f2',
    f2: 'f1',
  };
  return text.replace(/\b[vef]\d+\b/g, (feature) => other[feature] ?? feature);
}

/** Solids with two ends, of which either may be the first. */
const WITH_ENDS: readonly RoundKind[] = ['capsule', 'cylinder', 'truncatedCone'];

/**
 * The two ends of a solid, whose values begin somewhere, exchanged: features are numbered the other way. Of equal ends,
 * all features are those of the start.
 */
export function reversedSolid(kind: RoundKind, arity: number, at: number): Law[] {
  if (!WITH_ENDS.includes(kind)) return [];
  const radii = kind === 'truncatedCone' ? [at + 6, at + 7] : [];
  const order = Array.from({ length: arity }, (_, i) => {
    if (i >= at && i < at + 6) return i < at + 3 ? i + 3 : i - 3;
    return radii.includes(i) ? radii[0]! + radii[1]! - i : i;
  });
  const law = reordering('reversed-solid', order, exchangedEnds);
  const isPoint = (v: Float64Array) => [0, 1, 2].every((k) => v[at + k] === v[at + 3 + k]);
  return [{ ...law, vary: (values, random) => (isPoint(values) ? undefined : law.vary(values, random)) }];
}

/** Two axes of an ellipse or ellipsoid exchanged: it is the same set. */
export function exchangedAxes(kind: RoundKind, layout: Layout, name: string): Law[] {
  if (!('axes.0' in FIELDS[kind])) return [];
  return [permuting(layout, `${name}.axes.1 ${name}.axes.0`, (answer: string) => answer)];
}

/** The laws of a line, ray or segment and a solid behind it. */
export function linearLaws(linear: LinearKind, kind: RoundKind, layout: Layout): Law[] {
  const { dimension, arity } = layout;
  return [
    scalingPoints(layout),
    ...(linear === 'line' ? [reversedLine(dimension)] : []),
    ...reversedSolid(kind, arity, arity - sizeOf(kind)),
    ...exchangedAxes(kind, layout, kind),
  ];
}

/** The laws of a point and a solid behind it. */
export function pointLaws(kind: RoundKind, layout: Layout): Law[] {
  const { dimension, arity } = layout;
  return [scaling(layout), ...reversedSolid(kind, arity, dimension), ...exchangedAxes(kind, layout, kind)];
}

/** The laws of a solid and another shape: the answers say nothing of features, nor numbers. */
export function solidLaws(kind: RoundKind, layout: Layout, at: number): Law[] {
  return [scaling(layout), ...reversedSolid(kind, layout.arity, at), ...exchangedAxes(kind, layout, kind)];
}

/**
 * The points of two circles, exchanged: what is left of the way from one center to the other is right of the way back.
 */
export function exchangedPoints(answer: string): string {
  const [relation, ...points] = answer.split(' ');
  return [relation, ...points.reverse()].join(' ');
}
