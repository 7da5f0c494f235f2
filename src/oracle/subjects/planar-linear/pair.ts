import type { Contact } from '../../../core/contact.js';
import { contactText } from '../../answers/text.js';

/** What the kernel says of a pair: the classification, and the boolean. */
interface Said {
  readonly found: Contact;
  readonly meet: boolean;
}

/** The contact as text, and whether the boolean agrees with it. */
export function pairSubject(ask: (values: Float64Array) => Said): (values: Float64Array) => string {
  return (values) => {
    const { found, meet } = ask(values);
    return contactText(found) + (meet === (found.relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS');
  };
}
