import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from './parts.js';

/** Begins with what takes longest, within a project: whichever worker has nothing to do then takes the next file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return rank < 0 ? LONGEST.length : rank;
    };
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
