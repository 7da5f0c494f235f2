import { polyline, type Shape } from './drawing.js';
import type { Lesson, Place } from './lesson.js';

/** Lines at whole numbers. */
export function gridOf({ min, max }: Lesson['view']): Shape[] {
  const lines: Shape[] = [];
  for (let x = Math.ceil(min[0]); x <= max[0]; x++)
    lines.push(
      polyline(
        [
          [x, min[1]],
          [x, max[1]],
        ],
        'grid',
      ),
    );
  for (let y = Math.ceil(min[1]); y <= max[1]; y++)
    lines.push(
      polyline(
        [
          [min[0], y],
          [max[0], y],
        ],
        'grid',
      ),
    );
  return lines;
}

/** Points as a program writes them. */
export const pointsText = (points: readonly Place[]): string =>
  `[${points.map((point) => `[${point.join(', ')}]`).join(', ')}]`;
