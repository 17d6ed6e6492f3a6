import { call } from '#web/lib/api-client.ts';
import { readSession } from '#web/lib/session.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import type { Recruiter } from '#web/pages/recruiter/profile/recruiter-values.ts';

/** The own profile; `nobody` when this browser does not know who is signed in. */
export type OwnProfile = LoadResult<Recruiter> | 'nobody';

/** The own profile of the recruiter whom this browser remembers. */
export async function loadRecruiter(signal: AbortSignal): Promise<OwnProfile> {
  const id = readSession()?.user?._id;
  return id ? settle(call('getRecruiter', { params: { id } }, { signal })) : 'nobody';
}
