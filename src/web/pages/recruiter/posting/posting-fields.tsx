import { Controller, useWatch } from 'react-hook-form';
import { ANSWER_DAYS } from '#contract/answer-promise.ts';
import { DEPARTMENTS } from '#contract/departments.ts';
import { INDUSTRIES } from '#contract/industries.ts';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS } from '#contract/rules.ts';
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import { payTexts } from '#texts/components.ts';
import { departmentTexts, industryTexts } from '#texts/fields-of-work.ts';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { educationLevelTexts, employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Combobox } from '#web/components/combobox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { PayRange } from '#web/components/pay-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { usePayEnds } from '#web/features/jobs/use-pay-ends.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { salaryText, stipendText } from '#web/lib/formats.ts';
import { labelled } from '#web/lib/labels.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import { MustSkills } from '#web/pages/recruiter/posting/must-skills.tsx';
import { PostingSection } from '#web/pages/recruiter/posting/posting-sections.tsx';
import {
  isPayRefused,
  type PostingField,
  postingLabels,
  todayInIndia,
} from '#web/pages/recruiter/posting/posting-values.ts';
import { SkillHints } from '#web/pages/recruiter/posting/skill-hints.tsx';
import type { usePosting } from '#web/pages/recruiter/posting/use-posting.ts';

interface PartProps {
  posting: ReturnType<typeof usePosting>;
}

const useField = ({ form }: PartProps['posting']) => {
  const { errors } = form.formState;
  const labels = postingLabels(useWatch({ control: form.control, name: 'employmentType' }));
  return (name: PostingField) => ({
    label: labels[name],
    error: errorAt(errors, name),
    ...form.register(name),
  });
};

/** Title, type and location of the job. */
export function PostingJob({ posting }: PartProps) {
  const { form } = posting;
  const field = useField(posting);
  const kind = useWatch({ control: form.control, name: 'employmentType' });
  return (
    <PostingSection name="job">
      <TextField {...field('title')} maxLength={LIMITS.title} autoComplete="off" />
      <TextField
        {...field('companyName')}
        hint={posting.namesCompany ? texts.companyHint : undefined}
        maxLength={LIMITS.company}
        autoComplete="organization"
      />
      <div className="two">
        <SelectField
          {...field('industry')}
          options={labelled(INDUSTRIES, industryTexts)}
          placeholder={texts.chooseIndustry}
        />
        <Controller
          control={form.control}
          name="department"
          render={({ field: { name, value, onChange, onBlur, ref }, fieldState }) => (
            <Combobox
              name={name}
              label={texts.department}
              optional
              options={labelled(DEPARTMENTS, departmentTexts)}
              allowsOther
              placeholder={texts.departmentHint}
              value={value || null}
              onValueChange={(next) => onChange(next ?? '')}
              onBlur={onBlur}
              error={fieldState.error?.message}
              ref={ref}
            />
          )}
        />
        <SelectField
          {...field('employmentType')}
          options={labelled(EMPLOYMENT_TYPES, employmentTypeTexts)}
          placeholder={texts.chooseEmploymentType}
        />
        <SelectField
          {...field('workMode')}
          options={labelled(WORK_MODES, workModeTexts)}
          placeholder={texts.chooseWorkMode}
        />
      </div>
      {kind === 'Internship' ? (
        <div className="two">
          <TextField
            {...field('durationMonths')}
            optional
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            hint={texts.durationHint}
          />
          <DateField {...field('startDate')} optional hint={texts.startDateHint} />
        </div>
      ) : null}
      <TextField {...field('location')} hint={texts.locationHint} maxLength={LIMITS.place} autoComplete="off" />
    </PostingSection>
  );
}

/** Experience, salary, skills. */
export function PostingPay({ posting }: PartProps) {
  const { form } = posting;
  const field = useField(posting);
  const [salary, kind] = useWatch({ control: form.control, name: ['salary', 'employmentType'] });
  const { ends, onValueChange } = usePayEnds(form);
  // Stored per year like every salary, typed per month like every stipend.
  const period = payPeriod(kind);
  const internship = period === 'month';
  const labels = postingLabels(kind);
  const { min, max, showSalary } = salary;
  const otherwise = internship ? texts.showStipendHint : texts.showSalaryHint;
  const shown = () => {
    if (min === null || max === null) return payTexts.bothToShow({ text: salaryText(salary) });
    if (isPayRefused(salary, posting.base)) return otherwise;
    return internship ? texts.stipend({ text: stipendText(salary) }) : texts.shown({ text: salaryText(salary) });
  };
  return (
    <PostingSection name="offer">
      <div className="two grid-cols-2">
        <TextField
          {...field('experience.min')}
          optional
          hint={texts.years}
          inputMode="decimal"
          maxLength={4}
          autoComplete="off"
        />
        <TextField
          {...field('experience.max')}
          optional
          hint={texts.years}
          inputMode="decimal"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <div className="stack gap-2">
        <PayRange
          period={period}
          ends={{
            min: { ...ends.min, label: labels['salary.min'], optional: true },
            max: { ...ends.max, label: labels['salary.max'], optional: true },
          }}
          onValueChange={onValueChange}
        />
        <Checkbox
          label={labels['salary.showSalary']}
          hint={showSalary ? shown() : otherwise}
          {...form.register('salary.showSalary')}
        />
      </div>
      <Controller
        control={form.control}
        name="skills"
        render={({ field: { name, value, onChange, onBlur, ref }, fieldState }) => (
          <TagField
            name={name}
            label={texts.skills}
            optional
            hint={texts.skillsHint}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            suggest={suggestSkills}
            max={LIMITS.skills}
            error={fieldState.error?.message}
            ref={ref}
          />
        )}
      />
      <MustSkills control={form.control} />
      <SkillHints form={form} />
      <SelectField
        {...field('education')}
        optional
        hint={texts.educationHint}
        options={labelled(EDUCATION_LEVELS, educationLevelTexts)}
        placeholder={texts.anyEducation}
      />
    </PostingSection>
  );
}

/** The four text fields. */
export function PostingTexts({ posting }: PartProps) {
  const field = useField(posting);
  const long = { rows: 4, maxLength: LIMITS.longText };
  return (
    <PostingSection name="texts">
      <TextArea {...field('description')} {...long} />
      <TextArea {...field('responsibilities')} {...long} hint={texts.textsHint} />
      <TextArea {...field('requirements')} {...long} hint={texts.textsHint} />
      <TextArea {...field('companyInfo')} {...long} />
    </PostingSection>
  );
}

interface DeadlineProps extends PartProps {
  contactEmail: string;
  recruiterCode: string;
}

/** Application period, and the contact who receives applications. */
export function PostingDeadline({ posting, contactEmail, recruiterCode }: DeadlineProps) {
  const field = useField(posting);
  return (
    <PostingSection name="deadline">
      <div className="two">
        <DateField {...field('applicationDeadline.start')} hint={texts.deadlineStartHint} />
        <DateField {...field('applicationDeadline.end')} hint={texts.deadlineEndHint} min={todayInIndia()} />
        <SelectField
          {...field('answerDays')}
          {...posting.form.register('answerDays', { setValueAs: (chosen) => Number(chosen) || null })}
          optional
          hint={texts.answerDaysHint}
          options={ANSWER_DAYS.map((days) => ({ value: String(days), label: texts.answerIn({ days }) }))}
          placeholder={texts.noPromise}
        />
        <TextField
          name="contactEmail"
          label={texts.contactEmail}
          hint={texts.contactEmailHint}
          value={contactEmail}
          readOnly
          className="[&_.input]:truncate"
        />
        <TextField
          name="recruiterCode"
          label={texts.recruiterCode}
          hint={texts.recruiterCodeHint}
          value={recruiterCode}
          readOnly
        />
      </div>
    </PostingSection>
  );
}
