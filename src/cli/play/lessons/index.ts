import type { Lesson } from './lesson.js';

/** A row of the table of lessons. */
export interface LessonRow {
  readonly id: string;
  readonly title: string;
  /** What it is about, for those who search. */
  readonly about: string;
  load(): Promise<Lesson>;
}

/** All lessons, in the order in which they are read. A lesson is a file of this folder and a row. */
export const LESSONS: readonly LessonRow[] = [
  {
    id: 'why-doubles-lie',
    title: 'Why doubles lie',
    about: 'rounding, the sign of a determinant, points beside a line, an ulp',
    load: async () => (await import('./why-doubles-lie.js')).lesson,
  },
  {
    id: 'touching-or-crossing',
    title: 'Touching or crossing: two segments',
    about: 'relations, contacts, collinear segments, ends on lines',
    load: async () => (await import('./touching-or-crossing.js')).lesson,
  },
];
