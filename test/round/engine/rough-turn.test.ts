import { expect, test } from 'vitest';
import { scaleByPowerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { roughTurn } from '../../../src/round/engine/disk-cover.js';

/** Numbers are told as multiples of this. */
const PLACES = 1080n;

/** A double as such a multiple, exactly. */
function exact(x: number): bigint {
  let [digits, power] = [x, 0n];
  while (digits !== 0 && Math.abs(digits) < 2 ** 52) {
    digits *= 2;
    power--;
  }
  while (Math.abs(digits) >= 2 ** 53) {
    digits /= 2;
    power++;
  }
  const shift = PLACES + power;
  return shift >= 0n ? BigInt(digits) << shift : BigInt(digits) >> -shift;
}

test('a turn in doubles is certain or 0 for all that rounds to its ends, at all magnitudes', () => {
  const random = new Random(...deriveSeed(7));
  const coordinate = () => {
    if (random.oneIn(5)) return 0;
    const power = random.oneIn(3) ? random.between(-1074, -1022) : random.between(-1074, 900);
    return random.sign() * scaleByPowerOfTwo(random.between(1, 2 ** 30), power - 30);
  };
  const found = { certain: 0, open: 0 };
  const wrong: number[][] = [];
  for (let i = 0; i < 8_000; i++) {
    const p = [coordinate(), coordinate()] as const;
    const q = [coordinate(), random.oneIn(3) ? p[1] : coordinate()] as const;
    const r = [random.oneIn(3) ? 0 : random.between(-64, 64) / 64, random.between(-64, 64) / 64] as const;
    const turn = roughTurn(...p, ...q, ...r);
    found[turn === 0 ? 'open' : 'certain']++;
    if (turn === 0) continue;
    // Ends that round to these: half a least double, or half a unit in the last place, away.
    for (const side of [-1n, 0n, 1n]) {
      const moved = (x: number, way: bigint): bigint => {
        const at = exact(x);
        const least = 1n << (PLACES - 1075n);
        const unit = (at < 0n ? -at : at) >> 54n;
        return at + way * (unit > least ? unit : least);
      };
      const [px, py, qx, qy] = [moved(p[0], side), moved(p[1], -side), moved(q[0], -side), moved(q[1], side)];
      const [rx, ry] = [exact(r[0]), exact(r[1])];
      const value = (qx - px) * (ry - py) - (qy - py) * (rx - px);
      if ((value > 0n ? 1 : value < 0n ? -1 : 0) !== Math.sign(turn)) wrong.push([...p, ...q, ...r]);
    }
  }
  expect(wrong).toEqual([]);
  expect(found.certain).toBeGreaterThan(1000);
  expect(found.open).toBeGreaterThan(100);
});
