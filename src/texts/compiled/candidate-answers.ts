// Compiled from src/texts/en/candidate-answers.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const answerTexts = {
  title: 'Will you come?',
  help: 'The recruiter is told at once. You may change your answer until the interview begins.',
  confirm: 'Confirm',
  confirmOf: ({ role, company }: { role: Value; company: Value }) => `Confirm the interview: ${role}, ${company}`,
  another: 'Ask for another time',
  change: 'Change your wishes',
  confirmed: 'You confirmed this time.',
  asked: 'You asked for another time.',
  askedMore: 'Until the recruiter moves it, the time above stands.',
  wishes: 'Times that suit you',
  waiting: 'Waiting for your answer',
  refused: ({ message }: { message: Value }) => `Your answer was not taken. ${message}`,
  form: {
    title: 'Ask for another time',
    help: 'Name times that suit you, or say when you cannot. The interview stays where it is until the recruiter moves it.',
    wish: ({ number }: { number: Value }) => `Time ${number}`,
    date: 'Date',
    time: 'Time',
    india: 'India time',
    dateOf: ({ number }: { number: Value }) => `Date of time ${number}`,
    timeOf: ({ number }: { number: Value }) => `Time of time ${number}`,
    more: 'Add another time',
    message: 'Message to the recruiter',
    send: 'Send to the recruiter',
    sending: 'Sending...',
    back: 'Back',
  },
};

export const offerAnswerTexts = {
  acceptTitle: ({ title, company }: { title: Value; company: Value }) => `Accept the offer for ${title} at ${company}?`,
  acceptHelp: ({ pay }: { pay: Value }) => `${pay}. The recruiter is told at once. You cannot take this answer back.`,
  acceptHelpStart: ({ pay, start }: { pay: Value; start: Value }) => `${pay}, starting on ${start}. The recruiter is told at once. You cannot take this answer back.`,
  acceptConfirm: 'Accept the offer',
  rejectTitle: ({ title, company }: { title: Value; company: Value }) => `Reject the offer for ${title} at ${company}?`,
  rejectHelp: 'The recruiter is told at once. You cannot take this answer back.',
  rejectConfirm: 'Reject the offer',
  download: 'Download letter (PDF)',
  downloadOf: ({ title, company }: { title: Value; company: Value }) => `Download the letter: ${title}, ${company}`,
  downloading: 'Preparing...',
  file: ({ company }: { company: Value }) => `Offer ${company}.pdf`,
  downloadFailed: ({ message }: { message: Value }) => `The letter could not be loaded. ${message}`,
  stipend: 'Stipend',
  withdrawn: 'The recruiter has withdrawn this offer.',
  expired: ({ day }: { day: Value }) => `This offer expired on ${day}.`,
};

export const takenDownTexts = {
  title: 'Avsar has taken this job down.',
  care: 'Pay nothing, and give nobody who writes to you about it your bank details or papers.',
};
