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

  const pages = new Map([
    [
      'src/mesh.md',
      '# src/mesh\n\n### anyHit()\n\n[x](implicit.md#rational-1) [y](#hit-2) [z](a.md#b)\n\n#### no()\n\n### Hit\n',
    ],
    ['src/implicit.md', '# src/implicit\n\n### Rational\n\n### abstract One\n\n### FINDING_TYPES\n'],
    ['src/oracle/namespaces/laws.md', '# laws\n'],
    ['src/polygon-clipping.md', '# x\n'],
  ]);

  it('tell what is on them, and lead to each other', () => {
    const page = referencePage('src/mesh.md', pages);
    expect(page.text).toContain('# unerring/mesh\n');
    expect(page.text).toContain('[x](/reference/implicit.md#rational) [y](#hit) [z](/reference/)');
    expect(page.room).toEqual({
      title: 'unerring/mesh',
      link: '/reference/mesh.md',
      names: { anyHit: '/reference/mesh.md#anyhit', Hit: '/reference/mesh.md#hit' },
    });
    expect(Object.values(referencePage('src/implicit.md', pages).room.names)).toEqual([
      '/reference/implicit.md#rational',
      '/reference/implicit.md#abstract-one',
      '/reference/implicit.md#finding_types',
    ]);
    expect(roomsPage([page.room])).toContain('| [unerring/mesh](/reference/mesh.md) | 2 |');
  });

  it('name namespaces with their entry', () => {
    expect(referencePage('src/oracle/namespaces/laws.md', pages).room.title).toBe('unerring/oracle: laws');
    expect(referencePage('src/polygon-clipping.md', pages).room.title).toBe('unerring/polygon-clipping');
  });

  it('number what is called the same', () => {
    const text = "## One's own\n\n### a\n\n```sh\n# no\n```\n\n### a\n\n### a\n";
    expect([...anchorsOf(text)]).toEqual(['ones-own', 'a', 'a-1', 'a-2']);
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
