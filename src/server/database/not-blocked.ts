import { type Column, type SQL, sql } from 'drizzle-orm';
import { blocks } from './schema/conversations.ts';

/** Neither of the two has blocked the other. Who is meant by the one is found once, not asked of each of the others. */
export const notBlocked = (accountId: string, other: Column): SQL => sql`${other} <> all(array(
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${accountId}
  union all select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${accountId}))`;
