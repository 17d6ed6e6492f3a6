import { resumeSourceOf } from '#contract/resume-layout.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** The person's own row, which has the whole profile, as a resume needs it. */
export async function loadBuilder(request: Request) {
  const { user } = requireSession(request, 'candidate');
  const part = await settleOrSignIn(
    request,
    call('getCandidate', { params: { id: user?._id ?? '' } }, { signal: request.signal }),
  );
  return part.ok
    ? { ok: true as const, source: resumeSourceOf(part.data), resumeName: part.data.resumeName ?? '' }
    : { ok: false as const, message: part.message };
}
