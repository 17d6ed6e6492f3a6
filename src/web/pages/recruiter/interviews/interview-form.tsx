import { lazy, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { interviewTexts as texts } from '#texts/recruiter.ts';
import { conflictTexts } from '#texts/recruiter-schedule.ts';
import { DateField, TimeField } from '#web/components/date-field.tsx';
import { useLateForm } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { plannedAt } from '#web/features/hiring/planned-time.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { typedSince, useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { AnswerNotice } from '#web/pages/recruiter/interviews/answer-notice.tsx';
import {
  bodyOf,
  INTERVIEW_FIELDS,
  type Interview,
  type Interviewed,
  type InterviewValues,
  interviewResolver,
  mergeInterviews,
  RENAMED,
  sameInterview,
  type Venue,
  valuesOf,
} from '#web/pages/recruiter/interviews/interview-values.ts';
import type { Conflict, StandingInterview } from '#web/pages/recruiter/interviews/standing-interview.ts';
import { useConflicts } from '#web/pages/recruiter/interviews/use-conflicts.ts';
import { useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';
import { takeBack } from '#web/pages/recruiter/take-back.ts';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

const textOf = ({ who, candidateName = '', jobTitle, interviewDateTime = '' }: Conflict): string => {
  if (who === 'recruiter')
    return conflictTexts.own({ name: candidateName, job: jobTitle ?? '', when: dateTimeText(interviewDateTime) });
  return jobTitle
    ? conflictTexts.candidate({ job: jobTitle, when: dateTimeText(interviewDateTime) })
    : conflictTexts.busy;
};

interface ConflictWarningProps {
  conflicts: Promise<readonly Conflict[]>;
}

/** Other interviews at the planned time. Only a warning. */
function ConflictWarning({ conflicts }: ConflictWarningProps) {
  return (
    <div role="status" className="empty:absolute">
      <Suspense>
        <Warning conflicts={conflicts} />
      </Suspense>
    </div>
  );
}

function Warning({ conflicts }: ConflictWarningProps) {
  const found = use(conflicts);
  if (found.length === 0) return null;
  return (
    <Notice tone="amber" title={conflictTexts.title}>
      <ul className="mt-1">
        {found.map((conflict) => (
          <li key={conflict.applicationId ?? 'busy'}>{textOf(conflict)}</li>
        ))}
      </ul>
      <p className="small mt-1">{conflictTexts.help}</p>
    </Notice>
  );
}

/** Loaded when it is first shown. */
const NewerNotice = lazy(async () => {
  const { NewerNotice } = await import('#web/pages/recruiter/interviews/newer-notice.tsx');
  return { default: NewerNotice };
});

/** How long the dialog stays open after success. */
const CLOSES_AFTER_MS = 2000;

const LABELS: Readonly<Record<keyof InterviewValues, string>> = {
  date: texts.date,
  time: texts.time,
  location: texts.location,
  scheduledBy: texts.scheduledBy,
  contactNo: texts.contactNo,
  hrNotes: texts.hrNotes,
};

interface InterviewFormProps {
  /** Form id for the button in the dialog's footer. */
  id: string;
  application: Interviewed;
  /** The existing interview, to be shown and moved. */
  standing?: StandingInterview;
  /** Place and phone number of the interview scheduled last. */
  before?: Venue | undefined;
  onState: (state: 'resting' | 'busy' | 'done') => void;
  onClose: () => void;
}

/** The fields of the interview dialog, with validation and saving. */
export function InterviewForm({ id, application, standing, before, onState, onClose }: InterviewFormProps) {
  const account = useRecruiterAccount();
  const { interview, wish } = standing ?? {};
  const [scheduleId] = useState(() => interview?.scheduleId ?? `SCHD-${Date.now()}`);
  const [now] = useState(() => new Date().toISOString());
  /** The version that a save replaces. */
  const [base, setBase] = useState(interview);
  const [newer, setNewer] = useState<Interview>();
  const [done, setDone] = useState<string>();
  const headersFor = useRequestKey();
  const answered = useAnswered();
  const withReader = useReaderLanguage(application.candidateId);
  const named = { applicationId: application._id, scheduleId };
  const [prefilled] = useState<InterviewValues>({
    ...valuesOf(interview, account, before),
    ...(wish !== undefined && plannedAt(wish)),
  });
  const form = useForm<InterviewValues>({
    shouldFocusError: false,
    resolver: interviewResolver(named),
    defaultValues: prefilled,
  });
  const { errors, submitCount } = form.formState;
  const start = useLateForm();
  const [date, time, location, hrNotes] = useWatch({
    control: form.control,
    name: ['date', 'time', 'location', 'hrNotes'],
  });
  const conflicts = useConflicts(form, application._id, standing?.conflicts);
  const began = { version: interview?.version ?? null, ...prefilled };
  const draft = useDraft(form, `interview:${application._id}`, {
    base: began,
    mend: (kept, base) => {
      // A draft for an interview that has been moved since would move it back.
      if ((base as Partial<typeof began> | undefined)?.version !== began.version) return {};
      const typed = typedSince(kept, base);
      return wish === undefined ? typed : { ...typed, ...plannedAt(wish) };
    },
  });

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const send = async (values: InterviewValues) => {
    if (base && sameInterview(values, valuesOf(base, account))) {
      form.setError('root.server', { type: 'server', message: texts.unchanged });
      return;
    }
    const { applicationId } = named;
    const body = bodyOf(values, named);
    onState('busy');
    setNewer(undefined);
    try {
      const answer = interview
        ? await call('rescheduleInterview', { params: { applicationId }, version: base?.version, body })
        : await call('scheduleInterview', { body }, { headers: headersFor(body) });
      draft.drop();
      const message = answer.message || (interview ? texts.rescheduled : texts.scheduled);
      const { undoUntil, mailAt } = answer;
      if (undoUntil)
        answered(message, {
          ids: [applicationId],
          undoUntil,
          mailAt,
          afterUndo: takeBack(`interview:${application._id}`, values, began),
        });
      setDone(message);
      onState('done');
    } catch (failure) {
      onState('resting');
      if (failure instanceof CallFailed && failure.status === 412 && failure.current) {
        // The server's current interview, sent with this status code.
        const current = failure.current as Interview;
        const versions = { before: valuesOf(base, account), preferred: values, other: valuesOf(current, account) };
        const merged = mergeInterviews(versions);
        for (const name of INTERVIEW_FIELDS)
          if (merged[name] !== values[name]) form.setValue(name, merged[name], { shouldDirty: true });
        setNewer(current);
        setBase(current);
      }
      const otherwise = interview ? texts.rescheduleFailed : texts.scheduleFailed;
      showFailure(form, failure, INTERVIEW_FIELDS, { rename: RENAMED, otherwise });
    }
  };
  // The same as above the panel's columns, for whoever moves an interview from the list.
  const asked =
    wish === undefined && !newer && interview?.answer === 'another_time' && interview.interviewDateTime > now
      ? interview
      : undefined;
  const field = (name: keyof InterviewValues) => ({
    label: LABELS[name],
    error: errorAt(errors, name),
    ...form.register(name),
  });
  const fixed = (name: string, label: string, value: string) => (
    <TextField name={name} label={label} value={value} readOnly className="[&_.input]:truncate" />
  );

  if (done !== undefined) return <Notice tone="green" live="status" title={done} />;
  return (
    <FieldScope value="interview">
      <form ref={start} id={id} noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
        <ErrorSummary errors={summaryErrors(errors, INTERVIEW_FIELDS, LABELS)} attempt={submitCount} />
        <DraftNotice draft={draft} form={form} />
        {wish === undefined || (newer && !newer.wishes?.includes(wish)) ? null : (
          <Notice tone="accent">{texts.wished({ when: dateTimeText(wish) })}</Notice>
        )}
        {asked ? (
          <AnswerNotice
            interview={asked}
            now={now}
            onMove={(wanted) => {
              const planned = plannedAt(wanted);
              form.setValue('date', planned.date, { shouldDirty: true });
              form.setValue('time', planned.time, { shouldDirty: true });
            }}
          />
        ) : null}
        {newer ? (
          <Suspense>
            <NewerNotice newer={newer} />
          </Suspense>
        ) : null}
        <div className="two">
          <DateField {...field('date')} min={dayInIndia(new Date())} />
          <TimeField {...field('time')} step={300} />
        </div>
        <ConflictWarning conflicts={conflicts} />
        <TextField
          {...field('location')}
          hint={before ? texts.asBefore : undefined}
          placeholder={texts.locationPlaceholder}
          maxLength={LIMITS.place}
        />
        <div className="two">
          <TextField {...field('scheduledBy')} maxLength={LIMITS.name * 2} autoComplete="name" />
          <TextField {...field('contactNo')} type="tel" inputMode="tel" autoComplete="tel" maxLength={LIMITS.phone} />
        </div>
        <TextArea
          {...field('hrNotes')}
          rows={3}
          optional
          hint={withReader(texts.hrNotesHint)}
          maxLength={LIMITS.note}
        />
        <SavedTextsRow
          text={hrNotes}
          error={errorAt(errors, 'hrNotes')}
          values={{
            name: application.fullName,
            job: application.jobTitle,
            company: application.companyName,
            date: isDay(date) && time !== '' ? dateTimeText(`${date}T${time}+05:30`) : undefined,
            place: location,
          }}
          onInsert={(text) => form.setValue('hrNotes', text, { shouldDirty: true })}
        />
        <fieldset className="stack gap-4 border-t border-line pt-4">
          <legend className="visually-hidden">{texts.record}</legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            {fixed('candidateName', texts.candidateName, application.fullName)}
            {fixed('candidateId', texts.candidateId, application.candidateCode ?? texts.noCode)}
            {fixed('jobTitle', texts.jobTitle, application.jobTitle)}
            {fixed('scheduleId', texts.scheduleId, scheduleId)}
            {fixed('recruiterId', texts.recruiterId, account.userCode)}
          </div>
        </fieldset>
      </form>
    </FieldScope>
  );
}
