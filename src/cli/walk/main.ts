/// <reference lib="dom" />
import { Controls } from './controls.js';
import type { Wall } from './level.js';
import { TopView } from './top-view.js';
import { Walker } from './walker.js';

// The program of the page that `unerring demo --walk` writes: a capsule walks in a level by keys, or towards a pointer
// that is held. The page has the elements #view, #place, #touched and #ahead.

/** Steps are as long whatever the screen does; what is late is not made up for by more than these. */
const STEP_MS = 1000 / 60;
const MOST_STEPS = 4;

const byId = (id: string) => document.getElementById(id)!;
const wallText = ([x, z, u, w]: Wall) => `(${x}, ${z}) to (${u}, ${w})`;
const wallsText = (walls: readonly Wall[]) => walls.map(wallText).join('; ') || 'nothing';

/** Writes a text where another one stands. */
function say(id: string, text: string): void {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

function show(view: TopView, walker: Walker, heading: readonly [number, number]): void {
  const stop = walker.ahead(...heading);
  view.draw(walker, heading, stop);
  say('place', walker.place.join('\n'));
  say('touched', wallsText(walker.touched));
  say('ahead', stop.way === Infinity ? 'nothing near' : `${stop.way}, then ${wallsText(stop.walls)}`);
}

function run(): void {
  const canvas = byId('view') as HTMLCanvasElement;
  const [view, controls, walker] = [new TopView(canvas), new Controls(canvas), new Walker()];
  // All places so far, for who wants to look at them on the console.
  Object.assign(globalThis, { walked: walker.trail });
  let heading: readonly [number, number] = [0, -1];
  let last = performance.now();
  const frame = (now: number) => {
    const due = Math.min(MOST_STEPS, Math.floor((now - last) / STEP_MS));
    last = due === MOST_STEPS ? now : last + due * STEP_MS;
    const [x, z] = controls.heading(walker.place, (...at) => view.placeAt(...at));
    if (x !== 0 || z !== 0) {
      heading = [x, z];
      for (let i = 0; i < due; i++) walker.step(x, z);
    }
    show(view, walker, heading);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

run();
