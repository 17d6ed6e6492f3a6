import { useEffect, useEffectEvent } from 'react';
import type { Talk } from '#web/features/conversations/conversation-queries.ts';
import { call } from '#web/lib/api-client.ts';

/** Marks the messages on screen as read once the page is visible. */
export function useReading(talk: Talk | undefined): void {
  const id = talk?._id;
  const last = talk && talk.unread > 0 ? talk.messages.findLast(({ mine }) => !mine)?._id : undefined;
  const tell = useEffectEvent(() => {
    if (!id || !last || document.visibilityState !== 'visible') return;
    // A failure is harmless: the next view tries again.
    call('readMessages', { params: { applicationId: id }, body: { messageId: last } }).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each newest message once
  useEffect(() => {
    tell();
    const onVisible = () => tell();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [id, last]);
}
