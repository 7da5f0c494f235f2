import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { trianglesQuestions } from '../../../src/oracle/questions/triangles/index.js';
import * as spatial from '../../../src/spatial/index.js';

const slope = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };

describe('points', () => {
  it('are checked', () => {
    expect(() => spatial.pointTriangle([1, 2], slope)).toThrow('pointTriangle: point must be a point of 3');
    expect(() => spatial.triangleContainsPoint(slope, [1, 2, Number.NaN])).toThrow(/point\[2\]/);
    expect(() => spatial.pointSegment([0, 0, 0], { start: [0, 0, 0], end: [0, 0] })).toThrow(/segment\.end/);
    expect(() => spatial.pointRay([0, 0, 0], { origin: [0, 0, 0], direction: [0, 0, 0] })).toThrow(
      /a direction other than zero/,
    );
    expect(() => spatial.lineContainsPoint({ origin: [0, 0, 0], direction: [0, 0, 0] }, [0, 0, 0])).toThrow(
      /a direction other than zero/,
    );
  });
});

describe('the queries of the harness', () => {
  it.each(trianglesQuestions.map((query) => [query.name, query] as const))('%s', (_, query) => {
    const out = new Float64Array(query.layout.arity);
    const directions = query.layout.parts.filter(({ kind }) => kind === 'direction' || kind === 'plane');
    for (const family of query.families) {
      const random = new Random(7, 7, 7, 7);
      for (let i = 0; i < 40; i++) {
        family.fill(random, out);
        if (
          !out.every(Number.isFinite) ||
          directions.some(({ at }) => !out[at] && !out[at + 1] && !out[at + 2])
        )
          continue;
        if (query.accepts !== undefined && !query.accepts(out)) continue;
        expect(query.subject(out), `${family.name} [${out}]`).toBe(query.referee(out));
      }
    }
  });
});
