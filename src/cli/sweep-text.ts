import { featureText } from './mesh/feature-text.js';
import { pointText, triangleText } from './mesh/place-text.js';
import type { SweepAnswer, SweepHit, SweepResult } from './mesh/query-types.js';

/** Longer exact times are said as the nearest double, unless they are asked for. */
const SHORT = 24;

function timeText({ time, exactTime }: SweepAnswer, isExact: boolean): string {
  const isWhole = time === 0 || exactTime === '1/1';
  return !isExact && (isWhole || exactTime!.length > SHORT) ? `time ${time}` : `time ${time} = ${exactTime}`;
}

function hitText({ triangle, points, approach, inFile }: SweepHit): string {
  const which = `triangle ${triangleText(triangle, inFile)}`;
  if (points === null) return `${which}, overlapping at the start`;
  const places = points.map(({ feature, point }) => {
    const on = feature.type === 'face' ? '' : ` on ${featureText(feature)}`;
    return `${on} at ${pointText(point)}`;
  });
  return `${which}${places.join(';')}, ${approach}`;
}

/** A line for each triangle that a sweep meets first, or one that there is none. */
export function* sweepLines({ answers }: SweepResult, isExact: boolean): Generator<string> {
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i]!;
    if (typeof answer === 'boolean') yield `sweep ${i}: ${answer ? 'contact' : 'no contact'}`;
    else if (answer.time === null) yield `sweep ${i}: no contact`;
    else {
      const time = timeText(answer, isExact);
      for (const hit of answer.hits) yield `sweep ${i}: ${time}, ${hitText(hit)}`;
    }
  }
}

/** The same for programs. */
export function* sweepJson({ answers }: SweepResult, isExact: boolean): Generator<unknown> {
  for (let sweep = 0; sweep < answers.length; sweep++) {
    const answer = answers[sweep]!;
    if (typeof answer === 'boolean') yield { sweep, contact: answer };
    else {
      const { start, time, exactTime, reached, hits } = answer;
      const contact = time !== null;
      yield { sweep, contact, start, time, ...(isExact && { exactTime }), reached, hits };
    }
  }
}
