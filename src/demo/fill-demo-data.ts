import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDemoData, keepWhatIsDemo } from '#server/database/demo-mark.ts';
import type { Deps } from '#server/deps.ts';
import type { Endpoint } from '#server/endpoint.ts';
import { insertEnquiry, isUntouched, markApplicationsTold, readNotices } from './demo.store.ts';
import { demoClock } from './demo-clock.ts';
import { demoDoor } from './demo-door.ts';
import { fillApplications } from './fill-applications.ts';
import { fillCompanyPages } from './fill-companies.ts';
import { fillConversations } from './fill-conversations.ts';
import { fillJobs, restSomeJobs } from './fill-jobs.ts';
import { type DemoLogin, fillCompanies, fillPeople } from './fill-people.ts';
import { fillReports } from './fill-reports.ts';
import { DEMO_ENQUIRIES } from './story.ts';

const listing = (logins: readonly DemoLogin[]): string =>
  [
    'Demo accounts: invented people with random passwords.',
    ...logins.map(({ kind, email, password, name }) => [kind.padEnd(9), email.padEnd(36), password, name].join('  ')),
    '',
  ].join('\n');

/** Opens the portal's endpoint on the given database, at a given moment. */
export type OpenEndpoint = (executor: Deps['db'], moment: Date) => Endpoint;

/**
 * Fills an untouched database with invented companies, jobs, people and events among them: once, and completely or not
 * at all. The caller makes sure that only this machine can reach the portal; no administrator is among the accounts.
 * @returns the accounts with their passwords, which are also kept in `DATA_DIR/demo-logins.txt`; undefined when there
 *   was nothing to do.
 */
export async function fillDemoData(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  openEndpoint: OpenEndpoint,
  report: (line: string) => void = () => {},
): Promise<{ listing: string; file: string } | undefined> {
  return db.transaction(async (tx) => {
    const logins = await fill(tx, { now: now(), openEndpoint, report });
    if (!logins) return undefined;
    // Written before the accounts are committed: without the file nobody could sign in to them.
    const text = listing(logins);
    const file = join(settings.dataDir, 'demo-logins.txt');
    await writeFile(file, text, { mode: 0o600 });
    return { listing: text, file };
  });
}

const fill = async (
  tx: Deps['db'],
  { now, openEndpoint, report }: { now: Date; openEndpoint: OpenEndpoint; report: (line: string) => void },
): Promise<DemoLogin[] | undefined> => {
  if (!(await isUntouched(tx)) || !(await claimDemoData(tx, now))) return undefined;
  report('Filling in demo data …');
  const clock = demoClock(now);
  const door = demoDoor((moment) => openEndpoint(tx, moment));
  const { companies, logins: recruiters } = await fillCompanies(tx, door, clock);
  await fillCompanyPages(tx, door, clock, companies);
  const { people, logins: candidates } = await fillPeople(tx, door, clock);
  const jobs = await fillJobs(door, clock, companies);
  await fillApplications(tx, door, clock, { people, jobs });
  await markApplicationsTold(tx);
  await fillConversations(door, clock, { people, jobs });
  await readNotices(tx, clock.at(-1, 0));
  await restSomeJobs(door, clock, jobs);
  await fillReports(door, clock, { jobs, people });
  for (const { daysAgo, ...enquiry } of DEMO_ENQUIRIES)
    await insertEnquiry(tx, { ...enquiry, createdAt: clock.at(-daysAgo, 13) });
  await keepWhatIsDemo(tx, now);
  return [...candidates, ...recruiters];
};
