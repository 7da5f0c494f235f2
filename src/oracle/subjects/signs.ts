import * as all from '../../predicates/index.js';
import { tiers } from '../../predicates/tiers.js';
import { bind, type OnNumbers } from '../cases/bind.js';

/** A predicate of ours on its arguments in an array. */
export function predicate(name: string, arity: number): (values: ArrayLike<number>) => number {
  return bind((all as unknown as Readonly<Record<string, OnNumbers<number>>>)[name]!, arity);
}

/** The tiers of a predicate of ours, each alone; `undefined`: it is composed of others. */
export function tiersOf(name: string, arity: number) {
  const known = tiers as unknown as Readonly<
    Record<
      string,
      { readonly tiers: readonly { readonly name: string; readonly decide: OnNumbers<number> }[] }
    >
  >;
  return known[name]?.tiers.map((tier) => ({ name: tier.name, decide: bind(tier.decide, arity) })) ?? [];
}
