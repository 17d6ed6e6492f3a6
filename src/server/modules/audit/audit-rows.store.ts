import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditQuery } from '#contract/audit.ts';
import { IMPORT_ACTIONS, REPORT_ACTIONS } from '#contract/audit-vocabulary.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import {
  accounts,
  applications,
  auditLog,
  auditPersonalValues,
  enquiries,
  interviews,
  jobImports,
  offers,
  oneTimeTokens,
} from '#server/database/schema/index.ts';

const actors = alias(accounts, 'actors');
const subjects = alias(accounts, 'subjects');
const candidates = alias(accounts, 'candidates');

/** The portal as actor in the filter. */
const PORTAL = 'PORTAL';

const DAY_MS = 86_400_000;
const beganAt = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
const endedAt = (day: string): Date => new Date(beganAt(day).getTime() + DAY_MS);

/** Several values of one filter mean "or"; no values means no filter. Codes are in capitals. */
const among = (
  column: typeof auditLog.actorCode | typeof auditLog.subjectCode | typeof auditLog.action,
  values: readonly string[],
) => (values.length === 0 ? undefined : inArray(column, [...values]));

const upper = (codes: readonly string[]): string[] => codes.map((code) => code.toUpperCase());

/** What a filter on people means. */
interface Named {
  codes: string[];
  /** Invitations and enquiries, which have no code. */
  records: string[];
}

/** The kinds of records that are found by the address of the person concerned. */
const BY_ADDRESS = ['invitation', 'inquiry', 'mentor_contact', 'mentee'];

/** An administrator's code changes with the role: the entries about them have the earlier ones. */
const listEarlierCodes = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await executor
    .selectDistinct({ code: auditLog.subjectCode })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'admin'), inArray(auditLog.subjectId, [...ids])));
  return rows.flatMap(({ code }) => code ?? []);
};

/**
 * Reads codes and addresses as typed. An address means the accounts, the open invitations and the enquiries that have
 * it. An account is found by all codes that it ever had.
 */
const readNamed = async (executor: Executor, typed: readonly string[]): Promise<Named> => {
  if (typed.length === 0) return { codes: [], records: [] };
  const addresses = typed.filter((one) => one.includes('@')).map((one) => one.toLowerCase());
  const holders = await executor
    .select({ id: accounts.id, kind: accounts.kind, code: accounts.userCode })
    .from(accounts)
    .where(or(inArray(accounts.email, addresses), inArray(accounts.userCode, upper(typed))));
  const admins = holders.filter(({ kind }) => kind === 'admin').map(({ id }) => id);
  const [earlier, invitations, messages] = await Promise.all([
    listEarlierCodes(executor, admins),
    executor.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(inArray(oneTimeTokens.email, addresses)),
    executor.select({ id: enquiries.id }).from(enquiries).where(inArray(enquiries.email, addresses)),
  ]);
  return {
    codes: upper([...typed, ...holders.map(({ code }) => code), ...earlier]),
    records: [...invitations, ...messages].map(({ id }) => id),
  };
};

const bySubject = ({ codes, records }: Named): SQL | undefined =>
  or(
    among(auditLog.subjectCode, codes),
    records.length === 0
      ? undefined
      : and(inArray(auditLog.subjectKind, BY_ADDRESS), inArray(auditLog.subjectId, records)),
  );

const byActor = (codes: readonly string[]): SQL | undefined => {
  const portal = codes.includes(PORTAL) ? isNull(auditLog.actorId) : undefined;
  return or(
    among(
      auditLog.actorCode,
      codes.filter((code) => code !== PORTAL),
    ),
    portal,
  );
};

/** Decisions on reports are recorded under the job or recruiter, and found as reports too. */
const byKind = (kinds: AuditQuery['kind']): SQL | undefined =>
  kinds.length === 0
    ? undefined
    : or(
        inArray(auditLog.subjectKind, kinds),
        kinds.includes('report') ? among(auditLog.action, REPORT_ACTIONS) : undefined,
      );

const matches = (query: AuditQuery, named: { actor: Named; subject: Named }): SQL | undefined =>
  and(
    byActor(named.actor.codes),
    among(auditLog.action, query.action),
    byKind(query.kind),
    bySubject(named.subject),
    query.from ? gte(auditLog.at, beganAt(query.from)) : undefined,
    query.to ? lt(auditLog.at, endedAt(query.to)) : undefined,
  );

const nameOf = (people: typeof actors | typeof subjects | typeof candidates) =>
  sql<string | null>`nullif(btrim(${people.firstName} || ' ' || ${people.lastName}), '')`;

interface Person {
  userCode: string | null;
  name: string | null;
}

/** The person concerned by a record, as long as both exist: the applicant, the author or the invited candidate. */
const personOf = sql<Person | null>`case
  when ${auditLog.subjectKind} in ('application', 'interview', 'offer') then (
    select json_build_object('userCode', ${candidates.userCode}, 'name', ${nameOf(candidates)})
    from ${applications} join ${accounts} ${candidates} on ${candidates.id} = ${applications.candidateId}
    where ${applications.id} = case ${auditLog.subjectKind}
      when 'interview' then (select ${interviews.applicationId} from ${interviews} where ${interviews.id} = ${auditLog.subjectId})
      when 'offer' then (select ${offers.applicationId} from ${offers} where ${offers.id} = ${auditLog.subjectId})
      else ${auditLog.subjectId} end)
  when ${auditLog.subjectKind} in ('inquiry', 'mentor_contact', 'mentee') then (
    select json_build_object('userCode', null, 'name', ${enquiries.name}) from ${enquiries} where ${enquiries.id} = ${auditLog.subjectId})
  when ${auditLog.subjectKind} = 'invitation' then (
    select json_build_object('userCode', null, 'name', ${oneTimeTokens.email}) from ${oneTimeTokens} where ${oneTimeTokens.id} = ${auditLog.subjectId})
  end`;

/** An undo has the batch of the change that it undoes; the later of two entries about one record is the undo's. */
const undoneAt = sql<string | null>`case when ${auditLog.batchId} is not null then (
    select to_char(earlier.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${auditLog} earlier
    where earlier.batch_id = ${auditLog.batchId} and earlier.subject_id = ${auditLog.subjectId}
      and (earlier.at, earlier.id) < (${auditLog.at}, ${auditLog.id})
    order by earlier.at, earlier.id limit 1) end`;

/** An answer taken back within seconds has the id of the entry that it takes back. */
const takenBackAt = sql<string | null>`case when ${auditLog.batchId} is not null then (
    select to_char(taken.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${auditLog} taken
    where taken.id = ${auditLog.batchId} and taken.subject_id = ${auditLog.subjectId}) end`;

/** What an import and its undo have instead of a batch: the import. */
const importOf = sql<{ _id: string; fileName: string; createdAt: string } | null>`case
  when ${inArray(auditLog.action, [...IMPORT_ACTIONS])} then (
    select json_build_object('_id', ${jobImports.id}, 'fileName', ${jobImports.fileName},
      'createdAt', to_char(${jobImports.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from ${jobImports} where ${jobImports.id} = ${auditLog.batchId}) end`;

const selectRows = (executor: Executor) =>
  executor
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorKind: auditLog.actorKind,
      actorCode: auditLog.actorCode,
      actorName: nameOf(actors),
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      subjectCode: auditLog.subjectCode,
      subjectName: nameOf(subjects),
      person: personOf,
      from: auditLog.fromValue,
      to: auditLog.toValue,
      batchId: auditLog.batchId,
      undoes: undoneAt,
      takesBack: takenBackAt,
      import: importOf,
      reason: auditPersonalValues.reason,
      before: auditPersonalValues.before,
      after: auditPersonalValues.after,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    // A row about one person has at most one row of personal values.
    .leftJoin(auditPersonalValues, eq(auditPersonalValues.auditId, auditLog.id));

export type AuditRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns one page of the log, newest first. */
export const listAuditRows = async (
  executor: Executor,
  query: AuditQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<AuditRow>> => {
  const [actor, subject] = await Promise.all([readNamed(executor, query.actor), readNamed(executor, query.code)]);
  const where = matches(query, { actor, subject });
  const [items, [counted]] = await Promise.all([
    selectRows(executor).where(where).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit).offset(offset),
    executor.select({ total: count() }).from(auditLog).where(where),
  ]);
  return { items, total: counted?.total ?? 0 };
};
