import { Controller, useWatch } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS } from '#contract/rules.ts';
import { APPLY_FOR, GENDERS } from '#contract/vocabularies.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { basicsTexts as texts } from '#texts/profile-forms.ts';
import { applyForTexts, genderTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { PayField } from '#web/components/pay-field.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { Section } from '#web/components/section.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField, type TagFieldProps } from '#web/components/tag-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { dayText } from '#web/lib/formats.ts';
import { labelled } from '#web/lib/labels.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Suggestion } from '#web/lib/use-suggestions.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type BasicsAndSkills, basicsBody, basicsFrom } from '#web/pages/candidate/completion/section-values.ts';
import { type SectionForm, type Shown, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';
import { noticeChoices } from '#web/pages/candidate/notice-choices.ts';
import {
  basicsPayTexts,
  basicsProblems,
  basicsSchema,
  fresherText,
} from '#web/pages/candidate/profile/basics-values.ts';

/** Place suggestions for the typed text, spelled as in jobs. */
const suggestPlaces = (q: string, signal: AbortSignal): Promise<Suggestion[]> =>
  call('suggest', { query: { kind: 'place', q } }, { signal });

const LABELS: Readonly<Record<keyof BasicsAndSkills, string>> = {
  profileHeadline: texts.headline,
  keySkills: texts.skills,
  fresher: texts.fresher,
  gender: texts.gender,
  dob: texts.dob,
  applyFor: texts.applyFor,
  preferredLocations: texts.locations,
  expectedSalary: texts.salary,
  noticePeriod: texts.notice,
};

const shownBasics = (profile: Profile): Shown[] => {
  const { gender, dob, applyFor, expectedSalary, ...values } = basicsFrom(profile);
  const shown: Record<keyof BasicsAndSkills, string> = {
    profileHeadline: values.profileHeadline,
    keySkills: values.keySkills.join(', '),
    fresher: fresherText(values),
    gender: labelOf(genderTexts, gender),
    dob: dayText(dob),
    applyFor: labelOf(applyForTexts, applyFor),
    preferredLocations: values.preferredLocations.join(', '),
    expectedSalary: expectedSalary ? payText(expectedSalary, payPeriod(applyFor)) : '',
    noticePeriod: labelOf(noticePeriodTexts, values.noticePeriod),
  };
  return Object.entries(shown).map(([name, value]) => ({ label: LABELS[name as keyof BasicsAndSkills], value }));
};

const section: SectionForm<BasicsAndSkills, CallInput<'saveProfileBasics'>['body']> = {
  section: 'profile-basics',
  valuesFrom: basicsFrom,
  shown: shownBasics,
  bodyOf: basicsBody,
  schema: basicsSchema,
  fields: Object.keys(LABELS),
  also: basicsProblems,
  texts: basicsPayTexts,
  save: (userId, version, body) => call('saveProfileBasics', { params: { userId }, version, body }),
};

/** The Profile Basics tab, also used alone at /profile-form. */
export function BasicsForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, control, formState } = state.form;
  const period = payPeriod(useWatch({ control, name: 'applyFor' }));
  const error = (name: keyof BasicsAndSkills) => errorAt(formState.errors, name);
  const tags = (name: 'keySkills' | 'preferredLocations', look: Pick<TagFieldProps, 'hint' | 'suggest' | 'max'>) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TagField
          label={LABELS[name]}
          error={error(name)}
          {...look}
          {...{ name, ref, onBlur, value }}
          onValueChange={onChange}
        />
      )}
    />
  );
  return (
    <SectionFrame section="profile-basics" state={state} labels={LABELS}>
      <Section title={texts.profession} look="h3" level={3}>
        <div className="stack gap-5">
          <TextField
            label={texts.headline}
            hint={texts.headlineHint}
            error={error('profileHeadline')}
            {...register('profileHeadline')}
            maxLength={LIMITS.headline}
          />
          {tags('keySkills', { hint: texts.skillsHint, suggest: suggestSkills, max: LIMITS.skills })}
          <Checkbox label={texts.fresher} hint={texts.fresherHint} error={error('fresher')} {...register('fresher')} />
        </div>
      </Section>
      <Section title={texts.about} look="h3" level={3}>
        <div className="stack gap-5">
          <p className="small soft">
            <TextWithLink text={texts.aboutHelp} to="/profile?open=edit-profile" />
          </p>
          <RadioGroup
            row
            label={texts.gender}
            choices={labelled(GENDERS, genderTexts)}
            error={error('gender')}
            {...register('gender')}
          />
          <DateField
            label={texts.dob}
            error={error('dob')}
            {...register('dob')}
            min="1900-01-01"
            autoComplete="bday"
            className="max-w-60"
          />
        </div>
      </Section>
      <Section title={texts.preferences} look="h3" level={3}>
        <div className="stack gap-5">
          <RadioGroup
            row
            label={texts.applyFor}
            choices={labelled(APPLY_FOR, applyForTexts)}
            error={error('applyFor')}
            {...register('applyFor')}
          />
          {tags('preferredLocations', { hint: texts.locationsHint, suggest: suggestPlaces, max: LIMITS.skills })}
          <div className="two items-end">
            <Controller
              control={control}
              name="expectedSalary"
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <PayField
                  label={texts.salary}
                  period={period}
                  error={error('expectedSalary')}
                  {...{ name, ref, onBlur, value }}
                  onValueChange={onChange}
                />
              )}
            />
            <SelectField
              label={texts.notice}
              hint={texts.noticeHint}
              placeholder={texts.noticeNone}
              options={noticeChoices(profile.noticePeriod)}
              error={error('noticePeriod')}
              {...register('noticePeriod')}
            />
          </div>
        </div>
      </Section>
    </SectionFrame>
  );
}
