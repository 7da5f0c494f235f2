// Talks, and answers nothing.
console.log('hello from the module');
export const pointSegment = () => undefined;
