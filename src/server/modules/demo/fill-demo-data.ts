import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { claimDemoData, insertEnquiry, isUntouched } from './demo.store.ts';
import { demoClock } from './demo-clock.ts';
import { demoDoor, type EndpointAt } from './demo-door.ts';
import { fillApplications } from './fill-applications.ts';
import { fillJobs, restSomeJobs } from './fill-jobs.ts';
import { type DemoLogin, fillCompanies, fillPeople } from './fill-people.ts';
import { DEMO_ENQUIRIES } from './story.ts';

const listing = (logins: readonly DemoLogin[]): string =>
  [
    'Demo accounts: invented people with random passwords.',
    ...logins.map(({ kind, email, password, name }) => [kind.padEnd(9), email.padEnd(36), password, name].join('  ')),
    '',
  ].join('\n');

/**
 * Fills an untouched database with invented companies, jobs, people and what
 * happened among them, once. The caller makes sure that only this machine can
 * reach the portal; no administrator is among the accounts.
 * @returns the accounts with their passwords, which are also kept in
 *   `DATA_DIR/demo-logins.txt`; nothing when there was nothing to do.
 */
export async function fillDemoData(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  endpointAt: EndpointAt,
): Promise<{ listing: string; file: string } | undefined> {
  if (!(await isUntouched(db)) || !(await claimDemoData(db, now()))) return undefined;
  const clock = demoClock(now());
  const door = demoDoor(endpointAt);
  const { companies, logins: recruiters } = await fillCompanies(db, door, clock);
  const { people, logins: candidates } = await fillPeople(db, door, clock);
  const jobs = await fillJobs(door, clock, companies);
  await fillApplications(db, door, clock, { people, jobs });
  await restSomeJobs(door, clock, jobs);
  for (const { daysAgo, ...enquiry } of DEMO_ENQUIRIES)
    await insertEnquiry(db, { ...enquiry, createdAt: clock.at(-daysAgo, 13) });

  const text = listing([...candidates, ...recruiters]);
  const file = join(settings.dataDir, 'demo-logins.txt');
  await writeFile(file, text, { mode: 0o600 });
  return { listing: text, file };
}
