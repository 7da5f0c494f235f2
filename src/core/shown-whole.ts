/** What Node's console and test runners ask an object for; other engines do not, and nothing else sees it. */
const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom');

const WHOLE: PropertyDescriptor & ThisType<object> = {
  value() {
    return { ...this };
  },
};

/** An answer with a member that is found when it is first read: printed with what it is, not as `[Getter]`. */
export function shownWhole<T extends object>(answer: T): T {
  return Object.defineProperty(answer, INSPECT, WHOLE);
}
