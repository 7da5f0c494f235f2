import {
  FIRST,
  MOST_OUTER,
  type PolygonPartner,
  SIZES,
} from '../../../src/oracle/cases/distance/polygons.js';
import { ringSize } from '../../../src/oracle/cases/planar/rings.js';
import { polygonDistanceQuestions } from '../../../src/oracle/questions/distance/polygons.js';
import { declarePlanted } from '../../support/planted.js';

/** What a wrong kernel would say about other values. */
const asked =
  (subject: (v: Float64Array) => string, change: (v: Float64Array) => void) => (v: Float64Array) => {
    const other = v.slice();
    change(other);
    return subject(other);
  };

for (const kind of ['segment', 'box', 'polygon'] as const satisfies readonly PolygonPartner[]) {
  const question = polygonDistanceQuestions.find(({ name }) => name === `${kind}PolygonDistance2d`)!;
  const { subject } = question;
  const hole = FIRST + SIZES[kind] + ringSize(MOST_OUTER);
  const said = (change: (text: string) => string) => (v: Float64Array) => change(subject(v));
  declarePlanted(
    question,
    {
      'holes are filled': asked(subject, (v) => {
        v[hole] = 0;
      }),
      'the other rule': asked(subject, (v) => {
        v[0] = 1 - v[0]!;
      }),
      'one pair of several': said((text) => text.split(' ').slice(0, 4).join(' ')),
      'the outer ring is named': said((text) => text.replaceAll(/\.1\(/g, '(')),
      'the points of the first shape for both': said((text) =>
        text.replaceAll(/(\([^()]*\))\([^()]*\)/g, '$1$1'),
      ),
      'in single precision': said((text) =>
        text.replace(/ (\S+) (\d\S*)/, (_, t, x) => ` ${t} ${Math.fround(Number(x))}`),
      ),
    },
    60,
  );
}
