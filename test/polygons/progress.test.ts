import { describe, expect, it } from 'vitest';
import {
  makeValid,
  type PolygonExpression,
  type PolygonProgressOptions,
  polygonSet,
  polygonsOfExpression,
  polygonsWithOrigins,
  polygonUnion,
  roundPolygonSet,
} from '../../src/polygons/index.js';

/** Bars across each other: so many crossings that they are told of more than once. */
const BARS = 70;
const bars = Array.from({ length: 2 * BARS }, (_, i) => {
  const [low, high] = [3 * (i % BARS), 3 * (i % BARS) + 1];
  const [a, b] = i < BARS ? [low + 0.25, high] : [low, high + 0.5];
  const ring = [
    [-1, a],
    [3 * BARS, a],
    [3 * BARS, b],
    [-1, b],
  ];
  return i < BARS ? ring : ring.map(([x, y]) => [y!, x!]);
});
const expression: PolygonExpression = { type: 'union', operands: bars };

const run: Readonly<Record<string, (options: PolygonProgressOptions) => unknown>> = {
  polygonSet: (options) =>
    polygonSet(
      bars.map((ring) => [ring]),
      options,
    ),
  polygonsOfExpression: (options) => polygonsOfExpression(expression, options),
  polygonsWithOrigins: (options) => polygonsWithOrigins(expression, options).set,
};

describe.each(Object.entries(run))('%s', (_, of) => {
  it('tells how far it is, stage by stage, each to its end', () => {
    const told: [string, number, number][] = [];
    const set = of({ onProgress: (...all) => told.push(all) });
    expect(set).toEqual(polygonUnion(...bars));
    const stages = Array.from(new Set(told.map(([stage]) => stage)));
    expect(stages).toEqual(['edges', 'crossings', 'faces', 'rings']);
    expect(told.map(([stage]) => stages.indexOf(stage))).toEqual(
      told.map(([stage]) => stages.indexOf(stage)).sort((a, b) => a - b),
    );
    for (const stage of stages) {
      const own = told.filter(([name]) => name === stage);
      const done = own.map(([, at]) => at);
      expect(done).toEqual([...done].sort((a, b) => a - b));
      expect(own.every(([, at, total]) => at <= total)).toBe(true);
      expect(own.at(-1)![1]).toBe(own.at(-1)![2]);
    }
    expect(told.filter(([stage]) => stage === 'crossings').length).toBeGreaterThan(2);
  });

  it('ends at once with the reason of a signal that is aborted', () => {
    const reason = new Error('enough');
    let calls = 0;
    const onProgress = () => {
      calls++;
    };
    expect(() => of({ signal: { aborted: true, reason }, onProgress })).toThrow(reason);
    expect(() => of({ signal: { aborted: true } })).toThrow(/: aborted$/);
    expect(calls).toBe(0);
  });

  it.each(['edges', 'crossings', 'faces', 'rings'])('ends in the middle of %s', (where) => {
    const controller = new AbortController();
    const told: string[] = [];
    const onProgress = (stage: string, done: number) => {
      told.push(stage);
      if (stage === where && (done > 0 || stage === 'rings')) controller.abort(new Error('enough'));
    };
    expect(() => of({ signal: controller.signal, onProgress })).toThrow('enough');
    expect(told.at(-1)).toBe(where);
  });

  it('refuses what are no such options', () => {
    expect(() => of({ onProgress: 3 as never })).toThrow(/options\.onProgress must be a function, got 3/);
    expect(() => of({ signal: 'now' as never })).toThrow(/options\.signal must be an AbortSignal/);
    expect(() => of({ progress: () => {} } as never)).toThrow(RangeError);
  });
});

describe('roundPolygonSet', () => {
  // Thinner than the grid.
  const thin = polygonSet([
    [0, 0],
    [9, 0],
    [9, 0.25],
    [0, 0.25],
  ]);

  it('tells of the nearest numbers, and of repair where it is needed', () => {
    const told: [string, number, number][] = [];
    const { certificate } = roundPolygonSet(thin, { grid: 1, onProgress: (...all) => told.push(all) });
    expect(certificate.type).toBe('repaired');
    expect(told.map(([stage]) => stage).slice(0, 3)).toEqual(['nearest', 'nearest', 'repair']);
    expect(told.at(-1)!.slice(0, 2)).toEqual(['repair', told.at(-1)![2]]);
  });

  it('ends between two passes, and at once', () => {
    const controller = new AbortController();
    const onProgress = (stage: string) => {
      if (stage === 'repair') controller.abort(new Error('enough'));
    };
    expect(() => roundPolygonSet(thin, { grid: 1, signal: controller.signal, onProgress })).toThrow('enough');
    expect(() => roundPolygonSet(thin, { signal: { aborted: true } })).toThrow('roundPolygonSet: aborted');
  });
});

describe('makeValid', () => {
  it('hears a signal', () => {
    const options = { signal: { aborted: true } };
    expect(() => makeValid(bars[0] as never, options)).toThrow('makeValid: aborted');
  });
});
