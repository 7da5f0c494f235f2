import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { type Room, slugOf } from '../pages.js';
import { linkNames } from './link-names.js';
import { roles } from './roles.js';

const built = (path: string) => fileURLToPath(new URL(`../../reports/site/${path}`, import.meta.url));
const rooms = JSON.parse(readFileSync(built('rooms.json'), 'utf8')) as Room[];

/** Pages of the documentation by whom they are for. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  Begin: ['tasks', 'play', 'contract', 'conventions', 'migration', 'adapters', 'command-line'],
  'Points and shapes': [
    'predicates',
    'queries',
    'shapes',
    'matrix',
    'round',
    'round-conics',
    'distance',
    'distance-convex',
    'enclosing',
  ],
  'CAD and slicers': ['meshes', 'solids', 'formats', 'implicit', 'tetrahedra'],
  'Maps and sheets': ['polygons', 'buffers', 'skeletons', 'minkowski', 'triangulation'],
  'Games and simulations': [
    'motion',
    'motion-meshes',
    'scene',
    'indexes',
    'trees',
    'tree-queries',
    'thick-planes',
  ],
  'Test authors': ['fuzzing', 'fuzzing-queries', 'campaigns', 'oracle', 'suite', 'motion-questions'],
  'How sure, how fast': [
    'verification',
    'proofs',
    'bounds',
    'arithmetic',
    'engines',
    'benchmarks',
    'performance',
    'performance-queries',
    'performance-meshes',
    'performance-growth',
  ],
  Literature: ['books'],
};

/** The first heading of a page. */
const titleOf = (name: string) =>
  /^# (.+)$/m.exec(readFileSync(built(`pages/docs/${name}.md`), 'utf8'))![1]!.replaceAll('`', '');

const guides = Object.entries(GUIDES).map(([text, names]) => ({
  text,
  collapsed: false,
  items: names.map((name) => ({ text: titleOf(name), link: `/docs/${name}` })),
}));

export default defineConfig({
  title: 'unerring',
  description: 'An exact geometry kernel for TypeScript',
  lang: 'en',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }]],
  srcDir: '../reports/site/pages',
  outDir: '../reports/site/html',
  cacheDir: '../reports/site/cache',
  lastUpdated: false,
  vite: { plugins: [roles] },
  markdown: {
    // Text is text: what looks like a tag is none.
    html: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    config: (md) => linkNames(md, rooms),
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'By task', link: '/docs/tasks' },
      { text: 'Reference', link: '/reference/' },
      // A page of its own, which is loaded and not shown in this one.
      { text: 'Playground', link: '/play/', target: '_self' },
      { text: 'Engines', link: '/docs/engines' },
      { text: 'Benchmarks', link: '/docs/benchmarks' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: {
      '/reference/': [
        {
          text: 'Reference',
          link: '/reference/',
          items: rooms.map(({ title, link }) => ({ text: title, link })),
        },
      ],
      '/': guides,
    },
  },
});
