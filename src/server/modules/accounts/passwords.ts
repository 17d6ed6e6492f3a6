import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from '#server/problem.ts';
import { NOBODYS_HASH, PASSWORD_COST } from './password-cost.ts';

/** Each hash keeps a core busy and 19 MiB full, so no more run at once than there are cores. */
const atOnce = pLimit(Math.max(2, availableParallelism()));

/** More than this in the queue would wait for seconds and keep everybody else waiting. */
const MOST_WAITING = 400;

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (atOnce.pendingCount >= MOST_WAITING) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
  return atOnce(work);
};

/**
 * The argon2id hash of a password, as `accounts.passwordHash` keeps it.
 * @throws UNAVAILABLE when too many wait for a free core already
 */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, PASSWORD_COST));

/** Does the same work whether or not there is a hash to compare with. */
export const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== undefined;
};
