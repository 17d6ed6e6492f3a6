import { type Route, signedIn } from './route.ts';

export const streamRoutes = {
  openStream: { method: 'GET', path: '/api/stream', who: signedIn, answersStream: true },
  sayHere: { method: 'POST', path: '/api/stream/here', who: ['recruiter'], body: ['json'] },
} as const satisfies Record<string, Route>;
