/** Where held keys lead: by what the walker is moved in a step. */

/** The length of a step along an axis; across, three quarters of it along both. All are doubles. */
const STEP = 1 / 16;

const KEYS: Readonly<Record<string, readonly [x: number, z: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  a: [-1, 0],
  d: [1, 0],
  w: [0, -1],
  s: [0, 1],
};

/** A key by its name, whatever shift and caps lock do to it. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const isWalking = (key: string): boolean => key in KEYS;

/** The step that keys lead to; [0, 0] if they lead nowhere. */
export function headingOf(held: Iterable<string>): readonly [x: number, z: number] {
  let [x, z] = [0, 0];
  for (const key of held) {
    x += KEYS[key]?.[0] ?? 0;
    z += KEYS[key]?.[1] ?? 0;
  }
  const step = x !== 0 && z !== 0 ? 0.75 * STEP : STEP;
  return [Math.sign(x) * step, Math.sign(z) * step];
}

/** The step towards a place. */
export function headingTo(x: number, z: number): readonly [x: number, z: number] {
  const length = Math.sqrt(x * x + z * z);
  return length < 2 * STEP ? [0, 0] : [(x / length) * STEP, (z / length) * STEP];
}
