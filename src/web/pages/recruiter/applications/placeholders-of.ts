import type { Placeholders } from '#contract/placeholder-rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { mailTexts } from '#texts/mails.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** Values for the placeholders of a saved text in an answer to an application. */
export const placeholdersOf = ({
  fullName,
  jobTitle,
  companyName,
  location,
}: Pick<Application, 'fullName' | 'jobTitle' | 'companyName' | 'location'>): Placeholders => ({
  name: fullName,
  job: jobTitle,
  company: companyName,
  place: placeText(location),
});

/** How emails greet the candidate. */
export const greetingOf = ({ greetedAs }: Pick<Application, 'greetedAs'>): string =>
  greetedAs ? mailTexts.helloName({ name: greetedAs }) : mailTexts.hello;
