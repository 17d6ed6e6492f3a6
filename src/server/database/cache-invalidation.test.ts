import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import type { PageChange } from '#server/page-cache.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openCacheInvalidation } from './cache-invalidation.ts';
import { openNews } from './news.ts';

const database = testDatabase({ ofItsOwn: true });

const until = async (met: () => boolean): Promise<void> => {
  const hang = Date.now() + 15_000;
  while (!met()) {
    if (Date.now() > hang) throw new Error('Nothing came.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const processOf = async () => {
  const heard: PageChange[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const connection = await openNews({ url: database.url, pool: database.pool, onError });
  const pages = await openCacheInvalidation({ news: connection, onNews: (change) => heard.push(change), onError });
  const news = { ...pages, close: () => pages.close().then(() => connection.close()) };
  return { news, heard, errors };
};

test('a change in one process reaches the others, and not itself', async () => {
  const [one, other] = [await processOf(), await processOf()];
  one.news.announce({ kind: 'stale', tags: ['jobs', 'job:1'] });
  await until(() => other.heard.length === 1);
  expect(one.heard).toEqual([]);
  expect(other.heard).toEqual([{ kind: 'stale', tags: ['jobs', 'job:1'] }]);
  await Promise.all([one.news.close(), other.news.close()]);
});

test('a change of more pages than news can name concerns them all, and so does what is not understood', async () => {
  const [one, other] = [await processOf(), await processOf()];
  one.news.announce({ kind: 'stale', tags: Array.from({ length: 1_000 }, (_, at) => `job:${at}` as const) });
  await until(() => other.heard.length === 1);
  await database.pool.query("select pg_notify('shared_pages', 'what an older version says')");
  await until(() => other.heard.length === 2);
  expect(other.heard).toEqual([
    { kind: 'purge', tags: ['all'] },
    { kind: 'purge', tags: ['all'] },
  ]);
  await Promise.all([one.news.close(), other.news.close()]);
});

test('a broken connection counts as news and is mended', async () => {
  const [one, other] = [await processOf(), await processOf()];
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'avsar-news' and datname = current_database()",
  );
  await until(() => !other.news.hearsNews());
  await until(() => other.heard.length === 1);
  expect(other.news.hearsNews()).toBe(true);
  one.news.announce({ kind: 'purge', tags: ['cards'] });
  await until(() => other.heard.length === 2);
  expect(other.heard).toEqual([
    { kind: 'purge', tags: ['all'] },
    { kind: 'purge', tags: ['cards'] },
  ]);
  await Promise.all([one.news.close(), other.news.close()]);
});

test('while the database lets nobody in, one attempt follows the other', async () => {
  const { news, heard, errors } = await processOf();
  const admin = new pg.Client({ connectionString: inject('databaseAdminUrl') });
  await admin.connect();
  const name = new URL(database.url).pathname.slice(1);
  await admin.query(`alter database ${name} allow_connections false`);
  try {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
      [name, 'avsar-news'],
    );
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    // The broken connection itself, and one attempt per second.
    expect(errors.length).toBeLessThanOrEqual(7);
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
  await until(() => heard.length === 1);
  await news.close();
});

test('silence is noticed, said once, and over with the first news', async () => {
  const { news, errors } = await processOf();
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
  try {
    expect(news.hearsNews()).toBe(false);
    await until(() => news.hearsNews());
    expect(errors).toEqual([
      new Error(
        'News of changed pages do not arrive. If a pooler stands before the database, set DATABASE_DIRECT_URL.',
      ),
    ]);
  } finally {
    clock.mockRestore();
  }
  await news.close();
  expect(news.hearsNews()).toBe(false);
});
