import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '#server/work-queue.ts';
import { NOBODYS_HASH, PASSWORD_COST } from './password-cost.ts';

/**
 * Each hash uses one core and 19 MiB, so one core stays free for other work. Waiting requests are counted by client
 * address or, when signed in, by account: the surplus of one is rejected immediately and delays nobody else. Twenty
 * take less than a second.
 */
const hashing = createWorkQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 400,
  waitingPerKey: 20,
  retryAfter: 5,
});

/**
 * Rejects early, before an attempt has cost anything.
 * @throws UNAVAILABLE when too many under the same key are waiting
 */
export const assertHashingRoom = (key: string): void => hashing.assertRoom(key);

/**
 * Returns the argon2id hash of a password, as stored in `accounts.passwordHash`.
 * @param key queue key: the client's address, or an account
 * @throws UNAVAILABLE when too many under the same key are waiting
 */
export const hashPassword = (password: string, key: string): Promise<string> =>
  hashing.run(key, () => hash(password, PASSWORD_COST));

/** Does the same work whether or not there is a hash to compare. The key is as in `hashPassword`. */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
  key: string,
): Promise<boolean> => {
  const matches = await hashing.run(key, () => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== undefined;
};
