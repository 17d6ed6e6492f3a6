import { type Route, signedIn } from './route.ts';

export const streamRoutes = {
  openStream: { method: 'GET', path: '/api/stream', who: signedIn, answersStream: true },
} as const satisfies Record<string, Route>;
