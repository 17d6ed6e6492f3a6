import { z } from 'zod';

export const StreamQuery = z.object({ once: z.literal('true').optional() });

/** What an event carries: a position, the feature of which something has changed, and the thing itself if it is one. */
export const StreamEvent = z.object({ id: z.string(), kind: z.string(), subject: z.string().nullable() });
export type StreamEvent = z.output<typeof StreamEvent>;
