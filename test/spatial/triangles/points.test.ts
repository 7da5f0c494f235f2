import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('points of segments, rays and lines', () => {
  it.each<[Vector, string, string, boolean]>([
    [[1, 2, 3], 'v0', 'v0', true],
    [[3, 6, 9], 'v1', 'e0', true],
    [[2, 4, 6], 'e0', 'e0', true],
    [[4, 8, 12], '-', 'e0', true],
    [[0, 0, 0], '-', '-', true],
    [[2, 4, 7], '-', '-', false],
    [[2, 5, 6], '-', '-', false],
    [[1.5, 4, 6], '-', '-', false],
  ])('%j of a segment (%s), a ray (%s), a line (%s)', (p, ofSegment, ofRay, ofLine) => {
    const segment = { start: [1, 2, 3], end: [3, 6, 9] };
    const ray = { origin: [1, 2, 3], direction: [1, 2, 3] };
    expect(featureText(spatial.pointSegment(p, segment).feature)).toBe(ofSegment);
    expect(spatial.segmentContainsPoint(segment, p)).toBe(ofSegment !== '-');
    expect(featureText(spatial.pointRay(p, ray).feature)).toBe(ofRay);
    expect(spatial.rayContainsPoint(ray, p)).toBe(ofRay !== '-');
    expect(spatial.lineContainsPoint(ray, p)).toBe(ofLine);
  });
});
