import { z } from 'zod';
import type { streamRoutes } from '#contract/routes/stream.ts';
import { HereForm, StreamQuery } from '#contract/stream.ts';
import type { Shapes } from './shapes.ts';

export const streamApi = {
  openStream: {
    summary:
      'Stream server-sent events about your own records: `change` with { id, kind, subject }, `ready`, `reset` when anything may have changed, `ended` with the session; `once` returns what came after `Last-Event-ID` and ends',
    query: StreamQuery,
    output: z.unknown(),
  },
  sayHere: {
    summary: 'Tell your other windows and devices what this one has open, as the event `here`; nothing is stored',
    body: HereForm,
    output: z.object({}),
  },
} as const satisfies Record<keyof typeof streamRoutes, Shapes>;
