import * as library from 'three';

const classes = library as unknown as Readonly<Record<string, new (...values: unknown[]) => object>>;

/** An object of a class of three.js, whose types are not installed. */
export function three(name: string, ...values: unknown[]): object {
  return new classes[name]!(...values);
}
