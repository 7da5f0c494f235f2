import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoModel } from '../../src/cli/demo/model.js';
import { refinedSigns } from '../../src/cli/demo/refined-signs.js';
import { parseMesh } from '../../src/formats/index.js';
import { checkMesh } from '../../src/mesh/index.js';

const { mesh } = await parseMesh(new TextEncoder().encode(demoModel()), 'obj');

describe('the model of the demonstration', () => {
  it('has the three mistakes that it is shown for, and no others', () => {
    const { findings } = checkMesh(mesh);
    const counts = Object.fromEntries(findings.map(({ type: kind, count }) => [kind, count]));
    // The missing face has four edges; the split edge stands alone, and so do its halves.
    expect(counts).toEqual({
      't-junction': 1,
      'border-edge': 4 + 3,
      'crossing-triangles': expect.any(Number),
      'touching-triangles': expect.any(Number),
      'coplanar-neighbours': expect.any(Number),
    });
  });

  it('is two parts, both to be seen in their names', () => {
    expect(demoModel().match(/^o .*$/gm)).toEqual(['o plate', 'o ring']);
    expect(checkMesh(mesh).components.length).toBe(2);
  });

  it('has the same digits wherever it is made', () => {
    const hash = createHash('sha256').update(demoModel()).digest('hex');
    expect(hash).toBe('ae3cba88bba67070bce1a0086bc56cdf6a0dae1fada212daf6bd4607ff23fc06');
  });
});

describe('signs after halving the edges', () => {
  it('are wrong in plain doubles, for part of the edges', () => {
    const [, asked, wrong] = /of ([\d,]+) edges, plain doubles\nsay of ([\d,]+)/.exec(refinedSigns(mesh))!;
    const number = (text: string) => Number(text.replaceAll(',', ''));
    expect(number(wrong!)).toBeGreaterThan(100);
    expect(number(wrong!)).toBeLessThan(number(asked!) / 2);
  });
});
