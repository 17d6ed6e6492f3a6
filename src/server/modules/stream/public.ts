/** The stream: what people's own things have changed, told to the pages that they have open. Each export's own docstring says more. */
export { announce, announceMany, announceToAdmins, tellSessionEnd } from './announce.store.ts';
export { sayHere } from './say-here.ts';
export { createStreams, PEOPLE, type Streams } from './streams.ts';
