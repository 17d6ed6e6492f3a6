import { anyone, type Route } from './route.ts';

export const fileRoutes = {
  openFile: { method: 'GET', path: '/files/:name', who: anyone, answersFile: true },
} as const satisfies Record<string, Route>;
