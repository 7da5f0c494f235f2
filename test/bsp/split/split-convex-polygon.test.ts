/** The splitter of table 8.2 on all patterns of signs that convex polygons have, up to eight vertices. */
import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  type ConvexPolygonSplit,
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  thickPlaneSide,
} from '../../../src/bsp/index.js';
import type { Sign } from '../../../src/core/sign.js';
import { alongAxisPlane, planeThrough, samePoint, side, sumPlane } from '../../../src/implicit/index.js';
import { EFFORT, effort } from '../../support/effort.js';
import {
  convexWords,
  doubleArea,
  FLOOR,
  lifted,
  lowered,
  oneSidedPatterns,
  polygonsOnPlane,
  realise,
  realiseOneSided,
  straddlingPatterns,
  THICKNESS,
  texts,
  turns,
} from './convex-patterns.js';

const thick = { plane: FLOOR, halfThickness: THICKNESS };
const opposite = { normal: [-1, -2, -2], constant: 45 } as const;
const thickOpposite = { plane: opposite, halfThickness: THICKNESS };

const isExact = (pattern: readonly Sign[]) => pattern.every((s, i) => s !== 0 || pattern.at(i - 1) !== 0);
const patterns = [3, 4, 5, 6, 7, 8].flatMap((n) => [...straddlingPatterns(n)]);
const cases = patterns.flatMap((pattern, shift) => [
  { pattern, isThick: true, shift },
  ...(isExact(pattern) ? [{ pattern, isThick: false, shift }] : []),
]);
/** Those that are asked in this part: of each number of vertices, in turns. */
const asked = cases.filter((_, i) => i % (1 / EFFORT) === 0);

/** Conditions 1 to 7 of a split, the edges, and the way back from copies. */
function expectSplit(
  polygon: ExactPolygon,
  split: ConvexPolygonSplit,
  pattern: readonly Sign[],
  isThick: boolean,
): void {
  const { front, back } = split as { front: ExactPolygon; back: ExactPolygon };
  const plane = isThick ? thick : FLOOR;
  expect(split.sides).toEqual(pattern);
  const [f, b] = [texts(front), texts(back)];
  expect(f.length >= 3 && b.length >= 3 && new Set(f).size === f.length && new Set(b).size === b.length).toBe(
    true,
  );
  const chord = f.filter((text) => b.includes(text));
  const crossings = pattern.filter((s, i) => s * pattern.at(i - 1)! < 0).length;
  expect([chord.length, f.length + b.length]).toEqual([2, pattern.length + 2 + crossings]);
  expect(front.vertices.every((p) => thickPlaneSide(plane, p) >= 0)).toBe(true);
  expect(back.vertices.every((p) => thickPlaneSide(plane, p) <= 0)).toBe(true);
  expect(splitConvexPolygon(front, plane).front).toBe(front);
  expect(splitConvexPolygon(back, plane).back).toBe(back);
  const [whole, ...parts] = [polygon, front, back].map((one) => one.vertices.map(lowered));
  const areas = parts.map(doubleArea);
  const way = rational.sign(doubleArea(whole!));
  expect(rational.equals(rational.add(areas[0]!, areas[1]!), doubleArea(whole!))).toBe(true);
  expect(areas.map(rational.sign)).toEqual([way, way]);
  expect(parts.flatMap((part) => turns(part).filter((turn) => turn === -way))).toEqual([]);
  for (const piece of [front, back]) expectEdges(piece);
}

/** Both ends of each edge lie on what it says. */
function expectEdges({ plane, vertices, edges }: ExactPolygon): void {
  expect(edges.length).toBe(vertices.length);
  edges.forEach((edge, i) => {
    for (const end of [vertices[i]!, vertices[(i + 1) % vertices.length]!]) {
      expect(side(plane, end)).toBe(0);
      if (edge.type !== 'line') expect(side(edge, end)).toBe(0);
      else expect(onLine(edge.line, end)).toBe(true);
    }
  });
}

function onLine(line: readonly number[], end: ExactPolygon['vertices'][number]): boolean {
  const [p, q] = [line.slice(0, 3), line.slice(3)];
  return ([0, 1, 2] as const).every((axis) => side(alongAxisPlane(p, q, axis), end) === 0);
}

describe('splitConvexPolygon on all patterns of sides', () => {
  it('of which there are 1426, 754 of them up to seven vertices', () => {
    expect(patterns.length).toBe(1426);
    expect(patterns.filter(({ length }) => length < 8).length).toBe(754);
    expect(cases.filter(({ isThick }) => !isThick).length).toBe(532);
  });

  it('keeps the conditions of a split', () => {
    for (const { pattern, isThick, shift } of asked) {
      const polygon = polygonFromPoints(realise(pattern, isThick, shift).map(lifted));
      const split = splitConvexPolygon(polygon, isThick ? thick : FLOOR);
      expectSplit(polygon, split, pattern, isThick);
    }
  });

  it('exchanges the pieces with the sides of the plane, up to vertices on it; cut points are the same data', () => {
    for (const { pattern, isThick, shift } of asked) {
      const polygon = polygonFromPoints(realise(pattern, isThick, shift).map(lifted));
      const split = splitConvexPolygon(polygon, isThick ? thick : FLOOR);
      const turned = splitConvexPolygon(polygon, isThick ? thickOpposite : opposite);
      expect(turned.sides).toEqual(pattern.map((s) => (s === 0 ? 0 : -s)));
      const cuts = ({ front }: ConvexPolygonSplit) =>
        texts(front!)
          .filter((text) => text.startsWith('{'))
          .sort();
      expect(cuts(turned)).toEqual(cuts(split));
    }
  });

  it('gives the neighbour across each cut edge the same vertex', () => {
    let shared = 0;
    for (const { pattern, isThick, shift } of asked) {
      const points = realise(pattern, isThick, shift).map(lifted);
      const split = splitConvexPolygon(polygonFromPoints(points), isThick ? thick : FLOOR);
      pattern.forEach((s, i) => {
        const j = (i + 1) % pattern.length;
        if (s * pattern[j]! >= 0) return;
        const neighbour = polygonFromPoints([points[j]!, points[i]!, [3000, 7, 1]]);
        const other = splitConvexPolygon(neighbour, isThick ? thickOpposite : opposite);
        const both = texts(other.front!).filter((text) => texts(split.front!).includes(text));
        expect(both.filter((text) => text.startsWith('{')).length).toBe(1);
        shared++;
      });
    }
    expect(shared).toBeGreaterThan(effort(700));
  });

  it('is the same for copies by JSON and structuredClone', () => {
    for (const { pattern, isThick, shift } of asked.filter((_, i) => i % 7 === 0)) {
      const polygon = polygonFromPoints(realise(pattern, isThick, shift).map(lifted));
      const split = splitConvexPolygon(polygon, isThick ? thick : FLOOR);
      const copies = [JSON.parse(JSON.stringify(polygon)) as ExactPolygon, structuredClone(polygon)];
      for (const copy of copies) {
        expect(JSON.stringify(splitConvexPolygon(copy, isThick ? thick : FLOOR))).toBe(JSON.stringify(split));
      }
      const tilted = { normal: [1, 0, 3], constant: -40 };
      const again = (piece: ExactPolygon) => JSON.stringify(splitConvexPolygon(piece, tilted));
      for (const piece of [split.front!, split.back!])
        expect(again(structuredClone(piece))).toBe(again(piece));
    }
  });
});

describe('splitConvexPolygon on all patterns of sides that do not straddle', () => {
  const sizes = [3, 4, 5, 6, 7, 8];
  const oneSided = sizes.flatMap((n) => [...oneSidedPatterns(n)]);
  const word = (pattern: readonly Sign[]) => pattern.map((s) => '-0+'[s + 1]).join('');

  it('which are, with those that do, all that convex polygons have: 787 of eight vertices', () => {
    const words = sizes.flatMap(convexWords).map(word);
    expect([...patterns, ...oneSided].map(word).sort()).toEqual(words.sort());
    expect(words.filter(({ length }) => length === 8).length).toBe(787);
    expect(oneSided.length).toBe(2 * (7 + 13 + 21 + 31 + 43 + 57) + 6);
  });

  /** The polygon itself on one side, and nothing on the other; the same for the plane turned over and for copies. */
  function expectWhole(points: readonly (readonly number[])[], pattern: readonly Sign[], isThick: boolean) {
    const polygon = polygonFromPoints(points as never);
    expect(polygon.vertices.length).toBe(pattern.length);
    const classification = pattern.includes(1) ? 'front' : pattern.includes(-1) ? 'back' : 'on';
    const split = splitConvexPolygon(polygon, isThick ? thick : FLOOR);
    expect(split.sides).toEqual(pattern);
    expect(split.classification).toBe(classification);
    expect(split.front).toBe(classification === 'front' ? polygon : null);
    expect(split.back).toBe(classification === 'back' ? polygon : null);
    expect(Math.abs(split.facing)).toBe(classification === 'on' ? 1 : 0);
    const turned = splitConvexPolygon(polygon, isThick ? thickOpposite : opposite);
    expect(turned.sides).toEqual(pattern.map((s) => (s === 0 ? 0 : -s)));
    expect([turned.front, turned.back]).toEqual([split.back, split.front]);
    expect(turned.facing).toBe(split.facing === 0 ? 0 : -split.facing);
    const copy = structuredClone(polygon);
    const again = splitConvexPolygon(copy, isThick ? thick : FLOOR);
    expect([again.classification, again.sides, again.facing]).toEqual([
      classification,
      split.sides,
      split.facing,
    ]);
    expect([again.front, again.back]).toEqual([split.front && copy, split.back && copy]);
    return split.facing;
  }

  it('gives the whole polygon, in front or behind, with thickness and without', () => {
    for (const pattern of oneSided) {
      for (const isThick of [true, false]) {
        if (!isThick && pattern.every((s) => s === 0)) continue;
        const points = realiseOneSided(pattern, isThick);
        expect(new Set(turns(points.map(lowered)).filter((turn) => turn !== 0)).size).toBe(1);
        expectWhole(points, pattern, isThick);
      }
    }
  });

  it('gives none on the plane, and the way that the polygon faces', () => {
    for (const n of sizes) {
      const on = new Array<Sign>(n).fill(0);
      for (const { height, points } of polygonsOnPlane(n)) {
        const around = expectWhole(points, on, true);
        expect(expectWhole([...points].reverse(), on, true)).toBe(-around);
        expect(around).toBe(1);
        if (height === 0) expect(expectWhole(points, on, false)).toBe(1);
        else expectWhole(points, new Array<Sign>(n).fill(height > 0 ? 1 : -1), false);
      }
    }
  });
});

/** The vertices of a piece as the book writes them: A, B, C, and A·B for a cut point. */
function named(piece: ExactPolygon, points: readonly (readonly number[])[]): string {
  const names = piece.vertices.map((vertex) => {
    if (!('line' in (vertex as object))) return 'ABC'[points.findIndex((p) => samePoint(p, vertex))]!;
    const { line } = vertex as { line: readonly number[] };
    const ends = [line.slice(0, 3), line.slice(3)].map((end) => points.findIndex((p) => samePoint(p, end)));
    const [p, q] = ends.map((i) => ({ name: 'ABC'[i]!, side: side(FLOOR, points[i]!) })) as [End, End];
    return p.side > 0 ? `${p.name}·${q.name}` : `${q.name}·${p.name}`;
  });
  return names.join(' ');
}

interface End {
  readonly name: string;
  readonly side: Sign;
}

/** All triangles that straddle: the table of the specification; front and back in the order of table 8.2. */
const TRIANGLES: Readonly<Record<string, readonly [string, string]>> = {
  '++-': ['A·C A B B·C', 'A·C B·C C'],
  '+0-': ['A·C A B', 'A·C B C'],
  '+-+': ['A A·B C·B C', 'A·B B C·B'],
  '+-0': ['A A·B C', 'A·B B C'],
  '+--': ['A·C A A·B', 'A·C A·B B C'],
  '0+-': ['A B B·C', 'A B·C C'],
  '0-+': ['A C·B C', 'A B C·B'],
  '-++': ['C·A B·A B C', 'C·A A B·A'],
  '-+0': ['B·A B C', 'C A B·A'],
  '-+-': ['B·A B B·C', 'A B·A B·C C'],
  '-0+': ['C·A B C', 'C·A A B'],
  '--+': ['C·A C·B C', 'C·A A B C·B'],
};

describe('splitConvexPolygon on the 27 triangles', () => {
  const signs = [1, 0, -1] as const;
  const triples = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => [a, b, c] as const)));
  const word = (triple: readonly Sign[]) => triple.map((s) => (s > 0 ? '+' : s < 0 ? '-' : '0')).join('');

  it.each(triples.map((triple) => [word(triple), triple] as const))('%s', (name, triple) => {
    const points = triple.map((s, i) => lifted([[0, 5, 9][i]!, 4 * s + (s === 0 ? 0 : i)]));
    const flat = triple.every((s) => s === 0);
    if (flat) points[2] = [5, 10, 10].map((x, k) => x + [-2, 1, 0][k]!) as [number, number, number];
    const split = splitConvexPolygon(polygonFromPoints(points), FLOOR);
    expect(split.sides).toEqual(triple);
    const expected = TRIANGLES[name];
    const [plus, minus] = [name.includes('+'), name.includes('-')];
    expect(split.classification).toBe(plus ? (minus ? 'straddling' : 'front') : minus ? 'back' : 'on');
    expect(expected !== undefined).toBe(plus && minus);
    const pieces = [split.front, split.back].map((piece) => piece && named(piece, points));
    const whole = 'A B C';
    expect(pieces).toEqual(expected ?? [plus ? whole : null, minus ? whole : null]);
    expect(Math.abs(split.facing)).toBe(flat ? 1 : 0);
  });
});

describe('splitConvexPolygon', () => {
  const square = [
    [0, 0, 0],
    [4, 0, 0],
    [4, 4, 0],
    [0, 4, 0],
  ];
  const polygon = polygonFromPoints(square);

  it('says where a polygon on the plane faces', () => {
    expect(splitConvexPolygon(polygon, { normal: [0, 0, 3], constant: 0 })).toEqual({
      classification: 'on',
      sides: [0, 0, 0, 0],
      front: null,
      back: null,
      facing: 1,
    });
    expect(splitConvexPolygon(polygon, planeThrough([0, 0, 0], [0, 1, 0], [1, 0, 0])).facing).toBe(-1);
    const within = (normal: number[]) =>
      splitConvexPolygon(polygon, { plane: { normal, constant: 0 }, halfThickness: 4 });
    expect(within([1, 0, 0])).toMatchObject({ classification: 'on', facing: 0 });
    expect(within([1, 0, -1])).toMatchObject({ classification: 'on', facing: -1 });
  });

  it('takes one ulp beside the distance of a vertex for what it is', () => {
    const at = (halfThickness: number) =>
      splitConvexPolygon(polygon, { plane: { normal: [1, 0, 0], constant: -1 }, halfThickness });
    expect(at(1)).toMatchObject({ classification: 'front', sides: [0, 1, 1, 0] });
    expect(at(1 - 2 ** -53)).toMatchObject({ classification: 'straddling', sides: [-1, 1, 1, -1] });
  });

  it('gives planes that are given the other way round, or by points in another order, the same cut points', () => {
    const [a, b, c] = [[1, 0, 0], [1, 3, 5], [2, 7, -4]] as const; // biome-ignore format: points
    const planes = [
      planeThrough(a, b, c),
      planeThrough(b, c, a),
      planeThrough(b, a, c),
      planeThrough(c, b, a),
    ];
    const chords = planes.map((plane) => {
      const { front } = splitConvexPolygon(polygon, plane);
      return texts(front!)
        .filter((text) => text.startsWith('{'))
        .sort()
        .join();
    });
    expect(new Set(chords).size).toBe(1);
    const sums = [sumPlane([1, 0, 0, -1], [0, 0.1, 0, 0]), sumPlane([-1, 0, 0, 1], [0, -0.1, 0, 0])];
    const [one, other] = sums.map((plane) => splitConvexPolygon(polygon, plane));
    expect([one!.sides, one!.front]).not.toEqual([other!.sides, other!.front]);
    expect(texts(one!.front!).slice(0, 1)).toEqual(texts(other!.back!).slice(0, 1));
  });

  it('gives a point where two cuts cross the same data, whichever cut came first', () => {
    const [p, q] = [{ normal: [1, 0.25, 0], constant: -2 }, { normal: [-0.25, 1, 0], constant: -1 }]; // biome-ignore format: pair
    const corner = (first: typeof p, second: typeof p) =>
      texts(splitConvexPolygon(splitConvexPolygon(polygon, first).front!, second).front!).filter((text) =>
        text.includes('three-planes'),
      );
    expect(corner(p!, q!).length).toBe(1);
    expect(corner(p!, q!)).toEqual(corner(q!, p!));
  });

  it('refuses sides that no convex polygon has, and edges that do not lead there', () => {
    const arrow = polygonFromPoints([[0, 0, 0], [4, 2, 0], [0, 4, 0], [2, 2, 0]]); // biome-ignore format: points
    expect(() => splitConvexPolygon(arrow, { normal: [1, 0, 0], constant: -1 })).toThrow(
      new RangeError(
        'splitConvexPolygon: polygon must be convex, got vertices that leave one side of the plane twice',
      ),
    );
    const wrong = { ...polygon, edges: [...polygon.edges.slice(1), polygon.edges[0]!] };
    expect(() => splitConvexPolygon(wrong, { normal: [1, 0, 0], constant: -1 })).toThrow(
      /^splitConvexPolygon: polygon\.edges\[0\] must be a line or a plane through two vertices/,
    );
    expect(() => splitConvexPolygon({ ...polygon, edges: polygon.edges.slice(1) }, FLOOR)).toThrow(
      'splitConvexPolygon: polygon.edges must be a list of 4 edges, one for each vertex, got 3',
    );
  });

  it('names what is missing in lists with holes', () => {
    const cut = { normal: [1, 0, 0], constant: -1 };
    const lacking = <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      delete copy[2];
      return copy;
    };
    expect(() => splitConvexPolygon({ ...polygon, vertices: lacking(polygon.vertices) }, cut)).toThrow(
      'splitConvexPolygon: polygon.vertices[2] must be a point',
    );
    expect(() => splitConvexPolygon({ ...polygon, edges: lacking(polygon.edges) }, cut)).toThrow(
      'splitConvexPolygon: polygon.edges[2] must be an input line or a plane, got undefined',
    );
    const line = lacking([0, 0, 0, 4, 0, 0]);
    const edges = [{ type: 'line', line } as const, ...polygon.edges.slice(1)];
    expect(() => splitConvexPolygon({ ...polygon, edges }, cut)).toThrow(
      'splitConvexPolygon: polygon.edges[0].line must be a list of 6 numbers',
    );
  });

  it('takes lines that are typed arrays, or run the other way, for the same', () => {
    const cut = { normal: [1, 0, 0], constant: -1 };
    const others = polygon.edges.map((edge) => {
      const { line } = edge as { line: readonly number[] };
      return { type: 'line', line: Float64Array.from([...line.slice(3), ...line.slice(0, 3)]) } as const;
    });
    const split = splitConvexPolygon({ ...polygon, edges: others as never }, cut);
    expect(JSON.stringify(split)).toBe(JSON.stringify(splitConvexPolygon(polygon, cut)));
  });

  it('refuses to measure the form of a plane that has none', () => {
    const plane = alongAxisPlane([1, 0, 0], [1, 1, 0], 2);
    expect(splitConvexPolygon(polygon, { plane, halfThickness: 1 }).sides).toEqual([0, -1, -1, 0]);
    expect(() => splitConvexPolygon(polygon, { plane, halfThickness: 1, metric: 'form' })).toThrow(
      RangeError,
    );
  });
});
