import { Suspense, use, useId, useState } from 'react';
import { interviewTexts as texts } from '#texts/recruiter.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { read, useRead } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { InterviewForm } from '#web/pages/recruiter/interviews/interview-form.tsx';
import type { Interviewed } from '#web/pages/recruiter/interviews/interview-values.ts';
import type { StandingInterview } from '#web/pages/recruiter/interviews/standing-interview.ts';

interface InterviewDialogProps {
  application: Interviewed & Pick<Application, 'profilePic'>;
  /** The existing interview, while it loads; undefined if there is none yet. */
  standing: Promise<LoadResult<StandingInterview>> | undefined;
  onCancelInterview: () => void;
  onClose: () => void;
}

/** Schedules an interview, or shows and moves the existing one. */
export function InterviewDialog({ application, standing, onCancelInterview, onClose }: InterviewDialogProps) {
  const formId = useId();
  const [state, setState] = useState<'resting' | 'busy' | 'done'>('resting');
  const form = { id: formId, application, onState: setState, onClose };
  return (
    <Dialog
      title={standing ? texts.reschedule : texts.schedule}
      subtitle={texts.with({ name: application.fullName, title: application.jobTitle })}
      mark={<Avatar name={application.fullName} src={fileAddress(application.profilePic)} size="l" />}
      onClose={onClose}
      foot={
        <div className="row wrap grow">
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="max-sm:basis-full"
            busy={state === 'busy'}
            busyLabel={standing ? texts.busyReschedule : texts.busySchedule}
            disabled={state === 'done'}
          >
            {standing ? texts.submitReschedule : texts.submitSchedule}
          </Button>
          {standing ? (
            <Button
              variant="danger"
              className="ml-auto max-sm:grow"
              disabled={state !== 'resting'}
              onClick={onCancelInterview}
            >
              {texts.cancel.open}
            </Button>
          ) : null}
        </div>
      }
    >
      {standing ? (
        <Suspense fallback={<FormSkeleton />}>
          <StandingForm standing={standing} {...form} />
        </Suspense>
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <FreshForm {...form} />
        </Suspense>
      )}
    </Dialog>
  );
}

type StandingFormProps = Omit<Parameters<typeof InterviewForm>[0], 'standing'> & {
  standing: Promise<LoadResult<StandingInterview>>;
};

function StandingForm({ standing, ...form }: StandingFormProps) {
  const loaded = use(standing);
  if (!loaded.ok) {
    return (
      <Notice tone="red" live="alert" title={texts.loadFailed}>
        {loaded.message}
      </Notice>
    );
  }
  return <InterviewForm {...form} standing={loaded.data} />;
}

/** The newest by date usually include the one scheduled last, unless more than these are planned after it. */
const LATEST = read('listInterviews', { query: { limit: 20 } });

/** A first interview starts with the place and phone number of the one scheduled last. */
function FreshForm(form: Omit<StandingFormProps, 'standing'>) {
  const latest = useRead(LATEST);
  const [before] = latest.ok ? latest.data.body.data.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) : [];
  return <InterviewForm {...form} before={before} />;
}

function FormSkeleton() {
  return (
    <Skeleton className="stack gap-5">
      {['a', 'b', 'c', 'd'].map((key) => (
        <SkeletonBlock key={key} className="h-16 w-full rounded-2" />
      ))}
    </Skeleton>
  );
}
