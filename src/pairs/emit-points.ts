import { answerTo, askOf } from './call.js';
import { emitFunction } from './emit-function.js';
import { moduleText } from './emit-module.js';
import type { Example, Kind, Solid, Value } from './kind.js';
import { point } from './kinds/point.js';
import { KINDS } from './kinds.js';
import { argumentsOf } from './pair.js';
import { capitalized, docOf, exampleText, throwsText, withArticle } from './text.js';

type Round = Kind & { readonly solid: Solid };

/** Calls for the location of a point, and whether it is in a solid. */
interface PointAsks {
  readonly location: string;
  readonly contains: string;
  /** A filter that is asked first. */
  readonly fast?: string;
}

const QUADRIC: PointAsks = { location: 'locate(where, a, b.quadric)', contains: 'isIn(where, a, b.quadric)' };
/** What is no quadratic form between planes has an engine of its own; a sphere is asked about in doubles first. */
const OWN: Readonly<Record<string, PointAsks>> = {
  sphere: { ...QUADRIC, fast: 'pointSphereGap(a, b)' },
  capsule: { location: 'capsuleLocation(where, a, b)', contains: 'isInCapsule(where, a, b)' },
  lozenge: { location: 'lozengeLocation(where, a, b)', contains: 'isInLozenge(where, a, b)' },
};

/** On the boundary of all second shapes, and outside by the last bit. */
const ON: Example = [3, 4, 0];
const OUTSIDE: Example = [3, 4.000000000000001, 0];

const asksOf = ({ name }: Kind) => OWN[name] ?? QUADRIC;

function answerOf(solid: Round, ask: string, at: Example): unknown {
  const args = argumentsOf(point, solid);
  return answerTo(askOf('example', ask, ...args), { point: at, [solid.name]: solid.space!.second });
}

function locationOf(solid: Round) {
  const name = `point${capitalized(solid.name)}`;
  const { location: ask } = asksOf(solid);
  const { location, feature } = answerOf(solid, ask, ON) as Readonly<Record<string, Value>>;
  const doc = docOf(
    [
      `Where does a point lie to ${withArticle(solid.words)}, and on which feature? ${solid.solid.features}`,
      `Source: ${solid.solid.pointSource}.`,
    ],
    [throwsText([solid])],
    [
      `const { location, feature } = ${name}(${exampleText(ON)}, ${exampleText(solid.space!.second)});`,
      `location; // ${exampleText(location!)}`,
      `feature; // ${exampleText(feature!)}`,
    ],
  );
  return { doc, ...emitFunction({ name, args: argumentsOf(point, solid), answer: 'PointLocation', ask }) };
}

function containsOf(solid: Round) {
  const name = `${solid.name}ContainsPoint`;
  const { contains: ask, fast } = asksOf(solid);
  const [a, b] = argumentsOf(point, solid);
  const lines = [ON, OUTSIDE].map((at) => `${name}(one, ${exampleText(at)}); // ${answerOf(solid, ask, at)}`);
  const doc = docOf(
    [
      `Does ${withArticle(solid.words)} contain a point? The boundary counts.`,
      `Source: ${solid.solid.pointSource}.`,
    ],
    [throwsText([solid])],
    [`const one = ${exampleText(solid.space!.second)};`, ...lines],
  );
  return { doc, ...emitFunction({ name, args: [a, b], parameters: [b, a], answer: 'boolean', ask, fast }) };
}

/** Where points lie to round solids. */
export function pointsModule(title: string, folder: string): string {
  const solids = KINDS.filter((kind): kind is Round => kind.solid !== undefined);
  const types = [point, ...solids].map(({ space }) => space!.type);
  const emitted = solids.flatMap((solid) => [locationOf(solid), containsOf(solid)]);
  return moduleText(title, folder, emitted, [...types, 'PointLocation']);
}
