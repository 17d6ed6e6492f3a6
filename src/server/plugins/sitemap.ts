import type { FastifyInstance } from 'fastify';
import { OFFERED_LANGUAGES, pathIn } from '#contract/languages.ts';
import { PUBLIC_PAGES } from '#contract/public-pages.ts';
import { slugOf } from '#contract/slug.ts';
import type { Deps } from '#server/deps.ts';
import { keepPages } from '#server/kept-pages.ts';
import { addressKey } from '#server/limits.ts';
import { companyAddresses, listedCompanyCount } from '#server/modules/companies/public.ts';
import { openJobAddresses, openJobCount } from '#server/modules/jobs/public.ts';
import type { PageTag } from '#server/page-cache.ts';
import { Problem } from '#server/problem.ts';

/** The protocol's limit for one file; a job or a company has an address in each language. */
const MOST_ADDRESSES = Math.floor(50_000 / OFFERED_LANGUAGES.length);
const FRESH_MS = 10 * 60_000;
const KEPT_LENGTH = 32 * 1024 * 1024;

const SHOWN: ReadonlySet<PageTag> = new Set(['jobs', 'companies']);

const windowOf = (number: number) => ({ limit: MOST_ADDRESSES, offset: (number - 1) * MOST_ADDRESSES });

interface Address {
  path: string;
  changed?: Date | undefined;
}

type SitemapDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'limits' | 'pageCache'>;

/**
 * Serves `/sitemap.xml`, an index, and its files: the public pages, the open jobs and the verified companies, 50,000
 * per file.
 */
export function registerSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  // Keyed by file name; a file of 50,000 jobs is some 8 MB.
  const kept = keepPages<string>({
    pageCache: deps.pageCache,
    freshMs: FRESH_MS,
    most: { size: KEPT_LENGTH, sizeOf: (xml) => xml.length },
  });
  const { publicUrl } = deps.settings;

  const files: Record<string, (number: number) => Promise<string>> = {
    index: async () => {
      const { count, latest } = await openJobCount(deps);
      const filesOf = (kind: 'jobs' | 'companies', all: number): Address[] =>
        Array.from({ length: Math.ceil(all / MOST_ADDRESSES) }, (_, at) => ({
          path: `/sitemaps/${kind}-${at + 1}.xml`,
        }));
      return document('sitemapindex', 'sitemap', publicUrl, [
        { path: '/sitemaps/pages.xml', changed: latest },
        ...filesOf('jobs', count),
        ...filesOf('companies', await listedCompanyCount(deps)),
      ]);
    },
    pages: async () => {
      const [{ latest }, companies] = await Promise.all([openJobCount(deps), listedCompanyCount(deps)]);
      // Pages with open jobs change when the jobs do. The other pages have no known date, so none is given.
      const listed = PUBLIC_PAGES.flatMap(({ path, sitemap }): Address[] => {
        // With an empty list, the companies page has `noindex`.
        if (!sitemap || (sitemap === 'companies' && companies === 0)) return [];
        return [{ path, changed: sitemap === 'page' ? undefined : latest }];
      });
      return document('urlset', 'url', publicUrl, listed);
    },
    jobs: async (number) => {
      const jobs = await openJobAddresses(deps, windowOf(number));
      if (jobs.length === 0) throw new Problem('NOT_FOUND');
      return document('urlset', 'url', publicUrl, jobs.map(addressOf));
    },
    companies: async (number) => {
      const companies = await companyAddresses(deps, windowOf(number));
      if (companies.length === 0) throw new Problem('NOT_FOUND');
      const addresses = companies.map(({ slug, updatedAt }) => ({
        path: `/companies/${encodeURIComponent(slug)}`,
        changed: updatedAt,
      }));
      return document('urlset', 'url', publicUrl, addresses);
    },
  };

  const file = (kind: 'index' | 'pages' | 'jobs' | 'companies', number = 1): Promise<string> =>
    kept.get(`${kind}-${number}`, async () => {
      const page = await files[kind]?.(number);
      if (page === undefined) throw new Problem('NOT_FOUND');
      return { page, tags: SHOWN, keep: true };
    });

  const serve = (url: string, which: (name: string) => Promise<string>): void => {
    app.get<{ Params: { name?: string } }>(url, async (request, reply) => {
      await deps.limits.take('apiPerAddress', addressKey(request.ip));
      const xml = await which(request.params.name ?? '');
      return reply.header('Cache-Control', 'public, max-age=300').type('application/xml; charset=utf-8').send(xml);
    });
  };
  serve('/sitemap.xml', () => file('index'));
  serve('/sitemaps/:name', async (name) => {
    if (name === 'pages.xml') return file('pages');
    const [, kind, number] = /^(jobs|companies)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
    if (!number) throw new Problem('NOT_FOUND');
    return file(kind === 'jobs' ? 'jobs' : 'companies', Number(number));
  });
}

/** The canonical address from the job's own page. */
const addressOf = ({ jobId, title, updatedAt }: { jobId: string; title: string; updatedAt: Date }): Address => {
  const slug = slugOf(title);
  const path = `/jobs/${encodeURIComponent(jobId)}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
  return { path, changed: updatedAt };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');

/** The same page in each language, which the protocol requires on every one of them. */
const alternatesOf = (publicUrl: string, path: string): string =>
  OFFERED_LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(publicUrl + pathIn(language, path))}"/>`,
  ).join('');

const document = (root: string, item: string, publicUrl: string, addresses: readonly Address[]): string => {
  const items = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    if (item !== 'url') return `<${item}><loc>${escaped(publicUrl + path)}</loc>${lastmod}</${item}>\n`;
    const alternates = alternatesOf(publicUrl, path);
    return OFFERED_LANGUAGES.map(
      (language) => `<url><loc>${escaped(publicUrl + pathIn(language, path))}</loc>${lastmod}${alternates}</url>\n`,
    ).join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${item === 'url' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${items.join('')}</${root}>\n`;
};
