import { Controller, useWatch } from 'react-hook-form';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS } from '#contract/rules.ts';
import { APPLY_FOR, GENDERS } from '#contract/vocabularies.ts';
import { basicsTexts as texts } from '#texts/profile.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { PayField } from '#web/components/pay-field.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { labelled } from '#web/lib/labels.ts';
import { noticeChoices } from '#web/pages/candidate/notice-choices.ts';
import {
  type BasicsForm,
  type BasicsValues,
  basicsPayTexts,
  basicsProblems,
  basicsSchema,
  bodyOf,
  labelsOf,
  valuesOf,
} from '#web/pages/candidate/profile/basics-values.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Candidate } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface BasicsDialogProps {
  candidate: Candidate;
  which: BasicsForm;
  /** The fields that this form shows and sends. */
  names: readonly (keyof BasicsValues)[];
  /** Link to the form for names, phone number and address. */
  toNames: ReturnType<OpenForm['open']>;
  onClose: () => void;
}

const suggestPlaces = (q: string, signal: AbortSignal) => call('suggest', { query: { kind: 'place', q } }, { signal });

/** Form for the basic details, in full or in part. */
export function BasicsDialog({ candidate, which, names, toNames, onClose }: BasicsDialogProps) {
  const toast = useToast();
  const entry = useEntryForm<BasicsValues>({
    defaults: valuesOf(candidate),
    draft: `profile-${which}:${candidate._id}`,
    labels: labelsOf(names),
    check: {
      schema: basicsSchema,
      bodyOf: (values) => bodyOf(names, values),
      also: (values) => basicsProblems(values, candidate),
      texts: basicsPayTexts,
    },
    failed: texts.saveFailed,
    save: (values) =>
      call('saveProfileBasics', {
        params: { userId: candidate._id },
        version: candidate.version,
        body: bodyOf(names, values),
      }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  const { control } = entry.form;
  const period = payPeriod(useWatch({ control, name: 'applyFor' }));
  const has = (name: keyof BasicsValues) => names.includes(name);
  const { error: _, ...fresher } = entry.field('fresher');
  return (
    <EntryDialog title={texts.titles[which]} scope="basics" entry={entry} onClose={onClose}>
      {has('profileHeadline') ? (
        <TextField
          {...entry.field('profileHeadline')}
          hint={texts.headlineHint}
          placeholder={texts.headlinePlaceholder}
          maxLength={LIMITS.headline}
          autoComplete="off"
        />
      ) : null}
      {has('gender') ? (
        <div className="two">
          <RadioGroup {...entry.field('gender')} row choices={labelled(GENDERS, genderTexts)} />
          <RadioGroup {...entry.field('applyFor')} row choices={labelled(APPLY_FOR, applyForTexts)} />
        </div>
      ) : null}
      {has('dob') ? (
        <DateField {...entry.field('dob')} min="1900-01-01" autoComplete="bday" className="max-w-[280px]" />
      ) : null}
      {has('fresher') ? <Checkbox {...fresher} hint={texts.fresherHint} /> : null}
      {has('preferredLocations') ? (
        <Controller
          control={control}
          name="preferredLocations"
          render={({ field: { value, onChange, onBlur, name, ref } }) => (
            <TagField
              label={texts.locations}
              hint={texts.locationsHint}
              placeholder={texts.locationsPlaceholder}
              error={entry.errorOf('preferredLocations')}
              max={20}
              suggest={suggestPlaces}
              {...{ name, ref, onBlur, value }}
              onValueChange={onChange}
            />
          )}
        />
      ) : null}
      {has('expectedSalary') ? (
        <div className="two items-end">
          <Controller
            control={control}
            name="expectedSalary"
            render={({ field: { value, onChange, onBlur, name, ref } }) => (
              <PayField
                label={texts.salary}
                period={period}
                error={entry.errorOf('expectedSalary')}
                {...{ name, ref, onBlur, value }}
                onValueChange={onChange}
              />
            )}
          />
          <SelectField
            {...entry.field('noticePeriod')}
            optional
            placeholder={texts.noticeChoose}
            options={noticeChoices(candidate.noticePeriod)}
          />
        </div>
      ) : null}
      {which === 'basics' ? (
        <p className="small soft">
          <TextWithLink text={texts.namesElsewhere} {...toNames} replace />
        </p>
      ) : null}
    </EntryDialog>
  );
}
