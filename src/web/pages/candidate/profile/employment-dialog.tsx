import { endProblem } from '#contract/profile-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { employmentTexts as texts } from '#texts/profile.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Employment } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface Values {
  position: string;
  company: string;
  startDate: string;
  currentlyWorking: boolean;
  endDate: string;
  description: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  position: texts.position,
  company: texts.company,
  startDate: texts.start,
  currentlyWorking: texts.current,
  endDate: texts.end,
  description: texts.description,
};

const bodyOf = ({ endDate, ...typed }: Values) => ({
  ...typed,
  endDate: typed.currentlyWorking || endDate === '' ? null : endDate,
});

/** Form for a new or an existing employment. The current one has no end date. */
export function EmploymentDialog({
  employment,
  now,
  onClose,
}: {
  employment: Employment | undefined;
  now: string;
  onClose: () => void;
}) {
  const toast = useToast();
  const today = dayInIndia(new Date(now));
  const entry = useEntryForm<Values>({
    defaults: {
      position: employment?.position ?? '',
      company: employment?.company ?? '',
      startDate: employment?.startDate ?? '',
      currentlyWorking: employment?.currentlyWorking ?? false,
      endDate: employment?.endDate ?? '',
      description: employment?.description ?? '',
    },
    draft: `profile-employment:${employment?._id ?? 'new'}`,
    labels: LABELS,
    check: {
      schema: async () => (await import('#contract/profile.ts')).ExperienceForm,
      bodyOf,
      also: (values) => [['endDate', endProblem(bodyOf(values))?.problem]],
    },
    failed: texts.saveFailed,
    save: (values, headers) =>
      employment
        ? call('updateExperience', { params: { id: employment._id }, body: bodyOf(values) })
        : call('addExperience', { body: bodyOf(values) }, { headers }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  const current = entry.form.watch('currentlyWorking');
  const { error: _, ...box } = entry.field('currentlyWorking');
  return (
    <EntryDialog title={employment ? texts.editTitle : texts.add} scope="employment" entry={entry} onClose={onClose}>
      <TextField {...entry.field('position')} maxLength={LIMITS.shortText} autoComplete="organization-title" required />
      <TextField {...entry.field('company')} maxLength={LIMITS.shortText} autoComplete="organization" required />
      <Checkbox {...box} />
      <div className="two items-end">
        <DateField {...entry.field('startDate')} min="1900-01-01" max={today} required />
        {current ? null : <DateField {...entry.field('endDate')} optional min="1900-01-01" />}
      </div>
      <TextArea {...entry.field('description')} optional rows={4} maxLength={LIMITS.note} />
    </EntryDialog>
  );
}
