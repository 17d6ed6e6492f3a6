import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import type { RuleProblem } from '#contract/rules.ts';
import {
  dayInIndia,
  dobProblem,
  emailProblem,
  LIMITS,
  nameProblem,
  passwordProblem,
  phoneProblem,
  UPLOADS,
} from '#contract/rules.ts';
import { APPLY_FOR, GENDERS } from '#contract/vocabularies.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { ruleTexts } from '#texts/rules.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { Section } from '#web/components/section.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { errorAt, summaryErrors } from '#web/lib/form-errors.ts';
import { labelled } from '#web/lib/labels.ts';
import { ruleCheck } from '#web/lib/rule-check.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { CandidateExtras, EXTRA_NAMES, type Extras } from '#web/pages/public/account/candidate-extras.tsx';
import { extensionsOf, FileChoice } from '#web/pages/public/account/file-choice.tsx';
import { refusedErrors } from '#web/pages/public/account/refused-errors.ts';
import { type Refused, registerPosted } from '#web/pages/public/account/register-posted.ts';
import { NewPasswordFields, RegistrationFrame, SubmitBar } from '#web/pages/public/account/registration-frame.tsx';
import { TermsConsent } from '#web/pages/public/account/terms-consent.tsx';
import { useRegistration } from '#web/pages/public/account/use-registration.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';

interface CandidateForm extends Extras {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: string;
  applyFor: string;
  dob: string;
  address: string;
  password: string;
  confirmPassword: string;
  profilePic: File | undefined;
  resumeUpload: File | undefined;
  findable: boolean;
  showCard: boolean;
  termsAccepted: boolean;
}

const NAMES = [
  'firstName',
  'lastName',
  'gender',
  'dob',
  'phone',
  'address',
  'applyFor',
  'email',
  'password',
  'confirmPassword',
  'profilePic',
  'resumeUpload',
  ...EXTRA_NAMES,
  'findable',
  'showCard',
  'termsAccepted',
] as const;

const { firstName, lastName, gender, dob, phone, address, applyFor, email, password, profilePic } = texts;

/** Field names for the error summary; fields whose message is self-explanatory are left out. */
const LABELS = {
  ...{ firstName, lastName, gender, dob, phone, address, applyFor, email, password, profilePic },
  confirmPassword: texts.confirmPassword,
  resumeUpload: texts.resume,
};

export const loader = infoLoader;

export const meta = infoMeta('/candidate', {
  title: texts.candidate.pageTitle,
  whole: true,
  description: texts.candidate.lead,
});

export const action = (args: ActionFunctionArgs) =>
  registerPosted('registerCandidate', args, {
    boxes: ['findable', 'showCard', 'termsAccepted'],
    needsFiles: ['profilePic', 'resumeUpload'],
  });

const hasExtras = (values: Extras) => EXTRA_NAMES.some((name) => values[name]?.trim());

/** One form in two parts: the account and, collapsed below it, the profile details. */
export default function CandidateRegistration() {
  const refused = useActionData<Refused>();
  const typed = refused?.values ?? {};
  // Without default values the form takes over input typed before the scripts were loaded.
  const form = useForm<CandidateForm>({ shouldFocusError: false });
  const { register, watch, setValue, formState } = form;
  const errors = refusedErrors(formState, refused);
  const hydrated = useHydrated();
  const { submit, progress, cancel, failure, restored } = useRegistration({
    call: 'registerCandidate',
    form,
    draft: 'candidate-registration',
    names: NAMES,
    rename: { resume: 'resumeUpload', resumePath: 'resumeUpload', appliedFor: 'applyFor' },
    isLong: hasExtras,
  });
  const ready = watch('termsAccepted') && watch('profilePic') && watch('resumeUpload');
  const field = (name: (typeof NAMES)[number], label: string, problem: (value: string) => RuleProblem | undefined) => ({
    label,
    required: true,
    defaultValue: typed[name],
    error: errorAt(errors, name),
    ...register(name, { validate: ruleCheck(problem) }),
  });
  const filled = (value: string): RuleProblem | undefined => (value.trim() === '' ? 'required' : undefined);
  const chosen = (value: string): RuleProblem | undefined => (value === '' ? 'choose' : undefined);

  return (
    <RegistrationFrame
      kind="candidate"
      errors={summaryErrors(errors, NAMES, LABELS)}
      failure={failure}
      attempt={formState.submitCount}
      restored={restored}
    >
      <form
        method="post"
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={submit}
        className="stack stack-l"
      >
        <Section title={texts.about} look="h3">
          <div className="stack gap-5">
            <div className="two">
              <TextField
                {...field('firstName', texts.firstName, nameProblem)}
                autoComplete="given-name"
                maxLength={LIMITS.name}
              />
              <TextField
                {...field('lastName', texts.lastName, nameProblem)}
                autoComplete="family-name"
                maxLength={LIMITS.name}
              />
            </div>
            <RadioGroup {...field('gender', texts.gender, chosen)} row choices={labelled(GENDERS, genderTexts)} />
            <div className="two">
              <DateField
                {...field('dob', texts.dob, (value) => dobProblem(value, dayInIndia(new Date())))}
                hint={texts.dobHint}
                autoComplete="bday"
                min="1900-01-01"
              />
              <PhoneField {...field('phone', texts.phone, phoneProblem)} />
            </div>
            <TextArea
              {...field('address', texts.address, filled)}
              autoComplete="street-address"
              rows={2}
              maxLength={LIMITS.address}
            />
            <RadioGroup
              {...field('applyFor', texts.applyFor, chosen)}
              row
              choices={labelled(APPLY_FOR, applyForTexts)}
            />
          </div>
        </Section>
        <Section title={texts.signIn} look="h3">
          <div className="stack gap-5">
            <EmailField {...field('email', texts.email, emailProblem)} hint={texts.emailHint} autoComplete="username" />
            <NewPasswordFields
              password={field('password', texts.password, (value) =>
                passwordProblem(value, { email: form.getValues('email') }),
              )}
              again={field('confirmPassword', texts.confirmPassword, (value) =>
                value === form.getValues('password') ? undefined : 'passwordsDiffer',
              )}
            />
          </div>
        </Section>
        <Section title={texts.files} look="h3">
          <div className="two">
            <FileChoice
              form={form}
              name="profilePic"
              label={texts.profilePic}
              extensions={extensionsOf(UPLOADS.picture.accept)}
              required={ruleTexts.registrationFiles}
            />
            <FileChoice
              form={form}
              name="resumeUpload"
              label={texts.resume}
              extensions={extensionsOf(UPLOADS.registrationResume.accept)}
              required={ruleTexts.registrationFiles}
            />
          </div>
        </Section>
        <Section title={texts.more} look="h3">
          <p className="soft small -mt-4 mb-5">{texts.moreHint}</p>
          <CandidateExtras
            // The same form, narrowed to these fields.
            register={register as unknown as UseFormRegister<Extras>}
            errors={errors as FieldErrors}
            typed={typed}
          />
        </Section>
        <Section title={texts.visibility} look="h3">
          <div className="stack">
            <Checkbox
              label={texts.findable}
              hint={texts.findableHint}
              defaultChecked={typed.findable !== 'false'}
              {...register('findable')}
            />
            <Checkbox
              label={texts.showCard}
              hint={texts.showCardHint}
              defaultChecked={typed.showCard === 'true'}
              {...register('showCard')}
            />
          </div>
        </Section>
        <div className="stack border-t border-line pt-5">
          <TermsConsent
            {...register('termsAccepted', { validate: (ticked) => ticked || ruleTexts.terms })}
            required
            defaultChecked={typed.termsAccepted === 'true'}
            error={errorAt(errors, 'termsAccepted')}
            onAccept={() =>
              setValue('termsAccepted', true, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
          />
          <SubmitBar progress={progress} onCancel={cancel} waitsFor={hydrated && !ready ? texts.waitsFor : undefined} />
        </div>
      </form>
    </RegistrationFrame>
  );
}
