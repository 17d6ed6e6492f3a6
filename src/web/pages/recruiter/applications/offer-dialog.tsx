import { useId, useState } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { offerDayProblems } from '#contract/offer-rules.ts';
import { offeredPayProblem, payPeriod } from '#contract/pay.ts';
import { fillPlaceholders, type Placeholders } from '#contract/placeholder-rules.ts';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { sentOfferTexts as texts } from '#texts/recruiter-actions.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { PayField } from '#web/components/pay-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { knownIn, SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { typedSince, useDraft } from '#web/lib/drafts.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { dayText } from '#web/lib/formats.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { placeholdersOf } from '#web/pages/recruiter/applications/placeholders-of.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { takeBack } from '#web/pages/recruiter/take-back.ts';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

interface OfferValues {
  jobTitle: string;
  location: string;
  salary: number | null;
  startDate: string;
  expiresOn: string;
  letter: string;
}

const FIELDS = ['jobTitle', 'location', 'salary', 'startDate', 'expiresOn', 'letter'] as const;

const labelsFor = (employmentType: string): Readonly<Record<keyof OfferValues, string>> => ({
  jobTitle: texts.jobTitle,
  location: texts.location,
  salary: payPeriod(employmentType) === 'month' ? texts.stipendAMonth : texts.salary,
  startDate: texts.startDate,
  expiresOn: texts.expiresOn,
  letter: texts.letter,
});

/** Default number of days for which an offer is open. */
const OPEN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Values for the placeholders of the letter, as far as the form has them. */
const inLetter = (
  { jobTitle, location, startDate }: Pick<OfferValues, 'jobTitle' | 'location' | 'startDate'>,
  application: Application,
): Placeholders => ({
  ...placeholdersOf(application),
  job: jobTitle,
  place: location,
  date: isDay(startDate) ? dayText(startDate) : undefined,
});

/** The request body; the rules of the call reject a missing salary and placeholders that stay in the letter. */
const bodyOf = (values: OfferValues, application: Application) => ({
  ...values,
  startDate: values.startDate || null,
  letter: fillPlaceholders(values.letter, inLetter(values, application)),
  applicationId: application._id,
});

const offerResolver = (application: Application): Resolver<OfferValues> => {
  const { employmentType } = application;
  return contractResolver({
    schema: async () => (await import('#contract/offers.ts')).OfferForm,
    bodyOf: (values) => bodyOf(values, application),
    fields: FIELDS,
    texts: () => payProblemTexts(payPeriod(employmentType)),
    also: ({ salary, expiresOn, startDate }) => {
      const pay = offeredPayProblem(salary, payPeriod(employmentType));
      const dayOrNone = (day: string) => (isDay(day) ? day : null);
      const days = { expiresOn: dayOrNone(expiresOn), startDate: dayOrNone(startDate) };
      return [['salary', pay], ...offerDayProblems(days, dayInIndia(new Date()))];
    },
  });
};

/** Offers the job of an application; the candidate is notified by email. */
export function OfferDialog({
  application,
  onClose,
}: {
  application: Application;
  /** Resolves once the address no longer opens the dialog. */
  onClose: () => void | Promise<void>;
}) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const answered = useAnswered();
  const headersFor = useRequestKey();
  const withReader = useReaderLanguage(application.candidateId);
  const today = dayInIndia(new Date());
  const [prefilled] = useState<OfferValues>(() => ({
    jobTitle: application.jobTitle,
    location: application.location,
    salary: null,
    startDate: '',
    expiresOn: dayInIndia(new Date(Date.now() + OPEN_DAYS * DAY_MS)),
    letter: '',
  }));
  const form = useForm<OfferValues>({
    shouldFocusError: false,
    resolver: offerResolver(application),
    defaultValues: prefilled,
  });
  const draft = useDraft(form, `offer:${application._id}`, {
    base: prefilled,
    mend: (kept, base) => {
      const { expiresOn, ...typed } = typedSince(kept, base);
      // A deadline that has passed in the meantime is replaced by the default.
      return typeof expiresOn === 'string' && expiresOn >= today ? { ...typed, expiresOn } : typed;
    },
  });
  const { errors, submitCount } = form.formState;
  const [jobTitle, location, startDate, letter] = useWatch({
    control: form.control,
    name: ['jobTitle', 'location', 'startDate', 'letter'],
  });
  const send = async ({ salary, ...typed }: OfferValues) => {
    if (salary === null) return;
    const body = { ...bodyOf({ salary, ...typed }, application), salary };
    setBusy(true);
    try {
      const { undoUntil, mailAt } = await call('makeOffer', { body }, { headers: headersFor(body) });
      draft.drop();
      const afterUndo = takeBack(`offer:${application._id}`, form.getValues(), prefilled);
      answered(texts.made, { ids: [application._id], undoUntil, mailAt, afterUndo });
      await onClose();
    } catch (failure) {
      setBusy(false);
      showFailure(form, failure, FIELDS, { otherwise: texts.makeFailed });
    }
  };
  const filledIn = inLetter({ jobTitle, location, startDate }, application);
  const labels = labelsFor(application.employmentType);
  const period = payPeriod(application.employmentType);
  const at = (name: keyof OfferValues) => ({ label: labels[name], error: errorAt(errors, name) });
  return (
    <Dialog
      title={texts.dialogTitle}
      subtitle={texts.with({ name: application.fullName, title: application.jobTitle })}
      mark={<Avatar name={application.fullName} src={fileAddress(application.profilePic)} size="l" />}
      onClose={() => void onClose()}
      foot={
        <>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
          <Button disabled={busy} onClick={() => void onClose()}>
            {componentTexts.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value="offer">
        <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
          <ErrorSummary errors={summaryErrors(errors, FIELDS, labels)} attempt={submitCount} />
          <DraftNotice draft={draft} form={form} />
          <div className="two">
            <TextField {...at('jobTitle')} maxLength={LIMITS.title} {...form.register('jobTitle')} />
            <TextField {...at('location')} maxLength={LIMITS.place} {...form.register('location')} />
          </div>
          <Controller
            control={form.control}
            name="salary"
            render={({ field: { onChange, value, ...field } }) => (
              <PayField
                {...at('salary')}
                {...field}
                period={period}
                hint={period === 'month' ? texts.stipendHint : undefined}
                value={value}
                onValueChange={onChange}
                problemOf={(rupees) => offeredPayProblem(rupees, period)}
              />
            )}
          />
          <div className="two">
            <DateField
              {...at('startDate')}
              optional
              min={today}
              hint={texts.startHint}
              {...form.register('startDate')}
            />
            <DateField {...at('expiresOn')} min={today} hint={texts.expiresHint} {...form.register('expiresOn')} />
          </div>
          <TextArea
            {...at('letter')}
            optional
            rows={6}
            hint={withReader(texts.letterHint)}
            maxLength={LIMITS.longText}
            {...form.register('letter')}
          />
          <SavedTextsRow
            text={letter}
            values={filledIn}
            later={knownIn(filledIn)}
            error={errorAt(errors, 'letter')}
            onInsert={(text) => form.setValue('letter', text, { shouldDirty: true })}
          />
        </form>
      </FieldScope>
    </Dialog>
  );
}
