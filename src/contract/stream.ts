import { z } from 'zod';
import { Id } from './values.ts';

export const StreamQuery = z.object({ once: z.literal('true').optional() });

/** What an event carries: a position, the feature of which something has changed, and the thing itself if it is one. */
export const StreamEvent = z.object({ id: z.string(), kind: z.string(), subject: z.string().nullable() });
export type StreamEvent = z.output<typeof StreamEvent>;

/** `asks` wants those who have the same open to say `here`; `gone`: it is closed. */
export const HERE_STATES = ['asks', 'here', 'gone'] as const;
export type HereState = (typeof HERE_STATES)[number];

/** What a window has open: the id of the thing, and its own, made up when it was opened. */
export const HereForm = z.object({
  subject: Id,
  window: z.string().regex(/^[\da-f-]{32,36}$/),
  state: z.enum(HERE_STATES),
});
export type HereForm = z.output<typeof HereForm>;
