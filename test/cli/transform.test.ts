import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { box, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const [from, to] = [join(folder, 'box.obj'), join(folder, 'out.obj')];
writeFileSync(from, box(0, 1));

/** The file is written over the one that was there. */
async function run(...options: string[]) {
  const {
    code,
    out: stdout,
    err: stderr,
  } = await unerring(['transform', from, '--out', to, '--force', ...options]);
  return { code, stdout, stderr };
}
const verticesOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^v (.*)$/gm)].map(([, text]) => text!.split(' ').map(Number));
const before = verticesOf(from);

describe('unerring transform', () => {
  test('scales, turns by a quaternion, and moves, in this order', async () => {
    const { code, stdout } = await run('--scale', '2,3,4', '--rotate', '0,0,1,1', '--translate', '5 0 -1');
    expect([code, stdout.includes('each vertex is exactly where it belongs')]).toEqual([0, true]);
    expect(verticesOf(to)).toEqual(before.map(([x, y, z]) => [5 - 3 * y!, 2 * x!, 4 * z! - 1]));
  });

  test('turns the triangles of a mirror image, so that it stays the boundary of a solid', async () => {
    const { code, stdout } = await run('--mirror', '1,0,0,0', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ exact: true, mirrored: true, triangles: 12 });
    expect(verticesOf(to)).toEqual(before.map(([x, y, z]) => [0 - x!, y, z]));
    expect((await unerring(['check', to])).code).toBe(0);
  });

  test('takes a matrix column by column, and says whether it rounds', async () => {
    const { code, stdout } = await run('--matrix', '0.5 0 0 0  0 1 0 0  0 0 1 0  0.25 0 0 1');
    expect([code, stdout.includes('rounded to the nearest doubles')]).toEqual([0, false]);
    expect(verticesOf(to)).toEqual(before.map(([x, y, z]) => [x === 0 ? 0.25 : 0.75, y, z]));
    const other = await run('--scale', '0.1', '--translate', '0.3,0,0');
    expect([other.code, other.stdout.includes('rounded to the nearest doubles')]).toEqual([0, true]);
  });

  test.each([
    [[], /where to\? give --scale/],
    [['--mirror', '1,0,0,0', '--scale', '2'], /give one of them/],
    [['--mirror', '0,0,0,1'], /normal/],
    [['--scale', '0'], /the placement/],
    [['--scale', '1,2'], /--scale: expected 3 finite numbers x y z, got '1,2'/],
    [['--rotate', '0,0,0,0'], /the placement/],
    [['--matrix', '1 2 3'], /--matrix: expected 16 finite numbers/],
    [['--scale', '1e308', '--translate', '1e308,1e308,1e308'], /beyond all doubles/],
    [['--turn', '1'], /unknown option/],
  ])('refuses %j in a line', async (options, text) => {
    const { code, stdout, stderr } = await run(...options);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(text);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
