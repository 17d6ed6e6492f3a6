import { z } from 'zod';
import { Instant } from './values.ts';

/** `warns`: it works, but somebody should look; `fails`: people notice. */
export const PART_STATES = ['works', 'warns', 'fails'] as const;
export type PartState = (typeof PART_STATES)[number];

const state = z.enum(PART_STATES);
/** Work that is due: how much, and for how many seconds the first of it; null when nothing waits. */
const backlog = { waiting: z.number(), oldestSeconds: z.number().nullable() };

/** `GET /api/admin/health`: each part of the portal against its limits, measured at the call. */
export const AdminHealth = z.object({
  at: Instant,
  email: z.object({
    state,
    /** `folder`: no mail server is set, so that nobody receives anything. */
    server: z.enum(['smtp', 'folder']),
    /** It greets us and takes our password. */
    answers: z.boolean(),
    ...backlog,
    /** Kept back, since their recruiter has just sent that person as many as the limits allow. They go out together. */
    held: z.number(),
    /** In the last 7 days, and the newest 20 of them. */
    failures: z.number(),
    newest: z.array(
      z.object({
        to: z.string(),
        /** The address was refused for good; else the mail server did not take the mail until its tries were over. */
        refused: z.boolean(),
        /** What the mail server said; may be empty. */
        answer: z.string(),
        at: Instant,
      }),
    ),
  }),
  /** All work in the background but emails. `failed`: given up in the last 24 hours. */
  queue: z.object({ state, ...backlog, failed: z.number() }),
  database: z.object({
    state,
    bytes: z.number(),
    connections: z.number(),
    mostConnections: z.number(),
    /** Milliseconds for one small question. */
    answersIn: z.number(),
  }),
  storage: z.object({
    state,
    kind: z.enum(['folder', 'bucket']),
    /** It can be listed. */
    answers: z.boolean(),
    /** What people uploaded. */
    files: z.number(),
    bytes: z.number(),
    /** Of the disk under DATA_DIR. */
    disk: z.object({ free: z.number(), size: z.number() }),
  }),
  /** The newest that was finished; null when there was none. */
  backup: z.object({ state, at: Instant.nullable() }),
  /** Absent without ARCHIVE_DIR. The database's log is put there as it grows, beside copies of its folder. */
  archive: z
    .object({
      state,
      /** The last part of the log that was put there; null when there was none. */
      at: Instant.nullable(),
      /** The last try did not succeed: the database keeps what it could not put there. */
      stuck: z.boolean(),
      /** The newest copy; null when there is none, so that the log alone gives nothing back. */
      copiedAt: Instant.nullable(),
    })
    .optional(),
  versions: z.object({ avsar: z.string(), postgres: z.string(), node: z.string(), migration: z.string() }),
});
export type AdminHealth = z.infer<typeof AdminHealth>;

export const PORTAL_PARTS = ['email', 'queue', 'database', 'storage', 'backup', 'archive'] as const;
export type PortalPart = (typeof PORTAL_PARTS)[number];
