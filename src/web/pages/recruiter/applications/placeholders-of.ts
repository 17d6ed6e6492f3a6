import type { Placeholders } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { mailTexts } from '#texts/mails.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** How emails name the job to the candidate: as when they applied. */
export const titleInMails = ({ jobTitle, appliedFor }: Pick<Application, 'jobTitle' | 'appliedFor'>): string =>
  appliedFor ?? jobTitle;

/** Values for the placeholders of a saved text in an answer to an application. */
export const placeholdersOf = ({
  fullName,
  companyName,
  location,
  ...titles
}: Pick<Application, 'fullName' | 'jobTitle' | 'appliedFor' | 'companyName' | 'location'>): Placeholders => ({
  name: fullName,
  job: titleInMails(titles),
  company: companyName,
  place: placeText(location),
});

/** How emails greet the candidate. */
export const greetingOf = ({ greetedAs }: Pick<Application, 'greetedAs'>): string =>
  greetedAs ? mailTexts.helloName({ name: greetedAs }) : mailTexts.hello;
