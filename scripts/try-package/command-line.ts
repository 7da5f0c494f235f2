/** The command line of an installed package. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, writeFiles } from './sandbox.js';
import type { Step } from './step.js';

const tetrahedron = 'OFF\n4 4 0\n0 0 0\n4 0 0\n0 4 0\n0 0 4\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n';

/** Steps in a folder where nothing but the package is installed. */
export function commandLineSteps(folder: string): Step[] {
  writeFiles(folder, { 'tetrahedron.off': tetrahedron });
  const unerring =
    (args: string, expected: RegExp, code = 0): Step['act'] =>
    async () => {
      const command = ['npx', '--no-install', 'unerring', ...args.split(' ')];
      const outcome = await run(command, { cwd: folder, seconds: 120 });
      const said = outcome.stdout + outcome.stderr;
      if (outcome.code !== code || !expected.test(said))
        throw new Error(`exit code ${outcome.code}\n${said}`);
    };
  return [
    { name: 'npx unerring --version', act: unerring('--version', /^\d+\.\d+\.\d+$/m) },
    { name: 'npx unerring demo', act: unerring('demo --count 1500', /What to try next/) },
    { name: 'npx unerring check', act: unerring('check tetrahedron.off', /valid/) },
    { name: 'npx unerring check --html', act: unerring('check tetrahedron.off --html page.html', /valid/) },
    {
      name: 'npx unerring locate',
      act: unerring('locate tetrahedron.off --point 1,1,1', /inside/),
    },
    {
      name: 'npx unerring fuzz',
      act: unerring(
        'fuzz --predicate core --target unerring,robust-predicates --count 2000 --seed 1',
        /robust-predicates/,
      ),
    },
    {
      name: 'npx unerring fuzz, queries',
      act: unerring(
        'fuzz --query pointPolygon2d --target unerring --count 2000 --seed 1',
        /pointPolygon|unerring/,
      ),
    },
    {
      name: 'npx unerring judge, without the package that is to be judged',
      act: unerring('judge three', /^unerring: three not installed: npm install three$/m, 2),
    },
  ];
}

/** Steps in a folder where three and three-mesh-bvh are installed, too. */
export function judgeSteps(folder: string): Step[] {
  const act = async () => {
    const command = ['npx', '--no-install', 'unerring', 'judge', 'three', 'three-mesh-bvh', '--time', '10'];
    const { code, stdout, stderr } = await run(command, { cwd: folder, seconds: 120 });
    const page = join(folder, 'unerring-judge.html');
    const isPage = existsSync(page) && readFileSync(page, 'utf8').startsWith('<!doctype html>');
    // The overview has a line for each: its name, and how many cases it was asked.
    const rows = ['three', 'three-mesh-bvh'].every((name) =>
      new RegExp(`^ *${name} +[1-9]`, 'm').test(stdout),
    );
    if (code !== 1 || !isPage || !rows) throw new Error(`exit code ${code}\n${stdout}${stderr}`);
  };
  return [{ name: 'npx unerring judge three three-mesh-bvh', act }];
}
