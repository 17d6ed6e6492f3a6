import type { CallOutput } from '#contract/api.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { call } from '#web/lib/api-client.ts';
import type { Part } from '#web/lib/load-part.ts';
import { loadOwn } from '#web/pages/candidate/load-own.ts';

export type Overview = CallOutput<'getProfileOverview'>;

/** How complete the own profile is; when it cannot be had, the reason. */
export async function loadOverview(request: Request): Promise<Part<Overview>> {
  const part = await loadOwn(request, call('getProfileOverview', {}, { signal: request.signal }));
  if (part.ok || part.code !== 'UNEXPECTED') return part;
  return { ...part, message: texts.failed };
}
