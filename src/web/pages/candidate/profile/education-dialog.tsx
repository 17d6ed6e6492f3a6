import { withPlainDigits } from '#contract/plain-digits.ts';
import { passedProblem } from '#contract/profile-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { educationTexts as texts } from '#texts/profile.ts';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Education } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface Values {
  degree: string;
  institute: string;
  yearOfPassing: string;
  grade: string;
  description: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  degree: texts.degree,
  institute: texts.institute,
  yearOfPassing: texts.year,
  grade: texts.grade,
  description: texts.description,
};

const yearIn = (typed: string): number => Number(withPlainDigits(typed));

const bodyOf = ({ yearOfPassing, ...typed }: Values) => ({ ...typed, yearOfPassing: yearIn(yearOfPassing) });

/** Form for a new or an existing education entry. */
export function EducationDialog({
  education,
  now,
  onClose,
}: {
  education: Education | undefined;
  now: string;
  onClose: () => void;
}) {
  const toast = useToast();
  const today = dayInIndia(new Date(now));
  const entry = useEntryForm<Values>({
    defaults: {
      degree: education?.degree ?? '',
      institute: education?.institute ?? '',
      yearOfPassing: education?.yearOfPassing ? String(education.yearOfPassing) : '',
      grade: education?.grade ?? '',
      description: education?.description ?? '',
    },
    draft: `profile-education:${education?._id ?? 'new'}`,
    labels: LABELS,
    check: {
      schema: async () => (await import('#contract/profile.ts')).EducationForm,
      also: ({ yearOfPassing }) => [
        [
          'yearOfPassing',
          yearOfPassing.trim() === ''
            ? undefined
            : passedProblem(yearIn(yearOfPassing), today, education?.yearOfPassing),
        ],
      ],
    },
    failed: texts.saveFailed,
    save: (values, headers) =>
      education
        ? call('updateEducation', { params: { id: education._id }, body: bodyOf(values) })
        : call('addEducation', { body: bodyOf(values) }, { headers }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  return (
    <EntryDialog title={education ? texts.editTitle : texts.add} scope="education" entry={entry} onClose={onClose}>
      <TextField {...entry.field('degree')} maxLength={LIMITS.shortText} autoComplete="off" required />
      <TextField {...entry.field('institute')} maxLength={LIMITS.shortText} autoComplete="organization" required />
      <div className="two items-end">
        <TextField
          {...entry.field('yearOfPassing')}
          hint={texts.yearHint}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          required
        />
        <TextField {...entry.field('grade')} hint={texts.gradeHint} optional maxLength={100} autoComplete="off" />
      </div>
      <TextArea {...entry.field('description')} optional rows={4} maxLength={LIMITS.note} />
    </EntryDialog>
  );
}
