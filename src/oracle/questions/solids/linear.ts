import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { componentOf, type LinearType, SOLID } from '../../cases/shapes.js';
import type { LinearReferee } from '../../referees/shapes/solids/hits.js';
import type { LinearSubject } from '../../subjects/solids/linear.js';
import { disturbed as moved } from '../boxes/families.js';
import { scaling } from '../laws.js';
import { direction, type Layout, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';

/** A kind of solid as the queries of lines, rays and segments against it know it. */
export interface SolidKind {
  /** In the names of the queries: `Tetrahedron`. */
  readonly name: string;
  /** The name of the argument: `tetrahedron`. */
  readonly argument: string;
  readonly parts: Parameters<typeof layoutOf>[1][];
  /** The solid as plain data, from the values from `at` on. */
  shape(values: ArrayLike<number>, at: number): unknown;
  /** The kernel's answer, and the referee's: `rejected` where the solid is none. */
  readonly subject: LinearSubject;
  readonly referee: LinearReferee;
  /** Fills the solid with small integers. */
  fill(random: Random, out: Float64Array, at: number): void;
  /** Points whose coordinates are small integers or halves: vertices, middles of edges and faces. */
  landmark(random: Random, values: Float64Array, at: number): readonly number[];
  accepts?(values: Float64Array): boolean;
  /** Whether its values are a code, of templates. */
  readonly coded?: boolean;
  /** Whether there are values that are no solid. */
  readonly mayReject?: boolean;
  /** Whether its corners are calculated from its values, and may be rounded otherwise in another scale. */
  readonly isCalculated?: boolean;
  /** The classes, if not all four. */
  readonly classes?: readonly string[];
}

/** Solids of small integers, and a component through two of their landmarks. */
function throughLandmarks(kind: SolidKind, type: LinearType): QuestionFamily {
  return {
    name: 'through-landmarks',
    summary: 'through vertices, middles of edges and other points of the solid, ends among them',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      const [p, q] = [kind.landmark(random, out, SOLID), kind.landmark(random, out, SOLID)];
      const shift = random.oneIn(3)
        ? [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)]
        : [0, 0, 0];
      const [back, length] = [random.between(-2, 2), random.between(0, 4)];
      for (let i = 0; i < 3; i++) {
        const step = q[i]! - p[i]!;
        out[i] = p[i]! - back * step + shift[i]!;
        out[3 + i] = type === 'segment' ? out[i]! + length * step : step;
      }
    },
  };
}

function lattice(kind: SolidKind, range: number): QuestionFamily {
  return {
    name: `small-lattice-${range}`,
    summary: `a component with integer coordinates up to ${range}`,
    fill(random, out) {
      kind.fill(random, out, SOLID);
      for (let i = 0; i < 6; i++) out[i] = random.between(-range, range);
    },
  };
}

/** One in six values of another family moved by one unit in the last place: solids have many values. */
export const disturbed = (family: QuestionFamily): QuestionFamily => moved(family, 6);

/** The other direction: entry and exit change places, the parameter t becomes 1 - t or -t, points stay. */
function reversal(type: 'line' | 'segment'): Law {
  const turnHit = (hit: string) => {
    const [, features, n, d, point] = /^(.*)@(-?\d+)\/(\d+)(.*)$/.exec(hit) ?? [];
    const [numerator, denominator] = [BigInt(n!), BigInt(d!)];
    if (type === 'line') return `${features}@${-numerator}/${denominator}${point}`;
    const named = features!.replace(/^v([01])/, (_, i) => `v${1 - Number(i)}`);
    return `${named}@${denominator - numerator}/${denominator}${point}`;
  };
  return {
    name: 'reversal',
    vary(values) {
      const turned = Float64Array.from(values);
      if (type === 'line') for (let i = 3; i < 6; i++) turned[i] = -values[i]!;
      else {
        turned.set(values.subarray(3, 6), 0);
        turned.set(values.subarray(0, 3), 3);
        if (turned.slice(0, 3).every((x, i) => x === values[i]!)) return undefined;
      }
      const expected = (text: string) => {
        const [relation, ...hits] = text.split(' ');
        return [relation, ...hits.map(turnHit).reverse()].join(' ');
      };
      return { values: turned, expected };
    },
  };
}

/**
 * Far from where coordinates of crossings are rounded to subnormal numbers: a few degrees below 2^-1022, each with 53
 * bits.
 */
const LEAST = powerOfTwo(-80);
const MOST = powerOfTwo(80);

/** {@link scaling} of answers with points, which are scaled, too. */
function scaled(layout: Layout): Law {
  const law = scaling<string>(layout);
  return {
    ...law,
    vary(values, random) {
      const isModerate = values.every((x) => x === 0 || (Math.abs(x) >= LEAST && Math.abs(x) <= MOST));
      const variation = isModerate ? law.vary(values, random) : undefined;
      if (variation === undefined) return undefined;
      // A segment's coordinates are lengths. Where all are zero, so are those of its points.
      const i = values.subarray(0, SOLID).findIndex((x) => x !== 0);
      const factor = i < 0 ? 1 : variation.values[i]! / values[i]!;
      const point = (text: string) => text.split(',').map((x) => Number(x) * factor);
      const expected = (answer: string) =>
        answer.replace(/\(([^)]*)\)/g, (_, coordinates: string) => `(${point(coordinates)})`);
      return { values: variation.values, expected };
    },
  };
}

/** The name of a kind in words: `convex polyhedron`. */
export const words = (name: string): string =>
  name === 'KDop' ? 'k-DOP' : name.replace(/(?<=.)[A-Z]/g, ' $&').toLowerCase();

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function lawsOf(type: LinearType, layout: Layout, kind: SolidKind): Law[] {
  if (type === 'ray') return [];
  // A line's t counts in lengths of its direction, which scaling leaves as it is; and corners that are calculated may
  // be rounded otherwise in another scale.
  return type === 'line' || kind.mayReject || kind.isCalculated
    ? [reversal(type)]
    : [reversal(type), scaled(layout)];
}

function linearQuestion(kind: SolidKind, type: LinearType): Question {
  const ends =
    type === 'segment'
      ? [point('segment.start'), point('segment.end')]
      : [point(`${type}.origin`), direction(`${type}.direction`)];
  const layout: Layout = layoutOf(3, ...ends, ...kind.parts);
  const landmarks = throughLandmarks(kind, type);
  const directed = type !== 'segment' && /Box$/.test(kind.name) ? [unitVectors(layout)] : [];
  return {
    name: `${type}${kind.name}`,
    area: 'spatial',
    layout,
    families: [landmarks, lattice(kind, 3), disturbed(landmarks), ...directed],
    ...(kind.accepts && { accepts: kind.accepts }),
    subject: (v) => kind.subject(type, v, SOLID),
    referee: (v) => kind.referee(type, v, SOLID),
    shapes: shapesBy(
      `${type} ${kind.argument}`,
      (v) => [componentOf(type, v), kind.shape(v, SOLID)] as const,
    ),
    ...(kind.coded && { coded: true }),
    ...meeting(`the ${type} and the closed ${words(kind.name)}`, 'rejected'),
    form: `<relation> <A/B@t(x,y,z)>*${kind.mayReject ? ' | rejected' : ''}`,
    classes: [...(kind.classes ?? classes), ...(kind.mayReject ? ['rejected'] : [])],
    laws: lawsOf(type, layout, kind),
  };
}

/** The queries of a line, a ray and a segment against a kind of solid. */
export function linearQuestions(kind: SolidKind): Question[] {
  return (['line', 'ray', 'segment'] as const).map((type) => linearQuestion(kind, type));
}
