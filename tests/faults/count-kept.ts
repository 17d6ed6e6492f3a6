import pg from 'pg';
import { addressOf, KEPT_KINDS, type KeptKind, titleOf, type Written } from './traffic.ts';

/** The database content compared with what users were told. */
export interface Kept {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Violations of the invariants. */
  broken: string[];
}

const NAMES: Readonly<Record<KeptKind, { query: string; nameOf: (key: string) => string }>> = {
  registration: { query: "select email as name from accounts where email like 'kept.%'", nameOf: addressOf },
  enquiry: { query: "select email as name from enquiries where email like 'kept.%'", nameOf: addressOf },
  job: { query: "select title as name from jobs where title like 'Kept %'", nameOf: titleOf },
  application: {
    query: 'select accounts.email as name from applications join accounts on accounts.id = candidate_id',
    nameOf: addressOf,
  },
};

/** Each counts partial results. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a candidate without a profile':
    "select count(*) from accounts where kind = 'candidate' and not exists (select from candidates where account_id = accounts.id)",
  'a recruiter without a profile':
    "select count(*) from accounts where kind = 'recruiter' and not exists (select from recruiters where account_id = accounts.id)",
  'an application without its first event':
    'select count(*) from applications where not exists (select from application_events where application_id = applications.id)',
  'an application without its resume':
    'select count(*) from applications where resume_file_id is null and candidate_id is not null',
  'a used file that the sweep would remove':
    'select count(*) from files join applications on resume_file_id = files.id where committed_at is null',
  'a transaction that nobody ends':
    "select count(*) from pg_stat_activity where state = 'idle in transaction' and state_change < now() - interval '3 seconds'",
  'work of the queue that was given up': "select count(*) from queue.job where state = 'failed'",
};

export const countKept = async (
  written: Written,
  { databaseUrl, isStored }: { databaseUrl: string; isStored: (key: string) => boolean },
): Promise<Kept> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const kept: Kept = { acknowledged: 0, lost: [], doubled: [], broken: [] };
  try {
    for (const kind of KEPT_KINDS) {
      const { query, nameOf } = NAMES[kind];
      const { rows } = await client.query<{ name: string }>(query);
      const times = new Map<string, number>();
      for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1);
      kept.acknowledged += written.acknowledged[kind].size;
      for (const key of written.acknowledged[kind]) if (!times.has(nameOf(key))) kept.lost.push(`${kind} ${key}`);
      for (const [name, count] of times) if (count > 1) kept.doubled.push(`${kind} ${name}, ${count} times`);
    }
    for (const [name, query] of Object.entries(INVARIANTS)) {
      const { rows } = await client.query<{ count: string }>(query);
      if (rows[0]?.count !== '0') kept.broken.push(`${name}, ${rows[0]?.count} times`);
    }
    const { rows: files } = await client.query<{ key: string }>('select storage_key as key from files');
    const missing = files.filter(({ key }) => !isStored(key)).length;
    if (missing > 0) kept.broken.push(`a file without its bytes, ${missing} times`);
  } finally {
    await client.end();
  }
  return kept;
};
