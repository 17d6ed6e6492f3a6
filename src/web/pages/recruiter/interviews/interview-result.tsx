import Check from 'lucide-react/icons/check';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { NO_SHOW } from '#contract/vocabularies.ts';
import { resultTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, wasOvertaken } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

type Result = 'Selected' | 'Rejected' | 'noShow';

/**
 * Result of an interview, once it has started; each result asks for confirmation, because the candidate is notified.
 */
export function InterviewResult({
  application,
  onSaved,
}: {
  application: Pick<Application, '_id' | 'fullName' | 'interviewDetails'>;
  onSaved?: () => void;
}) {
  const { hired, may } = application.interviewDetails ?? {};
  const [asked, setAsked] = useState<Result>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const answered = useAnswered();
  const keptAs = `interview-result-${application._id}`;
  const ask = (result: Result) => {
    setFailure(undefined);
    setAsked(result);
  };
  const save = async (result: Result, reason: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message, undoUntil, mailAt } = await call('setInterviewResult', {
        params: { applicationId: application._id },
        version: application.interviewDetails?.version,
        body: result === NO_SHOW ? { status: 'Rejected', reason: NO_SHOW } : { status: result, reason },
      });
      dropDraft(keptAs);
      answered(message, { ids: [application._id], undoUntil, mailAt });
      setAsked(undefined);
      onSaved?.();
    } catch (problem) {
      const said = (problem instanceof CallFailed && problem.message) || texts.failed;
      // An interview moved or ended in the meantime closes the dialog, so the reason is shown as a toast.
      if (wasOvertaken(problem)) {
        setAsked(undefined);
        toast.error(said);
      } else setFailure(said);
    }
    setBusy(false);
  };
  if (hired && !may?.select) return null;
  return (
    <div className="stack stack-s border-t border-line pt-3">
      {may?.select ? <p className="small soft">{texts.ask}</p> : null}
      <div className="row row-s wrap">
        {may?.select ? (
          <Button size="s" icon={Check} onClick={() => ask('Selected')}>
            {texts.selected}
          </Button>
        ) : null}
        {hired ? null : (
          <Button size="s" icon={X} onClick={() => ask('Rejected')}>
            {texts.rejected}
          </Button>
        )}
        {may?.select && !hired ? (
          <Button size="s" variant="quiet" icon={UserX} onClick={() => ask(NO_SHOW)}>
            {texts.noShow}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <ConfirmDialog
          title={texts.title[asked]({ name: application.fullName })}
          tone={asked === 'Selected' ? 'plain' : 'danger'}
          {...(asked !== NO_SHOW && { reason: { label: texts.reason, hint: texts.hint, optional: true, keptAs } })}
          confirmLabel={texts.confirm[asked]}
          busyLabel={texts.busy}
          busy={busy}
          error={failure}
          onConfirm={(reason) => void save(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          {texts.help[asked]}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
