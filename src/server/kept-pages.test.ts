import { describe, expect, it } from 'vitest';
import { keepPages, type MadePage } from './kept-pages.ts';
import { createPageCache, type PageTag } from './page-cache.ts';

const desk = () => {
  const clock = { at: 1_000_000 };
  const news = { arrive: true };
  const pageCache = createPageCache({ hearsNews: () => news.arrive });
  const pages = keepPages<string>({
    pageCache,
    freshMs: 30_000,
    most: { size: 1_000_000, sizeOf: (page) => page.length },
    now: () => clock.at,
  });
  let made = 0;
  const page = (...tags: PageTag[]) => {
    const make = async (): Promise<MadePage<string>> => {
      made += 1;
      return { page: `page ${made}`, tags: new Set(tags), keep: true };
    };
    return (key = 'a') => pages.get(key, make);
  };
  return { clock, news, pageCache, pages, page };
};

/** A page that is completed on command. */
const slowly = (...tags: PageTag[]) => {
  const done: ((text: string) => void)[] = [];
  const make = (): Promise<MadePage<string>> =>
    new Promise((resolve) => done.push((page) => resolve({ page, tags: new Set(tags), keep: true })));
  return { make, done };
};

describe('kept pages', () => {
  it('are made once for all who ask at the same time, and again after their time', async () => {
    const { clock, page } = desk();
    const jobs = page('jobs');
    expect(await Promise.all([jobs(), jobs()])).toEqual(['page 1', 'page 1']);
    clock.at += 29_999;
    expect(await jobs()).toBe('page 1');
    clock.at += 1;
    expect(await jobs()).toBe('page 2');
  });

  it('of one tag fall, and the others stay', async () => {
    const { page, pageCache } = desk();
    const [list, job] = [page('jobs', 'job:1'), page('job-pages', 'job:2')];
    expect([await list('list'), await job('job')]).toEqual(['page 1', 'page 2']);
    pageCache.purge(['job:1']);
    expect([await list('list'), await job('job')]).toEqual(['page 3', 'page 2']);
    pageCache.markStale(['job:2']);
    expect([await list('list'), await job('job')]).toEqual(['page 3', 'page 4']);
    pageCache.purge(['all']);
    expect([await list('list'), await job('job')]).toEqual(['page 5', 'page 6']);
  });

  it('that lack an addition are served while the new ones take long, once rendered, for five seconds', async () => {
    const { clock, page, pageCache, pages } = desk();
    await page('jobs')();
    const { make, done } = slowly('jobs');
    pageCache.markStale(['jobs']);
    expect(await Promise.all([pages.get('a', make), pages.get('a', make)])).toEqual(['page 1', 'page 1']);
    expect(done).toHaveLength(1);
    clock.at += 5_000;
    const late = pages.get('a', make);
    done[0]?.('the new one');
    expect(await late).toBe('the new one');
    expect(await page('jobs')()).toBe('the new one');
  });

  it('that show what was taken away are served to nobody, were they begun before or asked for in the meantime', async () => {
    const { page, pageCache, pages } = desk();
    const first = slowly('job:1');
    const before = pages.get('a', first.make);
    pageCache.purge(['job:1']);
    const after = slowly('job:1');
    const asked = pages.get('a', after.make);
    first.done[0]?.('with the job');
    after.done[0]?.('without it');
    expect([await before, await asked]).toEqual(['with the job', 'without it']);
    expect(await page('jobs')()).toBe('without it');

    pageCache.markStale(['job:1']);
    const slow = slowly('job:1');
    const waiting = pages.get('a', slow.make);
    pageCache.purge(['job:1']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    slow.done[1]?.('made after the purge');
    expect(await waiting).toBe('made after the purge');
  });

  it('that were begun before an edit are kept as stale', async () => {
    const { clock, page, pageCache, pages } = desk();
    const { make, done } = slowly('jobs');
    const asked = pages.get('a', make);
    pageCache.markStale(['jobs']);
    done[0]?.('before the edit');
    expect(await asked).toBe('before the edit');
    clock.at += 5_000;
    expect(await page('jobs')()).toBe('page 1');
  });

  it('live a second while news are missing', async () => {
    const { clock, news, page } = desk();
    const jobs = page('jobs');
    await jobs();
    news.arrive = false;
    clock.at += 999;
    expect(await jobs()).toBe('page 1');
    clock.at += 1;
    expect(await jobs()).toBe('page 2');
    news.arrive = true;
    clock.at += 20_000;
    expect(await jobs()).toBe('page 2');
  });

  it('stay as they are when a new one cannot be made', async () => {
    const { page, pageCache, pages } = desk();
    await page('jobs')();
    pageCache.markStale(['jobs']);
    expect(await pages.get('a', () => Promise.reject(new Error('busy')))).toBe('page 1');
  });
});
