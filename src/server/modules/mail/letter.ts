import { greets } from '#contract/placeholder-rules.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { dayAndTime } from '#server/days-in-words.ts';
import { interviewMailTexts, mailTexts } from '#texts/mails.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import type { Block, Way } from './blocks.ts';
import { htmlFoot, htmlOf, withHtmlFoot, withHtmlGreeting } from './letter-html.ts';

export type Letter = QueueJobs['mail'];

/** The block that names an interview's time. */
export const moment = ({ startsAt }: { startsAt: Date }): Block => ({
  label: interviewMailTexts.when,
  at: startsAt,
  zone: interviewMailTexts.zone,
});

/** Returns an email's texts in the current language. */
export const wordsOf = (mail: Letter): Pick<Letter, 'subject' | 'text' | 'html' | 'body' | 'hello' | 'calendar'> =>
  mail.translations?.[spokenLanguage()] ?? mail;

/** A text typed by a person, or one the portal writes in each language. */
export type Reason = string | (() => string);

export const reasonText = (reason: Reason): string => (typeof reason === 'string' ? reason : reason());

/** A template's output: an email without its address. Empty blocks are left out. */
export interface Draft
  extends Pick<
    Letter,
    'subject' | 'reader' | 'optional' | 'calendar' | 'furtherCalendars' | 'answersTo' | 'replyTo' | 'countsFor'
  > {
  /** Heading above the text; the subject by default. */
  title?: string;
  blocks: readonly (Block | undefined | null | false)[];
}

/** Limits a text to one line of at most 200 characters, so that typed names and titles cannot inject headers. */
export const oneLine = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('wrote' in block) return `${block.wrote}\n${block.words}`;
  if ('at' in block) return `${block.label}: ${dayAndTime(block.at)} (${block.zone})`;
  if ('list' in block)
    return [
      block.list,
      ...block.items.map(({ label, more, link }) => `- ${[label, more].filter(Boolean).join(', ')}\n  ${link}`),
    ].join('\n');
  return `${block.label}: ${block.link}`;
};

const isBlock = (block: Draft['blocks'][number]): block is Block => Boolean(block);

/**
 * Renders an email as plain text and HTML, with the common footer and a greeting whose name is filled in at sending.
 */
export const letter = (to: string, { subject, title, blocks, ...rest }: Draft): Letter => {
  const present = blocks.filter(isBlock);
  const [first] = present;
  const greetsItself = typeof first === 'string' && greets(first);
  const all: Block[] = greetsItself ? present : [mailTexts.hello, ...present];
  const body = present.filter((block) => typeof block === 'string' || !('link' in block)).map(textOf);
  return {
    to,
    ...((rest.answersTo || rest.countsFor) && { body: body.join('\n\n') }),
    subject: oneLine(subject),
    text: `${[...all.map(textOf), `${mailTexts.money}\n${mailTexts.about}`].join('\n\n')}\n`,
    html: htmlOf({ title: oneLine(title ?? subject), blocks: all }),
    ...(!greetsItself && { hello: true }),
    ...rest,
  };
};

/** Adds the reader's first name to the greeting, unless the text has a personal one. */
export const withName = <M extends Pick<Letter, 'text' | 'html' | 'hello'>>(mail: M, firstName: string): M => {
  const name = oneLine(firstName);
  if (!mail.hello || name === '') return mail;
  const greeting = mailTexts.helloName({ name });
  return {
    ...mail,
    text: greeting + mail.text.slice(mailTexts.hello.length),
    ...(mail.html && { html: withHtmlGreeting(mail.html, greeting) }),
  };
};

/** Adds a footer that says why the email was sent and how to stop such emails. */
export const withFoot = <M extends Pick<Letter, 'text' | 'html'>>(mail: M, because: string, way: Way): M => ({
  ...mail,
  text: `${mail.text.trimEnd()}\n\n--\n${because}\n${textOf(way)}\n`,
  ...(mail.html && { html: withHtmlFoot(mail.html, htmlFoot(because, way)) }),
});

export interface AboutJob {
  jobTitle: string;
  companyName: string;
  /** The recruiter's company, when the job is for another one; empty when they have none. */
  postedByCompany?: string | null | undefined;
}

/** Returns who posted a job for another company; undefined for the recruiter's own. */
export const postedFor = ({ companyName, postedByCompany }: Omit<AboutJob, 'jobTitle'>): string | undefined => {
  if (postedByCompany == null) return undefined;
  const [company, poster] = [oneLine(companyName), oneLine(postedByCompany)];
  return poster === '' ? mailTexts.postedByRecruiter({ company }) : mailTexts.postedFor({ poster, company });
};

/** Formats a job for use in sentences. */
export const jobNamed = ({ jobTitle, companyName }: AboutJob): { job: string; company: string } => ({
  job: oneLine(jobTitle),
  company: oneLine(companyName),
});

/** Pages that several emails link to. */
export const ownApplications = (publicUrl: string): Way => ({
  label: mailTexts.ownApplications,
  link: `${publicUrl}/candidate-dashboard/job-applied`,
});
export const ownApplication = (publicUrl: string, id: string): Way => ({
  label: mailTexts.ownApplication,
  link: `${ownApplications(publicUrl).link}?application=${id}`,
});
export const receivedApplications = (publicUrl: string): Way => ({
  label: mailTexts.receivedApplications,
  link: `${publicUrl}/recruiter-maindashboards/applications`,
});
export const receivedApplication = (publicUrl: string, id: string): Way => ({
  label: mailTexts.receivedApplication,
  link: `${receivedApplications(publicUrl).link}?application=${id}`,
});
export const contact = (publicUrl: string, label: string): Way => ({
  label,
  link: `${publicUrl}/contactus`,
  aside: true,
});
