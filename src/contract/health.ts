import { z } from 'zod';
import { Instant } from './values.ts';
import { ACCOUNT_KINDS } from './vocabularies.ts';

/** `warns`: it works but needs attention; `fails`: users are affected. */
export const PART_STATES = ['works', 'warns', 'fails'] as const;
export type PartState = (typeof PART_STATES)[number];

const state = z.enum(PART_STATES);
/** Due work: how much, and how many seconds the oldest has waited; null when nothing waits. */
const backlog = { waiting: z.number(), oldestSeconds: z.number().nullable() };

/** `GET /api/admin/health`: each part of the portal against its limits, measured at the call. */
export const AdminHealth = z.object({
  at: Instant,
  email: z.object({
    state,
    /** `folder`: no mail server is configured, so nobody receives anything. */
    server: z.enum(['smtp', 'folder']),
    /** It answers and accepts our password. */
    answers: z.boolean(),
    ...backlog,
    /** Held back because their recruiter has reached the limit of emails to that person. They are sent together. */
    held: z.number(),
    /** In the last 7 days, and the newest 20 of them. */
    failures: z.number(),
    newest: z.array(
      z.object({
        to: z.string(),
        /** Whose address it is; null for visitors and deleted accounts. */
        kind: z.enum(ACCOUNT_KINDS).nullable(),
        /** The address was permanently refused; otherwise the mail server did not accept the email within its tries. */
        refused: z.boolean(),
        /** The mail server's response; may be empty. */
        answer: z.string(),
        at: Instant,
      }),
    ),
  }),
  /** All background work except emails. `failed`: given up in the last 24 hours. */
  queue: z.object({ state, ...backlog, failed: z.number() }),
  database: z.object({
    state,
    bytes: z.number(),
    connections: z.number(),
    mostConnections: z.number(),
    /** Milliseconds for a trivial query. */
    answersIn: z.number(),
  }),
  storage: z.object({
    state,
    kind: z.enum(['folder', 'bucket']),
    /** Whether it can be listed. */
    answers: z.boolean(),
    /** Uploaded files. */
    files: z.number(),
    bytes: z.number(),
    /** For the disk that holds DATA_DIR. */
    disk: z.object({ free: z.number(), size: z.number() }),
  }),
  /** The newest completed backup; null when there is none. */
  backup: z.object({ state, at: Instant.nullable() }),
  /** Absent without ARCHIVE_DIR, which receives the database's log as it grows and copies of its folder. */
  archive: z
    .object({
      state,
      /** When the last part of the log was archived; null when none was. */
      at: Instant.nullable(),
      /** The last try failed: the database keeps what it could not archive. */
      stuck: z.boolean(),
      /** The newest copy; null when there is none, in which case the log alone cannot restore anything. */
      copiedAt: Instant.nullable(),
    })
    .optional(),
  versions: z.object({ avsar: z.string(), postgres: z.string(), node: z.string(), migration: z.string() }),
});
export type AdminHealth = z.infer<typeof AdminHealth>;

export const PORTAL_PARTS = ['email', 'queue', 'database', 'storage', 'backup', 'archive'] as const;
export type PortalPart = (typeof PORTAL_PARTS)[number];
