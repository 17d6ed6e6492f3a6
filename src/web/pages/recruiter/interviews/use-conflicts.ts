import { startTransition, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isDay } from '#contract/rules.ts';
import type { InterviewValues } from '#web/pages/recruiter/interviews/interview-values.ts';
import { type Conflict, findConflicts, NO_CONFLICTS } from '#web/pages/recruiter/interviews/standing-interview.ts';

/** Debounce delay after typing. */
const REST_MS = 300;

/**
 * Other interviews at the form's current time, however it was set; `first` are those at its initial time. Only the
 * response for the latest time counts. Must be called before anything changes the form's values.
 */
export function useConflicts(
  form: UseFormReturn<InterviewValues>,
  applicationId: string,
  first: Promise<readonly Conflict[]> = NO_CONFLICTS,
): Promise<readonly Conflict[]> {
  const [conflicts, setConflicts] = useState(first);
  const last = useRef<AbortController>(undefined);
  const planned = useRef('');

  useEffect(() => {
    const planOf = ({ date, time }: InterviewValues): string =>
      isDay(date) && /^\d{2}:\d{2}/.test(time) ? `${date}T${time}` : '';
    const ask = async (at: string): Promise<void> => {
      last.current?.abort();
      if (at === '') return setConflicts(NO_CONFLICTS);
      const controller = new AbortController();
      last.current = controller;
      const { signal } = controller;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      if (signal.aborted) return;
      const found = await findConflicts(applicationId, at, signal).catch((failure: unknown) => {
        if (!signal.aborted) throw failure;
      });
      // The previous result stays visible until then.
      if (found && !signal.aborted) startTransition(() => setConflicts(Promise.resolve(found)));
    };
    planned.current = planOf(form.getValues());
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const at = planOf(values);
        if (at === planned.current) return;
        planned.current = at;
        void ask(at);
      },
    });
    return () => {
      stop();
      last.current?.abort();
    };
  }, [form, applicationId]);
  return conflicts;
}
