import { signInTexts as texts } from '#texts/sign-in.ts';
import { Notice } from '#web/components/notice.tsx';
import type { Revocation, UserKind } from '#web/lib/session.ts';

const REASONS = ['expired', 'revoked', 'blocked', 'deleted'] as const satisfies readonly (Revocation | 'expired')[];

export type EndReason = (typeof REASONS)[number];

/** Says why the session has ended, where the sign-in does not open over the page. */
export function EndNotice({ why, kind }: { why: string | null | undefined; kind: UserKind }) {
  const known = REASONS.find((reason) => reason === why);
  if (!known) return null;
  // What ends an administrator's account is called deactivating.
  const { title, more } = texts.endings[known === 'blocked' && kind === 'admin' ? 'deactivated' : known];
  return (
    <Notice tone={known === 'blocked' ? 'red' : 'amber'} title={title}>
      {more}
    </Notice>
  );
}
