import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleFor } from '../../fuzz/report/style.js';
import { textWidth } from '../../fuzz/report/text-width.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import { checkText } from '../../src/cli/mesh/check-output.js';
import type { CheckJob } from '../../src/cli/mesh/check-types.js';
import type { FindingPlace } from '../../src/cli/mesh/file-places.js';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { fileLines, fileSpot, triangleText } from '../../src/cli/mesh/place-text.js';
import { originOfVertex, readMesh, writeMesh } from '../../src/formats/index.js';
import type { FindingType } from '../../src/mesh/validation/finding-kinds.js';
import { box, models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const calm: Context = { signal: { aborted: false }, progress: () => {} };

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function job(path: string, more: Partial<CheckJob> = {}): CheckJob {
  const plain = { selfIntersections: 'all', weld: null, limit: 5, html: null, svg: null } as const;
  return { source: { path }, ...plain, json: true, ...more };
}

interface Kind {
  readonly type: FindingType;
  readonly count: number;
  readonly items: readonly number[][];
  readonly places: readonly FindingPlace[];
}

async function places(path: string, more: Partial<CheckJob> = {}): Promise<Record<FindingType, Kind>> {
  const { findings } = JSON.parse((await checkJob(job(path, more), calm)).json) as { findings: Kind[] };
  return Object.fromEntries(findings.map((finding) => [finding.type, finding])) as Record<FindingType, Kind>;
}

/** Two quads in the floor of a room and a triangle that comes up through the first; a quad is two triangles. */
const ROOM = `# a room
v 0 0 0
v 4 0 0
v 4 4 0
v 0 4 0
v 1 2 -1
v 1 2 1
v 3 2 1
v 8 0 0
v 8 4 0
o floor
f 2 8 9 3
f 1 2 3 4
o post
g thorn
f 5 6 7
`;

describe('every item of JSON has its place', () => {
  test('OBJ: faces, not triangles; lines, objects and groups; numbers from 1 where faces name them', async () => {
    const found = await places(file('room.obj', ROOM));
    const floor = { face: 1, line: 13, object: 'floor' };
    const thorn = { face: 2, line: 16, object: 'post', group: 'thorn' };
    expect(found['crossing-triangles']).toMatchObject({
      items: [[3, 4]],
      places: [{ at: [1.5, 2, 0], triangles: [floor, thorn] }],
    });
    // The other half of the quad has a point of its diagonal in common with it.
    expect(found['touching-triangles']).toMatchObject({
      items: [[2, 4]],
      places: [{ at: [2, 2, 0], triangles: [floor, thorn] }],
    });
    expect(found['border-edge'].places[0]).toEqual({
      at: [2, 0, 0],
      vertices: [
        { vertex: 0, line: 2, objIndex: 1 },
        { vertex: 1, line: 3, objIndex: 2 },
      ],
      triangles: [floor],
    });
  });

  test('for each item one, also at a limit', async () => {
    const all = Object.values(await places(files.crossing, { limit: 3 }));
    expect(all.length).toBeGreaterThan(1);
    for (const { items, places: where } of all) {
      expect(where).toHaveLength(items.length);
      for (const { at } of where) expect(at).toHaveLength(3);
    }
  });

  test('STL: facets and corners of the file, though its corners were joined', async () => {
    const facet = (...corners: string[]) =>
      `facet normal 0 0 0\nouter loop\n${corners.map((c) => `vertex ${c}\n`).join('')}endloop\nendfacet\n`;
    const [a, b, c, d] = ['0 0 0', '1 0 0', '0 1 0', '0 -1 0'] as const;
    const path = file(
      'fin.stl',
      `solid fin\n${facet(a, b, c)}${facet(b, a, d)}${facet(a, b, '0 0 1')}endsolid fin\n`,
    );
    const { 'non-manifold-edge': edge } = await places(path);
    const solid = 'fin';
    expect(edge.places).toEqual([
      {
        at: [0.5, 0, 0],
        vertices: [
          { face: 0, corner: 0, line: 4, solid },
          { face: 0, corner: 1, line: 5, solid },
        ],
        triangles: [2, 9, 16].map((line, face) => ({ face, line, solid })),
      },
    ]);
  });

  test('GLB: nodes, meshes and primitives', async () => {
    const path = join(folder, 'open.glb');
    await writeMesh(path, (await readMesh(files.open)).mesh, {});
    const { 'border-edge': edge } = await places(path);
    const [{ vertices, triangles }] = edge.places as [Required<FindingPlace>];
    expect(vertices[0]).toMatchObject({ mesh: { index: 0 }, primitive: { index: 0 } });
    expect(triangles[0]).toMatchObject({
      mesh: { index: 0 },
      primitive: { index: 0, triangle: expect.any(Number) },
    });
    expect(fileLines(edge.places[0]!).join()).toMatch(
      /^vertices: primitive 0, vertices \d+, \d+ of node 0, mesh 0/,
    );
  });

  test('welding: the numbers of the file, not those after it', async () => {
    const { 'border-edge': edge } = await places(files.halves, { weld: 0 });
    const read = await readMesh(files.halves);
    for (const { at, vertices } of edge.places) {
      const [p, q] = vertices!.map(({ vertex }) =>
        Array.from(read.mesh.positions.subarray(3 * vertex!, 3 * vertex! + 3)),
      );
      expect(at).toEqual(p!.map((x, axis) => (x + q![axis]!) / 2));
      for (const each of vertices!) expect(originOfVertex(read, each.vertex!).line).toBe(each.line);
    }
    // After the weld there are 15 vertices, the last one is the file's number 15 and on no border.
    const { 'border-edge': all } = await places(files.halves, { weld: 0, limit: 1000 });
    expect(Math.max(...all.places.flatMap(({ vertices }) => vertices!.map(({ vertex }) => vertex!)))).toBe(
      14,
    );
  });

  test('components by their first triangle, groups up to a hundred members, a mesh without triangles nowhere', async () => {
    const inverted = await places(file('in.obj', box(0, 1).replaceAll(/^f (\d+) (\d+)/gm, 'f $2 $1')));
    expect(inverted['inverted-component'].places).toEqual([
      { at: [1 / 3, 1 / 3, 0], triangles: [{ face: 0, line: 9 }] },
    ]);
    const many = `v 0 0 0\nv 1 0 0\nv 0 1 0\n${'f 1 2 3\n'.repeat(130)}`;
    const copies = await places(file('many.obj', many), { selfIntersections: 'none' });
    expect(copies['duplicate-triangles'].items[0]).toHaveLength(130);
    expect(copies['duplicate-triangles'].places[0]!.triangles).toHaveLength(100);
    expect(copies['duplicate-triangles'].places[0]!.unnamed).toBe(30);
    expect(fileLines(copies['duplicate-triangles'].places[0]!)).toEqual([
      'faces: lines 4, 5, 6, 7, 8, 9 and 124 more',
    ]);
    expect((await places(file('none.obj', 'v 0 0 0\n')))['no-triangles'].places).toEqual([{ at: null }]);
  });
});

test('the page has them for every finding that it lists', async () => {
  const html = join(folder, 'room.html');
  await checkJob(job(file('room.obj', ROOM), { html, json: false }), calm);
  const [, model] = /<script type="application\/json" id="model">(.*?)<\/script>/.exec(
    readFileSync(html, 'utf8'),
  )!;
  const { layers } = JSON.parse(model!) as {
    layers: { kind: string; spots: string[]; places: string[][] }[];
  };
  const crossing = layers.find(({ kind }) => kind === 'crossing-triangles')!;
  expect(crossing.spots).toEqual(['lines 13, 16']);
  expect(layers.find(({ kind }) => kind === 'border-edge')!.spots[0]).toBe('line 13');
  expect(crossing.places[0]!.slice(0, 6)).toEqual([
    'at 1.5, 2, 0',
    'faces: line 13 of object floor; line 16 of object post, group thorn',
    'common segment:',
    '  2, 2, 0',
    '  1, 2, 0',
    'triangle 3:',
  ]);
});

describe('in tables', () => {
  test('the places of few findings are told, and of all with --coordinates', async () => {
    const room = file('room.obj', ROOM);
    const { out } = await unerring(['check', room]);
    expect(out).not.toContain('crossing-triangles\n');
    const few = file('few.obj', ROOM.replace('f 2 8 9 3\n', ''));
    const told = await unerring(['check', few]);
    expect(told.out).toContain(
      '    1, 2 at 1.5, 2, 0\n      faces: line 12 of object floor; line 15 of object post, group thorn\n',
    );
    expect(told.out).not.toContain('coplanar-neighbours\n');
    const asked = await unerring(['check', '--coordinates', '--limit', '1', room]);
    expect(asked.out).toContain('  touching-triangles\n    2, 4 at 2, 2, 0\n');
    expect(asked.out).toContain('    and 8 more\n');
    expect(asked.out).toContain(
      '  coplanar-neighbours\n    2, 3 at 2, 2, 0\n      face: line 13 of object floor\n',
    );
  });

  test('every line fits, at every width, with hostile names and numbers', async () => {
    const third = 1 / 3;
    const text = ROOM.replace('v 1 2 -1', `v ${third} ${2 * third} -${third}`).replace(
      'o post',
      'o a post with a long name and more words than fit in any line of a small terminal',
    );
    const path = file('esc\u001b[31mred\nand \u202eturned.obj', text);
    const result = await checkJob(job(path, { json: false, coordinates: true }), calm);
    for (const width of [100, 80, 60, 40]) {
      const shown = checkText('esc\u001b[31mred\n.obj', result, styleFor(false, { COLUMNS: String(width) }));
      expect(shown).toMatch(/^esc\\x1b\[31mred\\n\.obj:[ \n]/);
      for (const line of shown.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(width);
      for (const number of shown.match(/[\d.]*\d{9,}/g) ?? []) {
        expect(number).toBe(String(Number(number)));
      }
    }
  });

  test('names of files are printed without their controls, wherever they are printed', async () => {
    const [name, other] = [file('evil\u001b[31m\n.obj', box(0, 1, [[0, 2, 1]])), files.far];
    for (const args of [
      ['check', name],
      ['locate', name, '--point', '0,0,0'],
      ['raycast', name, '--ray', '0,0,0,1,0,0'],
      ['sweep', name, '--sphere', '1', '--from', '0,0,0', '--along', '1,0,0'],
      ['intersect', name, other],
      ['check', `${name}.none`],
      ['check', name, '--html', `${name}/x.html`],
    ]) {
      const { out, err } = await unerring(args);
      expect(out + err).not.toContain('\u001b');
      expect(out + err).not.toMatch(/^\.obj/m);
    }
  });

  test('volumes that are no doubles are told in words', async () => {
    const scaled = async (exponent: number) => {
      const size = `1e${exponent}`;
      const path = file(`solid${exponent}.obj`, box(0, 1).replaceAll(/(?<=^v.*)\b1\b/gm, size));
      const { facts } = await checkJob(job(path, { json: false }), calm);
      return facts.find(([label]) => label === 'volume')![1];
    };
    expect(await scaled(-300)).toBe('positive, below the smallest double');
    expect(await scaled(300)).toBe('positive, beyond the largest double');
    expect(await scaled(0)).toBe('1');
  });

  test('many names are few words', () => {
    const triangles = Array.from({ length: 9 }, (_, face) => ({ face, line: face + 20, object: 'a\u001b' }));
    expect(fileLines({ at: [0, 0, 0], triangles })).toEqual([
      'faces: lines 20, 21, 22, 23, 24, 25 of object a\\x1b and 3 more',
    ]);
    const mixed = triangles.map((origin, i) => ({ ...origin, object: i % 2 === 0 ? 'even' : 'odd' }));
    expect(fileLines({ at: null, triangles: mixed })).toEqual([
      'faces: lines 20, 22, 24, 26, 28 of object even; line 21 of object odd and 3 more',
    ]);
    expect(triangleText(3, { face: 3 })).toBe('3');
    expect(triangleText(3, { face: 1 })).toBe('3 (face 1)');
    expect(triangleText(3, { face: 1, line: 12, object: 'lid' })).toBe('3 (line 12 of object lid)');
  });
});

describe('the list of the page: lines of the file', () => {
  /** A square of two triangles that face different ways, which is read from each format. */
  const vertices = ['0 0 0', '1 0 0', '1 1 0', '0 1 0'];
  const facet = (...corners: string[]) =>
    `facet normal 0 0 0\nouter loop\n${corners.map((c) => `vertex ${c}\n`).join('')}endloop\nendfacet\n`;
  const [a, b, c, d] = vertices as [string, string, string, string];
  const header = `ply\nformat ascii 1.0\nelement vertex 4\nproperty double x\nproperty double y\nproperty double z\n`;
  const texts: readonly (readonly [string, string, string])[] = [
    ['square.obj', `${vertices.map((v) => `v ${v}\n`).join('')}f 1 2 3\nf 1 2 4\n`, 'lines 5, 6'],
    ['square.off', `OFF\n4 2 0\n${vertices.join('\n')}\n3 0 1 2\n3 0 1 3\n`, 'lines 7, 8'],
    [
      'square.ply',
      `${header}element face 2\nproperty list uchar int vertex_indices\nend_header\n${vertices.join('\n')}\n3 0 1 2\n3 0 1 3\n`,
      'lines 14, 15',
    ],
    ['square.stl', `solid s\n${facet(a, b, c)}${facet(a, b, d)}endsolid s\n`, 'lines 2, 9'],
  ];

  async function spots(path: string): Promise<Record<string, string[]>> {
    const html = `${path}.html`;
    await checkJob(job(path, { html, json: false }), calm);
    const [, model] = /<script type="application\/json" id="model">(.*?)<\/script>/.exec(
      readFileSync(html, 'utf8'),
    )!;
    const { layers } = JSON.parse(model!) as { layers: { kind: string; spots: string[] }[] };
    return Object.fromEntries(layers.map((layer) => [layer.kind, layer.spots]));
  }

  test.each(texts)('%s', async (name, text, expected) => {
    expect((await spots(file(name, text)))['inconsistent-edge']).toEqual([expected]);
  });

  test('bytes of binary STL, where the facet stands in the file; nothing for other binary files', async () => {
    const { mesh } = await readMesh(file(texts[0]![0], texts[0]![1]));
    const [stl, ply] = ['binary.stl', 'binary.ply'].map((name) => join(folder, name)) as [string, string];
    await writeMesh(stl, mesh, { binary: true });
    await writeMesh(ply, mesh, { binary: true });
    expect((await spots(stl))['inconsistent-edge']).toEqual(['bytes 84, 134']);
    // The second facet begins with a normal, and its third corner is the vertex (0, 1, 0).
    const bytes = readFileSync(stl);
    expect([0, 4, 8].map((k) => bytes.readFloatLE(134 + 12 + 24 + k))).toEqual([0, 1, 0]);
    expect((await spots(ply))['inconsistent-edge']).toEqual(['']);
  });

  test('few of many, each once, and vertices where there is no face', () => {
    const triangles = [5, 5, 6, 7, 8].map((line, face) => ({ face, line }));
    expect(fileSpot({ at: null, triangles, unnamed: 2 }, 'obj')).toBe('lines 5, 6, 7 and 3 more');
    expect(fileSpot({ at: null, vertices: [{ vertex: 0, line: 3 }] }, 'off')).toBe('line 3');
    expect(fileSpot({ at: null, vertices: [{ face: 1, corner: 2 }] }, 'stl')).toBe('byte 170');
    expect(fileSpot({ at: null, triangles: [{ face: 1 }] }, 'glb')).toBe('');
    expect(fileSpot({ at: null }, 'obj')).toBe('');
  });
});
