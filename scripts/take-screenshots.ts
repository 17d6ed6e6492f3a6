import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROUTES } from '#contract/routes.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { CHROMIUM_ARGS, findChromium } from '#tests/support/chromium.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/** Takes the screenshots for the README, from a portal with demo data. Run `npm run build` first. */
const FOLDER = join(PACKAGE_ROOT, 'docs/screenshots');
mkdirSync(FOLDER, { recursive: true });

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };

const portal = await startPortalProcess({ DEMO_DATA: 'on' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });

interface Login {
  email: string;
  password: string;
}

/** The first demo account of a kind; the file's columns are two spaces apart. */
const loginOf = (kind: 'candidate' | 'recruiter'): Login => {
  const line = readFileSync(join(portal.dataDir, 'demo-logins.txt'), 'utf8')
    .split('\n')
    .find((row) => row.startsWith(kind));
  const [, email = '', password = ''] = line?.split(/\s{2,}/) ?? [];
  return { email, password };
};

/** The demo data has no administrator: the first one registers with the link from the terminal. */
const makeAdmin = async (): Promise<Login> => {
  const [, setup] = /#setup=(\S+)/.exec(portal.output()) ?? [];
  const login = { email: 'leela.menon@portal.example', password: randomBytes(12).toString('base64url') };
  const { method, path } = ROUTES.registerAdmin;
  const answer = await fetch(portal.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...login, name: 'Leela Menon', setup }),
  });
  if (!answer.ok) throw new Error(`There is no administrator: ${await answer.text()}`);
  return login;
};

const openPage = async (viewport: { width: number; height: number }, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // The stream never ends, so the network would never be idle.
  await context.route('**/api/stream*', (route) => route.fulfill({ status: 204 }));
  return context.newPage();
};

const LOGINS = {
  candidate: { page: '/login', home: '**/candidate-dashboard*' },
  recruiter: { page: '/login?as=recruiter', home: '**/recruiter-maindashboards/**' },
  admin: { page: '/admin-login', home: '**/admin/dashboard*' },
} as const;

const signIn = async (page: Page, kind: keyof typeof LOGINS, { email, password }: Login): Promise<void> => {
  await page.goto(LOGINS[kind].page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(LOGINS[kind].home);
};

const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
};

try {
  const visitor = await openPage(WIDE, 'light');
  await visitor.goto('/');
  await take(visitor, 'home');
  await visitor.goto('/jobs');
  await take(visitor, 'jobs');
  await visitor.goto('/companies');
  await visitor.getByRole('link', { name: 'Nilgiri Systems' }).first().click();
  await visitor.waitForURL('**/companies/*');
  await take(visitor, 'company');

  const phone = await openPage(PHONE, 'light');
  await phone.goto('/hi/jobs');
  await take(phone, 'jobs-hindi-phone');
  await signIn(phone, 'candidate', loginOf('candidate'));
  await phone.goto('/candidate-dashboard/job-applied');
  await take(phone, 'applications-phone');
  const open = await (await fetch(`${portal.url}/api/jobpostingform/jobs?limit=1&role=Podcast%20Producer`)).json();
  await phone.goto(`/apply-job-form/${String(open[0]._id)}`);
  await take(phone, 'apply-phone');

  await phone.goto('/candidate-dashboard');
  await take(phone, 'candidate-home-phone');

  const candidate = await openPage(WIDE, 'light');
  await signIn(candidate, 'candidate', loginOf('candidate'));
  await candidate.goto('/profile');
  await take(candidate, 'profile');
  await candidate.goto('/create-resume');
  await take(candidate, 'create-resume');
  const fitting = await (
    await fetch(`${portal.url}/api/jobpostingform/jobs?limit=1&role=Full%20Stack%20Developer`)
  ).json();
  await candidate.goto(`/jobs/${String(fitting[0].jobId)}`);
  const fit = candidate.getByRole('region', { name: 'How you fit' });
  await fit.getByText('Why').click();
  await fit.evaluate((section) => section.scrollIntoView());
  await take(candidate, 'how-you-fit');

  const recruiter = await openPage(WIDE, 'light');
  await signIn(recruiter, 'recruiter', loginOf('recruiter'));
  await recruiter.goto('/recruiter-maindashboards/applications');
  await take(recruiter, 'recruiter-applications');
  await recruiter.goto('/recruiter-maindashboards/applications?view=board');
  await take(recruiter, 'recruiter-board');
  await recruiter.goto('/recruiter-maindashboards/database?fits=JOB1001&listed=yes');
  await take(recruiter, 'who-fits');
  await recruiter.goto('/recruiter-maindashboards/messages');
  await recruiter.getByRole('link', { name: /Design Intern/ }).click();
  await recruiter.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await take(recruiter, 'messages');
  const dark = await openPage(WIDE, 'dark');
  await signIn(dark, 'recruiter', loginOf('recruiter'));
  await dark.goto('/job-posting-forms');
  await take(dark, 'job-posting-dark');

  const admin = await openPage(WIDE, 'light');
  await signIn(admin, 'admin', await makeAdmin());
  await admin.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  await take(admin, 'admin-overview');
} finally {
  await browser.close();
  await portal.stop();
}
