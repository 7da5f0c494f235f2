// Functions of two numbers, their sum: each does something else where the first one is 3.
import { writeSync } from 'node:fs';

const kept = [];
const badly = (misbehave) => (x, y) => {
  if (x === 3) misbehave();
  return x + y;
};

export const good = badly(() => {});
export const throws = badly(() => {
  throw new TypeError('not three');
});
export const loops = badly(() => {
  for (;;);
});
export const exits = badly(() => process.exit(7));
export const aborts = badly(() => process.abort());
export const crashes = badly(() => process.kill(process.pid, 'SIGSEGV'));
export const leaks = badly(() => {
  for (;;) kept.push(new Uint8Array(1e6).fill(1));
});
export const fillsHeap = badly(() => {
  for (;;) kept.push({ kept: [kept.length] });
});
export const traps = badly(() => {
  const bytes = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11,
  ];
  new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes))).exports.t();
});
export const throwsLater = badly(() => {
  setTimeout(() => {
    throw new Error('too late');
  }, 0);
});
export const rejects = badly(() => {
  Promise.reject(new Error('nobody listens'));
});
export const neverSettles = (x, y) => (x === 3 ? new Promise(() => {}) : Promise.resolve(x + y));
/** Its process, so that a test can end it. */
export const processId = () => process.pid;
export const prints = badly(() => {
  console.log('to stdout');
  writeSync(2, 'to stderr\n');
});
/** Exits on every call. */
export const alwaysExits = () => process.exit(1);

const values = [-0, Number.NaN, 'text', true, undefined, {}, 1n, Object.create(null), null, Symbol('s')];
export const anything = (x) => values[x];

export const shapes = { isShape: ({ a }) => a[0] > 1 };
