/** The pairs of which one is round: those that one of the rules answers. */
import type { Example, Kind, Place, Shown } from './kind.js';
import { KINDS } from './kinds.js';
import { EBERLY, ERICSON, has, type Rule } from './rule.js';

export interface RelationPair {
  readonly a: Kind;
  readonly b: Kind;
  readonly place: Place;
  readonly rule: Rule;
  /** What is asked first. */
  readonly fast: Fast;
  readonly source: string;
  /** What it is shown with, if that is no round shape beside another one. */
  readonly shown?: ShownPairs;
}

/** The shapes of examples, of the relation and of the boolean. */
export type ShownPairs = { readonly [ask in 'relation' | 'boolean']: [Example, Example][] };

/** Filters in doubles that are asked first: the relation or `null`, and the sign of the distance, or 2. */
export interface Fast {
  readonly relation?: string;
  readonly boolean?: string;
  /** Where doubles and a predicate decide everything. */
  readonly always?: string;
}

/** Where a section is about the pair. */
const SOURCES: Readonly<Record<string, string>> = {
  'sphere plane': `${ERICSON}5.2.2`,
  'sphere triangle': `${ERICSON}5.2.7`,
  'sphere box': `${ERICSON}5.2.5; Arvo 1990`,
  'sphere orientedBox': `${ERICSON}5.2.6`,
  'sphere polygon': `${ERICSON}5.2.8, for polygons of any kind`,
  'sphere frustum': `Real-Time Rendering, 22.14.2 (there with false alarms near edges); ${EBERLY}4.3.2`,
  'sphere capsule': `${ERICSON}4.5.1`,
  'capsule capsule': `${ERICSON}4.5.1`,
  'capsule plane': `${EBERLY}4.3.3`,
  'lozenge plane': `${EBERLY}4.3.4`,
  'cylinder plane': `${EBERLY}4.3.5`,
  'ellipsoid orientedBox': `Real-Time Rendering, 22.13.2; ${EBERLY}6.4`,
};

const filters = (name: string): Fast => ({ relation: `${name}Filter(a, b)`, boolean: `${name}Gap(a, b)` });

/** Where filters in doubles were measured to pay, in space. */
const FAST: Readonly<Record<string, Fast>> = {
  'sphere plane': { relation: 'spherePlaneFilter(a, b)', always: 'sphereMeetsPlane(a, b)' },
  'sphere triangle': filters('sphereTriangle'),
  'sphere box': filters('sphereBox'),
  'sphere sphere': filters('sphereSphere'),
  'sphere capsule': filters('sphereCapsule'),
  'sphere infiniteCylinder': { boolean: 'sphereInfiniteCylinderGap(a, b)' },
  'capsule triangle': filters('capsuleTriangle'),
  'capsule box': filters('capsuleBox'),
  'capsule capsule': filters('capsuleCapsule'),
};

/** Where boxes around both shapes, or a box and a plane, tell that they are apart: by the answer of the relation. */
const APART: Readonly<Record<string, string>> = {
  BoundaryRelation: 'apartBoundariesFilter(a.around, b.around)',
};
const BESIDE_PLANE: Fast = {
  relation: 'besidePlaneFilter(a.around, b)',
  boolean: 'besidePlaneGap(a.around, b)',
};

/** What is asked first of shapes without a filter of their own. A polygon may be none, which its relation tells. */
export function doorOf(a: Kind, b: Kind, place: Place, { answer, hasNoDoor = false }: Rule): Fast {
  if (hasNoDoor || !has('around', place)(a)) return {};
  if (b.name === 'plane') return BESIDE_PLANE;
  if (!has('around', place)(b)) return {};
  const boolean = 'apartGap(a.around, b.around)';
  const relation = APART[answer];
  return relation === undefined ? { boolean } : { relation, boolean };
}

const keyOf = ({ a, b }: Pick<RelationPair, 'a' | 'b'>) => `${a.name} ${b.name}`;

/** A row about a pair that there is not would be left out in silence. */
export function requireRowsOf(pairs: readonly RelationPair[]): void {
  const keys = pairs.map(keyOf);
  const lost = [SOURCES, FAST].flatMap(Object.keys).filter((key) => !keys.includes(key));
  if (lost.length > 0) throw new Error(`no rule answers ${lost.join(', ')}`);
}

/** All pairs that one of the rules answers; two round shapes in the order of kinds. */
export function relationPairs(rules: readonly Rule[], place: Place): RelationPair[] {
  return KINDS.filter((a) => a.solid !== undefined).flatMap((a) =>
    KINDS.filter((b) => b.solid === undefined || KINDS.indexOf(b) >= KINDS.indexOf(a)).flatMap((b) => {
      const rule = rules.find((one) => one.a(a) && one.b(b));
      const key = keyOf({ a, b });
      return rule === undefined
        ? []
        : [
            {
              a,
              b,
              place,
              rule,
              fast: (place === 'space' ? FAST[key] : undefined) ?? doorOf(a, b, place, rule),
              source: SOURCES[key] ?? rule.source,
            },
          ];
    }),
  );
}

/** The shapes of examples: what touches, the same apart by the last bits, and more for the relation. */
export function shownOf({ a, b, place, shown: given }: RelationPair): ShownPairs {
  if (given !== undefined) return given;
  const [shown, pairOf] = shapesOf(a, b, place);
  if (shown === undefined) throw new Error(`${a.name} and ${b.name} have no example`);
  const { touching, apart, more = [] } = shown;
  return { relation: [touching, ...more].map(pairOf), boolean: [touching, apart].map(pairOf) };
}

/** What varies, and both shapes with it. */
function shapesOf(
  a: Kind,
  b: Kind,
  place: Place,
): readonly [Shown | undefined, (shape: Example) => [a: Example, b: Example]] {
  const [first, second] = [a[place]!.second, b[place]!.second];
  if (b.solid === undefined) {
    const one = b.name === 'polygon' ? a.solid!.ofRadius3! : first;
    return [b.name === 'plane' ? a.solid!.planes : b[place]!.besideRound, (shape) => [one, shape]];
  }
  if (b.solid.spheres === undefined || a === b) return [b.solid.others, (shape) => [first, shape]];
  return [a.name === 'sphere' ? b.solid.spheres : a.solid!.others, (shape) => [shape, second]];
}
