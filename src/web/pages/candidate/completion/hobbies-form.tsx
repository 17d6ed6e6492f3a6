import { useFieldArray } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { entryTexts } from '#texts/profile-forms.ts';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { EntryList } from '#web/pages/candidate/completion/entry-list.tsx';
import {
  BLANK_ROWS,
  type HobbyRow,
  hobbiesFrom,
  type ListValues,
  shownRows,
} from '#web/pages/candidate/completion/list-values.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type SectionForm, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';

const section: SectionForm<ListValues<HobbyRow>, CallInput<'saveHobbies'>['body']> = {
  section: 'hobbies',
  valuesFrom: hobbiesFrom,
  shown: (profile) => shownRows(hobbiesFrom(profile), (number) => entryTexts.hobbies.one({ number })),
  bodyOf: ({ rows }) => ({ hobbies: rows.map(({ name }) => name) }),
  schema: async () => (await import('#contract/profile-sections.ts')).HobbiesSection,
  fields: ['rows.*.name'],
  rename: { hobbies: 'rows' },
  save: (userId, version, body) => call('saveHobbies', { params: { userId }, version, body }),
};

/** The Hobbies tab: one line per hobby. */
export function HobbiesForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, control, getValues, formState } = state.form;
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'rows' });
  const labels = fields.map(
    (_, index) => [`rows.${index}.name`, entryTexts.hobbies.one({ number: index + 1 })] as const,
  );
  return (
    <SectionFrame section="hobbies" state={state} labels={Object.fromEntries(labels)}>
      <EntryList
        look="line"
        words={entryTexts.hobbies}
        entries={fields}
        most={LIMITS.skills}
        onAdd={() => append(BLANK_ROWS.hobbies, { focusName: `rows.${fields.length}.name` })}
        onRemove={(index) => {
          const row = getValues(`rows.${index}`);
          remove(index);
          return () => insert(index, row, { shouldFocus: false });
        }}
        onOffer={state.offers.add}
      >
        {(index) => (
          <TextField
            label={entryTexts.hobbies.one({ number: index + 1 })}
            error={errorAt(formState.errors, `rows.${index}.name`)}
            {...register(`rows.${index}.name`)}
            maxLength={LIMITS.skill}
          />
        )}
      </EntryList>
    </SectionFrame>
  );
}
