/** Points of space to be triangulated: three coordinates each. */

/** Numbers that look random, from 0 to 1, the same in each run; all 53 bits. */
function random(): () => number {
  let state = 2463534242;
  const word = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53;
}

function cloud(count: number, draw: (next: () => number, i: number) => readonly number[]): Float64Array {
  const next = random();
  const points = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) points.set(draw(next, i), 3 * i);
  return points;
}

const lattice = (side: number, unit: number) =>
  cloud(side ** 3, (_, i) =>
    [i % side, Math.floor(i / side) % side, Math.floor(i / side ** 2)].map((k) => k * unit),
  );

const onSphere = (next: () => number): readonly number[] => {
  const p = [next() - 0.5, next() - 0.5, next() - 0.5];
  const length = Math.sqrt(p.reduce((sum, x) => sum + x * x, 0));
  return length > 0.5 ? onSphere(next) : p.map((x) => x / length);
};

export const CLOUDS: Readonly<Record<string, () => Float64Array>> = {
  'random 10,000': () => cloud(1e4, (next) => [next(), next(), next()]),
  'random 100,000': () => cloud(1e5, (next) => [next(), next(), next()]),
  'lattice 22³': () => lattice(22, 1),
  'tenths 22³': () => lattice(22, 0.1),
  'sphere 20,000': () => cloud(2e4, (next) => onSphere(next)),
};

/** What makes others fail, or wait: so many points. */
export const HOSTILE: Readonly<Record<string, (count: number) => Float64Array>> = {
  'all equal': (count) => cloud(count, () => [1, 2, 3]),
  'on a line': (count) => cloud(count, (_, i) => [i / 10, i / 10, i / 10]),
  'in a plane': (count) => cloud(count, (next) => [next(), next(), 0.25]),
  'beside a plane by a rounding': (count) =>
    cloud(count, (next) => {
      const [x, y] = [next(), next()];
      return [x, y, (x + y) / 3];
    }),
  'one at 1e300': (count) =>
    cloud(count, (next, i) => (i === 7 ? [1e300, 1e300, -1e300] : [next(), next(), next()])),
  'on a sphere': (count) => cloud(count, (next) => onSphere(next)),
  'a plane and an apex': (count) =>
    cloud(count, (next, i) => (i === 0 ? [0.5, 0.5, 1] : [next(), next(), 0])),
  subnormal: (count) => cloud(count, (next) => [next(), next(), next()].map((x) => x * 1e-310)),
  'near overflow': (count) =>
    cloud(count, (next) => [next(), next(), next()].map((x) => (x - 0.5) * 3.4e307 * 10)),
  'each point of another size': (count) =>
    cloud(count, (next) => {
      const size = Number(`1e${Math.floor(next() * 600) - 300}`);
      return [next(), next(), next()].map((x) => (x - 0.5) * size);
    }),
};
