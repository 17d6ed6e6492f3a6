import { z } from 'zod';
import type { streamRoutes } from '#contract/routes/stream.ts';
import { HereForm, StreamQuery } from '#contract/stream.ts';
import type { Shapes } from './shapes.ts';

export const streamApi = {
  openStream: {
    summary:
      'Tells as server-sent events which of the caller’s own things have changed: `change` with { id, kind, subject }, `ready`, `reset` where anything may have, `ended` with the session; `once` answers what came since `Last-Event-ID` and ends',
    query: StreamQuery,
    output: z.unknown(),
  },
  sayHere: {
    summary:
      'Tells the caller’s other windows and devices, as the event `here`, that this one has something open; nothing is kept',
    body: HereForm,
    output: z.object({}),
  },
} as const satisfies Record<keyof typeof streamRoutes, Shapes>;
