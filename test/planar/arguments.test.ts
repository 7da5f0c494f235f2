import { describe, expect, it } from 'vitest';
import * as generated from '../../src/planar/generated/linear.js';
import * as linear from '../../src/planar/linear/index.js';
import * as regions from '../../src/planar/regions/index.js';

const planar = { ...generated, ...linear, ...regions };

/** Valid arguments, by kind. */
const shapes = {
  point: [1, 2],
  points: [
    [1, 2],
    [3, 4],
  ],
  direction: [1, 2],
  directions: [
    [1, 2],
    [3, 4],
  ],
  line: { origin: [0, 1], direction: [2, 3] },
  ray: { origin: [0, 1], direction: [2, 3] },
  segment: { start: [0, 1], end: [2, 3] },
  triangle: { a: [0, 1], b: [2, 3], c: [5, 4] },
  box: { min: [0, 1], max: [2, 3] },
  polygon: [
    [0, 1],
    [2, 3],
    [5, 4],
  ],
} as const;

type Kind = keyof typeof shapes;

/** The arguments of each function: kind, and the name in errors if it is not the kind. */
const functions: Readonly<Record<string, readonly string[]>> = {
  boxBox2d: ['box a', 'box b'],
  boxContainsPoint2d: ['box', 'point'],
  boxIntersectsPolygon2d: ['box', 'polygon'],
  boxPolygon2d: ['box', 'polygon'],
  boxesIntersect2d: ['box a', 'box b'],
  compareAngle2d: ['point center', 'point p', 'point q'],
  compareDirections2d: ['direction u', 'direction v'],
  crossingOrder2d: ['segment along', 'segment first', 'segment second'],
  lineBox2d: ['line', 'box'],
  lineIntersectsBox2d: ['line', 'box'],
  lineIntersectsPolygon2d: ['line', 'polygon'],
  linePolygon2d: ['line', 'polygon'],
  rayIntersectsPolygon2d: ['ray', 'polygon'],
  rayPolygon2d: ['ray', 'polygon'],
  triangleIntersectsPolygon2d: ['triangle', 'polygon'],
  trianglePolygon2d: ['triangle', 'polygon'],
  lineIntersectsRay2d: ['line', 'ray'],
  lineIntersectsSegment2d: ['line', 'segment'],
  lineIntersectsTriangle2d: ['line', 'triangle'],
  lineLine2d: ['line a', 'line b'],
  lineRay2d: ['line', 'ray'],
  lineSegment2d: ['line', 'segment'],
  linesIntersect2d: ['line a', 'line b'],
  lineTriangle2d: ['line', 'triangle'],
  pointBox2d: ['point', 'box'],
  pointLine2d: ['point', 'line'],
  pointRay2d: ['point', 'ray'],
  pointSegment2d: ['point', 'segment'],
  pointTriangle2d: ['point', 'triangle'],
  rayBox2d: ['ray', 'box'],
  rayContainsPoint2d: ['ray', 'point'],
  rayIntersectsBox2d: ['ray', 'box'],
  rayIntersectsSegment2d: ['ray', 'segment'],
  rayIntersectsTriangle2d: ['ray', 'triangle'],
  rayRay2d: ['ray a', 'ray b'],
  raysIntersect2d: ['ray a', 'ray b'],
  raySegment2d: ['ray', 'segment'],
  rayTriangle2d: ['ray', 'triangle'],
  segmentBox2d: ['segment', 'box'],
  segmentContainsPoint2d: ['segment', 'point'],
  segmentIntersectsBox2d: ['segment', 'box'],
  segmentIntersectsTriangle2d: ['segment', 'triangle'],
  segmentSegment2d: ['segment a', 'segment b'],
  segmentSegmentPoints2d: ['segment a', 'segment b'],
  segmentsIntersect2d: ['segment a', 'segment b'],
  segmentTriangle2d: ['segment', 'triangle'],
  sortByAngle2d: ['points', 'point center'],
  sortDirections2d: ['directions'],
  triangleBox2d: ['triangle', 'box'],
  triangleContainsPoint2d: ['triangle', 'point'],
  triangleIntersectsBox2d: ['triangle', 'box'],
  trianglesIntersect2d: ['triangle a', 'triangle b'],
  triangleTriangle2d: ['triangle a', 'triangle b'],
};

/** Others that have tests of their own below. */
const others = ['contactPoints2d', 'segmentIntersections2d', 'segmentsIntersect2dAt'];

interface Spoiled {
  readonly argument: unknown;
  readonly message: string;
}

/** Every way to spoil a vector somewhere in an argument, and what the error says. */
function* spoil(value: unknown, path: string, put: (vector: unknown) => unknown): Generator<Spoiled> {
  const vector = value as number[];
  for (let j = 0; j < 2; j++) {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      const changed = vector.map((x, i) => (i === j ? bad : x));
      yield { argument: put(changed), message: `${path}[${j}] must be a finite number, got ${bad}` };
    }
  }
  const what = /direction|^[uv]$/.test(path) ? 'a direction of 2 coordinates' : 'a point of 2 coordinates';
  for (const length of [0, 1, 3]) {
    const changed = [...vector, 7].slice(0, length);
    yield {
      argument: put(changed),
      message: `${path} must be ${what}, got [${changed.join(', ')}]`,
    };
  }
  if (/direction|^[uv]$/.test(path)) {
    yield { argument: put([0, -0]), message: `${path} must be a direction other than zero, got [0, 0]` };
  }
}

function* spoiled(kind: Kind, name: string): Generator<Spoiled> {
  const valid = shapes[kind];
  if (kind === 'points' || kind === 'directions' || kind === 'polygon') {
    const vectors = valid as readonly (readonly number[])[];
    for (let i = 0; i < vectors.length; i++) {
      yield* spoil(vectors[i], `${name}[${i}]`, (vector) =>
        vectors.map((old, k) => (k === i ? vector : old)),
      );
    }
  } else if (Array.isArray(valid)) yield* spoil(valid, name, (vector) => vector);
  else {
    for (const [field, vector] of Object.entries(valid)) {
      yield* spoil(vector, `${name}.${field}`, (changed) => ({ ...valid, [field]: changed }));
    }
  }
  if (kind !== 'box') return;
  yield {
    argument: { min: [3, 1], max: [2, 3] },
    message: `${name}.min[0] must be at most ${name}.max[0] = 2, got 3`,
  };
  yield {
    argument: { min: [0, 4], max: [2, 3] },
    message: `${name}.min[1] must be at most ${name}.max[1] = 3, got 4`,
  };
}

type Any = (...values: unknown[]) => unknown;
const all = planar as unknown as Readonly<Record<string, Any>>;

describe('bad arguments', () => {
  it('are tested for every function', () => {
    expect([...Object.keys(functions), ...others].sort()).toEqual(Object.keys(planar).sort());
  });

  it.each(Object.entries(functions))('%s', (name, parameters) => {
    const split = parameters.map((parameter) => parameter.split(' ') as [Kind, string?]);
    const valid: unknown[] = split.map(([kind]) => shapes[kind]);
    expect(() => all[name]!(...valid)).not.toThrow();
    split.forEach(([kind, given], i) => {
      for (const { argument, message } of spoiled(kind, given ?? kind)) {
        const values = valid.map((value, k) => (k === i ? argument : value));
        expect(() => all[name]!(...values), message).toThrow(new RangeError(`${name}: ${message}`));
      }
    });
  });

  it('in flat buffers', () => {
    const good = [0, 0, 2, 2, 0, 2, 2, 0];
    expect(planar.segmentsIntersect2dAt(good, 0, 1, good, 2, 3)).toBe(true);
    for (let i = 0; i < 8; i++) {
      const bad = good.map((x, k) => (k === i ? Number.NaN : x));
      const name = i < 4 ? 'positions' : 'positionsB';
      const [a, b] = i < 4 ? [bad, good] : [good, bad];
      expect(() => planar.segmentsIntersect2dAt(a, 0, 1, b, 2, 3)).toThrow(
        new RangeError(`segmentsIntersect2dAt: ${name}[${i}] must be a finite number, got NaN`),
      );
    }
    expect(() => planar.segmentsIntersect2dAt(good, 0, 4, good, 2, 3)).toThrow(
      new RangeError('segmentsIntersect2dAt: a1 must be an integer from 0 to 3, got 4'),
    );
    // Point 1 is not asked about.
    expect(() => planar.segmentsIntersect2dAt([0, 0, NaN, NaN, 1, 1], 0, 2, [NaN, 0, 1, 0], 0, 1)).toThrow(
      new RangeError('segmentsIntersect2dAt: positionsB[0] must be a finite number, got NaN'),
    );
  });

  it('of the points of a contact', () => {
    const { segment } = shapes;
    const contact = [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] as const;
    expect(() => planar.contactPoints2d(segment, segment, { relation: 'crossing', contact })).toThrow(
      /^contactPoints2d: contact must be that of the two shapes, got an object \{.*\}$/,
    );
  });
});
