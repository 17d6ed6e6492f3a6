import type { ClientLoaderFunctionArgs } from 'react-router';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { blankProfile, type Profile } from '#web/pages/candidate/completion/profile.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** The own profile; an empty answer is an empty profile. */
const readProfile = async (userId: string, signal: AbortSignal): Promise<Profile> => {
  try {
    return (await call('getProfile', { params: { userId } }, { signal })).data;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status < 300 && failure.answer === 'empty')
      return blankProfile(userId);
    throw failure;
  }
};

/** What the completion forms start from. */
export async function loadCompletion({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request, 'candidate');
  return { profile: await settleOrSignIn(request, readProfile(user?._id ?? '', request.signal)) };
}
