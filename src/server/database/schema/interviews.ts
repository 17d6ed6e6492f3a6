import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { createdAt, id, moment, updatedAt, version } from './columns.ts';
import { accountKind, applicationEvent, interviewAnswer, interviewStatus } from './enums.ts';
import { recruiters } from './recruiters.ts';

export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    /** Made by the dialog: the key that makes a repeat harmless. */
    scheduleId: varchar({ length: 100 }).notNull(),
    startsAt: moment().notNull(),
    location: varchar({ length: 500 }).notNull(),
    contactNo: varchar({ length: 60 }).notNull(),
    hrNotes: varchar({ length: 10_000 }).notNull().default(''),
    scheduledBy: varchar({ length: 400 }).notNull(),
    status: interviewStatus().notNull().default('Scheduled'),
    /** `Rejected` because the candidate did not come. */
    noShow: boolean().notNull().default(false),
    rescheduled: boolean().notNull().default(false),
    /** iCalendar's: `calendarUid` stays the same, `calendarSequence` grows with each change. */
    calendarUid: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    calendarSequence: integer().notNull().default(0),
    answer: interviewAnswer(),
    answerMessage: varchar({ length: 4000 }),
    /** Other times that the candidate could come. */
    answerWishes: jsonb().$type<readonly string[]>(),
    answeredAt: moment(),
    cancelReason: varchar({ length: 2000 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('interviews_one_live_key')
      .on(table.applicationId)
      .where(sql`${table.status} in ('Pending', 'Scheduled', 'Selected')`),
    unique('interviews_schedule_key').on(table.recruiterId, table.scheduleId),
    index('interviews_application_idx').on(table.applicationId, table.createdAt.desc().nullsFirst()),
    index('interviews_recruiter_idx').on(table.recruiterId, table.startsAt.desc().nullsFirst()),
    index('interviews_newest_idx').on(table.startsAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('interviews_answered_together', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** The past of an interview: each change with what it was before. */
export const interviewEvents = pgTable(
  'interview_events',
  {
    id: id(),
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    event: applicationEvent().notNull(),
    fromStartsAt: moment(),
    toStartsAt: moment(),
    fromStatus: interviewStatus(),
    toStatus: interviewStatus(),
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    actorKind: accountKind(),
    detail: jsonb().$type<Readonly<Record<string, unknown>>>(),
    at: createdAt(),
  },
  (table) => [
    index('interview_events_interview_idx').on(table.interviewId, table.at, table.id),
    index('interview_events_actor_idx').on(table.actorId),
  ],
);
