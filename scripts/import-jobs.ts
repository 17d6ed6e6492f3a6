import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { normalEmail } from '#contract/rules.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { type ImportReport, importJobs } from '#server/modules/jobs/public.ts';
import { withPortalDatabase } from './open-portal-database.ts';

const USAGE = 'Usage: npm run import:jobs -- FILE.csv (--recruiter EMAIL | --for-nobody) [--preview]';

const parsed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        recruiter: { type: 'string' },
        'for-nobody': { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
      },
    });
  } catch {
    // For an unknown option or a missing value, the caller prints the usage.
    return undefined;
  }
};

const readArguments = () => {
  const { values, positionals } = parsed() ?? { values: {}, positionals: [] };
  const [file] = positionals;
  const forNobody = values['for-nobody'] ?? false;
  if (!file || positionals.length > 1 || forNobody === (values.recruiter !== undefined)) return undefined;
  return { file, email: values.recruiter && normalEmail(values.recruiter), preview: values.preview ?? false };
};

const numbers = new Intl.NumberFormat('en-IN');

const summary = ({ rows, imported, repeated, refused, warnings }: Readonly<ImportReport>, preview: boolean): string =>
  [
    `${numbers.format(rows)} rows read`,
    `${numbers.format(imported)} ${preview ? 'would be imported' : 'imported'}`,
    `${numbers.format(repeated)} there already`,
    `${numbers.format(refused.length)} refused`,
    ...(warnings.length > 0
      ? [`${numbers.format(warnings.length)} ${warnings.length === 1 ? 'warning' : 'warnings'}`]
      : []),
  ].join(', ');

/** Rewrites one line on a terminal; elsewhere prints nothing until the end. */
const showProgress = (line: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
};

const recruiterWith = async (db: Executor, email: string): Promise<string> => {
  const [recruiter] = await db
    .select({ accountId: accounts.id, status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.kind, 'recruiter'), eq(accounts.email, email)));
  if (!recruiter) throw new Error(`There is no recruiter with the email address ${email}.`);
  if (isShutOut(recruiter.status)) throw new Error(`The account ${email} is blocked (${recruiter.status}).`);
  return recruiter.accountId;
};

const importFile = ({ file, email, preview }: NonNullable<ReturnType<typeof readArguments>>) =>
  withPortalDatabase(async (deps) => {
    const recruiterId = email ? await recruiterWith(deps.db, email) : undefined;
    const report = await importJobs(deps, {
      recruiterId,
      csv: createReadStream(file),
      fileName: basename(file),
      preview,
      onProgress: (soFar) => showProgress(summary(soFar, preview)),
    });
    showProgress('');
    for (const { line, reason } of report.refused) console.log(`Line ${line} refused: ${reason}`);
    for (const { line, reason } of report.warnings) console.log(`Line ${line}: ${reason}`);
    console.log(`${summary(report, preview)}.`);
  });

// Checked before the database is opened, which may have to be started first.
const given = readArguments();
const refused = given
  ? statSync(given.file, { throwIfNoEntry: false })?.isFile()
    ? ''
    : `There is no file ${given.file}.`
  : USAGE;
if (given && !refused) await importFile(given);
else {
  console.error(refused);
  process.exitCode = 1;
}
