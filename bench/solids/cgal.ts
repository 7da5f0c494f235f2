/**
 * CGAL on the same meshes, by a program that is compiled here where there are a compiler and CGAL (Debian: g++,
 * libcgal-dev).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-command.js';
import type { Mesh } from './shapes.js';

/** How two meshes are united: as Nef polyhedra, or by corefinement of their surfaces. */
export type Method = 'nef' | 'corefine';

/** Least times, ms, and of how many facets the result is. */
export interface Times {
  readonly reading: number;
  readonly uniting: number;
  readonly facets: number;
}

/** The program, in a folder of its own that is deleted at the end. */
export class Cgal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'unerring-cgal-'));
  readonly #program = join(this.#folder, 'cgal');

  /** Compiles the program, which takes a minute; `null` where that is not possible. */
  static load(): Cgal | null {
    if (!existsSync('/usr/include/CGAL/version.h')) return null;
    const cgal = new Cgal();
    process.on('exit', () => rmSync(cgal.#folder, { recursive: true, force: true }));
    const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
    const source = join(projectRoot, 'bench', 'solids', 'cgal.cpp');
    try {
      execFileSync('g++', [...flags, '-o', cgal.#program, source, '-lgmp', '-lmpfr'], { stdio: 'ignore' });
    } catch {
      return null;
    }
    return cgal;
  }

  union(a: Mesh, b: Mesh, method: Method, rounds: number): Times {
    const names = [a, b].map((mesh, i) => {
      const name = join(this.#folder, `${i}.off`);
      writeFileSync(name, offText(mesh));
      return name;
    });
    const printed = execFileSync(this.#program, [...names, method, String(rounds)], { encoding: 'utf8' });
    const [reading, uniting, facets] = printed.trim().split(' ').map(Number) as [number, number, number];
    return { reading, uniting, facets };
  }
}

/** A mesh as OFF: each double by the fewest digits that are read as the same one. */
export function offText({ positions, indices }: Mesh): string {
  const triples = (numbers: Float64Array | Uint32Array) =>
    Array.from({ length: numbers.length / 3 }, (_, i) => numbers.subarray(3 * i, 3 * i + 3).join(' '));
  const corners = triples(indices).map((triangle) => `3 ${triangle}`);
  return ['OFF', `${positions.length / 3} ${corners.length} 0`, ...triples(positions), ...corners, ''].join(
    '\n',
  );
}
