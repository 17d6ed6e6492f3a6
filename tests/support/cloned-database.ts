import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sqlStateOf } from '#server/database/sql-state.ts';

/** PostgreSQL: somebody is still connected. */
const IN_USE = '55006';

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

/**
 * PostgreSQL waits some seconds for connections that have just been ended. To be forced out would be an error in their
 * process, after the test; only who is still there then is.
 */
const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  try {
    await asAdmin(adminUrl, `drop database if exists ${name}`);
  } catch (error) {
    if (sqlStateOf(error) !== IN_USE) throw error;
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  }
};

/** A clone of the migrated template, empty and nobody else's. */
export const createTestDatabase = async (adminUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template avsar owner avsar`);
  return {
    url: adminUrl.replace('//postgres@', '//avsar@').replace(/\/postgres$/, `/${name}`),
    drop: () => dropDatabase(adminUrl, name),
  };
};
