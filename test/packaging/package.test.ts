import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';
import * as source from '../../src/index.js';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  bin: Record<string, string>;
  sideEffects: readonly string[];
  optionalDependencies: Record<string, string>;
};

/** Runs a program in the project's folder, where the package resolves its own name as users do. */
function node(kind: 'module' | 'commonjs', code: string): unknown {
  const type = kind === 'module' ? ['--input-type=module'] : ['--input-type=commonjs'];
  return JSON.parse(
    execFileSync(process.execPath, [...type, '-e', code], { cwd: projectRoot, encoding: 'utf8' }),
  );
}

/** What is imported; the workers are started. */
const subpaths = Object.keys(manifest.exports)
  .filter((path) => !['./package.json', './workers/worker', './workers/geometry-worker'].includes(path))
  .map((path) => path.replace('.', 'unerring'));
const predicates = Object.keys(source).sort();

describe('the built package', () => {
  it('offers the subpaths that are documented', () => {
    expect(subpaths).toEqual(
      [
        '',
        '/predicates',
        '/implicit',
        '/shapes',
        '/scene',
        '/planar',
        '/spatial',
        '/indexes',
        '/triangulation',
        '/skeleton',
        '/distance',
        '/round',
        '/motion',
        '/mesh',
        '/enclosing',
        '/bsp',
        '/polygons',
        '/solids',
        '/three',
        '/manifold',
        '/jscad',
        '/rapier',
        '/jolt',
        '/occt',
        '/vitest',
        '/formats',
        '/geojson',
        '/workers',
        '/arithmetic',
        '/observe',
        '/oracle',
        '/fuzz',
        '/robust-predicates',
        '/delaunator',
        '/earcut',
        '/polygon-clipping',
      ].map((path) => `unerring${path}`),
    );
    // Nothing does anything by being imported, except what runs in a worker, and what begins to count.
    expect(manifest.sideEffects).toEqual([
      './dist/workers/unerring-mesh-worker*',
      './dist/workers/unerring-geometry-worker*',
      './dist/observe/*',
    ]);
  });

  it.each(subpaths)('%s has the same exports for import and for require', (path) => {
    const imported = node(
      'module',
      `import * as all from '${path}'; console.log(JSON.stringify(Object.keys(all).sort()))`,
    );
    const required = node('commonjs', `console.log(JSON.stringify(Object.keys(require('${path}')).sort()))`);
    expect(required).toEqual(imported);
    expect((imported as string[]).length).toBeGreaterThan(0);
  });

  // Private members of classes are set in another order in what is required.
  it('unerring/earcut answers for import and for require', () => {
    const call = 'earcut([0, 0, 4, 0, 4, 4, 0, 4, 1, 1, 2, 1, 1, 2], [4]).length';
    expect(node('module', `import earcut from 'unerring/earcut'; console.log(${call})`)).toBe(21);
    expect(node('commonjs', `const { earcut } = require('unerring/earcut'); console.log(${call})`)).toBe(21);
  });

  it.each(['unerring', 'unerring/predicates'])('%s has every predicate of the source', (path) => {
    const imported = node(
      'module',
      `import * as all from '${path}'; console.log(JSON.stringify(Object.keys(all).sort()))`,
    );
    expect(imported).toEqual(predicates);
    expect(predicates.length).toBeGreaterThanOrEqual(22);
  });

  it.each(['module', 'commonjs'] as const)('answers in a %s', (kind) => {
    const load =
      kind === 'module'
        ? "import { orient2d } from 'unerring';"
        : "const { orient2d } = require('unerring');";
    const code = `${load}
      let thrown = ''; try { orient2d(0, 0, NaN, 0, 0, 1); } catch (error) { thrown = error.name + ': ' + error.message; }
      console.log(JSON.stringify([orient2d(0, 0, 1, 0, 0, 1), orient2d(0, 0, 1, 1, 2, 2), orient2d(0, 0, 0, 1, 1, 0), thrown]));`;
    expect(node(kind, code)).toEqual([1, 0, -1, 'RangeError: orient2d: bx must be a finite number, got NaN']);
  });

  it.each(['module', 'commonjs'] as const)('asks one entry about points of another, in a %s', (kind) => {
    const [load, wait] = kind === 'module' ? ['import', 'await '] : ['require', ''];
    const code = `const points = ${wait}${load}('unerring/implicit'); const spatial = ${wait}${load}('unerring/spatial');
      const floor = { normal: [0, 0, 1], constant: 0 };
      const { contact } = spatial.segmentTrianglePoints({ start: [0, 0, 1], end: [0, 0, -2] }, { a: [-1, -1, 0], b: [2, -1, 0], c: [-1, 2, 0] });
      console.log(JSON.stringify(contact.map(({ point }) => [points.isImplicit(point), points.side(floor, point)])));`;
    expect(node(kind, code)).toEqual([[true, 0]]);
  });

  it('takes the points, planes, solids and meshes of a second copy, and their clones', () => {
    const code = `const { createRequire } = await import('node:module');
      const require = createRequire(import.meta.url);
      const [theirs, ours] = [require('unerring/implicit'), await import('unerring/implicit')];
      const [solids, spatial] = [require('unerring/spatial'), await import('unerring/spatial')];
      const [meshes, mesh] = [require('unerring/mesh'), await import('unerring/mesh')];
      const floor = { normal: [0, 0, 1], constant: 0 };
      const hit = theirs.linePlanePoint([0, 0, 5], [1, 2, -3], floor);
      const plane = theirs.planeThrough([0, 0, 0], [1, 0, 0], [0, 1, 0]);
      const cube = solids.convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
      const flat = { positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]), indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) };
      const travelled = (value) => JSON.parse(JSON.stringify(structuredClone(value)));
      console.log(JSON.stringify([
        ours.side(floor, hit), ours.side(floor, travelled(hit)), ours.orientation([0, 0, 0], [1, 0, 0], [0, 1, 0], hit),
        ours.side(plane, [0, 0, 1]), ours.side(travelled(plane), [0, 0, 1]),
        spatial.pointConvex([1, 1, 1], travelled(cube)).location, mesh.checkMesh(meshes.prepareMesh(flat)).valid]));`;
    expect(node('module', code)).toEqual([0, 0, 0, 1, 1, 'boundary', true]);
  });

  it.each(['module', 'commonjs'] as const)(
    'finds its worker, and threads that wait keep no program alive, in a %s',
    (kind) => {
      const load = kind === 'module' ? "await import('unerring/workers')" : "require('unerring/workers')";
      const code = `(async () => {
      const workers = new (${kind === 'module' ? `(${load})` : load}.MeshWorkers)({ workers: 2 });
      const mesh = await workers.prepare({ positions: new Float64Array(9), indices: new Uint32Array([0, 1, 2]) });
      const pairs = await workers.selfIntersections(mesh);
      console.log(JSON.stringify([workers.workers, pairs.length]));
    })();`;
      expect(node(kind, code)).toEqual([2, 0]);
    },
  );

  it.each(['module', 'commonjs'] as const)('loads modules of queries, in a %s', (kind) => {
    const load = (entry: string) => (kind === 'module' ? `await import('${entry}')` : `require('${entry}')`);
    const folder = mkdtempSync(join(tmpdir(), 'unerring '));
    const path = join(folder, 'query #1.mjs');
    writeFileSync(
      path,
      "export const q = { name: 'q', layout: {}, classes: ['on'], subject: () => 'on', referee: () => 'on' };",
    );
    const code = `(async () => {
      const harness = ${load('unerring/fuzz')};
      const oracle = ${load('unerring/oracle')};
      await harness.loadQuestionModules([${JSON.stringify(path)}]);
      console.log(JSON.stringify(oracle.questionNamed('q').name));
    })();`;
    expect(node(kind, code)).toBe('q');
    rmSync(folder, { recursive: true });
  });

  it('brings an application that imports the core predicates nothing from elsewhere', async () => {
    const { metafile, outputFiles } = await build({
      stdin: {
        contents: `import { orient2d, orient3d, incircle, insphere } from 'unerring';
          console.log(orient2d, orient3d, incircle, insphere);`,
        resolveDir: projectRoot,
      },
      bundle: true,
      format: 'esm',
      // Neither Node's modules nor a browser's are at hand here: what needs one does not build.
      platform: 'neutral',
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    const foreign = Object.keys(metafile.inputs).filter(
      (path) => path !== '<stdin>' && !path.startsWith('dist/'),
    );
    expect(foreign).toEqual([]);
    // Nor anything that it does not ask for.
    expect(outputFiles[0]!.text).not.toMatch(/powerTest3d|compareDistance3d|angle2d/);
    expect(outputFiles[0]!.text).not.toMatch(/\b(?:import|require)\s*\(/);
  });

  it('needs no other package, brings two that can be left out, and minds none that is installed', () => {
    expect(Object.keys(manifest.optionalDependencies)).toEqual(['fast-check', 'robust-predicates']);
    for (const kind of ['dependencies', 'peerDependencies', 'peerDependenciesMeta', 'bundleDependencies']) {
      expect(manifest).not.toHaveProperty(kind);
    }
  });

  it('imports nothing but these and what Node has', async () => {
    const files = readdirSync(join(projectRoot, 'dist'), { recursive: true, encoding: 'utf8' });
    const own = ['unerring', ...Object.keys(manifest.optionalDependencies)];
    // What pages load is bundled, and has programs in texts: Chromium asks for nothing from elsewhere.
    const programs = files.filter((file) => /\.c?js$/.test(file) && !/viewer\.js$|^play\//.test(file));
    const found = new Set<string>();
    const collecting: Plugin = {
      name: 'collecting',
      setup({ onResolve }) {
        onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
          if (kind === 'entry-point') return undefined;
          if (!path.startsWith('.')) found.add(`${basename(importer)}: ${path}`);
          return { path, external: true };
        });
      },
    };
    await build({
      absWorkingDir: join(projectRoot, 'dist'),
      entryPoints: programs.map((file) => ({ in: `./${file}`, out: file })),
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [collecting],
      outdir: 'out',
      write: false,
      logLevel: 'error',
    });
    const names = [...found].filter((line) => !own.some((name) => line.endsWith(`: ${name}`)));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((line) => !isBuiltin(line.split(': ')[1]!))).toEqual([]);
  });

  it('has each part once for import, and once for require', () => {
    const files = readdirSync(join(projectRoot, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const [ending, marks] of [
      ['.js', ['function orient3d(ax', 'const PreparedMesh = class', 'class _Command extends']],
      ['.cjs', ['function orient3d(ax', 'PreparedMesh=class']],
    ] as const) {
      const texts = files
        .filter((file) => file.endsWith(ending) && !file.includes('robust-predicates'))
        .map((file) => readFileSync(join(projectRoot, 'dist', file), 'utf8'));
      for (const mark of marks) expect(texts.filter((text) => text.includes(mark)).length, mark).toBe(1);
    }
  });

  it('has the modules of the kernel as they were written, and not what is required', () => {
    const files = readdirSync(join(projectRoot, 'dist'), { encoding: 'utf8' });
    const programs = files.filter((file) => /\.c?js$/.test(file));
    const written = programs.filter((file) =>
      /^ {4}\S/m.test(readFileSync(join(projectRoot, 'dist', file), 'utf8')),
    );
    expect(written.length).toBeGreaterThan(50);
    // Of what is required, functions that `unerring/observe` finds by their texts.
    const bytes = (ending: string) =>
      programs
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + statSync(join(projectRoot, 'dist', file)).size, 0);
    expect(bytes('.cjs')).toBeLessThan(4e6);
  });

  it('names functions in stack traces of what is required, and shows a line that can be read', () => {
    const code = "require('unerring/predicates').orient2d(NaN, 0, 0, 0, 0, 0)";
    const { stderr } = spawnSync(process.execPath, ['-e', code], { cwd: projectRoot, encoding: 'utf8' });
    expect(stderr).toMatch(/ at \S*orient2d/);
    expect(Math.max(...stderr.split('\n').map((line) => line.length))).toBeLessThan(1000);
  });

  it.each(['module', 'commonjs'] as const)('observes tiers by the texts of functions, in a %s', (kind) => {
    const load = (entry: string) => (kind === 'module' ? `await import('${entry}')` : `require('${entry}')`);
    const code = `(async () => {
      const { observeTiers } = ${load('unerring/observe')};
      const { pointTriangleDistance } = ${load('unerring/distance')};
      const { spheresIntersect } = ${load('unerring/round')};
      const triangle = { a: [0, 0, 0], b: [3, 0, 1], c: [0, 7, 0] };
      const { tiers } = observeTiers(() => {
        for (const x of [0.1, 0.7, 1e-300]) {
          pointTriangleDistance([x, 0.3, 5], triangle).distance;
          spheresIntersect({ center: [0, 0, 0], radius: 1 }, { center: [x, 2, 0], radius: 1 });
        }
      });
      console.log(JSON.stringify(tiers));
    })();`;
    expect(node(kind, code)).toEqual({ distance: { words: 3 }, spheresIntersect: { filter: 2, bigint: 1 } });
  });

  it('keeps what bundlers read of the oracle, too', () => {
    const files = readdirSync(join(projectRoot, 'dist'), { encoding: 'utf8' });
    const text = files
      .filter((file) => /^questions-\w+\.js$/.test(file))
      .map((file) => readFileSync(join(projectRoot, 'dist', file), 'utf8'));
    expect(text.join('')).toMatch(/=\/\* @__PURE__ \*\//);
  });
});

describe('the command line', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(projectRoot, manifest.bin.unerring!), ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
    });

  it('says what it can do', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('fuzz');
    expect(stdout).toContain('demo');
  });

  it('ends quietly when nobody reads any more', () => {
    const command = `"${process.execPath}" "${join(projectRoot, manifest.bin.unerring!)}" fuzz --predicate orient2d --count 100 --seed 1`;
    const { status, stderr } = spawnSync('sh', ['-c', `${command} | true`], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stderr).not.toMatch(/EPIPE| {4}at /);
  });

  it('is started by Node', () => {
    const text = readFileSync(join(projectRoot, manifest.bin.unerring!), 'utf8');
    expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('runs a campaign in workers of the built package', () => {
    const { status, stdout } = run('fuzz', '--predicate', 'orient2d', '--count', '2000', '--seed', '1');
    expect(stdout).toMatch(/unerring +│ +2,000 │ +· │ +· │ +· │ +· │/);
    expect(status).toBe(0);
  });

  it('answers a wrong option with one line and exit code 2', () => {
    for (const args of [['fuzz', '--seed', 'x'], ['demo', '--nonsense'], ['nonsense']]) {
      const { status, stderr } = run(...args);
      expect(status, args.join(' ')).toBe(2);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
