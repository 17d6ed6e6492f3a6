import type { CallOutput } from '#contract/api.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { call } from '#web/lib/api-client.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

export type Overview = CallOutput<'getProfileOverview'>;

/** How complete the own profile is; when it cannot be had, the reason. */
export async function loadOverview(request: Request): Promise<LoadResult<Overview>> {
  const part = await settleOrSignIn(request, call('getProfileOverview', {}, { signal: request.signal }));
  if (part.ok || part.code !== 'UNEXPECTED') return part;
  return { ...part, message: texts.failed };
}
