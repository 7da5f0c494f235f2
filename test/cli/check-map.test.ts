import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindsOf } from '../../src/cli/mesh/acceptance.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import type { CheckJob } from '../../src/cli/mesh/check-types.js';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { temporaryFolder } from './models.js';

const folder = temporaryFolder();
const calm: Context = { signal: { aborted: false }, progress: () => {} };

type Triple = readonly [number, number, number];

/** A brush that is a box: a face for each side, its points clockwise as seen from outside. */
function brush([x, y, z]: Triple, [u, v, w]: Triple): string {
  const faces: readonly (readonly Triple[])[] = [
    [
      [x, 0, 1],
      [x, 0, 0],
      [x, 1, 0],
    ],
    [
      [u, 1, 0],
      [u, 0, 0],
      [u, 0, 1],
    ],
    [
      [1, y, 0],
      [0, y, 0],
      [0, y, 1],
    ],
    [
      [0, v, 1],
      [0, v, 0],
      [1, v, 0],
    ],
    [
      [0, 1, z],
      [0, 0, z],
      [1, 0, z],
    ],
    [
      [1, 0, w],
      [0, 0, w],
      [0, 1, w],
    ],
  ];
  return `{\n${faces.map((points) => `${points.map((p) => `( ${p.join(' ')} )`).join(' ')} stone 0 0 0 1 1`).join('\n')}\n}\n`;
}

/** A room of six walls; the lid ends a little before it covers all. */
function room(gap: number, ...entities: readonly string[]): string {
  const walls = [
    brush([0, 0, 0], [9, 9, 1]),
    brush([0, 0, 8], [9 - gap, 9, 9]),
    brush([0, 0, 1], [1, 9, 8]),
    brush([8, 0, 1], [9, 9, 8]),
    brush([1, 0, 1], [8, 1, 8]),
    brush([1, 8, 1], [8, 9, 8]),
  ];
  return `{\n"classname" "worldspawn"\n${walls.join('')}}\n${entities.join('')}`;
}

const entity = (classname: string, origin: string) => `{ "classname" "${classname}" "origin" "${origin}" }\n`;
const player = entity('info_player_start', '4 4 4');

function check(text: string, more: Partial<CheckJob> = {}) {
  const path = join(folder, 'level.map');
  writeFileSync(path, text);
  const plain = {
    selfIntersections: 'all',
    weld: null,
    limit: 5,
    html: null,
    svg: null,
    json: true,
  } as const;
  return checkJob({ source: { path }, ...plain, ...more }, calm);
}

const kinds = ({ findings }: Awaited<ReturnType<typeof check>>) =>
  findings.map(({ type: kind, count }) => [kind, count]);

describe('check of a map', () => {
  test('a sealed room', async () => {
    // The lid still reaches over the inside, which ends at 8.
    for (const gap of [0, 0.5, 1]) {
      const result = await check(room(gap, player));
      expect([result.clean, result.summary]).toEqual([true, 'brushes are solids, and nothing leaks']);
      expect(result.facts).toEqual([
        ['format', 'MAP'],
        ['entities', '2'],
        ['brushes', '6'],
      ]);
    }
  });

  test.each([2, 1.0009765625, 1 + 2 ** -49])('an opening of any size: a gap of %d', async (gap) => {
    const result = await check(room(gap, player));
    expect(kinds(result)).toEqual([['leak', 1]]);
    expect(result.findings[0]!.places).toEqual([
      { item: 'info_player_start is not sealed from the outside', at: '4, 4, 4', inFile: ['line 52'] },
    ]);
    expect(JSON.parse(result.json)).toMatchObject({
      fileFormat: 'map',
      valid: false,
      findings: [{ type: 'leak', at: [4, 4, 4] }],
    });
  });

  test('entities in walls, outside, and in brushes that move: these seal nothing', async () => {
    const door = `{ "classname" "func_door"\n${brush([7, 0, 8], [9, 9, 9])}}\n`;
    const result = await check(room(2, door, entity('light', '0.5 4 4'), entity('light', '20 4 4')));
    expect(kinds(result)).toEqual([
      ['leak', 1],
      ['entity-in-solid', 1],
    ]);
    const detail = door.replace('func_door', 'func_detail');
    expect(kinds(await check(room(2, detail, player)))).toEqual([]);
  });

  test('brushes without an inside or an end; no entity that stands anywhere', async () => {
    const flat = brush([0, 0, 0], [1, 1, 0]);
    const result = await check(`{\n"classname" "worldspawn"\n${flat}}\n`);
    expect(kinds(result)).toEqual([['brush-without-solid', 1]]);
    expect(result.findings[0]!.first).toEqual(['line 3']);
    expect(result.notes).toEqual([
      'no entity says where it stands: whether the level is sealed was not asked',
    ]);
  });

  test('an origin that is no point is named with its line', async () => {
    const result = await check(room(0, entity('light', '4 4 x'), entity('info_null', ''), player));
    expect(kinds(result)).toEqual([]);
    expect(result.notes).toEqual([
      "line 52: the origin of light is no point, three numbers: '4 4 x'",
      "line 53: the origin of info_null is no point, three numbers: ''",
    ]);
  });

  test('what is for meshes is refused', async () => {
    await expect(check(room(0), { html: 'a.html' })).rejects.toThrow(
      '--html is for meshes, and this is a map',
    );
    expect(kindsOf('--allow', ['leak,border-edge'])).toEqual(new Set(['leak', 'border-edge']));
  });
});
