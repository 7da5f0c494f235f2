import { answerTo, askOf } from './call.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { Example, Kind, Place, Solid, Value } from './kind.js';
import { point } from './kinds/point.js';
import { KINDS } from './kinds.js';
import { argumentsOf, endingOf } from './pair.js';
import { capitalized, docOf, exampleText, throwsText, withArticle } from './text.js';

/** A round solid, in the plane or in space. */
interface Round {
  readonly kind: Kind;
  readonly place: Place;
  readonly solid: Solid;
  /** The solid of examples. */
  readonly second: Example;
}

/** Calls for the location of a point, and whether it is in a solid. */
interface PointAsks {
  readonly location: string;
  readonly contains: string;
  /** A filter that is asked first. */
  readonly fast?: string;
}

const QUADRIC = {
  space: { location: 'locate(where, a, b.quadric)', contains: 'isIn(where, a, b.quadric)' },
  plane: { location: 'locate2d(where, a, b.quadric)', contains: 'isIn2d(where, a, b.quadric)' },
} as const;
/** What is no quadratic form between planes has an engine of its own; a sphere is asked about in doubles first. */
const OWN: Readonly<Record<Place, Readonly<Record<string, PointAsks>>>> = {
  space: {
    sphere: { ...QUADRIC.space, fast: 'pointSphereGap(a, b)' },
    capsule: { location: 'capsuleLocation(where, a, b)', contains: 'isInCapsule(where, a, b)' },
    lozenge: { location: 'lozengeLocation(where, a, b)', contains: 'isInLozenge(where, a, b)' },
  },
  plane: {
    capsule: { location: 'capsuleLocation2d(where, a, b)', contains: 'isInCapsule2d(where, a, b)' },
  },
};

/** On the boundary of all second shapes, and outside by the last bit. */
const POINTS = {
  space: { on: [3, 4, 0], outside: [3, 4.000000000000001, 0] },
  plane: { on: [3, 4], outside: [3, 4.000000000000001] },
} as const;

const asksOf = ({ kind, place }: Round): PointAsks => OWN[place][kind.name] ?? QUADRIC[place];

function answerOf({ kind, place, second }: Round, ask: string, at: Example): unknown {
  const args = argumentsOf(point, kind, place);
  return answerTo(askOf('example', ask, ...args), { point: at, [kind.name]: second });
}

function locationOf(round: Round) {
  const { kind, place, solid, second } = round;
  const name = `point${capitalized(kind.name)}${endingOf(place)}`;
  const { location: ask } = asksOf(round);
  const { on } = POINTS[place];
  const { location, feature } = answerOf(round, ask, on) as Readonly<Record<string, Value>>;
  const says = [kind.says, solid.features].filter((text) => text !== undefined);
  const doc = docOf(
    [
      `Where does a point lie to ${withArticle(kind.words)}, and on which feature? ${says.join(' ')}`,
      `Source: ${solid.pointSource}.`,
    ],
    [throwsText([kind])],
    [
      `const { location, feature } = ${name}(${exampleText(on)}, ${exampleText(second)});`,
      `location; // ${exampleText(location!)}`,
      `feature; // ${exampleText(feature!)}`,
    ],
  );
  const args = argumentsOf(point, kind, place);
  return { doc, ...emitFunction({ name, args, answer: 'PointLocation', ask }) };
}

function containsOf(round: Round) {
  const { kind, place, solid, second } = round;
  const name = `${kind.name}ContainsPoint${endingOf(place)}`;
  const { contains: ask, fast } = asksOf(round);
  const [a, b] = argumentsOf(point, kind, place);
  const { on, outside } = POINTS[place];
  const lines = [on, outside].map((at) => `${name}(one, ${exampleText(at)}); // ${answerOf(round, ask, at)}`);
  const doc = docOf(
    [
      `Does ${withArticle(kind.words)} contain a point? The boundary counts.`,
      `Source: ${solid.pointSource}.`,
    ],
    [throwsText([kind])],
    [`const one = ${exampleText(second)};`, ...lines],
  );
  return { doc, ...emitFunction({ name, args: [a, b], parameters: [b, a], answer: 'boolean', ask, fast }) };
}

/** Where points lie to round solids, in the plane or in space. */
export function pointFunctions(place: Place): Documented[] {
  return KINDS.flatMap((kind) => {
    const [side, solid] = [kind[place], kind.solid];
    if (side === undefined || solid === undefined) return [];
    const round = { kind, place, solid, second: side.second };
    return [locationOf(round), containsOf(round)];
  });
}
