import {
  meshContacts,
  meshesIntersect,
  meshMesh,
  meshPairContact,
  meshPairPoints,
  prepareMesh,
} from '../../../mesh/index.js';
import { type PairText, pairsText } from '../../answers/meshes.js';
import { contactText } from '../../answers/text.js';
import { meshAt, meshSize, PAIRED } from '../../cases/meshes/values.js';

/** The kernel's answer: relation, containment (`-`: null), and the pairs with what they have in common. */
export function subject(v: Float64Array): string {
  // One tree of each kind.
  const a = prepareMesh(meshAt(v, 0, PAIRED), { build: 'morton' });
  const b = prepareMesh(meshAt(v, meshSize(PAIRED), PAIRED), { build: 'sah' });
  const { relation, containment, contact } = meshMesh(a, b);
  const pairs: PairText[] = [];
  let points = true;
  for (let i = 0; i < contact.length; i += 2) {
    const [s, t] = [contact[i]!, contact[i + 1]!];
    const found = meshPairContact(a, s, b, t);
    const places = meshPairPoints(a, s, b, t);
    points &&= contactText(places) === contactText(found);
    pairs.push([s, t, contactText(found)]);
  }
  const meet = pairs.length > 0;
  const same = meshesIntersect(a, b) === meet && meshesIntersect(b, a) === meet;
  const list = String(meshContacts(a, b)) === String(contact);
  const differs = same && list && points ? '' : ' BOOLEAN DIFFERS';
  return `${relation} ${containment ?? '-'}${meet ? ` ${pairsText(pairs)}` : ''}${differs}`;
}
