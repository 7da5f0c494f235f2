/** Folders in which the package is installed as users do it, and programs that run there. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../run-command.js';

export interface Outcome {
  /** The exit code; -1 for a program that had to be ended, or could not be started. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program with its children, and ends all of them after so many seconds. */
export function run(
  command: readonly string[],
  { cwd, seconds = 120 }: { cwd: string; seconds?: number },
): Promise<Outcome> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    // A group of its own, so that what it starts is ended with it.
    const child = spawn(program!, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', CI: '1', npm_config_update_notifier: 'false' },
    });
    let [stdout, stderr, late] = ['', '', false];
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const timer = setTimeout(() => {
      late = true;
      process.kill(-child.pid!, 'SIGKILL');
    }, seconds * 1000);
    const end = (code: number, more = ''): void => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr: stderr + more });
    };
    child.on('error', (error) => end(-1, error.message));
    child.on('close', (code) => end(late ? -1 : (code ?? -1), late ? `not done after ${seconds} s` : ''));
  });
}

/** A program that must end well; what it printed. */
export async function runWell(
  command: readonly string[],
  options: { cwd: string; seconds?: number },
): Promise<string> {
  const { code, stdout, stderr } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')}: exit code ${code}\n${stdout}${stderr}`);
  return stdout;
}

/** A new folder with a package.json and the given files. */
export function newProject(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-try-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Packs the package as it was built; the archive's path. */
export async function pack(): Promise<string> {
  const folder = newProject();
  const command = ['npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await runWell(command, { cwd: projectRoot })) as [{ filename: string }];
  return join(folder, filename);
}

/** Installs packages from the registry or from archives. */
export async function install(folder: string, ...packages: readonly string[]): Promise<void> {
  const command = ['npm', 'install', '--no-audit', '--no-fund', ...packages];
  await runWell(command, { cwd: folder, seconds: 600 });
}

/** Bytes of all files below a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const entry = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (entry?.isFile() ? entry.size : 0);
  }, 0);
}
