import { useFieldArray } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { educationRowProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { entryTexts, educationTexts as texts } from '#texts/profile-forms.ts';
import { DateField } from '#web/components/date-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { EntryList } from '#web/pages/candidate/completion/entry-list.tsx';
import {
  BLANK_ROWS,
  type EducationRow,
  educationFrom,
  type ListValues,
  rowProblems,
  shownRows,
} from '#web/pages/candidate/completion/list-values.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { rowLabels, SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type SectionForm, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';

const section: SectionForm<ListValues<EducationRow>, CallInput<'saveEducationSection'>['body']> = {
  section: 'education',
  valuesFrom: educationFrom,
  shown: (profile) => shownRows(educationFrom(profile), (number) => entryTexts.education.one({ number })),
  bodyOf: ({ rows }, _, { readAt }) => ({ readAt, education: rows }),
  schema: async () => (await import('#contract/profile-sections.ts')).EducationSection,
  fields: Object.keys(BLANK_ROWS.education).map((name) => `rows.*.${name}`),
  rename: { education: 'rows' },
  also: ({ rows }) =>
    rowProblems(rows, ({ degree, institution, ...days }) =>
      educationRowProblem({ ...days, degree: degree.trim(), institute: institution.trim() }),
    ),
  save: (userId, version, body) => call('saveEducationSection', { params: { userId }, version, body }),
};

const { degree, institution, startDate, endDate, grade } = texts;

/** The Education tab. */
export function EducationForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, control, watch, getValues, formState } = state.form;
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'rows' });
  const rows = watch('rows');
  const field = (index: number, name: keyof EducationRow) => ({
    error: errorAt(formState.errors, `rows.${index}.${name}`),
    ...register(`rows.${index}.${name}`),
  });
  /** Year of passing from the other form, for a row without an end date here. */
  const passedIn = (id: string | undefined) => profile.education.find(({ _id }) => _id === id)?.yearOfPassing;
  return (
    <SectionFrame
      section="education"
      state={state}
      labels={rowLabels(fields.length, (number) => entryTexts.education.one({ number }), {
        degree,
        institution,
        startDate,
        endDate,
        grade,
      })}
    >
      <EntryList
        words={entryTexts.education}
        entries={fields}
        most={LIMITS.profileRows}
        onAdd={() => append(BLANK_ROWS.education, { focusName: `rows.${fields.length}.degree` })}
        onRemove={(index) => {
          const row = getValues(`rows.${index}`);
          remove(index);
          return () => insert(index, row, { shouldFocus: false });
        }}
        onOffer={state.offers.add}
      >
        {(index) => {
          const year = rows[index]?.endDate ? undefined : passedIn(rows[index]?._id);
          return (
            <>
              <div className="two items-end">
                <TextField label={degree} {...field(index, 'degree')} maxLength={LIMITS.shortText} />
                <TextField label={institution} {...field(index, 'institution')} maxLength={LIMITS.shortText} />
                <DateField label={startDate} {...field(index, 'startDate')} min="1900-01-01" />
                <DateField
                  label={endDate}
                  hint={year ? texts.passedIn({ year }) : undefined}
                  {...field(index, 'endDate')}
                  min="1900-01-01"
                />
              </div>
              <TextField label={grade} hint={texts.gradeHint} {...field(index, 'grade')} maxLength={100} />
            </>
          );
        }}
      </EntryList>
    </SectionFrame>
  );
}
