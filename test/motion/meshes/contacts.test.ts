import { describe, expect, it } from 'vitest';
import {
  compareTimes,
  type DeformingContact,
  type DeformingMesh,
  deformingMeshContacts,
  deformingMeshesMeet,
  deformingSelfContacts,
  deformingSelfMeets,
  edgeEdgeContacts,
  firstDeformingMeshContacts,
  firstDeformingSelfContacts,
  vertexFaceContacts,
  visitDeformingMeshContacts,
  visitDeformingSelfContacts,
} from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(4, 2, 1, 9);

type Point = [number, number, number];

function pointOf(list: ArrayLike<number>, v: number): Point {
  return [list[3 * v]!, list[3 * v + 1]!, list[3 * v + 2]!];
}

/** A mesh of random triangles over a few vertices, some of which are not used. */
function soup(triangles: number, vertices: number, coordinate: () => number): DeformingMesh {
  const list = () => Float64Array.from({ length: 3 * vertices }, coordinate);
  const indices = Array.from({ length: 3 * triangles }, () => random.below(vertices));
  return { start: list(), end: list(), indices };
}

const lattice = () => random.between(-2, 2);
const anywhere = () => random.unit();

const featureText = ({ type, index }: { type: string; index: number }) => `${type} ${index}`;
const pairText = ({ a, b, rounded }: DeformingContact) =>
  `${featureText(a)} / ${featureText(b)} @ ${rounded.time}`;

/** Half-edges that stand for their edges: the first one of each pair of vertices. */
function edgesOf({ indices }: DeformingMesh): [half: number, low: number, high: number][] {
  const found = new Map<string, [number, number, number]>();
  for (let h = 0; h < indices.length; h++) {
    const [a, b] = [indices[h]!, indices[3 * Math.floor(h / 3) + ((h + 1) % 3)]!];
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    if (low !== high && !found.has(`${low} ${high}`)) found.set(`${low} ${high}`, [h, low, high]);
  }
  return [...found.values()];
}

function vertexFaces(
  a: DeformingMesh,
  b: DeformingMesh,
  separation: number,
): [v: number, t: number, time: number][] {
  const found: [number, number, number][] = [];
  for (const v of [...new Set(Array.from(a.indices))].sort((p, q) => p - q)) {
    for (let t = 0; t < b.indices.length / 3; t++) {
      const corners = [0, 1, 2].map((k) => b.indices[3 * t + k]!) as Point;
      if (a === b && corners.includes(v)) continue;
      const at = (time: 'start' | 'end') => ({
        vertex: pointOf(a[time], v),
        a: pointOf(b[time], corners[0]),
        b: pointOf(b[time], corners[1]),
        c: pointOf(b[time], corners[2]),
      });
      const [contact] = vertexFaceContacts(at('start'), at('end'), { separation }).contacts;
      if (contact !== undefined) found.push([v, t, contact.rounded.time]);
    }
  }
  return found;
}

/** All contacts by asking all pairs. */
function everyPair(a: DeformingMesh, b: DeformingMesh, separation = 0): string[] {
  const found = vertexFaces(a, b, separation).map(([v, t, time]) => `vertex ${v} / face ${t} @ ${time}`);
  if (a !== b) {
    const turned = vertexFaces(b, a, separation).sort(([v, t], [w, u]) => t - u || v - w);
    found.push(...turned.map(([v, t, time]) => `face ${t} / vertex ${v} @ ${time}`));
  }
  for (const [h, i, j] of edgesOf(a)) {
    for (const [g, k, l] of edgesOf(b)) {
      if (a === b && (g <= h || [i, j].includes(k) || [i, j].includes(l))) continue;
      const at = (time: 'start' | 'end') => ({
        a0: pointOf(a[time], i),
        a1: pointOf(a[time], j),
        b0: pointOf(b[time], k),
        b1: pointOf(b[time], l),
      });
      const [contact] = edgeEdgeContacts(at('start'), at('end'), { separation }).contacts;
      if (contact !== undefined) found.push(`edge ${h} / edge ${g} @ ${contact.rounded.time}`);
    }
  }
  return found;
}

/** The first contacts of a list, by exact times. */
function earliest(contacts: readonly DeformingContact[]): string[] {
  const least = contacts.reduce(
    (first, one) => (first === undefined || compareTimes(one.time, first.time) < 0 ? one : first),
    contacts[0],
  );
  return contacts.filter(({ time }) => compareTimes(time, least!.time) === 0).map(pairText);
}

describe.each([
  ['on a lattice', lattice, 60, 0],
  ['anywhere', anywhere, 30, 0],
  ['on a lattice, as near as 1', lattice, 12, 1],
  ['anywhere, as near as 1/16', anywhere, 12, 1 / 16],
])('contacts of meshes %s', (_, coordinate, count, separation) => {
  const near = { separation };

  it('within one mesh are those of all pairs, in order', () => {
    let touching = 0;
    for (let i = 0; i < count; i++) {
      const mesh = soup(random.between(1, 6), random.between(3, 12), coordinate);
      const { contacts, complete } = deformingSelfContacts(mesh, near);
      const texts = contacts.map(pairText);
      expect(complete).toBe(true);
      expect(texts).toEqual(everyPair(mesh, mesh, separation));
      expect(deformingSelfMeets(mesh, near)).toBe(texts.length > 0);
      const first = firstDeformingSelfContacts(mesh, near);
      if (first === null) expect(texts).toEqual([]);
      else expect(first.contacts.map(pairText)).toEqual(earliest(contacts));
      if (first !== null) touching++;
    }
    expect(touching).toBeGreaterThan(count / 4);
  });

  it('of two meshes are those of all pairs, in order', () => {
    let touching = 0;
    for (let i = 0; i < count; i++) {
      const [a, b] = [0, 1].map(() => soup(random.between(1, 3), random.between(3, 8), coordinate)) as [
        DeformingMesh,
        DeformingMesh,
      ];
      const { contacts } = deformingMeshContacts(a, b, near);
      expect(contacts.map(pairText)).toEqual(everyPair(a, b, separation));
      expect(deformingMeshesMeet(a, b, near)).toBe(contacts.length > 0);
      const first = firstDeformingMeshContacts(a, b, near);
      if (first === null) expect(contacts).toEqual([]);
      else expect(first.contacts.map(pairText)).toEqual(earliest(contacts));
      if (first !== null) touching++;
    }
    expect(touching).toBeGreaterThan(count / 4);
  });
});

describe('a search', () => {
  const mesh = soup(60, 60, anywhere);
  const other = soup(40, 60, anywhere);
  const all = deformingSelfContacts(mesh).contacts.map(pairText);

  it('ends when enough is found, and says so', () => {
    const { contacts, complete } = deformingSelfContacts(mesh, { maxContacts: 5 });
    expect(complete).toBe(false);
    expect(contacts.length).toBe(5);
    expect(all).toEqual(expect.arrayContaining(contacts.map(pairText)));
    expect(deformingSelfContacts(mesh, { maxContacts: 0 })).toEqual({ contacts: [], complete: false });
    expect(deformingMeshContacts(mesh, other, { maxContacts: 3 }).contacts.length).toBe(3);
  });

  it('shows what is found until a visitor has seen enough', () => {
    const seen: string[] = [];
    expect(visitDeformingSelfContacts(mesh, (contact) => void seen.push(pairText(contact)))).toBe(false);
    expect(seen.sort()).toEqual([...all].sort());
    let count = 0;
    expect(visitDeformingSelfContacts(mesh, () => ++count === 7)).toBe(true);
    expect(count).toBe(7);
    expect(visitDeformingMeshContacts(mesh, other, () => true)).toBe(true);
  });

  it('says how far it is, to the end', () => {
    const told: [number, number][] = [];
    deformingSelfContacts(mesh, { onProgress: (done, total) => told.push([done, total]) });
    expect(told.length).toBeGreaterThan(50);
    for (const [i, [done, total]] of told.entries()) {
      expect(done).toBeGreaterThanOrEqual(told[i - 1]?.[0] ?? 0);
      expect(done).toBeLessThanOrEqual(total);
    }
    const [done, total] = told.at(-1)!;
    expect(done).toBe(total);
  });

  it('ends when its signal is aborted', () => {
    const signal = { aborted: false };
    const onProgress = (done: number) => {
      signal.aborted = done > 9;
    };
    const { contacts, complete } = deformingSelfContacts(mesh, { signal, onProgress });
    expect(complete).toBe(false);
    expect(contacts.length).toBeGreaterThan(0);
    expect(contacts.length).toBeLessThan(all.length);
    expect(deformingSelfContacts(mesh, { signal })).toEqual({ contacts: [], complete: false });
    expect(visitDeformingSelfContacts(mesh, () => false, { signal })).toBe(true);
  });

  it('answers about what was given, whatever becomes of the lists', () => {
    const copy = { ...mesh, start: Float64Array.from(mesh.start) };
    const { contacts } = deformingSelfContacts(copy);
    copy.start.fill(0);
    expect(contacts.map(pairText)).toEqual(all);
  });
});

describe('features', () => {
  const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];
  const spike = (height: number) => [1, 1, height, 9, 9, 9, 9, 9, 8];
  const a = { start: floor, end: floor, indices: [0, 1, 2] };
  const b = { start: spike(1), end: spike(-1), indices: [0, 1, 2] };

  it('are named on both sides, and of the two alone', () => {
    const { contacts } = deformingMeshContacts(a, b);
    expect(contacts.map(({ a, b }) => [a, b])).toEqual([
      [
        { type: 'face', index: 0 },
        { type: 'vertex', index: 0 },
      ],
    ]);
    const [{ contact, time, until, rounded }] = contacts[0]!.contacts as [
      DeformingContact['contacts'][number],
    ];
    expect(contact).toEqual([{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 0 } }]);
    expect(compareTimes(time, 0.5)).toBe(0);
    expect(compareTimes(until, 0.5)).toBe(0);
    expect(rounded).toEqual({ time: 0.5, until: 0.5 });
  });

  it('of edges are the first half-edge along them', () => {
    const [bar, under] = [
      [0, -5, 1, 0, 5, 1, 0, 0, 7],
      [0, -5, -1, 0, 5, -1, 0, 0, 7],
    ];
    const beam = {
      start: [-9, 0, 0, 9, 0, 0, 0, 0, -7],
      end: [-9, 0, 0, 9, 0, 0, 0, 0, -7],
      indices: [2, 0, 1],
    };
    const { contacts } = deformingMeshContacts(beam, { start: bar!, end: under!, indices: [0, 1, 2] });
    const found = contacts.find(({ a }) => a.type === 'edge')!;
    expect(found.a).toEqual({ type: 'edge', index: 1, vertices: [0, 1], triangle: 0 });
    expect(found.b).toEqual({ type: 'edge', index: 0, vertices: [0, 1], triangle: 0 });
    expect(found.rounded.time).toBe(0.5);
  });

  it('that are no corners do not count, and triangles of two corners are edges', () => {
    const positions = { start: [...floor, ...spike(1)], end: [...floor, ...spike(-1)] };
    expect(deformingSelfContacts({ ...positions, indices: [0, 1, 2] }).contacts).toEqual([]);
    expect(deformingSelfContacts({ ...positions, indices: [0, 1, 2, 3, 3, 3] }).contacts.length).toBe(1);
    expect(deformingSelfContacts({ ...positions, indices: [] })).toEqual({ contacts: [], complete: true });
    expect(firstDeformingSelfContacts({ start: [], end: [], indices: [] })).toBeNull();
  });
});

describe('arguments', () => {
  const mesh = { start: [0, 0, 0, 1, 0, 0, 0, 1, 0], end: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2] };

  it.each([
    [undefined, 'mesh must be {start, end, indices}, got undefined'],
    [{ ...mesh, end: [0, 0, 0] }, 'mesh.end.length must be 9, as long as the start, got 3'],
    [
      { ...mesh, start: [0, 0, Number.NaN, 1, 0, 0, 0, 1, 0] },
      'mesh.start[2] must be a finite number, got NaN',
    ],
    [{ ...mesh, indices: [0, 1, 3] }, 'mesh.indices[2] must be'],
    [{ ...mesh, indices: [0, 1] }, 'mesh.indices.length must be a multiple of 3, got 2'],
  ])('%# are named where they are wrong', (wrong, text) => {
    expect(() => deformingSelfContacts(wrong as never)).toThrow(`deformingSelfContacts: ${text}`);
    expect(() => firstDeformingMeshContacts(wrong as never, mesh)).toThrow(
      `firstDeformingMeshContacts: ${text.replace('mesh', 'a')}`,
    );
  });

  it('are options that are known', () => {
    expect(() => deformingSelfContacts(mesh, { maxPairs: 3 } as never)).toThrow(
      'deformingSelfContacts: options.maxPairs must be a known name (maxContacts, onProgress, signal',
    );
    expect(() => deformingMeshContacts(mesh, mesh, { maxContacts: -1 })).toThrow('options.maxContacts');
    expect(() => visitDeformingSelfContacts(mesh, () => false, { maxContacts: 3 } as never)).toThrow(
      'options.maxContacts must be a known name',
    );
    expect(() => visitDeformingMeshContacts(mesh, mesh, 3 as never)).toThrow('visit must be a function');
    const asked = deformingSelfMeets as (...meshes: unknown[]) => boolean;
    expect(() => asked(mesh, mesh)).toThrow('deformingSelfMeets: options.start must be a known name');
    expect(() => asked(mesh, {}, mesh)).toThrow('arguments[2] must be missing');
  });
});
