import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { interviewWords } from '#web/words/en/recruiter.ts';
import { scheduleWords as words } from '#web/words/en/recruiter-schedule.ts';

/** Moves an interview to a wished time, or says what came of it. `busy` names what is under way. */
export function useInterviewActs(interview: Interview) {
  const [busy, setBusy] = useState<string>();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const params = { applicationId: interview.applicationId };

  const doIt = async (what: string, work: () => Promise<string>, otherwise: string): Promise<void> => {
    if (busy) return;
    setBusy(what);
    try {
      toast.done(await work());
    } catch (failure) {
      toast.error((failure instanceof CallFailed && failure.message) || otherwise);
    }
    // Refused or not, somebody may have changed it meanwhile.
    await revalidate();
    setBusy(undefined);
  };
  return {
    busy,
    moveTo: (wish: string) =>
      doIt(
        wish,
        async () => {
          const { location, contactNo, hrNotes, scheduledBy, scheduleId, version } = interview;
          const body = { location, contactNo, hrNotes, scheduledBy, scheduleId, version, interviewDateTime: wish };
          return (await call('rescheduleInterview', { params, body })).message || interviewWords.rescheduled;
        },
        interviewWords.rescheduleFailed,
      ),
    setResult: (status: 'Selected' | 'Rejected', reason: string) =>
      doIt(
        status,
        async () => {
          await call('setInterviewResult', { params, body: { status, reason } });
          return words.resultDone(interview.candidateName ?? '', status);
        },
        words.resultFailed,
      ),
  };
}
