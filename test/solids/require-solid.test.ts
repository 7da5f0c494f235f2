/**
 * Solids that were not made here: parts of them that do not fit together are refused by their names, before anything is
 * asked of them.
 */
import { describe, expect, it } from 'vitest';
import { planeOf } from '../../src/implicit/index.js';
import {
  canonicalText,
  convexSolid,
  locatePointInExpression,
  locatePointInSolid,
  type Solid,
  solidComplement,
  solidDifference,
  solidFromJson,
  solidFromMesh,
  solidIntersection,
  solidOfExpression,
  solidSymmetricDifference,
  solidToJson,
  solidToMesh,
  solidUnion,
  solidVolume,
  triangulateSolid,
} from '../../src/solids/index.js';
import { requireSolid } from '../../src/solids/require-solid.js';
import { box } from './meshes.js';

const axes = [0, 1, 2].flatMap((k) => [1, -1].map((s) => [0, 1, 2].map((i) => (i === k ? s : 0))));
/** Its vertices are common points of planes. */
const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
/** Its vertices are points, and it has a hole. */
const frame = solidDifference(
  solidFromMesh(box([0, 0, 0], [4, 4, 4])),
  solidFromMesh(box([1, 1, -1], [2, 3, 5])),
);

/** All functions that take a solid, and what they call it. */
const takers: readonly (readonly [string, string, (solid: Solid) => unknown])[] = [
  ['solidUnion', 'solids[1]', (solid) => solidUnion(cube, solid)],
  ['solidIntersection', 'solids[1]', (solid) => solidIntersection(cube, solid)],
  ['solidDifference', 'b', (solid) => solidDifference(cube, solid)],
  ['solidSymmetricDifference', 'a', (solid) => solidSymmetricDifference(solid, cube)],
  ['solidComplement', 'a', (solid) => solidComplement(solid)],
  [
    'solidOfExpression',
    'expression.operands[0]',
    (solid) => solidOfExpression({ type: 'complement', operands: [solid] }),
  ],
  [
    'locatePointInExpression',
    'expression.operands[0]',
    (solid) => locatePointInExpression({ type: 'complement', operands: [solid] }, [0, 0, 0]),
  ],
  ['locatePointInSolid', 'solid', (solid) => locatePointInSolid(solid, [0, 0, 0])],
  ['canonicalText', 'solid', canonicalText],
  ['solidToJson', 'solid', solidToJson],
  ['solidToMesh', 'solid', (solid) => solidToMesh(solid)],
  ['solidVolume', 'solid', solidVolume],
  ['triangulateSolid', 'solid', triangulateSolid],
];

describe('every function that takes a solid', () => {
  it.each(takers)('%s names itself and %s', (where, name, call) => {
    const missing = { type: 'solid', isUnbounded: false, planes: [], vertices: [], faces: [] };
    const one = { ...missing, faces: [{ plane: 0, facing: 1, rings: [[0, 1, 2]] }] };
    expect(() => call(one as unknown as Solid)).toThrow(
      `${where}: ${name}.faces[0].plane must be a valid index, but there is nothing to number, got 0`,
    );
    expect(() => call(one as unknown as Solid)).toThrow(RangeError);
  });

  it.each(takers)('%s answers for a copy what it answers for a solid', (_, __, call) => {
    for (const solid of [cube, frame, solidComplement(frame)]) {
      expect(call(structuredClone(solid))).toEqual(call(solid));
    }
  });
});

interface Parts {
  planes: unknown[];
  vertices: unknown[];
  faces: { plane: unknown; facing: unknown; rings: unknown[] }[];
}

/** What is said after the name of the solid, a cube, and what makes it so. */
const changes: readonly (readonly [string, (parts: Parts) => unknown])[] = [
  [
    'planes[2] must be a plane: {normal, constant}, or one of those of unerring/implicit, got an object {type: ',
    (p) => p.planes.splice(2, 1, { type: 'curved' }),
  ],
  ['planes[2] must be {normal, constant}, got null', (p) => p.planes.splice(2, 1, null)],
  [
    'planes[1] must be a plane, got one whose normal is zero',
    (p) => p.planes.splice(1, 1, { type: 'three-points', points: [0, 0, 0, 1, 1, 1, 2, 2, 2] }),
  ],
  ['vertices[3] must be three coordinates or {planes}, got 7', (p) => p.vertices.splice(3, 1, 7)],
  [
    'vertices[3] must be three coordinates or {planes}, got undefined',
    (p) => Reflect.deleteProperty(p.vertices, 3),
  ],
  ['vertices[3] must be a point of 3 coordinates, got [1, 2]', (p) => p.vertices.splice(3, 1, [1, 2])],
  ['vertices[3][1] must be a finite number, got NaN', (p) => p.vertices.splice(3, 1, [1, Number.NaN, 2])],
  [
    'vertices[7].planes must be an array of three numbers of planes, got [0, 1]',
    (p) => p.vertices.splice(7, 1, { planes: [0, 1] }),
  ],
  [
    'vertices[7].planes[2] must be an integer from 0 to 5, got 6',
    (p) => p.vertices.splice(7, 1, { planes: [0, 1, 6] }),
  ],
  [
    'vertices[7].planes must be planes with one common point, got planes that have none, or more',
    (p) => p.vertices.splice(7, 1, { planes: [0, 1, 1] }),
  ],
  ['faces[2] must be {plane, facing, rings}, got undefined', (p) => Reflect.deleteProperty(p.faces, 2)],
  ['faces[2].plane must be an integer from 0 to 5, got -1', (p) => Object.assign(p.faces[2]!, { plane: -1 })],
  [
    'faces[2].plane must be an integer from 0 to 5, got 1.5',
    (p) => Object.assign(p.faces[2]!, { plane: 1.5 }),
  ],
  ['faces[2].facing must be 1 or -1, got 0', (p) => Object.assign(p.faces[2]!, { facing: 0 })],
  [
    'faces[2].rings must be an array of at least one ring, got undefined',
    (p) => Object.assign(p.faces[2]!, { rings: undefined }),
  ],
  [
    'faces[2].rings must be an array of at least one ring, got []',
    (p) => Object.assign(p.faces[2]!, { rings: [] }),
  ],
  [
    'faces[2].rings[0] must be an array of at least 3 vertex numbers, got [0, 4]',
    (p) => Object.assign(p.faces[2]!, { rings: [[0, 4]] }),
  ],
  [
    'faces[2].rings[0] must be an array of at least 3 vertex numbers, got null',
    (p) => Object.assign(p.faces[2]!, { rings: [null] }),
  ],
  [
    'faces[2].rings[0][1] must be an integer from 0 to 7, got 8',
    (p) => Object.assign(p.faces[2]!, { rings: [[0, 8, 4]] }),
  ],
  [
    "faces[2].rings[0][1] must be an integer from 0 to 7, got the string '1'",
    (p) => Object.assign(p.faces[2]!, { rings: [[0, '1', 4]] }),
  ],
  [
    'faces[2].rings[0][2] must be a vertex that the ring passes once, got 0 again',
    (p) => Object.assign(p.faces[2]!, { rings: [[0, 4, 0]] }),
  ],
  [
    'faces[0].rings[0][2] must be a vertex in the plane of its face, got one beside it',
    (p) => Object.assign(p.faces[0]!, { rings: [[0, 1, 7]] }),
  ],
  ['faces must be closed, got an open edge from vertex 4 to 6', (p) => p.faces.pop()],
  ['faces must be closed, got an open edge from vertex 0 to 1', (p) => p.faces.push(p.faces[0]!)],
];

describe('a solid whose parts do not fit together', () => {
  it.each(changes)('%s', (message, change) => {
    const parts = structuredClone(cube) as unknown as Parts;
    change(parts);
    const solid = parts as unknown as Solid;
    for (const call of [solidVolume, solidToJson, canonicalText, triangulateSolid]) {
      expect(() => call(solid)).toThrow(`${call.name}: solid.${message}`);
    }
  });

  it('is looked at again when it has been mended', () => {
    const parts = structuredClone(frame) as unknown as Parts;
    const [vertex] = parts.vertices.splice(2, 1, [9, 9, 9]);
    expect(() => solidVolume(parts as unknown as Solid)).toThrow(/must be a vertex in the plane of its face/);
    parts.vertices.splice(2, 1, vertex);
    expect(canonicalText(parts as unknown as Solid)).toBe(canonicalText(frame));
  });
});

describe('what fits together', () => {
  it('is taken with planes of any kind, which may look the other way', () => {
    const planes = axes.map((_, i) => {
      const { normal, constant } = cube.planes[i] as ReturnType<typeof planeOf>;
      return planeOf({ normal: normal.map((x) => -3 * x), constant: -3 * constant });
    });
    const faces = cube.faces.map((face) => ({ ...face, facing: -face.facing as 1 | -1 }));
    expect(canonicalText(solidUnion({ ...cube, planes, faces }))).toBe(canonicalText(cube));
  });

  it('gives no -0 on', () => {
    const zeros = {
      ...frame,
      vertices: frame.vertices.map((v) => (v as unknown as number[]).map((x) => x || -0)),
    };
    const built = solidUnion(zeros as unknown as Solid, cube);
    const numbers = built.vertices.flatMap((vertex) => ('planes' in vertex ? [] : vertex));
    expect(numbers.some((x) => x === 0)).toBe(true);
    expect(numbers.some((x) => Object.is(x, -0))).toBe(false);
  });
});

describe('how often a solid is looked at', () => {
  /** The same solid object, with a count of how often planes of its faces are read. */
  function counted(solid: Solid): { solid: Solid; reads: () => number } {
    let reads = 0;
    for (const face of solid.faces) {
      const { plane } = face;
      const get = () => {
        reads++;
        return plane;
      };
      Object.defineProperty(face, 'plane', { enumerable: true, get });
    }
    return { solid, reads: () => reads };
  }

  it('once, if it was not made here', () => {
    const { solid, reads } = counted(structuredClone(frame) as Solid);
    requireSolid('f', 'solid', solid);
    const once = reads();
    expect(once).toBeGreaterThanOrEqual(solid.faces.length);
    for (let i = 0; i < 5; i++) requireSolid('f', 'solid', solid);
    expect(reads()).toBe(once);
  });

  it.each<[string, () => Solid]>([
    ['an operation', () => solidDifference(frame, cube)],
    ['an expression', () => solidOfExpression({ type: 'union', operands: [frame, cube] })],
    ['a mesh', () => solidFromMesh(box([0, 0, 0], [1, 1, 1]))],
  ])('not at all, if it is the result of %s', (_, make) => {
    const { solid, reads } = counted(make());
    requireSolid('f', 'solid', solid);
    expect(reads()).toBe(0);
  });

  it('what was read from JSON is sound', () => {
    const solid = solidFromJson(solidToJson(frame));
    expect(solidUnion(solid, cube)).toEqual(solidUnion(frame, cube));
  });
});
