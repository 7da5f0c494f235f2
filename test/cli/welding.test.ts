import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

/** A tetrahedron whose faces have corners of their own, the last one moved. */
function tetrahedron(moved: number): string {
  const [o, x, y, z] = ['0 0 0', '1 0 0', '0 1 0', '0 0 1'];
  const corners = [o, y, x, o, x, z, o, z, y, x, y, `0 0 ${1 + moved}`];
  const faces = [1, 4, 7, 10].map((i) => `f ${i} ${i + 1} ${i + 2}`);
  return `${[...corners.map((corner) => `v ${corner}`), ...faces].join('\n')}\n`;
}
const split = at('split.obj');
const apart = at('apart.obj');
writeFileSync(split, tetrahedron(0));
writeFileSync(apart, tetrahedron(0.125));

describe('a mesh whose faces have corners of their own', () => {
  test('is not closed as it is, and the refusal says what closes it', async () => {
    const locate = (path: string, ...more: string[]) =>
      unerring(['locate', path, '--point', '0.1,0.1,0.1', ...more]);
    expect(await locate(split)).toEqual({
      code: 2,
      out: '',
      err: `unerring: ${split}: the mesh is not closed, so that it has no inside: 12 border edges (--weld closes it)\n`,
    });
    expect((await locate(apart)).err).toContain('(--weld-within 0.125 closes it)');
    const united = await unerring(['boolean', 'union', apart, '-o', at('united.off')]);
    expect(united.err).toContain(': unerring check shows all of them; --weld-within 0.125 closes it\n');
    expect((await locate(split, '--weld')).out).toContain('inside');
    expect((await locate(apart, '--weld-within', '0.125')).out).toContain('inside');
    expect((await locate(apart, '--weld-within', '0.1')).code).toBe(2);
  });

  test('can be welded by every command that reads meshes', async () => {
    const info = await unerring(['info', split, '--weld', '--json']);
    expect(JSON.parse(info.out)).toMatchObject({ vertices: 4, closed: true, components: 1 });
    const cast = await unerring(['raycast', split, '--ray', '0.1,0.1,-1,0,0,1', '--weld']);
    expect(cast.code).toBe(0);
    const ball = ['--sphere', '0.01', '--from', '0.1,0.1,-1', '--along', '0,0,2'];
    const swept = await unerring(['sweep', split, ...ball, '--weld', '--json']);
    expect(JSON.parse(swept.out)).toMatchObject({ sweeps: [{ contact: true }] });
    const meets = await unerring(['intersect', split, apart, '--weld-within', '0.125', '--json']);
    expect(meets.code).toBe(1);
    const out = at('both.off');
    const both = await unerring(['boolean', 'union', apart, split, '--weld-within', '0.125', '-o', out]);
    expect([both.code, both.err]).toEqual([0, '']);
    const off = at('split.off');
    for (const command of [
      ['convert', apart, off],
      ['orient', apart, '--out', off],
    ]) {
      const said = await unerring([...command, '--weld-within', '0.125', '--json']);
      expect(JSON.parse(said.out)).toMatchObject({
        vertices: 4,
        triangles: 4,
        weld: { distance: 0.125, merged: 8 },
      });
      expect(readFileSync(off, 'utf8')).toContain('4 4 ');
    }
    expect((await unerring(['convert', split, off, '--weld'])).out).toContain(
      '8 vertices merged into 4 others',
    );
    expect((await unerring(['convert', split, off, '--weld', '--weld-within', '1'])).code).toBe(2);
  });

  test('and triangles that lose a corner by it are not written, and told', async () => {
    const flat = at('flat.obj');
    writeFileSync(flat, `${tetrahedron(0)}v 0 0 0\nf 1 4 13\n`);
    for (const command of [
      ['convert', flat, at('flat.off')],
      ['orient', flat, '--out', at('flat.off')],
    ]) {
      const { out } = await unerring([...command, '--weld']);
      expect(out.replaceAll(/\s+/g, ' ')).toContain('1 triangle lost a corner by it and is left out');
      expect(out).toContain('4 triangles');
    }
  });

  test('check says the least distance that closes all borders', async () => {
    const closing = async (...args: string[]) =>
      (JSON.parse((await unerring(['check', '--json', ...args])).out) as { closingDistance?: number })
        .closingDistance;
    expect([await closing(split), await closing(apart), await closing(split, '--weld')]).toEqual([
      0,
      0.125,
      undefined,
    ]);
    const { out } = await unerring(['check', apart]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '--weld-within 0.125 closes all borders, and the next smaller double does not',
    );
  });
});
