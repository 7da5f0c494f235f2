import { describe, expect, it } from 'vitest';
import { arithmeticIn, arithmeticInPlanted } from './find-arithmetic.js';

describe('queries contain no arithmetic and no epsilon', () => {
  it('in src/planar, src/spatial and src/bsp', () => {
    const { files, findings } = arithmeticIn(['src/planar', 'src/spatial', 'src/bsp']);
    expect(files).toBeGreaterThan(50);
    expect(findings).toEqual([]);
  });

  it.each([
    ['const x = p[0]! - q[0]!;', 'arithmetic on coordinates: p[0]! - q[0]!'],
    ['const [x] = p; const y = q[1]!; const z = x! * y;', 'arithmetic on coordinates: x! * y'],
    ['let x = p[0]!; x += 1;', 'arithmetic on coordinates: x += 1'],
    ['const x = 2 * plane.constant;', 'arithmetic on coordinates: 2 * plane.constant'],
    ['const f = (x: number) => x; const y = f(p[0]!) + Math.abs(p[1]!);', 'Math.abs'],
    ['const near = 1e-9;', 'number: 1e-9'],
    ['const near = 0.001;', 'number: 0.001'],
    ['const near = Number.EPSILON;', 'name: EPSILON'],
    ['const tolerance = 1;', 'name: tolerance'],
  ])('a planted %s is found', (code, finding) => {
    const planted = `import type { Plane } from '../core/shapes.js';
      export function planted(p: ArrayLike<number>, q: Float64Array, plane: Plane) { ${code} }`;
    const { findings } = arithmeticInPlanted({ 'src/spatial/planted.ts': planted });
    expect(findings.join('\n')).toContain(finding);
  });

  it.each([
    'const i = (indices[0]! + 1) % 3; const x = p[i]!; const y = -x;',
    'const later = p[0]! > q[0]! ? 1 : 0; const sum = later + later;',
    'const half = (indices.length + 1) >> 1; const last = indices.length - 1;',
  ])('index arithmetic is none: %s', (code) => {
    const planted = `export function planted(p: ArrayLike<number>, q: Float64Array, indices: readonly number[]) { ${code} }`;
    expect(arithmeticInPlanted({ 'src/spatial/planted.ts': planted }).findings).toEqual([]);
  });
});
