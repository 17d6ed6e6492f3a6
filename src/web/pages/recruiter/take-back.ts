import { hasDraft, keepValues } from '#web/lib/drafts.ts';
import { readSession } from '#web/lib/session.ts';

const owner = (): string | undefined => readSession()?.user?._id;

/**
 * Returns what to call when a sent form is undone: stores its input as a draft again, unless another has been begun
 * since, or another account is signed in.
 */
export const takeBack = (draft: string, values: object, base?: object): (() => void) => {
  const sender = owner();
  return () => {
    if (owner() === sender && !hasDraft(draft)) keepValues(draft, values, base);
  };
};
