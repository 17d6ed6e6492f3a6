import { ALL_LANGUAGES, LANGUAGES, type Language } from '#contract/languages.ts';
import { speaking } from '#texts/spoken.ts';
import { type Draft, type Letter, letter } from './letter.ts';
import { ACCOUNT_MAILS } from './templates/accounts.ts';
import { ADMIN_MAILS } from './templates/administrators.ts';
import { APPLICATION_MAILS } from './templates/applications.ts';
import { COMPANY_MAILS } from './templates/companies.ts';
import { CONVERSATION_MAILS } from './templates/conversations.ts';
import { ENQUIRY_MAILS } from './templates/enquiries.ts';
import { INTERVIEW_MAILS } from './templates/interviews.ts';
import { JOB_MAILS } from './templates/jobs.ts';
import { NOTICE_MAILS } from './templates/notices.ts';
import { OFFER_MAILS } from './templates/offers.ts';

/** Every kind of email. */
const TEMPLATES = {
  ...ACCOUNT_MAILS,
  ...ADMIN_MAILS,
  ...APPLICATION_MAILS,
  ...COMPANY_MAILS,
  ...CONVERSATION_MAILS,
  ...ENQUIRY_MAILS,
  ...INTERVIEW_MAILS,
  ...JOB_MAILS,
  ...NOTICE_MAILS,
  ...OFFER_MAILS,
};

type Values = { [Kind in keyof typeof TEMPLATES]: Parameters<(typeof TEMPLATES)[Kind]>[0] };

const templates: { [Kind in keyof Values]: (values: Values[Kind]) => Draft } = TEMPLATES;

interface Addressed {
  to: string;
  /** The reader's language, where the address has no account once the email is sent. */
  language?: Language;
  /** Account of the sender, where a reply makes sense: its address is looked up at sending. */
  answersTo?: string | null | undefined;
  /** Recruiter whose limit the email counts towards, where no reply by email is wanted. */
  countsFor?: string;
}

const OTHERS = ALL_LANGUAGES.filter((language) => language !== 'en');

/** An email links to the pages in its language. */
const inLanguage = <V extends object>(language: Language, values: V): V =>
  'publicUrl' in values ? { ...values, publicUrl: `${values.publicUrl}${LANGUAGES[language].base}` } : values;

/** Builds an email of a kind for the queue: its texts with these values, in every language, to this address. */
export const mailOf = <Kind extends keyof Values>(kind: Kind, values: Values[Kind] & Addressed): Letter => {
  const { to, language: readers, answersTo, countsFor } = values;
  const write = (language: Language): Letter =>
    speaking(language, () =>
      letter(to, {
        ...templates[kind](inLanguage(language, values)),
        ...(readers && { language: readers }),
        ...(answersTo && { answersTo }),
        ...(countsFor && { countsFor }),
      }),
    );
  const translations = OTHERS.map((language) => {
    const { subject, text, html, body, calendar, furtherCalendars } = write(language);
    const calendars = { ...(calendar && { calendar }), ...(furtherCalendars && { furtherCalendars }) };
    return [language, { subject, text, html, ...(body !== undefined && { body }), ...calendars }];
  });
  return { ...write('en'), translations: Object.fromEntries(translations) };
};
