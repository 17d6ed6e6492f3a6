import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { queryNames } from '#server/openapi.ts';
import { makeRecruiter, postJob } from '#tests/support/journey-portal.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { type Check, notRun } from './check.ts';
import { isThere, outputOf } from './run-tool.ts';

/** Each tool is stopped after this long. */
const MOST_MS = 30 * 60_000;

/** Findings that do not concern a portal on loopback. */
const NO_FAULT = new Set([
  // Sent only over HTTPS: http-hardening.test.ts.
  'Strict-Transport-Security is not set',
  // Browsers have removed it, because it opened holes of its own; the content security policy replaces it.
  'X-XSS-Protection is not set',
]);

const Finding = z.object({ method: z.string(), path: z.string(), info: z.string() });
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.array(Finding)),
  anomalies: z.record(z.string(), z.array(Finding)),
});

const MODULES =
  'backup,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
const LIMITS = [
  ...['--depth', '2', '--max-links-per-page', '20', '--max-files-per-dir', '6', '--max-parameters', '6'],
  ...['--max-scan-time', '120', '--max-attack-time', '60', '--timeout', '20'],
];

const attackByWapiti = async (url: string, folder: string): Promise<Check> => {
  if (!(await isThere('wapiti'))) return notRun('wapiti', 'it is not installed (Debian: apt install wapiti)');
  const report = join(folder, 'wapiti.json');
  const starts = ['/jobs?q=a&location=pune', '/all-posted-jobs?role=Engineer&location=Pune', '/lite/jobs?q=a'];
  const options = [
    ...['--url', `${url}/`, '--scope', 'folder', '--module', MODULES, ...LIMITS],
    // Without Python's module for brotli it would read no page.
    ...['--header', 'Accept-Encoding: identity'],
    ...['--flush-session', '--no-bugreport', '--store-session', folder, '--format', 'json', '--output', report],
    ...starts.flatMap((path) => ['--start', url + path]),
  ];
  const printed = await outputOf('wapiti', options, { mostMs: MOST_MS });
  const { vulnerabilities, anomalies } = Report.parse(JSON.parse(await readFile(report, 'utf8')));
  const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)];
  const found = /found (\d+) URLs and forms/.exec(printed)?.[1] ?? '0';
  return {
    tool: 'wapiti',
    looked: `${found} pages and forms, by ${MODULES.split(',').length} kinds of attack`,
    complaints: findings.flatMap(([kind, all]) =>
      all
        .filter(({ info }) => !NO_FAULT.has(info))
        .map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
    ),
  };
};

/** Values that the call accepts; for other parameters any letter does. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ sort: 'newest', kind: 'skill', experience: '2-5', salary: '3-6', workMode: 'Remote', status: 'pending' },
  ...{ employmentType: 'Full-time', applyFor: 'Job', posted: '7', page: '1', limit: '20' },
};

const PUBLIC: readonly CallName[] = [
  'listJobs',
  'jobFacets',
  'searchHelp',
  'suggest',
  'listCompanies',
  'listRecruiters',
];
const OF_RECRUITERS: readonly CallName[] = ['listApplications', 'listCandidates', 'listConversations', 'listAccesses'];

const addressOf = (url: string, name: CallName): string => {
  const query = queryNames(name).map((parameter) => `${parameter}=${encodeURIComponent(VALUES[parameter] ?? 'a')}`);
  return `${url}${ROUTES[name].path}?${query.join('&')}`;
};

const attackBySqlmap = async (url: string, token: string, folder: string): Promise<Check> => {
  if (!(await isThere('sqlmap'))) return notRun('sqlmap', 'it is not installed (Debian: apt install sqlmap)');
  const run = async (names: readonly CallName[], more: readonly string[]): Promise<string> => {
    const targets = join(folder, 'targets.txt');
    await writeFile(targets, `${names.map((name) => addressOf(url, name)).join('\n')}\n`);
    const options = [
      ...['-m', targets, '--batch', '--level=2', '--technique=BEUST', '--dbms=postgresql', '--threads=4'],
      ...['--skip=page,limit', '--timeout=20', '--disable-coloring', '--flush-session', `--output-dir=${folder}`],
    ];
    return outputOf('sqlmap', [...options, ...more], { mostMs: MOST_MS });
  };
  const signIn = async (): Promise<string> => {
    const body = JSON.stringify({ email: 'nobody@example.in', password: 'not the right one' });
    const options = ['-u', url + ROUTES.signInCandidate.path, `--data=${body}`, '--ignore-code=401', '--batch'];
    return outputOf('sqlmap', [...options, '--level=2', '--dbms=postgresql', `--output-dir=${folder}`], {
      mostMs: MOST_MS,
    });
  };
  const printed = [
    await run(PUBLIC, []),
    await run(OF_RECRUITERS, [`--headers=Authorization: Bearer ${token}`]),
    await signIn(),
  ].join('\n');
  const tested = new Set([...printed.matchAll(/testing for SQL injection on (.*)/g)].map(([, what]) => what));
  return {
    tool: 'sqlmap',
    looked: `${tested.size} parameters of ${PUBLIC.length + OF_RECRUITERS.length} lists and of signing in`,
    complaints:
      tested.size === 0
        ? ['it tested nothing']
        : [...printed.matchAll(/^.*(?:is vulnerable|appears to be '.*' injectable|is '.*' injectable).*$/gm)].map(
            ([line]) => line,
          ),
  };
};

/** Lets scanners attack a portal of its own, for as long as an hour. */
export const attackPortal = async (): Promise<Check[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-attacks-'));
  const portal = await startPortalProcess({ DEMO_DATA: 'on' });
  try {
    process.env.PORTAL_URL = portal.url;
    const recruiter = await makeRecruiter();
    await postJob(recruiter);
    return [await attackByWapiti(portal.url, folder), await attackBySqlmap(portal.url, recruiter.token, folder)];
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
