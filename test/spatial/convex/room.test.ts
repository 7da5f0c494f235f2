import { describe, expect, it } from 'vitest';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { hitsAlongLine } from '../../../src/spatial/convex/hits-along-line.js';
import {
  lineBox,
  lineConvex,
  lineIntersectsConvex,
  rayBox,
  rayConvex,
  rayIntersectsConvex,
  segmentBox,
  segmentConvex,
  segmentIntersectsConvex,
} from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';

type P = [number, number, number];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const { lineOrientedBox, rayOrientedBox, segmentOrientedBox } = spatial;

describe('arguments of linear queries', () => {
  const nan: P = [0, Number.NaN, 0];
  const zero: P = [0, 0, 0];
  const up: P = [0, 0, 1];
  const all = spatial as unknown as Readonly<Record<string, (a: unknown, b: unknown) => unknown>>;
  const names = ['Tetrahedron', 'ConvexPolyhedron', 'KDop', 'Frustum', 'OrientedBox', 'Box', 'Convex'];
  const solid = convexFromBox(unit);
  it('are checked by name', () => {
    expect(() => lineConvex({ origin: nan, direction: up }, solid)).toThrow('lineConvex: line.origin[1]');
    expect(() => rayConvex({ origin: zero, direction: zero }, solid)).toThrow('rayConvex: ray.direction');
    expect(() => segmentConvex({ start: zero, end: nan }, solid)).toThrow('segmentConvex: segment.end[1]');
    expect(() => segmentConvex({ start: nan, end: zero }, solid)).toThrow('segmentConvex: segment.start[1]');
    expect(() => lineIntersectsConvex({ origin: nan, direction: up }, solid)).toThrow(
      'lineIntersectsConvex: line',
    );
    expect(() => rayIntersectsConvex({ origin: nan, direction: up }, solid)).toThrow(
      'rayIntersectsConvex: ray',
    );
    expect(() => segmentIntersectsConvex({ start: nan, end: up }, solid)).toThrow(
      'segmentIntersectsConvex: segment',
    );
    expect(() => hitsAlongLine({ origin: nan, direction: up }, [solid])).toThrow(
      'hitsAlongLine: line.origin[1]',
    );
    for (const [type, broken] of [
      ['line', { origin: zero, direction: zero }],
      ['ray', { origin: nan, direction: up }],
      ['segment', { start: nan, end: up }],
    ] as const) {
      for (const kind of names) {
        for (const name of [`${type}${kind}`, `${type}Intersects${kind}`]) {
          const ask = all[name]!;
          expect(() => ask(broken, unit)).toThrow(`${name}: ${type}.`);
        }
      }
    }
    expect(() => lineBox({ origin: zero, direction: zero }, unit)).toThrow('lineBox: line.direction');
    expect(() => rayBox({ origin: zero, direction: zero }, unit)).toThrow('rayBox: ray.direction');
    expect(() => segmentBox({ start: nan, end: zero }, unit)).toThrow('segmentBox: segment.start');
    const box = { center: zero, axes: [up, up, up] as [P, P, P], halfSize: up };
    expect(() => lineOrientedBox({ origin: zero, direction: zero }, box)).toThrow(
      'lineOrientedBox: line.direction',
    );
    expect(() => rayOrientedBox({ origin: zero, direction: zero }, box)).toThrow(
      'rayOrientedBox: ray.direction',
    );
    expect(() => segmentOrientedBox({ start: nan, end: zero }, box)).toThrow(
      'segmentOrientedBox: segment.start',
    );
    expect(() => lineBox({ origin: zero, direction: up }, { min: [1, 0, 0], max: [0, 1, 1] })).toThrow(
      RangeError,
    );
  });
});
