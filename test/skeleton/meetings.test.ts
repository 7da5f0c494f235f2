import { expect, it } from 'vitest';
import { mulberry32 } from '../../bench/polygons/random.js';
import { decompose } from '../../src/arithmetic/float64.js';
import { classSum, scaledSum } from '../../src/arithmetic/root-basis.js';
import { NearLines } from '../../src/skeleton/meetings.js';
import { timeOfMeeting } from '../../src/skeleton/nodes.js';
import { offsetLinesOf } from '../../src/skeleton/offset-lines.js';

/** The sign of a time less a double, exactly. */
function signBeside(
  { basis }: ReturnType<typeof offsetLinesOf>,
  { numerator, divisor }: NonNullable<ReturnType<typeof timeOfMeeting>>,
  double: number,
): number {
  const { mantissa, exponent } = decompose(double);
  const [up, down] = [BigInt(Math.max(0, exponent)), BigInt(Math.max(0, -exponent))];
  const own = mantissa * (1n << up);
  return basis.sign(classSum([{ root: 0, factor: numerator * (1n << down) }, ...scaledSum(divisor, -own)]));
}

it('lines come in the order of bounds that are below their times, and only those of the past are left out', () => {
  const random = mulberry32(11);
  const coordinate = [
    () => Math.floor(9 * random()),
    () => Math.floor(9 * random()) + 2 ** 40,
    () => random(),
    () => random() * 10 ** Math.floor(20 * random() - 10),
    () => 1 + random() * 2 ** -40,
  ];
  let close = 0;
  let all = 0;
  for (let round = 0; round < 400; round++) {
    const next = Array.from({ length: 12 }, (_, i) => (i + 1) % 12);
    const lines = offsetLinesOf(Array.from({ length: 24 }, coordinate[round % coordinate.length]!), next);
    const [into, out] = [lines.lineOfEdge[0]!, lines.lineOfEdge[1]!];
    if (into < 0 || out < 0 || into === out) continue;
    const meetings = new NearLines(lines).meetingsOf(into, out, null);
    const left = new Set(lines.lines.keys());
    left.delete(into);
    left.delete(out);
    for (let before = -Infinity; meetings.lower < Infinity; ) {
      const { lower } = meetings;
      expect(lower).toBeGreaterThanOrEqual(before);
      before = lower;
      const line = meetings.pop();
      left.delete(line);
      const time = timeOfMeeting(lines, into, out, line);
      if (time === null || lower === -Infinity) continue;
      all++;
      expect(signBeside(lines, time, lower)).toBeGreaterThanOrEqual(0);
      if (signBeside(lines, time, lower + Math.abs(lower) * 2 ** -30) < 0) close++;
    }
    for (const line of left) {
      const time = timeOfMeeting(lines, into, out, line);
      expect(time === null || time.numerator < 0n).toBe(true);
    }
  }
  // Bounds that are far below would be of no use.
  expect(close).toBeGreaterThan(all / 2);
});
