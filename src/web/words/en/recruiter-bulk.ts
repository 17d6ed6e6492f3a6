import { PLACEHOLDERS } from '#contract/rules.ts';

/** Many applications at once, and what stands around their list. */
export const toolWords = {
  oldest: 'Oldest unanswered',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportHelp: 'The applications under the present filters',
  exportFailed: 'The applications could not be exported.',
  fileName: (day: string) => `applications-${day}.csv`,
  waiting: (days: number) => (days === 1 ? 'Waiting 1 day' : `Waiting ${days} days`),
} as const;

const usual = {
  accepted:
    'Your application for {job} at {company} has been accepted. The recruiter will be in touch about the next step.',
  rejected:
    'Thank you for applying for {job} at {company}. The recruiter has decided not to go on with your application this time.',
} as const;

export const bulkWords = {
  pick: (name: string) => `Select ${name}`,
  pickPage: 'Select page',
  bar: 'Selected applications',
  selected: (count: number) => `${count} selected`,
  hint: 'Shift selects all between two.',
  clear: 'Clear selection',
  accept: 'Accept',
  reject: 'Reject',
  title: {
    accepted: (count: number) => (count === 1 ? 'Accept 1 application?' : `Accept ${count} applications?`),
    rejected: (count: number) => (count === 1 ? 'Reject 1 application?' : `Reject ${count} applications?`),
  },
  reason: 'Reason',
  reasonHint: 'Each candidate reads it, in the mail and beside the application.',
  message: 'Mail',
  messageHint: `${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')} stand for each candidate’s name, the job and its company. Empty: the usual mail.`,
  usual,
  preview: 'Preview',
  previewFor: (name: string) => `The mail to ${name}`,
  mail: (name: string, message: string, reason: string) =>
    [`Dear ${name},`, message, reason && `The recruiter wrote:\n${reason}`].filter(Boolean).join('\n\n'),
  confirm: { accepted: 'Accept and send', rejected: 'Reject and send' },
  busy: 'Sending...',
  failed: 'The applications could not be answered.',
  refusedTitle: (count: number) =>
    count === 1 ? '1 application could not be answered:' : `${count} applications could not be answered:`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  close: 'Close',
} as const;
