import { type PredicateName, predicateNames } from '../cases/signatures.js';
import type { Implementation, Target } from './target.js';

/** Our own predicates: the public functions, each held to return exactly -1, 0 or 1. */
export async function loadUnerring(): Promise<Target> {
  const all = (await import('../../predicates/index.js')) as unknown as Record<string, Implementation>;
  const implementations: Partial<Record<PredicateName, Implementation>> = {};
  for (const name of predicateNames) {
    const implementation = all[name];
    if (implementation !== undefined) implementations[name] = implementation;
  }
  return { name: 'unerring', strict: true, implementations };
}

/** One step of a predicate's cascade: decides the sign, or returns 2 for undecided. */
export interface Tier {
  readonly name: string;
  readonly decide: Implementation;
}

/** The cascades of our own predicates, by name. */
export type Cascades = Readonly<Partial<Record<PredicateName, readonly Tier[]>>>;

/** Loads the cascades, for statistics of which tier decides and for judging each tier by itself. */
export async function loadCascades(): Promise<Cascades> {
  const { tiers } = await import('../../predicates/tiers.js');
  const all = tiers as unknown as Readonly<Record<string, { readonly tiers: readonly Tier[] }>>;
  const cascades: Partial<Record<PredicateName, readonly Tier[]>> = {};
  for (const name of predicateNames) {
    const cascade = all[name];
    if (cascade !== undefined) cascades[name] = cascade.tiers;
  }
  return cascades;
}
