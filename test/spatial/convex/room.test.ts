import { describe, expect, it } from 'vitest';
import { lineBox } from '../../../src/spatial/boxes/line-box.js';
import { rayBox } from '../../../src/spatial/boxes/ray-box.js';
import { segmentBox } from '../../../src/spatial/boxes/segment-box.js';
import { hitsAlongLine } from '../../../src/spatial/convex/hits-along-line.js';
import { lineIntersectsSolid, lineSolid } from '../../../src/spatial/convex/line-solid.js';
import { rayIntersectsSolid, raySolid } from '../../../src/spatial/convex/ray-solid.js';
import { segmentIntersectsSolid, segmentSolid } from '../../../src/spatial/convex/segment-solid.js';
import { solidFromBox } from '../../../src/spatial/convex/solid.js';
import * as spatial from '../../../src/spatial/index.js';

type P = [number, number, number];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const { lineOrientedBox, rayOrientedBox, segmentOrientedBox } = spatial;

describe('arguments of linear queries', () => {
  const nan: P = [0, Number.NaN, 0];
  const zero: P = [0, 0, 0];
  const up: P = [0, 0, 1];
  const all = spatial as unknown as Readonly<Record<string, (a: unknown, b: unknown) => unknown>>;
  const names = ['Tetrahedron', 'ConvexPolyhedron', 'KDop', 'Frustum', 'OrientedBox', 'Box', 'Solid'];
  const solid = solidFromBox(unit);
  it('are checked by name', () => {
    expect(() => lineSolid({ origin: nan, direction: up }, solid)).toThrow('lineSolid: line.origin[1]');
    expect(() => raySolid({ origin: zero, direction: zero }, solid)).toThrow('raySolid: ray.direction');
    expect(() => segmentSolid({ start: zero, end: nan }, solid)).toThrow('segmentSolid: segment.end[1]');
    expect(() => segmentSolid({ start: nan, end: zero }, solid)).toThrow('segmentSolid: segment.start[1]');
    expect(() => lineIntersectsSolid({ origin: nan, direction: up }, solid)).toThrow(
      'lineIntersectsSolid: line',
    );
    expect(() => rayIntersectsSolid({ origin: nan, direction: up }, solid)).toThrow(
      'rayIntersectsSolid: ray',
    );
    expect(() => segmentIntersectsSolid({ start: nan, end: up }, solid)).toThrow(
      'segmentIntersectsSolid: segment',
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
