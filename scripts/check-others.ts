import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { structuredDataErrors } from '#tests/support/structured-data.ts';

/**
 * What others say of the public pages: the W3C's checker of HTML, and the
 * checks of structured data that search engines make. The checker needs Java,
 * and npm fetches it, so this is no part of the test command. Run it again: `npm run build && npm run check:others`.
 */
const CHECKER = 'vnu-jar@25.11.25';

const run = promisify(execFile);

const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
);
if (!hasJava) {
  console.error('The W3C checker needs Java 11 or newer, and there is no `java` here. Nothing was checked.');
  process.exit(2);
}

/** Where npm keeps what it has fetched: its folder of commands comes first in the path. */
const fetchChecker = async (): Promise<string> => {
  const print = 'process.stdout.write(process.env.PATH)';
  const fetched = ['exec', '--yes', `--package=${CHECKER}`, '--', 'node', '--eval', print];
  const { stdout } = await run('npm', fetched, { cwd: tmpdir() });
  return join(stdout.split(delimiter)[0] ?? '', '../vnu-jar/build/dist/vnu.jar');
};

interface Page {
  name: string;
  status: number;
  html: string;
}

const portal = await startPortalProcess({ DEMO_DATA: 'on' });
process.env.PORTAL_URL = portal.url;
const { makeRecruiter, postJob, setJobStatus } = await import('#tests/support/journey-portal.ts');

const open = async (path: string): Promise<Page> => {
  const answer = await fetch(portal.url + path);
  return { name: path, status: answer.status, html: await answer.text() };
};

/** Sends a form as a browser without scripts does. */
const post = async (path: string, fields: Readonly<Record<string, string>>, multipart = false): Promise<Page> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(portal.url + path, {
    method: 'POST',
    headers: { origin: portal.url },
    body: multipart ? form : new URLSearchParams(fields),
  });
  return { name: `${path} (posted)`, status: answer.status, html: await answer.text() };
};

/** A page that answers otherwise than it should would pass as the page of its failure. */
const expected = (status: number, page: Page): Page => {
  if (page.status !== status) throw new Error(`${page.name} answered ${page.status} instead of ${status}.`);
  return page;
};

const REFUSED = { email: 'nobody', fullName: 'A <b> & "c"', firstName: 'A <b> & "c"', message: 'Hello\n</textarea>' };

const gather = async (): Promise<Page[]> => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Head of C++ & <Data>', experience: {} });
  const internship = await postJob(recruiter, { title: 'Office Intern', employmentType: 'Internship' });
  const closed = await postJob(recruiter, { title: 'Night Guard' });
  await setJobStatus(recruiter, closed, 'Closed');
  const readable = [
    ...PUBLIC_PATHS,
    '/?skills=sql',
    '/?skills=alchemy',
    '/jobs?page=2',
    '/jobs?role=Nobody',
    '/jobs?location=Atlantis',
    `/jobs?job=${job.jobId}`,
    '/login?as=recruiter&return=%2Fjobs',
    '/mentorships?contact=ananya-iyer',
    '/mentorships?sent=1',
    `/jobs/${job.jobId}`,
    `/jobs/${internship.jobId}`,
    `/jobs/${closed.jobId}`,
    `/report-job/${job.jobId}`,
  ];
  const pages: Page[] = [];
  for (const path of readable) pages.push(expected(200, await open(path)));
  pages.push(expected(404, await open('/no-such-page')), expected(404, await open('/jobs/JOB999999/none')));
  for (const path of ['/contactus', '/mentee', '/mentorships?contact=ananya-iyer', `/report-job/${job.jobId}`])
    pages.push(expected(400, await post(path, REFUSED)));
  for (const path of ['/candidate', '/recruiter']) pages.push(expected(400, await post(path, REFUSED, true)));
  pages.push(expected(200, await post('/forgot-password', { email: 'nobody@example.in', userType: 'Candidate' })));
  return pages;
};

const checker = await fetchChecker();
const folder = await mkdtemp(join(tmpdir(), 'avsar-pages-'));
const complaints: string[] = [];
let looked = 0;
try {
  const pages = await gather();
  looked = pages.length;
  const names = new Map(pages.map(({ name }, at) => [`${at}.html`, name]));
  for (const [at, { name, html }] of pages.entries()) {
    await writeFile(join(folder, `${at}.html`), html);
    for (const error of await structuredDataErrors(html)) complaints.push(`${name}: structured data: ${error}`);
  }
  const files = [...names.keys()].map((file) => join(folder, file));
  const checked = run('java', ['-Xss4m', '-jar', checker, '--errors-only', '--format', 'gnu', '--stdout', ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  // It ends with 1 when it has found something, and says what.
  const said = await checked.then(
    ({ stdout }) => stdout,
    (failure: { stdout?: string; stderr?: string }) => failure.stdout || failure.stderr || 'The checker failed.',
  );
  for (const line of said.split('\n').filter(Boolean)) {
    const [, file = ''] = /^"?(?:file:)?([^":]+\.html)/.exec(line) ?? [];
    complaints.push(`${names.get(basename(file)) ?? ''}: ${line.slice(line.indexOf('.html') + 6)}`);
  }
} finally {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const complaint of complaints) console.error(complaint);
console.log(`${looked} pages looked at, ${complaints.length} complaints.`);
process.exit(complaints.length === 0 ? 0 : 1);
