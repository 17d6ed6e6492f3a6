// Compiled from src/texts/en/recruiter-bulk.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const bulkTexts = {
  pick: ({ name }: { name: Value }) => `Select ${name}`,
  pickPage: 'Select page',
  chooseAll: ({ count }: { count: Value }) => `Select all ${count}`,
  chooseFirst: ({ count }: { count: Value }) => `Select the first ${count}`,
  choosingAll: 'Selecting...',
  allFailed: 'We couldn’t select the others. Please try again.',
  andMore: ({ names, count }: { names: Value; count: Value }) => `${names} and ${count} more`,
  bar: 'Selected applications',
  selected: ({ count }: { count: Value }) => `${count} selected`,
  hint: 'Hold Shift to select a range.',
  clear: 'Clear selection',
  accept: 'Accept',
  reject: 'Reject',
  title: {
    accepted: ({ count }: { count: number }) => plural(count, { one: 'Accept 1 application?', other: `Accept ${number(count)} applications?` }),
    rejected: ({ count }: { count: number }) => plural(count, { one: 'Reject 1 application?', other: `Reject ${number(count)} applications?` }),
  },
  some: {
    accepted: ({ can, all }: { can: Value; all: Value }) => `${can} of the ${all} selected applications can be accepted.`,
    rejected: ({ can, all }: { can: Value; all: Value }) => `${can} of the ${all} selected applications can be rejected.`,
  },
  none: {
    accepted: 'None of the selected applications can be accepted',
    rejected: 'None of the selected applications can be rejected',
  },
  stays: {
    already: {
      accepted: 'Accepted already.',
      rejected: 'Rejected already.',
    },
    withdrawn: 'The candidate has withdrawn.',
    hired: 'The candidate has accepted your offer.',
    interview: 'An interview is scheduled. Cancel it, or give its result.',
    selected: 'Selected in the interview.',
    left: 'The candidate’s account has been deleted.',
    takenDown: 'An administrator has taken the job down.',
    stage: 'This change isn’t possible at this stage.',
  },
  openOffers: ({ count }: { count: number }) => plural(count, { one: 'This also withdraws your open offer to one of them.', other: `This also withdraws your open offers to ${number(count)} of them.` }),
  partly: 'Not all applications could be changed',
  reason: 'Reason',
  reasonHint: 'Candidates see this in the email and next to their application.',
  message: 'Email',
  messageHint: 'We replace {name}, {job} and {company} with each candidate’s details. Leave it as it is, or blank, to send the standard email in the language each candidate reads.',
  preview: 'Preview',
  usualInTheirs: 'They get the standard text in that language.',
  previewFor: ({ name }: { name: Value }) => `Email to ${name}`,
  confirm: {
    accepted: 'Accept and send',
    rejected: 'Reject and send',
  },
  busy: 'Sending...',
  failed: 'We couldn’t update the applications. Try again.',
  refusedTitle: ({ count }: { count: number }) => plural(count, { one: 'We couldn’t update 1 application:', other: `We couldn’t update ${number(count)} applications:` }),
  refused: ({ name, why }: { name: Value; why: Value }) => `${name}: ${why}`,
  close: 'Close',
};

export const toolTexts = {
  oldest: 'Oldest unanswered',
  byJob: 'Group by job',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportHelp: 'Exports the applications that match your filters',
  exportFailed: 'We couldn’t export the applications. Try again.',
  fileName: ({ day }: { day: Value }) => `applications-${day}.csv`,
  left: ({ days }: { days: number }) => plural(days, { "0": 'Answer today', one: '1 day left', other: `${number(days)} days left` }),
  over: ({ days }: { days: number }) => plural(days, { one: '1 day overdue', other: `${number(days)} days overdue` }),
  waiting: ({ days }: { days: number }) => plural(days, { one: 'Waiting 1 day', other: `Waiting ${number(days)} days` }),
};
