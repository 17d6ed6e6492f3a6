import { useRef, useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { isDay } from '#contract/rules.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';

export type Conflict = CallOutput<'interviewConflicts'>[number];

/** Typing rests this long before it is asked. */
const REST_MS = 300;

/** What else is at the planned time. `ask` is told each day and time that is set; only the last one counts. */
export function useConflicts(applicationId: string) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const last = useRef<AbortController>(undefined);
  const ask = async (date: string, time: string): Promise<void> => {
    last.current?.abort();
    const controller = new AbortController();
    last.current = controller;
    const { signal } = controller;
    if (!isDay(date) || !/^\d{2}:\d{2}/.test(time)) return setConflicts([]);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (signal.aborted) return;
    try {
      const found = await call('interviewConflicts', { query: { at: `${date}T${time}`, applicationId } }, { signal });
      if (!signal.aborted) setConflicts(found);
    } catch (failure) {
      // A warning that cannot be had is no reason to stop anybody.
      if (failure instanceof CallFailed) setConflicts([]);
      else if (!signal.aborted) throw failure;
    }
  };
  return { conflicts, ask };
}
