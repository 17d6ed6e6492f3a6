import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/rules.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { speaking } from '#texts/spoken.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { type Portal, portalContext } from '#web/lib/portal-context.ts';
import * as apply from '#web/pages/lite/apply.tsx';
import * as job from '#web/pages/lite/job.tsx';
import * as jobs from '#web/pages/lite/jobs.tsx';
import { buildPortal } from '../scripts/build.ts';

vi.mock('#web/pages/lite/lite.css?url', () => ({ default: '/assets/lite.css' }));

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>' & <b>`;

const aJob = (changes: Partial<Job> = {}): Job =>
  ({
    _id: '01a2067f-cfad-7dec-8d90-4ca57b18c90e',
    jobId: 'JOB7',
    title: 'Oar Maker',
    companyName: 'Kaveri Boats',
    companySlug: 'kaveri-boats',
    companyLogo: undefined,
    companyVerified: false,
    industry: 'Boats',
    department: 'Works',
    workMode: 'Remote',
    employmentType: 'Full-time',
    location: 'Kochi',
    experience: { min: 1, max: 3 },
    unknown: [],
    salary: { min: 300_000, max: 400_000 },
    skills: ['Oars'],
    applicationDeadline: { start: '2026-11-01', end: '2026-12-31' },
    description: 'Makes oars.',
    responsibilities: 'Make oars.',
    requirements: 'Likes oars.',
    companyInfo: '',
    companyDescription: '',
    jobStatus: 'Active',
    takesApplications: true,
    answerDays: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  }) as Job;

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;

/** Returns the page rendered for these jobs. */
const answered = async (
  loader: Loader,
  address: string,
  known: Job[],
  params: Record<string, string> = {},
  help: object = {},
): Promise<{ status: number; html: string; listed: unknown }> => {
  const context = new RouterContextProvider();
  let listed: unknown;
  const call = async (name: string, input?: { query?: unknown }) => {
    if (name === 'listJobs') listed = input?.query;
    if (name === 'searchHelp')
      return { body: { read: [], shorter: [], meantPlaces: [], places: [], experiences: [], ...help }, total: 0 };
    if (name === 'getJob' && !known[0])
      throw Object.assign(new Error('We can’t find this job.'), {
        name: 'Problem',
        status: 404,
        code: 'JOB_NOT_FOUND',
      });
    return { body: name === 'getJob' ? known[0] : known, total: known.length };
  };
  context.set(portalContext, {
    publicUrl: 'https://avsar.example',
    now: new Date('2026-11-23T10:00:00Z'),
    demoData: 'none',
    call,
  } as unknown as Portal);
  const request = new Request(`https://avsar.example${address}`);
  const args = { request, params, context } as unknown as LoaderFunctionArgs;
  const answer = await loader(args);
  return { status: answer.status, html: await answer.text(), listed };
};

describe('a low-data page', () => {
  it('asks for a typed place as a whole one, like the full list', async () => {
    const { html, listed } = await answered(jobs.loader, '/lite/jobs?location=Patna', [aJob()]);
    expect(listed).toMatchObject({ place: ['Patna'], location: [] });
    expect(html).toContain('<input maxLength="100" name="location" value="Patna"/>');
    expect(html).toContain('href="/jobs?location=Patna">Full version');
  });

  it('offers all spellings of a place that finds enough, and nothing else', async () => {
    const [meant, other] = [['Lucknow', 'लखनऊ'], ['Kanpur']].map((spellings) => ({
      value: spellings[0],
      count: 14,
      spellings,
      isSame: spellings.length > 1,
      isState: false,
    }));
    const known = Array.from({ length: 12 }, (_, at) => aJob({ jobId: `JOB${at}` }));
    const help = { meantPlaces: [meant, other] };
    const { html } = await answered(jobs.loader, '/lite/jobs?q=clerk&location=Lucknow', known, {}, help);
    const query = new URLSearchParams({ q: 'clerk', place: 'Lucknow' });
    query.append('place', 'लखनऊ');
    expect(html).toContain(
      `Any spelling<a href="/lite/jobs?${String(query).replaceAll('&', '&amp;')}">Lucknow (14 jobs)</a>`,
    );
    expect(html).not.toContain('Kanpur');
  });

  it('offers the place that the words of a search with enough jobs name, on the first page', async () => {
    const known = Array.from({ length: 12 }, (_, at) => aJob({ jobId: `JOB${at}` }));
    const help = { read: [{ filter: 'place', value: 'Pune', count: 129 }] };
    const { html } = await answered(jobs.loader, '/lite/jobs?q=pune+jobs', known, {}, help);
    expect(html).toContain('<a href="/lite/jobs?place=Pune">Place: Pune (129 jobs)</a>');
    const next = await answered(jobs.loader, '/lite/jobs?q=pune+jobs&page=2', known, {}, help);
    expect(next.html).not.toContain('129 jobs');
  });

  it('shows what people typed as text, wherever it stands', async () => {
    const hostile = aJob({
      title: HOSTILE,
      companyName: HOSTILE,
      location: HOSTILE,
      description: `${HOSTILE}\n${HOSTILE}`,
      requirements: HOSTILE,
      skills: [HOSTILE],
      companyInfo: HOSTILE,
      jobId: 'JOB"><script>',
    });
    const pages = await Promise.all([
      answered(jobs.loader, `/lite/jobs?q=${encodeURIComponent(HOSTILE)}&location=${encodeURIComponent(HOSTILE)}`, [
        hostile,
      ]),
      answered(job.loader, '/lite/jobs/JOB7', [hostile], { jobId: 'JOB7' }),
      answered(apply.loader, '/lite/apply/JOB7', [hostile], { id: 'JOB7' }),
    ]);
    for (const { status, html } of pages) {
      expect(status).toBe(200);
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).not.toMatch(/<img|<b>'|<b>"/);
      expect(html).toContain('&lt;script&gt;');
    }
  });

  it('offers the filters that the words mean', async () => {
    const { html } = await answered(
      jobs.loader,
      '/lite/jobs?q=work+from+home&skills=Tally&page=1',
      [],
      {},
      {
        read: [
          { filter: 'workMode', value: 'Work From Home', count: 6 },
          { filter: 'place', value: 'Pune', count: 2, spellings: ['Pune', 'पुणे'] },
        ],
        together: { q: 'typist', count: 1 },
      },
    );
    const inPune = String(new URLSearchParams(['Pune', 'पुणे'].map((place) => ['place', place])));
    expect(html).toMatch(/href="\/lite\/jobs\?skills=Tally&amp;workMode=Work\+From\+Home">Work mode: /);
    const place = inPune.replaceAll('&', '&amp;');
    expect(html).toContain(`href="/lite/jobs?skills=Tally&amp;${place}">Place: `);
    expect(html).toContain(
      `<a href="/lite/jobs?skills=Tally&amp;q=typist&amp;workMode=Work+From+Home&amp;${place}">Use all 3 (1 job)</a>`,
    );
  });

  it('marks the logo as English, and not its name in the language of the page', async () => {
    const { html } = await speaking('hi', () => answered(jobs.loader, '/hi/lite/jobs', [aJob()]));
    expect(html).toMatch(/<a class="logo" href="[^"]*" aria-label="Avsar: सभी नौकरियाँ"><span lang="en">avsar<\/span>/);
  });

  it('tells the script how pay is written in the language of the page', async () => {
    const page = (changes?: Partial<Job>) =>
      answered(apply.loader, '/lite/apply/JOB7', [aJob(changes)], { id: 'JOB7' });
    const { html } = await page();
    expect(html).toContain('data-year="₹% LPA"');
    expect(html).toContain('data-month="₹% a month"');
    expect((await speaking('hi', page)).html).toContain('data-year="₹% लाख"');
    expect((await speaking('hi', () => page({ employmentType: 'Internship' }))).html).toContain(
      'data-month="₹% महीना"',
    );
  });

  it('is not listed by search engines, which find the full one', async () => {
    const { html } = await answered(job.loader, '/lite/jobs/JOB7', [aJob()], { jobId: 'JOB7' });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="https://avsar.example/jobs/JOB7/oar-maker"/>');
    const { html: list } = await answered(jobs.loader, '/lite/jobs?q=oar&location=Kochi', [aJob()]);
    expect(list).toContain('<link rel="canonical" href="https://avsar.example/jobs?q=oar&amp;location=Kochi"/>');
    expect(list).toContain('href="/hi/lite/jobs?q=oar&amp;location=Kochi"');
  });

  it('marks listings that take no applications here in the list, with the words of the other cards', async () => {
    const list = async (changes: Partial<Job>) => (await answered(jobs.loader, '/lite/jobs', [aJob(changes)])).html;
    const applyUrl = 'https://www.boats.example/oars';
    expect(await list({ takesApplications: false, applyUrl })).toContain('Apply on boats.example');
    expect(await list({ takesApplications: false })).toContain('This listing takes no applications here.');
    expect(await list({})).not.toMatch(/Apply on|takes no applications/);
  });

  it('says with the server’s own status that there is no such job', async () => {
    for (const [jobId, said] of [
      ['JOB8', 'This job is no longer available.'],
      ['boats', '404 - Page Not Found'],
    ] as const) {
      const { status, html } = await answered(job.loader, `/lite/jobs/${jobId}`, [], { jobId });
      expect(status).toBe(404);
      expect(html).toContain(said);
    }
  });

  it('says until when whoever applies now is answered, where that is promised', async () => {
    const promised = aJob({ answerDays: 14 });
    for (const known of [promised, aJob()]) {
      const pages = await Promise.all([
        answered(job.loader, '/lite/jobs/JOB7', [known], { jobId: 'JOB7' }),
        answered(apply.loader, '/lite/apply/JOB7', [known], { id: 'JOB7' }),
      ]);
      for (const { html } of pages) expect(html.includes('You’ll hear by 7 December 2026')).toBe(known === promised);
    }
  });

  it('names the company, and links to none of its pages', async () => {
    const { html } = await answered(job.loader, '/lite/jobs/JOB7', [aJob()], { jobId: 'JOB7' });
    expect(html).toContain('Kaveri Boats');
    expect(html).not.toContain('/companies/kaveri-boats');
  });

  it('offers no form for a job that takes no applications', async () => {
    const closed = aJob({ jobStatus: 'Closed' });
    const { html } = await answered(apply.loader, '/lite/apply/JOB7', [closed], { id: 'JOB7' });
    expect(html).toContain('This job no longer accepts applications.');
    expect(html).not.toContain('<form');
  });
});

describe('what a low-data page loads', () => {
  const MOST_BYTES = 50_000;
  const MOST_SCRIPT = 8 * 1024;
  /** All languages share the style and the script, which has no texts. */
  const assetsOf = () =>
    readdirSync(join(PACKAGE_ROOT, 'build/client/assets'))
      .filter((name) => /^lite[-.].*\.(?:css|js)$/.test(name))
      .map(
        (name) =>
          [name, brotliCompressSync(readFileSync(join(PACKAGE_ROOT, 'build/client/assets', name))).length] as const,
      );

  beforeAll(() => buildPortal(), 600_000);

  it('is one style and one script of at most 8 KiB, and 50 kB with the longest job', async () => {
    const assets = assetsOf();
    expect(assets).toHaveLength(2);
    for (const [, bytes] of assets) expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
    // Texts of maximum length, made of words that do not repeat.
    const text = (seed: number) =>
      Array.from({ length: 1_500 }, (_, at) => `नौकरी${((at + 1) * seed * 7_919) % 99_991}`)
        .join(' ')
        .slice(0, LIMITS.longText);
    const longest = aJob({
      description: text(1),
      responsibilities: text(2),
      requirements: text(3),
      companyInfo: text(4),
    });
    const { html } = await answered(job.loader, '/lite/jobs/JOB7', [longest], { jobId: 'JOB7' });
    const packed = brotliCompressSync(html).length;
    expect(packed + assets.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
    const full = Array.from({ length: 20 }, (_, at) => aJob({ title: text(at + 1).slice(0, LIMITS.title) }));
    const { html: list } = await answered(jobs.loader, '/lite/jobs', full);
    expect(brotliCompressSync(list).length).toBeLessThanOrEqual(MOST_BYTES / 2);
  });
});
