import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/** A page as served to a visitor. */
export interface Page {
  name: string;
  status: number;
  html: string;
}

const openAt =
  (origin: string) =>
  async (path: string): Promise<Page> => {
    const answer = await fetch(origin + path);
    return { name: path, status: answer.status, html: await answer.text() };
  };

/** Sends a form as a browser without scripts does. */
const postAt =
  (origin: string) =>
  async (path: string, fields: Readonly<Record<string, string>>, multipart = false): Promise<Page> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { origin },
      body: multipart ? form : new URLSearchParams(fields),
    });
    return { name: `${path} (posted)`, status: answer.status, html: await answer.text() };
  };

/** Fails on an unexpected status, since the error page itself would pass the checks. */
const expected = (status: number, page: Page): Page => {
  if (page.status !== status) throw new Error(`${page.name} answered ${page.status} instead of ${status}.`);
  return page;
};

const REFUSED = { email: 'nobody', fullName: 'A <b> & "c"', firstName: 'A <b> & "c"', message: 'Hello\n</textarea>' };

const gather = async (origin: string): Promise<Page[]> => {
  const { makeRecruiter, postJob, setJobStatus } = await import('#tests/support/journey-portal.ts');
  const [open, post] = [openAt(origin), postAt(origin)];
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

/**
 * Starts the built portal with demo data and collects every public page, and each form's response to refused input; the
 * portal runs until `work` is done.
 */
export const withPublicPages = async <T>(work: (pages: Page[], portalUrl: string) => Promise<T>): Promise<T> => {
  const portal = await startPortalProcess({ DEMO_DATA: 'on' });
  try {
    process.env.PORTAL_URL = portal.url;
    return await work(await gather(portal.url), portal.url);
  } finally {
    await portal.stop();
  }
};
