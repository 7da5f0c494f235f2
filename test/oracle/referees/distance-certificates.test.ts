import { describe, expect, it } from 'vitest';
import { fromParts, type Rational } from '../../../src/arithmetic/rational.js';
import { boxBoxDistance, tetrahedronTetrahedronDistance } from '../../../src/distance/index.js';
import { type Claim, certificateFault } from '../../../src/oracle/referees/shapes/distance/certificate.js';

const a = { min: [0, 0, 0], max: [1, 1, 1] };
const b = { min: [2, 3, 0.5], max: [3, 4, 2] };
const found = boxBoxDistance(a, b);
const proof = found.certificate;
const half: Rational = fromParts(1n, 2n);
const fault = (claim: Partial<Claim>) =>
  certificateFault(['box', 'box'], [a, b], {
    squaredDistance: found.squaredDistance,
    certificate: proof,
    ...claim,
  });

describe('the checker of proofs', () => {
  it('finds nothing wrong with those of the kernel', () => {
    expect(fault({})).toBeUndefined();
    const meeting = { min: [1, 1, 1], max: [2, 2, 2] };
    const touching = boxBoxDistance(a, meeting);
    expect(touching.certificate.direction.every(({ numerator }) => numerator === 0n)).toBe(true);
    expect(certificateFault(['box', 'box'], [a, meeting], touching)).toBeUndefined();
  });

  it('finds what is planted', () => {
    expect(fault({ certificate: undefined })).toBe('NO CERTIFICATE');
    expect(fault({ squaredDistance: fromParts(4n, 1n) })).toBe('SQUARE IS NOT THAT OF THE DIRECTION');
    const direction = [...proof.direction.slice(0, 2), half];
    expect(fault({ certificate: { ...proof, direction } })).toBe('DIRECTION IS NOT BETWEEN THE POINTS');
    const light = { ...proof.a, weights: proof.a.weights.map(() => fromParts(1n, 9n)) };
    expect(fault({ certificate: { ...proof, a: light } })).toBe('NO MEAN OF VERTICES');
    const moved = { ...proof.a, vertices: proof.a.vertices.map((v) => v ^ 1) };
    expect(fault({ certificate: { ...proof, a: moved } })).toBe('NO MEAN OF VERTICES');
  });

  it('finds another pair of points of the shapes, which is not the closest one', () => {
    const one = fromParts(1n, 1n);
    const vertex = (v: number, at: readonly number[]) => ({
      vertices: [v],
      weights: [one],
      point: at.map((x) => fromParts(BigInt(2 * x), 2n)),
    });
    const claim = (p: ReturnType<typeof vertex>, q: ReturnType<typeof vertex>): Claim => {
      const direction = p.point.map(({ numerator, denominator }, k) =>
        fromParts(
          numerator * q.point[k]!.denominator - q.point[k]!.numerator * denominator,
          denominator * q.point[k]!.denominator,
        ),
      );
      return { squaredDistance: one, certificate: { direction, a: p, b: q } };
    };
    expect(fault(claim(vertex(0, [0, 0, 0]), vertex(0, [2, 3, 0.5])))).toBe('A IS NOT BEYOND ITS PLANE');
    expect(fault(claim(vertex(7, [1, 1, 1]), vertex(7, [3, 4, 2])))).toBe('B IS NOT BEYOND ITS PLANE');
  });

  it('takes a mean of several vertices', () => {
    const first = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, -4] };
    const second = { a: [1, 1, 2], b: [1, 1, 3], c: [2, 1, 3], d: [1, 2, 3] };
    const tetrahedra = tetrahedronTetrahedronDistance(first, second);
    expect(tetrahedra.certificate.a.vertices.length).toBe(3);
    expect(certificateFault(['tetrahedron', 'tetrahedron'], [first, second], tetrahedra)).toBeUndefined();
  });
});
