/** A feature as src/core has it; repeated here because a referee must not need the kernel. */
export interface FeatureLike {
  readonly type: string;
  readonly index: number;
}

/** What two shapes have in common, as src/core/contact.ts has it. */
export interface ContactLike {
  readonly relation: string;
  readonly contact: readonly { readonly a: FeatureLike; readonly b: FeatureLike }[];
}

/**
 * A feature in short: `v0`, `e1`, `f2`, `in` (the interior); `-` for none.
 *
 * @example featureText({ type: 'edge', index: 1 }); // 'e1'
 */
export function featureText(feature: FeatureLike | null | undefined): string {
  if (feature === null || feature === undefined) return '-';
  return feature.type === 'interior' ? 'in' : `${feature.type[0]}${feature.index}`;
}

/** A point and a shape, as src/core/location.ts has it. */
export interface PointLocationLike {
  readonly location: string;
  readonly feature: FeatureLike | null;
}

/**
 * Where a point lies as canonical text, the location first, which is the answer's class: `boundary e1`, `outside -`.
 *
 * @example locationText({ location: 'boundary', feature: { type: 'edge', index: 1 } }); // 'boundary e1'
 */
export function locationText({ location, feature }: PointLocationLike): string {
  return `${location} ${featureText(feature)}`;
}

/**
 * A relation and its contact as canonical text: `touching v0/e1`. Two points are sorted; of three and more the order
 * around counts, the start does not, so the smallest rotation is taken.
 *
 * @example
 * const [a, b] = [{ type: 'vertex', index: 0 }, { type: 'edge', index: 1 }];
 * contactText({ relation: 'touching', contact: [{ a, b }] }); // 'touching v0/e1'
 */
export function contactText({ relation, contact }: ContactLike): string {
  return [relation, ...canonicalRing(contact.map(pairText))].join(' ');
}

function pairText({ a, b }: ContactLike['contact'][number]): string {
  return `${featureText(a)}/${featureText(b)}`;
}

/**
 * Exchanges the two shapes in a text of {@link contactText}: for the law that swaps them. Reverse the order of a ring
 * where the other shape's normal turns it.
 */
export function swapContact(text: string, reverse = false): string {
  const [relation, ...pairs] = text.split(' ');
  const swapped = pairs.map((pair) => pair.split('/').reverse().join('/'));
  return [relation, ...canonicalRing(reverse ? swapped.reverse() : swapped)].join(' ');
}

/**
 * Renames the features of a text of {@link contactText}, for laws that permute vertices: `a` and `b` map the short name
 * of a feature to its new one. `reverse` where the permutation turns the order around.
 */
export function renameContact(
  text: string,
  a: (feature: string) => string,
  b: (feature: string) => string,
  reverse = false,
): string {
  const [relation, ...pairs] = text.split(' ');
  const renamed = pairs.map((pair) => {
    const [one, other] = pair.split('/');
    return `${a(one!)}/${b(other!)}`;
  });
  return [relation, ...canonicalRing(reverse ? renamed.reverse() : renamed)].join(' ');
}

/** Sorts one or two items; rotates more to the smallest of their rotations. */
export function canonicalRing(items: readonly string[]): readonly string[] {
  if (items.length < 3) return [...items].sort();
  let best: readonly string[] = items;
  for (let i = 1; i < items.length; i++) {
    const rotated = [...items.slice(i), ...items.slice(0, i)];
    if (rotated.join(' ') < best.join(' ')) best = rotated;
  }
  return best;
}

/** The location of a feature in short, for referees: `inside` is the type of feature that is not boundary. */
export function locationOf(feature: string, inside: 'e' | 'f' | 'i'): string {
  if (feature === '-') return 'outside -';
  return `${feature[0] === inside ? 'inside' : 'boundary'} ${feature}`;
}

/** The class of a location: `outside`, `inside`, `boundary-vertex`, `boundary-edge`, `boundary-face`. */
export function locationClass(answer: string): string {
  const [location, feature] = answer.split(' ');
  if (location !== 'boundary') return location!;
  return `boundary-${{ v: 'vertex', e: 'edge', f: 'face' }[feature![0] as 'v' | 'e' | 'f']}`;
}

/** A feature of a polygon, which may be on one of several rings. */
export interface PolygonFeatureLike extends FeatureLike {
  readonly ring?: number;
}

/**
 * A feature of a polygon: `e1` is edge 1 of the outer ring, `v0.2` vertex 0 of ring 2, `f0` the inside.
 *
 * @example polygonFeatureText({ type: 'edge', index: 1, ring: 2 }); // 'e1.2'
 */
export function polygonFeatureText(feature: PolygonFeatureLike): string {
  return featureText(feature) + (feature.ring ? `.${feature.ring}` : '');
}

/** The common points of a contact, `v0/e1`, sorted as texts: where their order means nothing. */
export function sortedPairs({ contact }: Pick<ContactLike, 'contact'>): string[] {
  return contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`).sort();
}

/** A contact's text with the containment behind the relation: `touching none v0/f1`. */
export function withContainment(text: string, word: string): string {
  const [relation, ...rest] = text.split(' ');
  return [relation, word, ...rest].join(' ');
}

/** Yes or no to a common point, as text. */
export const meetingText = (meet: boolean): string => (meet ? 'meeting' : 'disjoint');
