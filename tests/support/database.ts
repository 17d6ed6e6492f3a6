import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/client.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const asAdmin = async (adminUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A clone of the migrated template, empty and nobody else's. */
export const createTestDatabase = async (adminUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template avsar owner avsar`);
  return {
    url: adminUrl.replace('//postgres@', '//avsar@').replace(/\/postgres$/, `/${name}`),
    drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
};

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
