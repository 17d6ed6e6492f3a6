import { useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { createPresence, onHearing, onHere } from './here.ts';

/** Whether another window or device of the same account has this open too. */
export function useAlsoHere(subject: string): boolean {
  const [others, setOthers] = useState<string>();
  useEffect(() => {
    const own = newRequestKey();
    const presence = createPresence({
      own,
      send: (state) => {
        // Best effort: without it the others only show no hint.
        call('sayHere', { body: { subject, window: own, state } }, { byPage: true, patched: true }).catch(
          () => undefined,
        );
      },
      onOthers: (there) => setOthers(there ? subject : undefined),
      isVisible: () => document.visibilityState === 'visible',
    });
    const stops = [onHere((said) => said.subject === subject && presence.hear(said)), onHearing(presence.onHearing)];
    document.addEventListener('visibilitychange', presence.onVisible);
    // Closing the window runs no cleanup.
    window.addEventListener('pagehide', presence.leave);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', presence.onVisible);
      window.removeEventListener('pagehide', presence.leave);
      presence.stop();
    };
  }, [subject]);
  return others === subject;
}
