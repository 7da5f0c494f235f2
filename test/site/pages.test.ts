import { describe, expect, it } from 'vitest';
import {
  CELLS,
  exactSign,
  plainSign,
  signsAround,
  stepped,
} from '../../site/.vitepress/theme/signs-near-line.js';
import { anchorsOf, documentPage, referencePage, referencePath, roomsPage } from '../../site/pages.js';

describe('pages of the documentation', () => {
  it('have links of the site; images, addresses and places stay', () => {
    const text =
      '[a](meshes.md#rays) [b](../CHANGELOG.md) ![c](images/c.svg) [d](engines/x.cpp) [e](https://e.org) [f](#f)';
    expect(documentPage('docs/page.md', text)).toBe(
      '[a](/docs/meshes.md#rays) [b](/changelog.md) ![c](images/c.svg) [d](/docs/engines/x.cpp) [e](https://e.org) [f](#f)',
    );
  });

  it('are found from the README, which names them by their paths', () => {
    expect(documentPage('README.md', 'see `docs/contract.md`, `docs/contract.md#x` and `src/index.ts`')).toBe(
      'see [`docs/contract.md`](/docs/contract.md), `docs/contract.md#x` and `src/index.ts`',
    );
    expect(documentPage('README.md', '[`docs/books.md`](docs/books.md)')).toBe(
      '[`docs/books.md`](/docs/books.md)',
    );
  });
});

describe('pages of the reference', () => {
  it('stand by the names of entries', () => {
    const paths = [
      'src.md',
      'src/mesh.md',
      'src/oracle/index.md',
      'src/oracle/namespaces/laws.md',
      'fuzz.md',
    ];
    expect(paths.map(referencePath)).toEqual(
      ['unerring', 'mesh', 'oracle', 'oracle-laws', 'fuzz'].map((name) => `reference/${name}.md`),
    );
  });

  it('tell what is on them, and lead to each other', () => {
    const text =
      '# src/mesh\n\n### anyHit()\n\n[x](implicit.md#rational)\n\n#### no()\n\n### Hit\n\n### Box\\<T\\>\n';
    const page = referencePage('src/mesh.md', pages);
    expect(page.text).toContain('# unerring/mesh\n');
    expect(page.text).toContain('[x](/reference/implicit.md#rational)');
    expect(page.room).toEqual({
      title: 'unerring/mesh',
      link: '/reference/mesh.md',
      names: {
        anyHit: '/reference/mesh.md#anyhit',
        Hit: '/reference/mesh.md#hit',
        Box: '/reference/mesh.md#box-t',
      },
    });
    expect(roomsPage([page.room])).toContain('| [unerring/mesh](/reference/mesh.md) | 3 |');
  });

  it('name namespaces with their entry', () => {
    expect(referencePage('src/oracle/namespaces/laws.md', '# laws\n').room.title).toBe(
      'unerring/oracle: laws',
    );
    expect(referencePage('src/polygon-clipping.md', '# x\n').room.title).toBe('unerring/polygon-clipping');
  });
});

describe('signs around a point of the diagonal', () => {
  it('are wrong in plain doubles, and one straight line exactly', () => {
    const { plain, exact, wrong } = signsAround(0.5);
    expect(wrong).toBeGreaterThan(CELLS);
    expect(plain).not.toEqual(exact);
    for (let row = 0; row < CELLS; row++)
      for (let column = 0; column < CELLS; column++) {
        const [x, y] = [stepped(0.5, column - CELLS / 2), stepped(0.5, CELLS / 2 - row)];
        expect(exact[row * CELLS + column]).toBe(Math.sign(y - x));
        expect(plain[row * CELLS + column]).toBe(plainSign(x, y));
        expect(exactSign(x, y)).toBe(Math.sign(y - x));
      }
  });
});
