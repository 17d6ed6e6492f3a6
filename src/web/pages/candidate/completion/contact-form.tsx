import type { CallInput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { contactTexts as texts } from '#texts/profile-forms.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { Section } from '#web/components/section.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type ContactValues, contactBody, contactFrom } from '#web/pages/candidate/completion/section-values.ts';
import { type SectionForm, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';

const LINKS = ['linkedin', 'github', 'portfolio', 'twitter'] as const;
const { email, phone, linkedin, github, portfolio, twitter } = texts;
const LABELS = { email, phone, linkedin, github, portfolio, twitter };

const section: SectionForm<ContactValues, CallInput<'saveContactSocial'>['body']> = {
  section: 'contact-social',
  valuesFrom: contactFrom,
  shown: (profile) =>
    Object.entries(contactFrom(profile)).map(([name, value]) => ({
      label: LABELS[name as keyof ContactValues],
      value,
    })),
  bodyOf: contactBody,
  schema: async () => (await import('#contract/profile-sections.ts')).ContactSocialSection,
  fields: Object.keys(LABELS),
  rename: {
    'contactInfo.email': 'email',
    'contactInfo.phone': 'phone',
    ...Object.fromEntries(LINKS.map((name) => [`socialLinks.${name}`, name])),
  },
  save: (userId, version, body) => call('saveContactSocial', { params: { userId }, version, body }),
};

/** The Contact & Social tab. */
export function ContactForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, formState } = state.form;
  const error = (name: keyof ContactValues) => errorAt(formState.errors, name);
  return (
    <SectionFrame section="contact-social" state={state} labels={LABELS}>
      <Section title={texts.contact} look="h3" level={3}>
        <div className="stack gap-5">
          <p className="small soft read">{texts.contactHelp}</p>
          <div className="two items-end">
            <EmailField label={email} optional error={error('email')} {...register('email')} />
            <PhoneField label={phone} optional error={error('phone')} {...register('phone')} />
          </div>
        </div>
      </Section>
      <Section title={texts.social} look="h3" level={3}>
        <div className="stack gap-5">
          {LINKS.map((name) => (
            <TextField
              key={name}
              label={LABELS[name]}
              optional
              placeholder={texts.placeholders[name]}
              error={error(name)}
              {...register(name)}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              maxLength={LIMITS.link}
            />
          ))}
        </div>
      </Section>
    </SectionFrame>
  );
}
