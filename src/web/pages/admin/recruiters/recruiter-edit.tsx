import { useId, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { LIMITS, pinCodeProblem } from '#contract/rules.ts';
import { adminRecruiterTexts } from '#texts/admin-recruiters.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { changedValues } from '#web/lib/merge-versions.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import { HELD, type RecruiterRow, recruiterName } from '#web/pages/admin/recruiters/recruiter-queries.ts';

const words = adminRecruiterTexts.edit;

/** The fields in display order, with their maximum lengths. */
const FIELDS = {
  firstName: LIMITS.name,
  lastName: LIMITS.name,
  phone: LIMITS.phone,
  companyName: LIMITS.company,
  address: LIMITS.address,
  city: LIMITS.shortText,
  state: LIMITS.shortText,
  pincode: 20,
  country: LIMITS.shortText,
} as const;
type FieldName = keyof typeof FIELDS;
type Values = Record<FieldName, string>;
// Object.keys does not keep the key type.
const NAMES = Object.keys(FIELDS) as FieldName[];

const valuesOf = (recruiter: RecruiterRow): Values =>
  // Likewise: each name is a key of the row.
  Object.fromEntries(NAMES.map((name) => [name, recruiter[name] ?? ''])) as Values;

/** The fields that differ between two versions of a recruiter, with the newer values. */
const changesBetween = (mine: RecruiterRow, newer: RecruiterRow): { label: string; value: string }[] => {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  return NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    label: words.fields[name],
    value: after[name],
  }));
};

const resolver: Resolver<Values> = contractResolver({
  schema: async () => (await import('#contract/recruiters.ts')).RecruiterEdit,
  fields: NAMES,
  also: ({ pincode, country }) => [['pincode', pinCodeProblem(pincode, country)]],
});

/** Lets an administrator correct a recruiter's details. Typed values survive a rejection. */
export function RecruiterEditDialog({ recruiter, onClose }: { recruiter: RecruiterRow; onClose: () => void }) {
  const formId = useId();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  // The version at the opening: a list refetched meanwhile does not change the form.
  const { base, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(recruiter, {
    form: (): UseFormReturn<Values> => form,
    valuesOf,
    onTake: () => draft.forget(),
  });
  const now = valuesOf(base);
  const [begun] = useState(now);
  const form = useForm<Values>({ defaultValues: begun, shouldFocusError: false, resolver });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(form, `recruiter-${recruiter._id}`, { base: now });
  const { _id: id, version } = base;
  const save = async (values: Values) => {
    if (busy) return;
    hideNewer();
    setBusy(true);
    try {
      const body = changedValues(values, now);
      patchHeld(HELD, id, await call('updateRecruiter', { params: { id }, version, body }));
      draft.drop();
      onClose();
      toast.done(words.done);
    } catch (failure) {
      setBusy(false);
      if (showIfStale(failure)) return;
      showFailure(form, failure, NAMES, { otherwise: words.failed });
    }
  };
  return (
    <Dialog
      title={words.title({ name: recruiterName(recruiter) })}
      subtitle={recruiter.userCode}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button
            onClick={() => {
              draft.drop();
              onClose();
            }}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value="recruiter-edit">
        <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(save)}>
          {draft.restored ? (
            <Notice tone="accent" live="status">
              {words.restored}
            </Notice>
          ) : null}
          {newer ? <NewerVersion changed={changesBetween(base, newer)} onTake={takeNewer} onKeep={keepMine} /> : null}
          <ErrorSummary errors={summaryErrors(errors, NAMES, words.fields)} attempt={submitCount} />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            {NAMES.map((name) => (
              <TextField
                key={name}
                label={words.fields[name]}
                hint={name === 'companyName' && recruiter.companyVerified ? words.companyHint : undefined}
                maxLength={FIELDS[name]}
                error={errorAt(errors, name)}
                className={name === 'address' || name === 'companyName' ? 'sm:col-span-2' : undefined}
                inputMode={name === 'phone' ? 'tel' : undefined}
                autoComplete="off"
                {...form.register(name)}
              />
            ))}
          </div>
        </form>
      </FieldScope>
    </Dialog>
  );
}
