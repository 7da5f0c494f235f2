import type { SolidHits } from '../../../spatial/convex/engine/linear-hits.js';
import type { Solid } from '../../../spatial/convex/solid.js';
import * as spatial from '../../../spatial/index.js';
import type { Random } from '../../cases/random.js';
import { scaling } from '../laws.js';
import { direction, type Layout, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { hitsText, type LinearType, pointOf } from './shapes.js';

/** A kind of solid as the queries of lines, rays and segments against it know it. */
export interface SolidKind {
  /** In the names of the queries: `Tetrahedron`. */
  readonly name: string;
  /** The name of the argument: `tetrahedron`. */
  readonly argument: string;
  readonly parts: Parameters<typeof layoutOf>[1][];
  /** The solid as plain data, from the values from `at` on. */
  shape(values: ArrayLike<number>, at: number): unknown;
  /** The same as the kernel takes it. */
  own(values: ArrayLike<number>, at: number): unknown;
  /** The same, prepared. */
  make(values: ArrayLike<number>, at: number): Solid;
  /** The referee's answer: `rejected` where the solid is none. */
  exact(type: LinearType, values: ArrayLike<number>, at: number): string;
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
      kind.fill(random, out, 6);
      const [p, q] = [kind.landmark(random, out, 6), kind.landmark(random, out, 6)];
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
      kind.fill(random, out, 6);
      for (let i = 0; i < 6; i++) out[i] = random.between(-range, range);
    },
  };
}

/** Moves single values of another family by one unit in the last place, or not at all. */
export function disturbed(family: QuestionFamily): QuestionFamily {
  return {
    name: `${family.name}-disturbed`,
    summary: `${family.summary}, values moved by parts in 2^52`,
    fill(random, out) {
      family.fill(random, out);
      for (let i = 0; i < out.length; i++) {
        if (random.oneIn(6)) out[i] = out[i]! * (1 + random.sign() * Number.EPSILON);
      }
    },
  };
}

/** The other direction: entry and exit change places, the parameter t becomes 1 - t or -t. */
function reversal(type: 'line' | 'segment'): Law {
  const turnHit = (hit: string) => {
    const [features, t] = hit.split('@');
    const [numerator, denominator] = t!.split('/').map(BigInt) as [bigint, bigint];
    if (type === 'line') return `${features}@${-numerator}/${denominator}`;
    const named = features!.replace(/^v([01])/, (_, i) => `v${1 - Number(i)}`);
    return `${named}@${denominator - numerator}/${denominator}`;
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

/** The name of a kind in words: `convex polyhedron`. */
export const words = (name: string): string =>
  name === 'KDop' ? 'k-DOP' : name.replace(/(?<=.)[A-Z]/g, ' $&').toLowerCase();

/** The line, ray or segment of the first six values, for the kernel. */
function componentOf(type: LinearType, v: ArrayLike<number>) {
  const [p, q] = [pointOf(v, 0), pointOf(v, 3)];
  return type === 'segment' ? { start: p, end: q } : { origin: p, direction: q };
}

/** What the functions of a kind are called: `raySolid`, `rayIntersectsSolid`. */
function ask(type: LinearType, name: string, component: unknown, shape: unknown): [SolidHits, boolean] {
  const functions = spatial as unknown as Readonly<Record<string, (a: unknown, b: unknown) => unknown>>;
  const hits = functions[`${type}${name}`]!(component, shape) as SolidHits;
  return [hits, functions[`${type}Intersects${name}`]!(component, shape) as boolean];
}

/** Classification, boolean, entry and exit of the shape itself and of the prepared solid: they say the same. */
function subjectOf(kind: SolidKind, type: LinearType, v: Float64Array): string {
  const component = componentOf(type, v);
  const [hits, boolean] = ask(type, kind.name, component, kind.own(v, 6));
  const [prepared, preparedBoolean] = ask(type, 'Solid', component, kind.make(v, 6));
  const text = hitsText(hits);
  const isDisjoint = hits.relation === 'disjoint';
  const differs = boolean === isDisjoint || preparedBoolean === isDisjoint ? ' BOOLEAN DIFFERS' : '';
  return text + differs + (hitsText(prepared) === text ? '' : ' SOLID DIFFERS') + endsText(hits);
}

/** Whether entry and exit are the ends that the contact lists; only an unbounded shape has less. */
function endsText({ contact, entry, exit }: SolidHits): string {
  const ends = entry === exit ? [entry] : [entry, exit];
  const listed = ends.filter((hit) => hit !== null);
  const same = listed.length === contact.length && listed.every((hit, i) => hit === contact[i]);
  return same ? '' : ' ENDS DIFFER';
}

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function lawsOf(type: LinearType, layout: Layout, kind: SolidKind): Law[] {
  if (type === 'ray') return [];
  // A line's t counts in lengths of its direction, which scaling leaves as it is; and corners that are calculated may
  // be rounded otherwise in another scale.
  return type === 'line' || kind.mayReject || kind.isCalculated
    ? [reversal(type)]
    : [reversal(type), scaling(layout)];
}

function linearQuestion(kind: SolidKind, type: LinearType): Question {
  const ends =
    type === 'segment'
      ? [point('segment.start'), point('segment.end')]
      : [point(`${type}.origin`), direction(`${type}.direction`)];
  const layout: Layout = layoutOf(3, ...ends, ...kind.parts);
  const landmarks = throughLandmarks(kind, type);
  return {
    name: `${type}${kind.name}`,
    area: 'spatial',
    layout,
    families: [landmarks, lattice(kind, 3), disturbed(landmarks)],
    ...(kind.accepts && { accepts: kind.accepts }),
    subject(v) {
      try {
        return subjectOf(kind, type, v);
      } catch (error) {
        if (kind.mayReject && error instanceof RangeError) return 'rejected';
        throw error;
      }
    },
    shapes: shapesBy(`${type} ${kind.argument}`, (v) => [componentOf(type, v), kind.shape(v, 6)] as const),
    ...(kind.coded && { coded: true }),
    ...meeting(`the ${type} and the closed ${words(kind.name)}`, 'rejected'),
    referee: (v) => kind.exact(type, v, 6),
    form: `<relation> <A/B@t>*${kind.mayReject ? ' | rejected' : ''}`,
    classes: [...(kind.classes ?? classes), ...(kind.mayReject ? ['rejected'] : [])],
    laws: lawsOf(type, layout, kind),
  };
}

/** The queries of a line, a ray and a segment against a kind of solid. */
export function linearQuestions(kind: SolidKind): Question[] {
  return (['line', 'ray', 'segment'] as const).map((type) => linearQuestion(kind, type));
}
