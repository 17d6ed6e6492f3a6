import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#contract/public-pages.ts';
import { openHouse } from '#tests/support/house.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';
import { jobPath } from '#web/lib/job-links.ts';

const house = openHouse();
const read = async (url: string) => {
  const { statusCode, headers, body } = await house.app().inject({ url, headers: { host: 'localhost:3000' } });
  return { statusCode, type: headers['content-type'], body };
};

describe('the sitemap', () => {
  it('is an index of files, and names each open job under its canonical address with its own day', async () => {
    const recruiter = await aRecruiter(house.deps.db);
    const open = await aJob(house.deps.db, { recruiterId: recruiter.accountId, title: 'Head of C++ & Data' });
    const closed = await aJob(house.deps.db, {
      recruiterId: recruiter.accountId,
      title: 'Closed Clerk',
      status: 'Closed',
    });
    house.deps.pageCache.purge(['jobs']);
    const index = await read('/sitemap.xml');
    expect(index).toMatchObject({ statusCode: 200, type: 'application/xml; charset=utf-8' });
    const files = [...index.body.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/jobs-1.xml']);

    const { body } = await read('/sitemaps/jobs-1.xml');
    const at = jobPath({ jobId: open.jobCode, title: open.title });
    expect(body).toContain(`${at}</loc><lastmod>${open.updatedAt.toISOString()}</lastmod>`);
    expect(body).not.toContain(closed.jobCode);
    const pages = await read('/sitemaps/pages.xml');
    const day = /<lastmod>\d{4}-[^<]+<\/lastmod>/g;
    const listed = [...pages.body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>(.*)<\/url>/g)];
    // Each page in each language, and each lists all of its languages.
    expect(listed.map(([, path]) => path)).toEqual(
      PUBLIC_PAGES.filter(({ sitemap }) => sitemap && sitemap !== 'companies').flatMap(({ path }) => [
        path,
        path === '/' ? '/hi' : `/hi${path}`,
      ]),
    );
    for (const [, , changed] of listed) expect(changed?.match(/hreflang="(?:en|hi)"/g)).toHaveLength(2);
    expect(
      listed.map(
        ([, path, changed]) => `${path}${changed?.replace(day, ' with its day').replace(/<xhtml:link[^>]*>/g, '')}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        '/ with its day',
        '/jobs with its day',
        '/internships with its day',
        '/mentorships',
        '/mentee',
        '/candidate',
        '/recruiter',
        '/aboutus',
        '/contactus',
        '/tips',
        '/recruitment-services',
        '/students-professionals',
        '/colleges',
        '/companiesrecruiters',
        '/terms-conditions',
        '/privacy-policy',
      ]),
    );
  });

  it('leaves out the list of companies while none is verified', async () => {
    await aRecruiter(house.deps.db, { companyName: 'Unmapped Mills' });
    house.deps.pageCache.purge(['companies']);
    expect((await read('/sitemaps/pages.xml')).body).not.toContain('/companies<');
  });

  it('names each verified company, in both languages, and no other', async () => {
    await aRecruiter(house.deps.db, { companyName: 'Mapped Mills', verified: true });
    await aRecruiter(house.deps.db, { companyName: 'Unmapped Mills' });
    house.deps.pageCache.purge(['companies']);
    expect((await read('/sitemap.xml')).body).toContain('/sitemaps/companies-1.xml');
    const pages = (await read('/sitemaps/pages.xml')).body;
    for (const list of ['/companies', '/hi/companies'])
      expect(pages).toMatch(new RegExp(`<loc>http://[^/]+${list}</loc><lastmod>`));
    const { body } = await read('/sitemaps/companies-1.xml');
    expect(body).toMatch(/<loc>[^<]*\/companies\/mapped-mills<\/loc>/);
    expect(body).toMatch(/<loc>[^<]*\/hi\/companies\/mapped-mills<\/loc>/);
    expect(body).not.toContain('unmapped-mills');
    expect((await read('/sitemaps/companies-2.xml')).statusCode).toBe(404);
  });

  it('shows a new job immediately, and has no empty files', async () => {
    const recruiter = await aRecruiter(house.deps.db);
    await read('/sitemaps/jobs-1.xml');
    const job = await aJob(house.deps.db, { recruiterId: recruiter.accountId });
    house.deps.pageCache.purge(['jobs']);
    expect((await read('/sitemaps/jobs-1.xml')).body).toContain(job.jobCode);
    for (const name of ['jobs-2.xml', 'jobs-0.xml', 'jobs-1', 'index.xml'])
      expect((await read(`/sitemaps/${name}`)).statusCode).toBe(404);
  });
});

it('robots.txt names the sitemap and disallows the API', async () => {
  const { body, type } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/');
  expect(body).toMatch(/^Sitemap: http:\/\/\S+\/sitemap\.xml$/m);
});
