import { z } from 'zod';
import { Id } from './values.ts';

export const StreamQuery = z.object({ once: z.literal('true').optional() });

/**
 * The content of an event: a position, the feature in which something changed, and the record if it is a single one.
 * Of `ended`, the kind says why the session ended: `expired`, `revoked`, `blocked`, `deleted` with its account, or
 * `limited` while its account has to set up a second factor.
 */
export const StreamEvent = z.object({ id: z.string(), kind: z.string(), subject: z.string().nullable() });
export type StreamEvent = z.output<typeof StreamEvent>;

/** `asks` requests a `here` from others who have the same record open; `gone`: it was closed. */
export const HERE_STATES = ['asks', 'here', 'gone'] as const;
export type HereState = (typeof HERE_STATES)[number];

/** The open record of a window: the record's id, and the window's, generated when it was opened. */
export const HereForm = z.object({
  subject: Id,
  window: z.string().regex(/^[\da-f-]{32,36}$/),
  state: z.enum(HERE_STATES),
});
export type HereForm = z.output<typeof HereForm>;
