import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../src/mesh/index.js';
import {
  anyTriangleMeets,
  meetsSolid,
  nearestTriangles,
  type SpaceShape,
  solidRelation,
  trianglePenetration,
  trianglesMeeting,
  trianglesNear,
  visitTrianglesMeeting,
} from '../../src/scene/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';

/** A cube of side 4, two triangles for each face. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [i & 1 ? 4 : 0, i & 2 ? 4 : 0, i & 4 ? 4 : 0]);
const faces = [0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5];
const indices = Uint32Array.from(
  [0, 1, 2, 3, 4, 5].flatMap((f) => {
    const [a, b, c, d] = faces.slice(4 * f, 4 * f + 4) as [number, number, number, number];
    return [a, b, c, a, c, d];
  }),
);
const cube = prepareMesh({ positions: Float64Array.from(corners), indices });
const open = prepareMesh({ positions: Float64Array.from(corners), indices: indices.slice(3) });
const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** Shapes about (2, 2, 2), of half a size of h or nearly. */
const about = (h: number): Readonly<Record<string, SpaceShape>> => ({
  box: { type: 'box', min: [2 - h, 2 - h, 2 - h], max: [2 + h, 2 + h, 2 + h] },
  'oriented-box': { type: 'oriented-box', center: [2, 2, 2], axes, halfSize: [h, h, h] },
  tetrahedron: {
    type: 'tetrahedron',
    a: [2 - h, 2, 2],
    b: [2 + h, 2, 2],
    c: [2, 2 + h, 2],
    d: [2, 2, 2 + h],
  },
  'k-dop': { type: 'k-dop', axes, min: [2 - h, 2 - h, 2 - h], max: [2 + h, 2 + h, 2 + h] },
  sphere: { type: 'sphere', center: [2, 2, 2], radius: h },
  capsule: { type: 'capsule', start: [2, 2, 2], end: [2, 2, 2 + h / 2], radius: h / 2 },
  lozenge: {
    type: 'lozenge',
    origin: [2, 2, 2],
    edges: [
      [h / 2, 0, 0],
      [0, h / 2, 0],
    ],
    radius: h / 2,
  },
  cylinder: { type: 'cylinder', start: [2, 2, 2 - h], end: [2, 2, 2 + h], radius: h },
  cone: { type: 'cone', apex: [2, 2, 2 + h], center: [2, 2, 2 - h], radius: h },
  'truncated-cone': {
    type: 'truncated-cone',
    start: [2, 2, 2 - h],
    end: [2, 2, 2 + h],
    startRadius: h,
    endRadius: h / 2,
  },
  ellipsoid: {
    type: 'ellipsoid',
    center: [2, 2, 2],
    axes: [
      [h, 0, 0],
      [0, h, 0],
      [0, 0, h],
    ],
  },
  segment: { type: 'segment', start: [2, 2, 2], end: [2, 2, 2 + h] },
  triangle: { type: 'triangle', a: [2, 2, 2], b: [2, 2, 2 + h], c: [2, 2 + h, 2] },
  point: [2, 2, 2 + h],
});

describe('a shape of any type beside a cube', () => {
  it.each(Object.keys(about(1)))('%s: inside, touching from inside, crossing', (type) => {
    const [inside, touching, crossing] = [1, 2, 3].map((h) => about(h)[type]!);
    expect(anyTriangleMeets(cube, inside!)).toBe(false);
    expect(anyTriangleMeets(cube, touching!)).toBe(true);
    expect(anyTriangleMeets(cube, crossing!)).toBe(type !== 'point');
    for (const shape of [inside, touching]) expect(meetsSolid(cube, shape as never)).toBe(true);
    expect(meetsSolid(cube, crossing as never)).toBe(type !== 'point');
  });

  it.each(Object.keys(about(1)).slice(0, 11))('%s: which contains which', (type) => {
    const relationOf = (h: number) => solidRelation(cube, about(h)[type] as never);
    expect(relationOf(1)).toEqual({ relation: 'overlapping', containment: 'containing' });
    const isEqual = ['box', 'oriented-box', 'k-dop'].includes(type);
    expect(relationOf(2)).toEqual({
      relation: 'overlapping',
      containment: isEqual ? 'equal' : 'containing',
    });
    expect(relationOf(3).relation).toBe('overlapping');
    expect(relationOf(64).containment).toBe(type === 'tetrahedron' ? 'none' : 'inside');
  });

  it('a frustum, a plane and a line, which need no point inside', () => {
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] as const;
    const frustum = { ...frustumFromMatrix(matrix), type: 'frustum' as const };
    expect(anyTriangleMeets(cube, frustum)).toBe(true);
    expect(meetsSolid(cube, { type: 'plane', normal: [0, 0, 1], constant: -4 })).toBe(true);
    expect(meetsSolid(cube, { type: 'plane', normal: [0, 0, 1], constant: -4.000000000000001 })).toBe(false);
    expect(meetsSolid(cube, { type: 'line', origin: [5, 4, 0], direction: [0, 0, 1] })).toBe(false);
  });
});

describe('a half-space', () => {
  const below = (constant: number) => ({ type: 'half-space', normal: [0, 0, 2], constant }) as const;

  it('says on which side of its plane the mesh is', () => {
    expect(solidRelation(cube, below(2))).toEqual({ relation: 'disjoint', containment: 'none' });
    expect(solidRelation(cube, below(0))).toEqual({ relation: 'touching', containment: 'none' });
    expect(solidRelation(cube, below(-5e-324))).toEqual({ relation: 'overlapping', containment: 'none' });
    expect(solidRelation(cube, below(-7.999999999999999)).containment).toBe('none');
    expect(solidRelation(cube, below(-8))).toEqual({ relation: 'overlapping', containment: 'inside' });
  });

  it('meets what has a vertex in it', () => {
    expect(meetsSolid(cube, below(5e-324))).toBe(false);
    expect(meetsSolid(cube, below(0))).toBe(true);
    const count = trianglesMeeting(cube, below(0)).length;
    expect(count).toBe(trianglesMeeting(cube, { type: 'plane', normal: [0, 0, 1], constant: 0 }).length);
    expect(trianglesMeeting(cube, below(-9)).length).toBe(12);
  });

  it('contains a flat mesh in its plane, and touches it', () => {
    const flat = prepareMesh({
      positions: new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]),
      indices: new Uint32Array([0, 1, 2, 0, 2, 1]),
    });
    expect(solidRelation(flat, below(0))).toEqual({ relation: 'touching', containment: 'inside' });
  });

  it('is refused where it is none', () => {
    const none = { type: 'half-space', normal: [0, 0, 0], constant: 1 } as const;
    expect(() => meetsSolid(cube, none)).toThrow('meetsSolid: shape.normal must be');
    expect(() => trianglesMeeting(cube, { ...none, normal: [1, 0] } as never)).toThrow(
      'trianglesMeeting: shape',
    );
    expect(() => nearestTriangles(cube, below(0) as never)).toThrow('nearestTriangles: shape');
  });
});

describe('a frustum that has no end, or no volume', () => {
  // All points with |x| <= z, |y| <= z, and z >= 1 by the near plane -w <= 2 z - 2 - w: no far plane.
  const open = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, -2, 0];
  const endless = frustumFromMatrix(open);

  it('is not inside of a mesh', () => {
    const far = prepareMesh({ positions: Float64Array.from(corners, (x) => x - 9), indices });
    expect(meetsSolid(far, endless)).toBe(false);
    expect(solidRelation(far, endless)).toEqual({ relation: 'disjoint', containment: 'none' });
    const within = prepareMesh({
      positions: Float64Array.from(corners, (x, i) => x - (i % 3 === 2 ? -8 : 2)),
      indices,
    });
    expect(solidRelation(within, endless)).toEqual({ relation: 'overlapping', containment: 'inside' });
  });

  it('whose planes have one line in common, or none', () => {
    const wedge = frustumFromMatrix([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(meetsSolid(cube, wedge)).toBe(true);
    const nothing = frustumFromMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]);
    expect(meetsSolid(cube, nothing)).toBe(false);
    expect(() => solidRelation(cube, nothing)).toThrow('a solid with a volume');
    const all = frustumFromMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(solidRelation(cube, all)).toEqual({ relation: 'overlapping', containment: 'inside' });
    expect(trianglesMeeting(cube, all).length).toBe(12);
  });
});

describe('the depth of a shape in a triangle', () => {
  it('is that of the pair, and brings the shape out', () => {
    const ball = { type: 'sphere', center: [1, 2, 0.5], radius: 1 } as const;
    const triangles = trianglesMeeting(cube, ball);
    expect(Array.from(triangles, (t) => trianglePenetration(cube, t, ball)?.depth)).toContain(0.5);
    for (const t of [0, 1, 2, 3]) {
      const found = trianglePenetration(cube, t, ball);
      expect(found !== null).toBe(triangles.includes(t));
    }
  });

  it('is not asked of other shapes, or other triangles', () => {
    const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
    expect(() => trianglePenetration(cube, 0, box as never)).toThrow('no answer for a box and a triangle');
    const ball = { type: 'sphere', center: [1, 2, 0.5], radius: 1 } as const;
    expect(() => trianglePenetration(cube, 12, ball)).toThrow('trianglePenetration: triangle must be');
    expect(() => trianglePenetration(cube, 0, { ...ball, radius: -1 })).toThrow(
      'trianglePenetration: shape.radius',
    );
  });
});

describe('the middle of a shape need not be a double', () => {
  it('as between two neighbours, in a mesh whose surface has all of its corners', () => {
    const next = 1 + 2 ** -52;
    const thin = corners.map((x) => (x === 0 ? 1 : next));
    const mesh = prepareMesh({ positions: Float64Array.from(thin), indices });
    const box = { type: 'box', min: [1, 1, 1], max: [next, next, next] } as const;
    expect(solidRelation(mesh, box)).toEqual({ relation: 'overlapping', containment: 'equal' });
    const above = { type: 'box', min: [1, 1, next], max: [next, next, next + 2 ** -52] } as const;
    expect(solidRelation(mesh, above)).toEqual({ relation: 'touching', containment: 'none' });
  });
});

describe('a k-DOP whose slabs have no common point', () => {
  it('meets nothing', () => {
    const diagonal = [...axes, [1, 1, 1] as const];
    const empty = { type: 'k-dop', axes: diagonal, min: [1, 1, 1, 9], max: [2, 2, 2, 10] } as const;
    expect(meetsSolid(cube, empty)).toBe(false);
    expect(() => solidRelation(cube, empty)).toThrow('solidRelation: shape must be a solid with a volume');
  });
});

describe('visitors', () => {
  it('end the search by true alone, and may ask meanwhile', () => {
    const everything = { type: 'box', min: [-1, -1, -1], max: [9, 9, 9] } as const;
    const seen: number[] = [];
    const ended = visitTrianglesMeeting(cube, everything, (t) => {
      seen.push(t);
      // Asks about something else in between.
      anyTriangleMeets(cube, { type: 'sphere', center: [9, 9, 9], radius: 1 });
      return 1;
    });
    expect(ended).toBe(false);
    expect(seen.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    let count = 0;
    expect(visitTrianglesMeeting(cube, everything, () => ++count === 3)).toBe(true);
    expect(count).toBe(3);
  });
});

describe('a mesh far from the origin, and shapes that are huge', () => {
  const far = prepareMesh({ positions: Float64Array.from(corners, (x) => x + 2 ** 50), indices });

  it('are asked exactly', () => {
    const at = 2 ** 50;
    const ball = { type: 'sphere', center: [at + 2, at + 2, at + 6], radius: 2 } as const;
    expect(Array.from(trianglesMeeting(far, ball))).toEqual([2, 3]);
    expect(anyTriangleMeets(far, { ...ball, radius: 1.9999999999999998 })).toBe(false);
    expect(nearestTriangles(far, { ...ball, radius: 0 }).distance.distance).toBe(2);
    expect(anyTriangleMeets(far, { type: 'sphere', center: [0, 0, 0], radius: 1e300 })).toBe(true);
    expect(solidRelation(far, { type: 'sphere', center: [0, 0, 0], radius: 1e300 }).containment).toBe(
      'inside',
    );
  });

  it('with the greatest doubles', () => {
    const most = Number.MAX_VALUE;
    const huge = { type: 'box', min: [-most, -most, -most], max: [most, most, most] } as const;
    expect(solidRelation(far, huge)).toEqual({ relation: 'overlapping', containment: 'inside' });
    expect(Array.from(trianglesNear(far, { ...huge, max: [-most, most, most] }, most))).toEqual([]);
  });
});

describe('bad arguments', () => {
  const ball = { type: 'sphere', center: [0, 0, 0], radius: 1 } as const;
  const { triangle } = about(1);

  it.each([
    [
      () => trianglesMeeting(cube, { ...ball, radius: -1 }),
      'trianglesMeeting: shape.radius must be a finite number, at least 0',
    ],
    [() => anyTriangleMeets(cube, { ...ball, center: [0, Number.NaN, 0] }), 'anyTriangleMeets: shape.center'],
    [
      () => anyTriangleMeets(cube, {} as never),
      'anyTriangleMeets: shape must be a point, or a shape with its type',
    ],
    [() => anyTriangleMeets(cube, [1, 2] as never), 'anyTriangleMeets: shape must be in space'],
    [() => trianglesMeeting({ positions: [], indices: [] } as never, ball), 'trianglesMeeting: mesh must be'],
    [() => trianglesNear(cube, ball, -1), 'trianglesNear: r must be'],
    [
      () => trianglesNear(cube, { type: 'cone', apex: [0, 0, 1], center: [0, 0, 0], radius: 1 } as never, 1),
      'no answer for a triangle and a cone',
    ],
    [() => visitTrianglesMeeting(cube, ball, null as never), 'visitTrianglesMeeting: visit must be'],
    [() => meetsSolid(open, ball), 'meetsSolid: mesh must be a closed mesh'],
    [
      () =>
        meetsSolid(cube, {
          type: 'polygon',
          outer: [
            [0, 0, 0],
            [1, 0, 0],
            [0, 1, 0],
          ],
        } as never),
      "meetsSolid: shape must be a point or a convex shape, got a shape of type 'polygon'",
    ],
    [() => solidRelation(cube, { ...ball, radius: 0 }), 'solidRelation: shape must be a solid with a volume'],
    [
      () => solidRelation(cube, triangle as never),
      "solidRelation: shape must be a solid, got a shape of type 'triangle'",
    ],
    [
      () => nearestTriangles(prepareMesh({ positions: [], indices: [] }), ball),
      'nearestTriangles: mesh must be a mesh with triangles',
    ],
    [() => (trianglesMeeting as (...all: unknown[]) => unknown)(cube, ball, ball), 'trianglesMeeting'],
  ])('%s', (ask, text) => {
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(text);
  });
});

describe('a k-DOP without points', () => {
  const empty = {
    type: 'k-dop',
    axes: [...axes, [1, 1, 1]],
    min: [5, 0, 0, -9],
    max: [6, 1, 1, -5],
  } as const;

  it('is near nothing, at any distance', () => {
    for (const r of [0, 1, 100]) expect(trianglesNear(cube, empty, r)).toHaveLength(0);
    expect(trianglesMeeting(cube, empty)).toHaveLength(0);
  });

  it('is refused where something must be nearest, by the name of who was asked', () => {
    expect(() => nearestTriangles(cube, empty)).toThrow(
      'nearestTriangles: shape must be a shape with points, got an empty one',
    );
  });
});
