import { describe, expect, test } from 'vitest';
import { colorOf } from '../../src/cli/picture/colors.js';
import { frameOf, placed } from '../../src/cli/picture/frame.js';
import { briefItem, itemLabel, kindLabel } from '../../src/cli/picture/labels.js';
import { marksOf } from '../../src/cli/picture/marks.js';
import { page } from '../../src/cli/picture/page.js';
import { DRAWN_TRIANGLES, pageModel, verdictOf } from '../../src/cli/picture/page-model.js';
import { coarse, type DrawnSurface, MOVED } from '../../src/cli/picture/reduce.js';
import { svgPicture } from '../../src/cli/picture/svg.js';
import { checkMesh } from '../../src/mesh/index.js';
import type { Finding } from '../../src/mesh/validation/finding.js';
import { FINDING_TYPES, type FindingType } from '../../src/mesh/validation/finding-kinds.js';

const kinds = Object.keys(FINDING_TYPES) as FindingType[];
const none = () => [];

/** A grid of n x n squares in the plane z = 0, two triangles each. */
function grid(n: number) {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= n; i++) for (let j = 0; j <= n; j++) positions.push(i, j, 0);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const a = i * (n + 1) + j;
      indices.push(a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2);
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A finding with as many items of ascending numbers as asked for. */
function finding(kind: FindingType, items: readonly (readonly number[])[]): Finding {
  const { severity, columns, repeated } = FINDING_TYPES[kind];
  const offsets = [0];
  for (const item of items) offsets.push(offsets[offsets.length - 1]! + item.length);
  return {
    type: kind,
    severity,
    columns,
    repeated,
    count: items.length,
    indices: Uint32Array.from(items.flat()),
    offsets: repeated === null ? null : Uint32Array.from(offsets),
  };
}

describe('the frame of a mesh', () => {
  test.each([
    ['plain', [0, 0, 0, 4, 2, 1], [-1, -0.5, -0.25, 1, 0.5, 0.25]],
    ['the largest doubles', [-Number.MAX_VALUE, 0, 0, Number.MAX_VALUE, 0, 0], [-1, 0, 0, 1, 0, 0]],
    ['the smallest', [0, 0, 0, 1e-322, 0, 0], [-1, 0, 0, 1, 0, 0]],
    ['far away', [1e15, 1e15, 1e15, 1e15 + 2, 1e15, 1e15], [-1, 0, 0, 1, 0, 0]],
    ['one point', [7, 7, 7], [0, 0, 0]],
    ['nothing', [], []],
  ])('%s', (_, positions, expected) => {
    expect(Array.from(placed(positions, frameOf(positions)))).toEqual(expected);
  });
});

describe('findings as they are named and drawn', () => {
  test('every kind has a name, a colour of its own and marks, with findings or without', () => {
    const mesh = grid(3);
    for (const kind of kinds) {
      const { columns, repeated } = FINDING_TYPES[kind];
      const item = [...columns, ...(repeated === null ? [] : [repeated, repeated])].map((_, i) => i);
      const one = finding(kind, item.length === 0 ? [] : [item]);
      const { corners, ends, shape } = marksOf(mesh, one, () => [0, 1], 1000);
      expect(corners.length).toBe(ends.at(-1) ?? 0);
      expect(corners.length % { faces: 3, edges: 2, points: 1 }[shape]).toBe(0);
      expect(kindLabel(kind)).toMatch(/^[A-Z][\w-]*( \w+)*s$|vertices$/);
      if (item.length > 0) {
        expect(itemLabel(one, 0)).toMatch(/^(vertex|vertices|edge|triangles?|component) /);
        expect(briefItem(one, 0)).toMatch(/^\d/);
      }
      expect(colorOf(kind)).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('what does not fit is left out evenly', () => {
    const items = Array.from({ length: 100 }, (_, i) => [i]);
    const { items: drawn, count } = marksOf(grid(20), finding('degenerate-triangle', items), none, 30);
    expect(count).toBe(100);
    expect(Array.from(drawn)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  });

  test('names', () => {
    expect(kindLabel('t-junction')).toBe('T-junctions');
    expect(kindLabel('non-manifold-vertex')).toBe('Non-manifold vertices');
    expect(itemLabel(finding('t-junction', [[4, 1, 2]]), 0)).toBe('vertex 4 on 1-2');
    expect(itemLabel(finding('border-edge', [[1, 2, 9]]), 0)).toBe('edge 1-2 of triangle 9');
    const group = finding('duplicate-vertices', [[0, 1, 2, 3, 4, 5, 6, 7]]);
    expect(itemLabel(group, 0)).toBe('vertices 0, 1, 2, 3, 4, 5 and 2 more');
  });
});

describe('large meshes', () => {
  const n = 80;
  const mesh = grid(n);
  const surface = { positions: placed(mesh.positions, frameOf(mesh.positions)), indices: mesh.indices };

  test('become coarse, but for the triangles that stay as they are', () => {
    const exact = new Uint8Array(2 * n * n);
    exact.fill(1, 0, 10);
    const small = coarse(surface, exact, 2000);
    expect(small.indices.length / 3).toBeLessThanOrEqual(2000);
    expect(small.indices.length / 3).toBeGreaterThan(200);
    expect(Math.max(...small.indices)).toBeLessThan(small.positions.length / 3);
    const corner = (s: DrawnSurface, h: number) =>
      Array.from(s.positions.subarray(3 * s.indices[h]!, 3 * s.indices[h]! + 3));
    for (let h = 0; h < 30; h++) expect(corner(small, h)).toEqual(corner(surface, h));
    // They know which vertices they are; those of cells do not.
    for (let h = 0; h < 30; h++) expect(small.numbers[small.indices[h]!]).toBe(surface.indices[h]);
    expect(new Set(small.numbers.slice(Math.max(...small.indices.subarray(0, 30)) + 1))).toEqual(
      new Set([MOVED]),
    );
  });

  test('that no grid makes smaller are thinned out', () => {
    expect(coarse(surface, new Uint8Array(2 * n * n).fill(1), 1000).indices.length / 3).toBeLessThanOrEqual(
      1000,
    );
  });

  test('the page says what is not drawn', () => {
    const large = grid(Math.ceil(Math.sqrt(DRAWN_TRIANGLES / 2)) + 1);
    const text = { title: 'x', verdict: 'findings', summary: '', facts: [], notes: ['a note'] } as const;
    const found = finding(
      'degenerate-triangle',
      Array.from({ length: 60_000 }, (_, i) => [i]),
    );
    const model = pageModel(large, [found], none, text);
    expect(model.notes[0]).toBe('a note');
    expect(model.notes[1]).toMatch(/^The mesh has 4\d\d,\d{3} triangles; \d+,\d{3} are drawn\./);
    expect(model.notes[2]).toBe('Degenerate triangles: 30,000 of 60,000 are drawn.');
    expect(model.layers[0]!.labels).toHaveLength(2000);
    expect(model.layers[0]!.count).toBe(60_000);
  });
});

describe('a mesh without triangles', () => {
  const empty = { positions: new Float64Array(0), indices: new Uint32Array(0) };
  const report = checkMesh(empty);

  test('has nothing to draw, and is no error', async () => {
    const text = { title: 'x', verdict: verdictOf(report), summary: '', facts: [], notes: [] } as const;
    const model = pageModel(empty, report.findings, none, text);
    expect(model.notes).toEqual(['No triangles: there is nothing to draw.']);
    expect(model.verdict).toBe('warnings');
    expect(await page(model)).toContain('.verdict.warnings, .verdict.incomplete { color: var(--warn); }');
  });

  test('other verdicts', () => {
    const verdictAbout = (...kinds: FindingType[]) =>
      verdictOf({ ...report, valid: false, findings: kinds.map((kind) => finding(kind, [[0, 1, 2]])) });
    expect(verdictAbout('border-edge')).toBe('warnings');
    expect(verdictAbout('border-edge', 'degenerate-triangle')).toBe('findings');
    expect(verdictOf({ ...report, valid: true, findings: [] })).toBe('valid');
    expect(verdictOf({ ...report, complete: false })).toBe('incomplete');
  });
});

describe('what the page says of a finding', () => {
  const text = { title: '<i>', verdict: 'findings', summary: 'two & more', facts: [], notes: [] } as const;
  const found = [finding('t-junction', [[4, 0, 2]]), finding('crossing-triangles', [[0, 1]])];
  const model = pageModel(grid(2), found, none, text);

  test('coordinates as the mesh has them, corners of triangles included', () => {
    const { positions, indices } = grid(2);
    const at = (vertex: number) => Array.from(positions.subarray(3 * vertex, 3 * vertex + 3)).join(', ');
    expect(model.layers[0]!.places[0]).toEqual([4, 0, 2].map((vertex) => `vertex ${vertex}: ${at(vertex)}`));
    const corners = (t: number) => Array.from(indices.subarray(3 * t, 3 * t + 3));
    const lines = model.layers[1]!.places[0]!;
    expect(lines[0]).toBe('common segment:');
    expect(lines.slice(1, 3).sort()).toEqual(['  0, 1, 0', '  1, 0, 0']);
    expect(lines.slice(3)).toEqual(
      [0, 1].flatMap((t) => [
        `triangle ${t}:`,
        ...corners(t).map((vertex) => `  vertex ${vertex}: ${at(vertex)}`),
      ]),
    );
  });

  test('the edge that a T-junction lies on; why it matters', () => {
    const bytes = (base64: string) => Buffer.from(base64, 'base64').length;
    expect(model.layers.map(({ lines }) => bytes(lines))).toEqual([24, 0]);
    expect(model.layers[0]!.explanation.every((sentence) => sentence.length > 10)).toBe(true);
  });

  test('and all of it without scripts, with nothing taken for markup', async () => {
    const plain = /<noscript>(.*)<\/noscript>/s.exec(await page(model))![1]!;
    expect(plain).toContain('two &amp; more');
    expect(plain).toContain('T-junctions (error): 1');
    expect(plain).toContain('vertex 4 on 0-2');
    expect(plain).not.toContain('<i>');
  });
});

describe('the static picture', () => {
  test('holds triangles and findings; facts are not drawn', () => {
    const found = [finding('border-edge', [[0, 1, 0]]), finding('coplanar-neighbours', [[0, 1]])];
    const svg = svgPicture(grid(2), found, none, { title: 'a <b> & c', summary: '1 warning' });
    expect(svg.match(/class="mesh"/g)).toHaveLength(8);
    expect(svg).toContain('class="border-edge"');
    expect(svg).not.toContain('coplanar');
    expect(svg).toContain('a &lt;b&gt; &amp; c: 1 warning');
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  test('of nothing is a picture all the same', () => {
    const empty = { positions: new Float64Array(0), indices: new Uint32Array(0) };
    expect(svgPicture(empty, [], none, { title: 'empty', summary: 'nothing' })).not.toMatch(/NaN|Infinity/);
  });
});
