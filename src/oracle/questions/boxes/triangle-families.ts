import type { QuestionFamily } from '../question.js';
import { smallVector } from './families.js';

/** Large triangles around a point that `place` makes together with the box behind them: sections with many corners. */
export function throughTheMiddle(
  place: (...arguments_: Parameters<QuestionFamily['fill']>) => readonly number[],
): QuestionFamily {
  return {
    name: 'through-the-middle',
    summary: 'large triangles around a point of the box: sections with many corners',
    fill(random, out) {
      const p = place(random, out);
      const [u, v] = [smallVector(random, 3), smallVector(random, 3)];
      const corners = [
        [random.between(1, 4), random.between(-3, 0)],
        [random.between(-3, 0), random.between(1, 4)],
        [random.between(-3, 0), random.between(-3, 0)],
      ];
      corners.forEach(([s, t], k) => {
        for (let i = 0; i < 3; i++) out[3 * k + i] = p[i]! + s! * u[i]! + t! * v[i]!;
      });
    },
  };
}
