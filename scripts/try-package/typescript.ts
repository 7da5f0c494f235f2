/** The types, as compilers of users see them. */
import { join } from 'node:path';
import { entries } from './probe.js';
import { runWell, writeFiles } from './sandbox.js';
import type { Step } from './step.js';

/** Two are ES modules alone, which this compiler lets no file of CommonJS import. */
const use = (
  imported: readonly string[],
) => `${imported.map((entry, i) => `import * as e${i} from '${entry}';`).join('\n')}
export const all: object[] = [${imported.map((_, i) => `e${i}`).join(', ')}];
import { orient2d } from 'unerring';
import type { PreparedMesh } from 'unerring/mesh';
import { GeometryWorker, MeshWorkers } from 'unerring/workers';
export const sign: -1 | 0 | 1 = orient2d(0, 0, 1, 0, 0, 1);
export const prepare = (): Promise<PreparedMesh> =>
  new MeshWorkers({ workers: 2, workerUrl: 'worker.js' }).prepare({ positions: new Float64Array(9), indices: new Uint32Array(3) });
export const united: Promise<Float64Array> = new GeometryWorker({ workerUrl: 'worker.js' })
  .meshUnion([{ positions: new Float64Array(9), indices: new Uint32Array(3) }], { trust: true })
  .then(({ positions }) => positions);
// @ts-expect-error: six numbers
orient2d(0, 0, 1, 0, 0);
`;

/** Files by extension, so that each is of one kind of module. */
const cases = [
  { name: 'bundler', file: 'use.mts', module: 'esnext', resolution: 'bundler', conditions: [] },
  {
    name: 'bundler, for browsers',
    file: 'use.mts',
    module: 'esnext',
    resolution: 'bundler',
    conditions: ['browser'],
  },
  { name: 'node16, import', file: 'use.mts', module: 'node16', resolution: 'node16', conditions: [] },
  { name: 'node16, require', file: 'use.cts', module: 'node16', resolution: 'node16', conditions: [] },
];
/** Either a page's names or Node's are known to a user's compiler. */
const worlds = [
  { name: "a browser's names", lib: 'es2022,dom', types: '' },
  { name: "Node's names", lib: 'es2022', types: 'node' },
];

/** Steps in a folder where the package is installed with typescript and @types/node. */
export function typescriptSteps(folder: string): Step[] {
  const isModuleAlone = (entry: string) => /\/(?:oracle|fuzz)$/.test(entry);
  writeFiles(folder, {
    'use.mts': use(entries),
    'use.cts': use(entries.filter((entry) => !isModuleAlone(entry))),
  });
  return cases.flatMap(({ name, file, module, resolution, conditions }) =>
    worlds.map((world, i) => ({
      name: `TypeScript: ${name}, ${world.name}`,
      act: async () => {
        const config = `tsconfig-${name.replace(/\W+/g, '-')}-${i}.json`;
        const compilerOptions = {
          noEmit: true,
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          target: 'es2022',
          module,
          moduleResolution: resolution,
          ...(conditions.length > 0 && { customConditions: conditions }),
          lib: world.lib.split(','),
          types: world.types === '' ? [] : [world.types],
        };
        writeFiles(folder, { [config]: JSON.stringify({ compilerOptions, files: [file] }) });
        await runWell([join(folder, 'node_modules', '.bin', 'tsc'), '-p', config], {
          cwd: folder,
          seconds: 180,
        });
      },
    })),
  );
}
