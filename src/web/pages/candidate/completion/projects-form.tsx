import { Controller, useFieldArray } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { projectRowProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { entryTexts, projectTexts as texts } from '#texts/profile-forms.ts';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import { EntryList } from '#web/pages/candidate/completion/entry-list.tsx';
import {
  BLANK_ROWS,
  type ListValues,
  type ProjectRow,
  projectsFrom,
  rowProblems,
  shownRows,
} from '#web/pages/candidate/completion/list-values.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { rowLabels, SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type SectionForm, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';

const section: SectionForm<ListValues<ProjectRow>, CallInput<'saveProjectsSection'>['body']> = {
  section: 'projects',
  valuesFrom: projectsFrom,
  shown: (profile) => shownRows(projectsFrom(profile), (number) => entryTexts.projects.one({ number })),
  bodyOf: ({ rows }, _, { readAt }) => ({ readAt, projects: rows }),
  schema: async () => (await import('#contract/profile-sections.ts')).ProjectsSection,
  fields: Object.keys(BLANK_ROWS.projects).map((name) => `rows.*.${name}`),
  rename: { projects: 'rows' },
  also: ({ rows }) => rowProblems(rows, ({ title }) => projectRowProblem({ title: title.trim() })),
  save: (userId, version, body) => call('saveProjectsSection', { params: { userId }, version, body }),
};

const { title, description, technologies, link } = texts;

/** The Projects tab. */
export function ProjectsForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, control, getValues, formState } = state.form;
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'rows' });
  const error = (index: number, name: keyof ProjectRow) => errorAt(formState.errors, `rows.${index}.${name}`);
  return (
    <SectionFrame
      section="projects"
      state={state}
      labels={rowLabels(fields.length, (number) => entryTexts.projects.one({ number }), {
        title,
        description,
        technologies,
        link,
      })}
    >
      <EntryList
        words={entryTexts.projects}
        entries={fields}
        most={LIMITS.profileRows}
        onAdd={() => append(BLANK_ROWS.projects, { focusName: `rows.${fields.length}.title` })}
        onRemove={(index) => {
          const row = getValues(`rows.${index}`);
          remove(index);
          return () => insert(index, row, { shouldFocus: false });
        }}
        onOffer={state.offers.add}
      >
        {(index) => (
          <>
            <TextField
              label={title}
              error={error(index, 'title')}
              {...register(`rows.${index}.title`)}
              maxLength={LIMITS.shortText}
            />
            <TextArea
              label={description}
              error={error(index, 'description')}
              {...register(`rows.${index}.description`)}
              maxLength={LIMITS.note}
            />
            <Controller
              control={control}
              name={`rows.${index}.technologies`}
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <TagField
                  label={technologies}
                  hint={texts.technologiesHint}
                  error={error(index, 'technologies')}
                  max={LIMITS.skills}
                  suggest={suggestSkills}
                  {...{ name, ref, onBlur, value }}
                  onValueChange={onChange}
                />
              )}
            />
            <TextField
              label={link}
              hint={texts.linkHint}
              error={error(index, 'link')}
              {...register(`rows.${index}.link`)}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              maxLength={LIMITS.link}
            />
          </>
        )}
      </EntryList>
    </SectionFrame>
  );
}
