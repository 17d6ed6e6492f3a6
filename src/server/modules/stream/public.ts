/** The stream: pushes changes of people's own data to their open pages. Each export's docstring says more. */
export { announce, announceMany, announceToAdmins, tellSessionEnd } from './announce.store.ts';
export { sayHere } from './say-here.ts';
export { createStreams, PEOPLE, type Streams } from './streams.ts';
