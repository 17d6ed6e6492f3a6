import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { blocks } from './schema/conversations.ts';

/** Whether neither of the two has blocked the other. The account's blocks are read once, not for each row. */
export const notBlocked = (accountId: string | Placeholder, other: Column): SQL => sql`${other} <> all(array(
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${accountId}
  union all select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${accountId}))`;
