import { packagesOf } from '../../src/oracle/engines/index.js';
import { isPredicate } from '../../src/oracle/questions/question.js';
import { questionNamed, requireQuestion } from '../../src/oracle/questions/registry.js';
import { shapeNames, takesFlat } from '../../src/oracle/questions/shapes.js';
import type { Plan } from './plan.js';

/** What is asked and what targets have do not go together. That is the user's mistake, and no finding. */
export class UnfitTarget extends Error {}

/** The targets that are there, by name, with the questions that they know. */
export type Loaded = Readonly<Record<string, readonly string[]>>;

/** That engines are not installed, and how they are. */
export function absentText(names: readonly string[]): string {
  const packages = [...new Set(names.flatMap(packagesOf))];
  return `${names.join(', ')} not installed: npm install ${packages.join(' ')}`;
}

/** How many names a message gives before it only counts them. */
const MOST_NAMES = 5;

/** The questions of a plan that some target knows. */
export function judgedSubjects(
  plan: Plan,
  loaded: Loaded,
  demanded: readonly string[] = [],
): readonly string[] {
  const wanted = plan.questions;
  const has = (target: string, subject: string) => loaded[target]?.includes(subject) === true;
  const judged = wanted.filter((subject) => Object.keys(loaded).some((target) => has(target, subject)));
  for (const { name, module } of plan.targets) {
    if (module !== undefined && !wanted.some((subject) => has(name, subject)))
      throw new UnfitTarget(`${name} has no ${listed(wanted)}${hint(wanted)}`);
  }
  const names = Object.keys(loaded);
  if (names.length === 0) throw new UnfitTarget(absentText(plan.targets.map(({ name }) => name)));
  if (judged.length === 0) throw new UnfitTarget(`${none(names)} ${listed(wanted)}`);
  const lacking = demanded.filter((subject) => wanted.includes(subject) && !judged.includes(subject));
  if (lacking.length > 0) throw new UnfitTarget(`${none(names)} ${listed(lacking)}`);
  return judged;
}

/** `naive has no`, or `none of a, b and c has`. */
function none(targets: readonly string[]): string {
  return targets.length === 1 ? `${targets[0]} has no` : `none of ${targets.join(', ')} has`;
}

function listed(subjects: readonly string[]): string {
  if (subjects.length <= MOST_NAMES) return subjects.join(', ');
  return subjects.every((name) => isPredicate(requireQuestion(name)))
    ? 'predicate that is asked for (queries: --query)'
    : 'function that is asked for';
}

/** How a module gets what it lacks, if that is a question that cannot be asked in flat numbers. */
function hint(wanted: readonly string[]): string {
  const [subject] = wanted;
  const question = wanted.length === 1 ? questionNamed(subject!) : undefined;
  if (question === undefined || takesFlat(question)) return '';
  return ` among its shapes: export const shapes = { ${subject}: (${shapeNames(question).join(', ')}) => ... }`;
}
