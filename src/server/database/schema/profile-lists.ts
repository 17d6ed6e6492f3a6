import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { candidates } from './candidates.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { files } from './files.ts';

const candidateId = () =>
  uuid()
    .notNull()
    .references(() => candidates.accountId, { onDelete: 'cascade' });

const position = () => integer().notNull().default(0);
const longText = () => varchar({ length: 20_000 });

export const skills = pgTable(
  'skills',
  {
    id: id(),
    candidateId: candidateId(),
    name: varchar({ length: 80 }).notNull(),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('skills_candidate_name_key').on(table.candidateId, sql`lower(${table.name})`),
    index('skills_name_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check('skills_name_not_blank', sql`btrim(${table.name}) <> ''`),
  ],
);

/** Each list's row is the union of the two forms that write it; fields required only by the other form may be empty. */
export const education = pgTable(
  'education',
  {
    id: id(),
    candidateId: candidateId(),
    degree: varchar({ length: 300 }).notNull().default(''),
    institute: varchar({ length: 300 }).notNull().default(''),
    yearOfPassing: smallint(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    grade: varchar({ length: 100 }),
    description: longText(),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('education_candidate_idx').on(table.candidateId, table.position),
    check('education_year_range', sql`${table.yearOfPassing} between 1900 and 2200`),
    check('education_dates_in_order', sql`${table.startDate} <= ${table.endDate}`),
  ],
);

export const experiences = pgTable(
  'experiences',
  {
    id: id(),
    candidateId: candidateId(),
    company: varchar({ length: 300 }).notNull().default(''),
    position: varchar({ length: 300 }).notNull().default(''),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    currentlyWorking: boolean().notNull().default(false),
    /** As typed at registration, which has no dates. */
    duration: varchar({ length: 120 }),
    description: longText(),
    /** Not named `position`, which is the person's position in the company. */
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('experiences_candidate_idx').on(table.candidateId, table.sortOrder),
    check('experiences_dates_in_order', sql`${table.startDate} <= ${table.endDate}`),
    check('experiences_current_has_no_end', sql`not (${table.currentlyWorking} and ${table.endDate} is not null)`),
  ],
);

const month = () => varchar({ length: 7 });

export const projects = pgTable(
  'projects',
  {
    id: id(),
    candidateId: candidateId(),
    title: varchar({ length: 300 }).notNull().default(''),
    role: varchar({ length: 300 }).notNull().default(''),
    /** `YYYY-MM` */
    startMonth: month(),
    endMonth: month(),
    duration: varchar({ length: 120 }),
    description: longText(),
    technologies: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    link: varchar({ length: 2000 }),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_candidate_idx').on(table.candidateId, table.position),
    check('projects_start_month_form', sql`${table.startMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('projects_end_month_form', sql`${table.endMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('projects_months_in_order', sql`${table.startMonth} <= ${table.endMonth}`),
  ],
);

/** Certificates and awards: an award is a certificate without a file. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    candidateId: candidateId(),
    title: varchar({ length: 300 }).notNull().default(''),
    issuer: varchar({ length: 300 }).notNull().default(''),
    description: longText(),
    issueDate: date({ mode: 'string' }),
    expiryDate: date({ mode: 'string' }),
    fileId: uuid().references(() => files.id),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('certificates_candidate_idx').on(table.candidateId, table.position),
    index('certificates_file_idx').on(table.fileId),
    check('certificates_dates_in_order', sql`${table.issueDate} <= ${table.expiryDate}`),
  ],
);
