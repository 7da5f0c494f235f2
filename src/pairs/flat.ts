/** Pairs of flat shapes that one of the rules answers, and the shapes of their examples. */
import type { Argument } from './call.js';
import type { FlatRule } from './flat-rule.js';
import type { Example, Kind, Place, Side } from './kind.js';
import { KINDS } from './kinds.js';

export interface FlatPair {
  readonly a: Kind;
  readonly b: Kind;
  readonly place: Place;
  readonly rule: FlatRule;
  readonly args: readonly [Argument, Argument];
  /** What meets, and last what does not. */
  readonly shown: readonly (readonly [Example, Example])[];
}

/** A shape as it is here: what goes straight on goes through others. */
const hereOf = ({ scene, linear }: Side): Example => (scene?.here ?? linear?.through)!;

/** What meets the second shape as it is here, and last what does not. */
const probesOf = (a: Side, b: Side): readonly Example[] | undefined =>
  a.probes ?? (a.linear && b.linear === undefined ? [a.linear.through, a.linear.beside] : undefined);

/** Something that moves past a shape, or two shapes of which the second is next to the first, and then away. */
function shownOf(a: Side, b: Side): FlatPair['shown'] {
  const probes = probesOf(a, b);
  if (probes !== undefined) return probes.map((probe) => [probe, hereOf(b)]);
  const { next, away } = b.scene!;
  return [
    [hereOf(a), next],
    [hereOf(a), away],
  ];
}

function pairOf(a: Kind, b: Kind, place: Place, rule: FlatRule): FlatPair {
  const sideA = a[place]!;
  const sideB = rule.typeOfB === undefined ? b[place]! : { ...b[place]!, type: rule.typeOfB };
  const nameOf = (kind: Kind) => (place === 'space' && kind.argument) || kind.name;
  const [nameA, nameB] = a === b ? ['a', 'b'] : (rule.names ?? [nameOf(a), nameOf(b)]);
  return {
    a,
    b,
    place,
    rule,
    args: [
      { kind: a, side: sideA, name: nameA },
      { kind: b, side: sideB, name: nameB },
    ],
    shown: rule.examples ?? shownOf(sideA, sideB),
  };
}

/** All pairs that one of the rules answers, in the order of kinds. */
export function flatPairs(rules: readonly FlatRule[], place: Place, kinds = KINDS): FlatPair[] {
  return kinds.flatMap((a, i) =>
    kinds.slice(i).flatMap((b) => {
      if (a[place] === undefined || b[place] === undefined) return [];
      const rule = rules.find((one) => one.a(a) && one.b(b));
      return rule === undefined ? [] : [pairOf(a, b, place, rule)];
    }),
  );
}
