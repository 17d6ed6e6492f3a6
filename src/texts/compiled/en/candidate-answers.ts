// Compiled from src/texts/en/candidate-answers.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const answerTexts = {
  title: 'Can you attend?',
  help: 'We tell the recruiter immediately. You can change your answer until the interview starts.',
  confirm: 'Confirm',
  confirmOf: ({ role, company }: { role: Value; company: Value }) => `Confirm the interview: ${role}, ${company}`,
  another: 'Ask for another time',
  change: 'Change your times',
  confirmed: 'You confirmed this time.',
  asked: 'You asked for another time.',
  askedMore: 'The interview stays at the time above until the recruiter moves it.',
  wishes: 'Times that suit you',
  calledOff: 'This interview does not take place.',
  waiting: 'Waiting for your answer',
  refused: ({ message }: { message: Value }) => `We couldn’t save your answer. ${message}`,
  form: {
    title: 'Ask for another time',
    restored: 'We restored your draft.',
    help: 'Suggest times that suit you, or say when you can’t come. The interview stays as it is until the recruiter moves it.',
    wish: ({ number }: { number: Value }) => `Option ${number}`,
    date: 'Date',
    time: 'Time',
    india: 'India time',
    dateOf: ({ number }: { number: Value }) => `Date for option ${number}`,
    timeOf: ({ number }: { number: Value }) => `Time for option ${number}`,
    more: 'Add another time',
    message: 'Message to the recruiter',
    send: 'Send to recruiter',
    sending: 'Sending...',
    back: 'Back',
  },
};

export const offerAnswerTexts = {
  acceptTitle: ({ title, company }: { title: Value; company: Value }) => `Accept the offer for ${title} at ${company}?`,
  acceptHelp: ({ pay }: { pay: Value }) => `${pay}. We tell the recruiter immediately. You can’t undo this.`,
  acceptHelpStart: ({ pay, start }: { pay: Value; start: Value }) => `${pay}, starting on ${start}. We tell the recruiter immediately. You can’t undo this.`,
  acceptConfirm: 'Accept offer',
  rejectTitle: ({ title, company }: { title: Value; company: Value }) => `Reject the offer for ${title} at ${company}?`,
  rejectHelp: 'We tell the recruiter immediately. You can’t undo this.',
  rejectConfirm: 'Reject offer',
  stipend: 'Stipend',
  withdrawn: 'The recruiter has withdrawn this offer.',
  recruiterLeft: 'The recruiter has left Avsar. This offer has ended.',
  endedByYou: 'You withdrew your application, so this offer has ended.',
  expired: ({ day }: { day: Value }) => `This offer expired on ${day}.`,
};

export const takenDownTexts = {
  title: 'Avsar has taken down this job.',
  stayAway: 'Don’t go to the interview.',
  badge: 'Job taken down',
  care: 'If someone writes to you about it, don’t pay and don’t share your bank details or documents.',
};
