import { buildBvh, DynamicBvh } from '../../../indexes/index.js';
import { type BoxPartner, boxesMeeting, visitBoxesMeeting } from '../../../scene/index.js';
import { foundText } from '../../answers/boxes.js';
import { meetingShape } from '../../cases/boxes-meeting.js';
import { patternBoxes } from '../../cases/indexes.js';

/** Which boxes meet a shape, in two trees, as a list and as a visitor sees them. */
export function boxesMeetingSubject(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const shape = meetingShape(v) as BoxPartner;
  const found = boxesMeeting(buildBvh(boxes), shape);
  const text = foundText(found, boxes.length / 6);
  const seen: number[] = [];
  const isEnded = visitBoxesMeeting(new DynamicBvh(boxes), shape, (box) => {
    seen.push(box);
  });
  const isSame = !isEnded && seen.sort((a, b) => a - b).join() === found.join();
  return isSame ? text : `${text} VISITOR DIFFERS`;
}
