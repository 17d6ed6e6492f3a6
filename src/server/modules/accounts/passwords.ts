import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '#server/work-queue.ts';
import { NOBODYS_HASH, PASSWORD_COST } from './password-cost.ts';

/**
 * Each hash keeps a core busy and 19 MiB full, so one core is left to everybody else. Whoever waits is counted by client
 * address or, signed in, by account: the surplus of one is refused at once and keeps nobody else waiting. Twenty
 * are less than a second's work.
 */
const hashing = createWorkQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 400,
  waitingPerKey: 20,
  retryAfter: 5,
});

/**
 * Refuses early, before an attempt has cost anything.
 * @throws UNAVAILABLE when too many under the same key wait already
 */
export const assertHashingRoom = (key: string): void => hashing.assertRoom(key);

/**
 * The argon2id hash of a password, as `accounts.passwordHash` keeps it.
 * @param key whose turn it takes: the client's address, or an account
 * @throws UNAVAILABLE when too many under the same key wait already
 */
export const hashPassword = (password: string, key: string): Promise<string> =>
  hashing.run(key, () => hash(password, PASSWORD_COST));

/** Does the same work whether or not there is a hash to compare with. The key is that of `hashPassword`. */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
  key: string,
): Promise<boolean> => {
  const matches = await hashing.run(key, () => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== undefined;
};
