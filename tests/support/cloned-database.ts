import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sqlStateOf } from '#server/database/sql-state.ts';

/** PostgreSQL's code for a database with open connections. */
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
 * PostgreSQL waits some seconds for connections that have just closed. Forcing them would cause an error in their
 * process after the test, so only remaining ones are forced.
 */
const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  try {
    await asAdmin(adminUrl, `drop database if exists ${name}`);
  } catch (error) {
    if (sqlStateOf(error) !== IN_USE) throw error;
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  }
};

/** Creates an empty, private clone of the migrated template. */
export const createTestDatabase = async (adminUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template avsar owner avsar`);
  return {
    url: adminUrl.replace('//postgres@', '//avsar@').replace(/\/postgres$/, `/${name}`),
    drop: () => dropDatabase(adminUrl, name),
  };
};
