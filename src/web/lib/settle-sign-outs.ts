import { OWED, owedSignOuts } from '#web/lib/owed-sign-outs.ts';
import { announceSession } from '#web/lib/session.ts';

const isEnded = async (tokenHash: string): Promise<boolean> => {
  try {
    const { status } = await fetch('/api/logout/owed', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tokenHash }),
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
};

/** Ends the sessions of these logouts on the server; those it cannot reach stay owed. */
export async function settleSignOuts(): Promise<void> {
  for (const key of owedSignOuts()) {
    if (await isEnded(key.slice(OWED.length))) localStorage.removeItem(key);
    announceSession();
  }
}
