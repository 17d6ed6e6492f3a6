import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BestJob } from '#contract/fit.ts';
import { NOT_FOR_ME_REASONS, type NotForMeReason } from '#contract/fit-vocabulary.ts';
import { bestFitTexts as texts } from '#texts/best-fit.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { logoOf } from '#web/features/jobs/job.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';

/** Whether other jobs are like this one in what the reason names. */
const saysLike = (reason: NotForMeReason, { salary }: BestJob['job']): boolean =>
  reason === 'pay' ? salary?.showSalary === true : reason !== 'other';

/** A dismissed job: the reason, which affects future lists, and a button to restore it. */
export function SentAway({ job, onBack }: { job: BestJob['job']; onBack: () => void }) {
  const toast = useToast();
  const card = useRef<HTMLHeadingElement>(null);
  const params = { jobId: job._id };
  const dismiss = useMutation({
    mutationFn: (reason: NotForMeReason | undefined) => call('dismissJob', { params, body: { reason } }),
    onError: (failure, reason) => {
      toast.error([texts.dismissFailed, messageOf(failure)].filter(Boolean).join(' '));
      if (reason === undefined) onBack();
    },
  });
  const undo = useMutation({
    mutationFn: async () => {
      await call('undismissJob', { params });
      // The job is back in the list before this is removed.
      await refetchInvalidated();
    },
    onSuccess: onBack,
    onError: (failure) => toast.error([texts.undoFailed, messageOf(failure)].filter(Boolean).join(' ')),
  });
  const { mutate } = dismiss;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dismisses the job once, on mount
  useEffect(() => {
    card.current?.focus();
    mutate(undefined);
  }, []);
  const chosen = dismiss.variables;
  return (
    <Card as="article" padding="none" className="job gone">
      <div className="top top-plain">
        <CompanyMark name={job.companyName} src={logoOf(job)} hollow={isPostedForAnother(job)} />
        <div className="min-w-0">
          <h3 ref={card} tabIndex={-1} className="title break-words outline-none">
            <Typed>{job.title}</Typed>
          </h3>
          <p className="company break-words">
            <CompanyLine {...job} />
            <br />
            <span role="status">{texts.gone}</span>
          </p>
        </div>
      </div>
      <div className="ask">
        <p id={`why-${job._id}`}>{texts.whyNot}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that act immediately */}
        <div className="asked" role="group" aria-labelledby={`why-${job._id}`}>
          {NOT_FOR_ME_REASONS.map((reason) => (
            <Button
              key={reason}
              size="s"
              variant={chosen === reason ? 'ink' : 'plain'}
              aria-pressed={chosen === reason}
              onClick={() => mutate(reason)}
            >
              {texts.reasons[reason]}
            </Button>
          ))}
        </div>
        <p role="status">
          {chosen === undefined || !dismiss.isSuccess
            ? texts.reasonHelp
            : saysLike(chosen, job)
              ? texts.reasonKept
              : texts.reasonNoted}
        </p>
      </div>
      <div className="foot">
        <Button
          size="s"
          busy={undo.isPending}
          aria-label={texts.undoOf({ title: job.title })}
          onClick={() => undo.mutate()}
        >
          {texts.undo}
        </Button>
      </div>
    </Card>
  );
}
