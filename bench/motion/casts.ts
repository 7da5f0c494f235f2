/**
 * Casts of a sphere and a capsule through a bumpy field of 100,352 triangles, by some ten edge lengths each: whether
 * they meet it, and between which doubles they do first.
 *
 *   npx tsx bench/motion/casts.ts
 *
 * Printed are microseconds of processor time, the least of some passes over 512 casts, and how many meet the field.
 */
import { prepareMesh } from '../../src/mesh/index.js';
import { type CastShape, sweepMesh, sweptMeetsMesh } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';

const SIZE = 224;
const CASTS = 512;
const PASSES = 60;

const random = new Random(1, 2, 3, 4);

function field() {
  const [positions, indices]: [number[], number[]] = [[], []];
  for (let i = 0; i <= SIZE; i++) {
    for (let j = 0; j <= SIZE; j++) {
      const height = 2 * Math.sin(i / 9) * Math.cos(j / 7) + 0.4 * random.unit();
      positions.push(i + 0.3 * random.unit(), height, j + 0.3 * random.unit());
    }
  }
  for (let i = 0; i < SIZE; i++) {
    for (let j = 0; j < SIZE; j++) {
      const a = i * (SIZE + 1) + j;
      const b = a + SIZE + 1;
      indices.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
  return prepareMesh({ positions: Float64Array.from(positions), indices: Uint32Array.from(indices) });
}

type Cast = readonly [shape: CastShape, motion: readonly number[]];

function drawCast(isCapsule: boolean): Cast {
  const place = () => 10 + (SIZE - 20) * random.unit();
  const [x, y, z] = [place(), 3.5 + 3 * random.unit(), place()];
  const motion = [20 * (random.unit() - 0.5), -10 * random.unit(), 20 * (random.unit() - 0.5)];
  if (isCapsule) return [{ type: 'capsule', start: [x, y, z], end: [x, y + 1.2, z], radius: 0.4 }, motion];
  return [{ type: 'sphere', center: [x, y, z], radius: 0.5 }, motion];
}

const mesh = field();
for (const name of ['sphere', 'capsule']) {
  const casts = Array.from({ length: CASTS }, () => drawCast(name === 'capsule'));
  const asked = {
    sweptMeetsMesh: ([shape, motion]: Cast) => sweptMeetsMesh(shape, motion, mesh),
    'sweepMesh(...).within': ([shape, motion]: Cast) => sweepMesh(shape, motion, mesh).within !== null,
  };
  for (const [what, ask] of Object.entries(asked)) {
    let [least, hits] = [Infinity, 0];
    for (let pass = 0; pass < PASSES; pass++) {
      const before = process.cpuUsage();
      hits = casts.filter(ask).length;
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / CASTS);
    }
    console.log(`${name} ${what}: ${least.toFixed(1)} us, ${hits} of ${CASTS} meet`);
  }
}
