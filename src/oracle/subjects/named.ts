/** The names of the kernel's functions that subjects have looked up: what questions ask without writing it down. */
export const lookedUp = new Set<string>();

/** A function of a room (`import * as round`) by the name that its shapes give it. @throws Error if there is none */
export function functionNamed<Answer>(room: object, name: string): (...shapes: unknown[]) => Answer {
  const found = (room as Readonly<Record<string, unknown>>)[name];
  if (typeof found !== 'function') throw new Error(`there is no function ${name}`);
  lookedUp.add(name);
  return found as (...shapes: unknown[]) => Answer;
}
