// Compiled from src/texts/en/recruiter-bulk.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from '../message.ts';

export const bulkTexts = {
  pick: ({ name }: { name: Value }) => `Select ${name}`,
  pickPage: 'Select page',
  bar: 'Selected applications',
  selected: ({ count }: { count: Value }) => `${count} selected`,
  hint: 'Shift selects all between two.',
  clear: 'Clear selection',
  accept: 'Accept',
  reject: 'Reject',
  title: {
    accepted: ({ count }: { count: number }) => plural(count, { one: 'Accept 1 application?', other: `Accept ${number(count)} applications?` }),
    rejected: ({ count }: { count: number }) => plural(count, { one: 'Reject 1 application?', other: `Reject ${number(count)} applications?` }),
  },
  reason: 'Reason',
  reasonHint: 'Each candidate reads it, in the mail and beside the application.',
  message: 'Mail',
  messageHint: '{name}, {job}, {company} stand for each candidate’s name, the job and its company. Empty: the usual mail.',
  usual: {
    accepted: 'Your application for {job} at {company} has been accepted. The recruiter will be in touch about the next step.',
    rejected: 'Thank you for applying for {job} at {company}. The recruiter has decided not to go on with your application this time.',
  },
  preview: 'Preview',
  previewFor: ({ name }: { name: Value }) => `The mail to ${name}`,
  mail: {
    greeting: ({ name }: { name: Value }) => `Dear ${name},`,
    reason: ({ reason }: { reason: Value }) => `The recruiter wrote:\n${reason}`,
  },
  confirm: {
    accepted: 'Accept and send',
    rejected: 'Reject and send',
  },
  busy: 'Sending...',
  failed: 'The applications could not be answered.',
  refusedTitle: ({ count }: { count: number }) => plural(count, { one: '1 application could not be answered:', other: `${number(count)} applications could not be answered:` }),
  refused: ({ name, why }: { name: Value; why: Value }) => `${name}: ${why}`,
  close: 'Close',
};

export const toolTexts = {
  oldest: 'Oldest unanswered',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportHelp: 'The applications under the present filters',
  exportFailed: 'The applications could not be exported.',
  fileName: ({ day }: { day: Value }) => `applications-${day}.csv`,
  waiting: ({ days }: { days: number }) => plural(days, { one: 'Waiting 1 day', other: `Waiting ${number(days)} days` }),
};
