import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, wasOvertaken } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import type { Application } from '#web/pages/recruiter/load-dashboard.ts';
import { resultWords as words } from '#web/words/en/recruiter-desk.ts';

type Result = 'Selected' | 'Rejected';

/** What came of an interview, once its time has come; each result asks first, since the candidate is told. */
export function InterviewResult({
  application,
}: {
  application: Pick<Application, '_id' | 'fullName' | 'interviewDetails'>;
}) {
  const [asked, setAsked] = useState<Result>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const keptAs = `interview-result-${application._id}`;
  const ask = (result: Result) => {
    setFailure(undefined);
    setAsked(result);
  };
  const save = async (status: Result, reason: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await call('setInterviewResult', {
        params: { applicationId: application._id },
        version: application.interviewDetails?.version,
        body: { status, reason },
      });
      dropDraft(keptAs);
      toast.done(message);
      setAsked(undefined);
      await revalidate();
    } catch (problem) {
      const said = (problem instanceof CallFailed && problem.message) || words.failed;
      // An interview that was moved or ended meanwhile asks no more, and would take the reason with it.
      if (wasOvertaken(problem)) {
        setAsked(undefined);
        toast.error(said);
      } else setFailure(said);
    }
    setBusy(false);
  };
  return (
    <div className="stack stack-s border-t border-line pt-3">
      <p className="small soft">{words.ask}</p>
      <div className="row row-s">
        <Button size="s" icon={Check} onClick={() => ask('Selected')}>
          {words.selected}
        </Button>
        <Button size="s" icon={X} onClick={() => ask('Rejected')}>
          {words.rejected}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          title={words.title[asked](application.fullName)}
          tone={asked === 'Rejected' ? 'danger' : 'plain'}
          reason={{ label: words.reason, hint: words.hint, optional: true, keptAs }}
          confirmLabel={words.confirm[asked]}
          busyLabel={words.busy}
          busy={busy}
          error={failure}
          onConfirm={(reason) => void save(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          {words.help[asked]}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
