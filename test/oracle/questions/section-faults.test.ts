import { meshSection } from '../../../src/mesh/index.js';
import { ALL, meshAt, meshSize } from '../../../src/oracle/cases/meshes/values.js';
import { cutSolidQuestion, meshSectionQuestion } from '../../../src/oracle/questions/meshes/sections.js';
import { declarePlanted } from '../../support/planted.js';

const { subject } = meshSectionQuestion;
const AT = meshSize(ALL);

/** The values with a plane that is changed. */
const withPlane = (v: Float64Array, change: (plane: number[]) => number[]) => {
  const changed = Float64Array.from(v);
  changed.set(change([...v.subarray(AT, AT + 4)]), AT);
  return changed;
};

const chains = (text: string, change: (chain: string) => string) =>
  text.replaceAll(/[\d-]+@\S+/g, (chain) => change(chain));

declarePlanted(meshSectionQuestion, {
  'what is in the plane counts as in front': (v) => {
    const { loops } = meshSection(meshAt(v, 0, ALL), {
      normal: [-v[AT]!, -v[AT + 1]!, -v[AT + 2]!],
      constant: -v[AT + 3]!,
    });
    return loops.length === 0 ? 'none: open nest' : subject(v);
  },
  'the normal is turned': (v) => subject(withPlane(v, (plane) => plane.map((x) => 0 - x))),
  'a plane has no constant': (v) => subject(withPlane(v, ([x, y, z]) => [x!, y!, z!, 0])),
  'loops run the other way': (v) =>
    chains(subject(v), (chain) => {
      const [triangles, points] = chain.split('@') as [string, string];
      return `${triangles.split('-').reverse().join('-')}@${points}`;
    }),
  'the first edge of a loop is left out': (v) => chains(subject(v), (chain) => chain.replace(/^\d+-/, '')),
  'polylines are loops': (v) => subject(v).replace(/^polylines: open (.*) nest/, 'loops: $1 open nest'),
  'no loop is in another': (v) => subject(v).replaceAll(/\/\d+\/\d+/g, '/0/-'),
  'all loops run counterclockwise': (v) => subject(v).replaceAll(' -1/', ' 1/'),
});

declarePlanted(cutSolidQuestion, {
  'the parts are exchanged': (v) =>
    cutSolidQuestion.subject(withPlane(v, (plane) => plane.map((x) => 0 - x))),
  'the section is that behind the plane': (v) => {
    const said = cutSolidQuestion.subject(v);
    const behind = cutSolidQuestion.subject(withPlane(v, (plane) => plane.map((x) => 0 - x)));
    return said.replace(/section.*/, behind.replace(/.*section/, 'section'));
  },
  'the section looks back': (v) => cutSolidQuestion.subject(v).replace('section ', 'section -'),
});
