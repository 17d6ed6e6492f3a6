import { useEffect, useEffectEvent, useState } from 'react';
import { idleTexts as texts } from '#texts/idle.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { endSession, readToken } from '#web/lib/session.ts';

const MINUTE = 60_000;
/** `1:45` */
const clockText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The server ends an administrator's session after this time without a call. */
const OUT_AFTER = 30 * MINUTE;
const WARN_AFTER = 28 * MINUTE;
/** The server updates the last activity at most this often. */
const TELL_AFTER = 61_000;
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Times of the last user activity in any tab, and of the last report to the server. */
const ACTIVE = 'adminActiveAt';
const TOLD = 'adminToldAt';

const readMoment = (key: string): number => Number(localStorage.getItem(key)) || 0;
const writeMoment = (key: string, moment: number): void => localStorage.setItem(key, String(moment));

/** Reports activity to the server: typing alone makes no calls. */
const tell = (now: number): void => {
  writeMoment(TOLD, now);
  call('getAccount', {}).catch(() => undefined);
};

/**
 * Ends an administrator's session after half an hour without activity in any tab, with a warning two minutes before.
 * Typed text stays under the sign-in.
 */
export function IdleWatch() {
  /** Milliseconds until the end, while the warning is shown. */
  const [left, setLeft] = useState<number>();

  const stay = () => {
    const now = Date.now();
    writeMoment(ACTIVE, now);
    tell(now);
    setLeft(undefined);
  };
  const leave = () => {
    const token = readToken();
    // The stored session is cleared before the response arrives, so pass the token explicitly.
    if (token) call('signOut', { body: {} }, { token }).catch(() => undefined);
    endSession();
  };
  const look = useEffectEvent(() => {
    const now = Date.now();
    const active = readMoment(ACTIVE);
    const idle = now - active;
    if (idle >= OUT_AFTER) {
      leave();
      return;
    }
    if (active > readMoment(TOLD) && now - readMoment(TOLD) >= TELL_AFTER) tell(now);
    setLeft(idle >= WARN_AFTER ? OUT_AFTER - idle : undefined);
  });
  const note = useEffectEvent(() => {
    // Once the warning is shown, only its buttons count.
    if (left === undefined && Date.now() - readMoment(ACTIVE) < WARN_AFTER) writeMoment(ACTIVE, Date.now());
  });

  useEffect(() => {
    // Loading the page made a call.
    writeMoment(ACTIVE, Date.now());
    writeMoment(TOLD, Date.now());
    const timer = setInterval(() => look(), 1_000);
    const onAction = () => note();
    for (const action of ACTS) window.addEventListener(action, onAction, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const action of ACTS) window.removeEventListener(action, onAction, { capture: true });
    };
  }, []);

  if (left === undefined) return null;
  return (
    <div data-area="admin" className="contents">
      <Dialog
        title={texts.title}
        size="narrow"
        onClose={stay}
        foot={
          <>
            <Button variant="primary" data-first onClick={stay}>
              {texts.stay}
            </Button>
            <Button variant="plain" onClick={leave}>
              {texts.leave}
            </Button>
          </>
        }
      >
        {/* Announced once, not every second. */}
        <p role="alert" className="soft">
          {texts.why}
        </p>
        <p className="h3 num">{clockText(left)}</p>
      </Dialog>
    </div>
  );
}
