import { describe, expect, it } from 'vitest';
import { exactPoint3 } from '../../../src/implicit/objects/point3-object.js';
import { InnerPoint } from '../../../src/solids/engine/inner-point.js';

/** x, y and w of a point of the plane z = 0 with integers. */
type Place = readonly [bigint, bigint, bigint];

function placeOf(corners: readonly number[][], attempt: number): Place {
  const { x, y, w, exponent } = exactPoint3(new InnerPoint(corners, attempt));
  const up = BigInt(exponent);
  return [x << up, y << up, w];
}

/** The determinant of three places, whose sign is how they turn. */
function turn([a, b, c]: Place, [d, e, f]: Place, [g, h, i]: Place): bigint {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

describe('points inside a polygon', () => {
  const corners = [
    [0, 0, 0],
    [8, 0, 0],
    [8, 4, 0],
    [0, 4, 0],
  ];
  const places = corners.map(([x, y]): Place => [BigInt(x!), BigInt(y!), 1n]);
  const attempts = Array.from({ length: 24 }, (_, i) => placeOf(corners, i + 6));

  it('are inside', () => {
    for (const point of attempts) {
      for (const [i, p] of places.entries()) expect(turn(p, places[(i + 1) % 4]!, point)).toBeGreaterThan(0n);
    }
  });

  it('are met by a line in fewer attempts than there are corners', () => {
    for (const [i, p] of attempts.entries()) {
      for (const q of attempts.slice(0, i)) {
        expect(attempts.filter((r) => turn(p, q, r) === 0n).length).toBeLessThan(corners.length);
      }
    }
  });
});
