import { useForm } from 'react-hook-form';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import type { RuleProblem } from '#contract/rules.ts';
import {
  emailProblem,
  LIMITS,
  nameProblem,
  passwordProblem,
  phoneProblem,
  pinCodeProblem,
  UPLOADS,
} from '#contract/rules.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { Section } from '#web/components/section.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { errorAt, summaryErrors } from '#web/lib/form-errors.ts';
import { ruleCheck } from '#web/lib/rule-check.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { extensionsOf, FileChoice } from '#web/pages/public/account/file-choice.tsx';
import { refusedErrors } from '#web/pages/public/account/refused-errors.ts';
import { type Refused, registerPosted } from '#web/pages/public/account/register-posted.ts';
import { NewPasswordFields, RegistrationFrame, SubmitBar } from '#web/pages/public/account/registration-frame.tsx';
import { TermsConsent } from '#web/pages/public/account/terms-consent.tsx';
import { useRegistration } from '#web/pages/public/account/use-registration.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';

const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phone',
  'companyName',
  'address',
  'city',
  'state',
  'pincode',
  'country',
] as const;

type RecruiterForm = Record<(typeof TEXTS)[number], string> & {
  companyLogoUpload: File | undefined;
  resumeUpload: File | undefined;
  termsAccepted: boolean;
};

const NAMES = [...TEXTS, 'companyLogoUpload', 'resumeUpload', 'termsAccepted'] as const;

const { firstName, lastName, email, password, phone, companyName, address, city, state, pincode, country } = texts;

/** Field names for the error summary; fields whose message is self-explanatory are left out. */
const LABELS = {
  ...{ firstName, lastName, email, password, phone, companyName, address, city, state, pincode, country },
  confirmPassword: texts.confirmPassword,
  companyLogoUpload: texts.companyLogo,
  resumeUpload: texts.resumeOptional,
};

export const loader = infoLoader;

export const meta = infoMeta('/recruiter', {
  title: texts.recruiter.pageTitle,
  whole: true,
  description: texts.recruiter.lead,
});

export const action = (args: ActionFunctionArgs) => registerPosted('registerRecruiter', args, {});

/** First name, email and password; the company details are optional at this point. */
export default function RecruiterRegistration() {
  const refused = useActionData<Refused>();
  const typed = refused?.values ?? {};
  const form = useForm<RecruiterForm>({ shouldFocusError: false });
  const { register, setValue, formState } = form;
  const errors = refusedErrors(formState, refused);
  const hydrated = useHydrated();
  const { submit, progress, cancel, failure, restored } = useRegistration({
    call: 'registerRecruiter',
    form,
    draft: 'recruiter-registration',
    names: NAMES,
    rename: { companyLogo: 'companyLogoUpload', resume: 'resumeUpload' },
  });
  const field = (
    name: (typeof TEXTS)[number],
    label: string,
    problem?: (value: string) => RuleProblem | undefined,
  ) => ({
    label,
    required: problem !== undefined,
    optional: problem === undefined,
    defaultValue: typed[name],
    error: errorAt(errors, name),
    ...register(name, problem ? { validate: ruleCheck(problem) } : {}),
  });
  const short = { maxLength: LIMITS.shortText };

  return (
    <RegistrationFrame
      kind="recruiter"
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
              <TextField {...field('lastName', texts.lastName)} autoComplete="family-name" maxLength={LIMITS.name} />
            </div>
            <EmailField {...field('email', texts.email, emailProblem)} autoComplete="username" />
            <NewPasswordFields
              password={field('password', texts.password, (value) =>
                passwordProblem(value, { email: form.getValues('email') }),
              )}
              again={field('confirmPassword', texts.confirmPassword, (value) =>
                value === form.getValues('password') ? undefined : 'passwordsDiffer',
              )}
            />
            <PhoneField
              {...field('phone', texts.phone)}
              {...register('phone', {
                validate: ruleCheck((value) => (value.trim() ? phoneProblem(value) : undefined)),
              })}
            />
          </div>
        </Section>
        <Section title={texts.company} look="h3">
          <div className="stack gap-5">
            <TextField
              {...field('companyName', texts.companyName)}
              autoComplete="organization"
              maxLength={LIMITS.company}
            />
            <TextField {...field('address', texts.address)} autoComplete="address-line1" maxLength={LIMITS.address} />
            <div className="two">
              <TextField {...field('city', texts.city)} autoComplete="address-level2" {...short} />
              <TextField {...field('state', texts.state)} autoComplete="address-level1" {...short} />
              <TextField
                {...field('pincode', texts.pincode)}
                {...register('pincode', {
                  validate: ruleCheck((value) => pinCodeProblem(value, form.getValues('country'))),
                })}
                autoComplete="postal-code"
                inputMode="numeric"
                maxLength={20}
              />
              <TextField
                {...field('country', texts.country)}
                {...register('country', { deps: 'pincode' })}
                autoComplete="country-name"
                {...short}
              />
            </div>
            <div className="two">
              <FileChoice
                form={form}
                name="companyLogoUpload"
                label={texts.companyLogo}
                optional
                extensions={extensionsOf(UPLOADS.picture.accept)}
              />
              <FileChoice
                form={form}
                name="resumeUpload"
                label={texts.resumeOptional}
                optional
                extensions={extensionsOf(UPLOADS.registrationResume.accept)}
              />
            </div>
          </div>
        </Section>
        <div className="stack border-t border-line pt-5">
          <TermsConsent
            {...register('termsAccepted')}
            hint={texts.termsByRegistering}
            error={errorAt(errors, 'termsAccepted')}
            onAccept={() => setValue('termsAccepted', true, { shouldDirty: true })}
          />
          <SubmitBar progress={progress} onCancel={cancel} />
        </div>
      </form>
    </RegistrationFrame>
  );
}
