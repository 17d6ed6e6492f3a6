import { afterAll, beforeAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/client.ts';
import { createTestDatabase, type TestDatabase } from './cloned-database.ts';

type UsedDatabase = Pick<OpenDatabase, 'db' | 'pool'> & { url: string };

/** A database for the test file that calls it at its top level; its properties are there once the tests run. */
export const testDatabase = (): UsedDatabase => {
  let current: { created: TestDatabase; opened: OpenDatabase } | undefined;

  beforeAll(async () => {
    const created = await createTestDatabase(inject('databaseAdminUrl'));
    current = { created, opened: openDatabase({ url: created.url, max: 5 }) };
  });
  afterAll(async () => {
    await current?.opened.close();
    await current?.created.drop();
  });

  const get = () => {
    if (!current) throw new Error('The test database is there only while tests run.');
    return current;
  };
  return {
    get db() {
      return get().opened.db;
    },
    get pool() {
      return get().opened.pool;
    },
    get url() {
      return get().created.url;
    },
  };
};
