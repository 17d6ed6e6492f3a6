import type { AccountKind } from '#contract/vocabularies.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { signedInFrom } from './accounts.store.ts';

/** One attempt to sign in, counted as a failure until it proves otherwise. */
interface Attempt {
  /** Nobody has signed in to the account from this place before. */
  stranger: boolean;
  /** All that was asked for was right. */
  succeeded(): Promise<void>;
  /** The password was right and the code is still to come: no failure, and no reason to forget those before. */
  unfinished(): Promise<void>;
}

/**
 * Lets an attempt in or throws TOO_MANY_REQUESTS. Failures count beforehand,
 * so that a thousand at once cannot slip through together, and they count alike
 * whether or not the address exists. Whoever guesses at one e-mail address from
 * many places shuts out other strangers, never the places its owner comes from.
 * An address may have an account of each kind, of different people: signing in to
 * one says nothing about the other.
 */
export async function admitSignIn(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<Attempt> {
  const address = addressKey(meta.clientAddress);
  const account = `${kind} ${email}`;
  const pair = `${account} ${address}`;
  await limits.take('signInPerAddress', address);
  await limits.take('signInPerPair', pair);
  const stranger = !(await signedInFrom(db, { kind, email, clientAddress: address }));
  if (stranger) await limits.take('signInPerEmail', account);
  const giveBack = async () => {
    await limits.giveBack('signInPerAddress', address);
    if (stranger) await limits.giveBack('signInPerEmail', account);
  };
  return {
    stranger,
    async succeeded() {
      await giveBack();
      await limits.forget('signInPerPair', pair);
    },
    async unfinished() {
      await giveBack();
      await limits.giveBack('signInPerPair', pair);
    },
  };
}
