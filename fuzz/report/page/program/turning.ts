import type { Eye } from '../../../../src/pictures/eye.js';

/** A step of the arrow keys: 24 of them are a full turn. */
const STEP = Math.PI / 12;

/** What a key does to the view; `undefined` for keys that are the browser's. */
export function turnedBy({ turn, rise }: Eye, key: string, first: Eye): Eye | undefined {
  if (key === 'ArrowLeft') return { turn: turn - STEP, rise };
  if (key === 'ArrowRight') return { turn: turn + STEP, rise };
  if (key === 'ArrowUp') return { turn, rise: rise + STEP };
  if (key === 'ArrowDown') return { turn, rise: rise - STEP };
  return key === '0' || key === 'Home' ? first : undefined;
}
