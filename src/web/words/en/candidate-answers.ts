/** What a candidate answers to interviews and offers. */

/** Beside everything that a person has with a job that is taken down. */
export const takenDownWords = {
  title: 'Avsar has taken this job down.',
  care: 'Pay nothing, and give nobody who writes to you about it your bank details or papers.',
};

export const answerWords = {
  title: 'Will you come?',
  help: 'The recruiter is told at once. You may change your answer until the interview begins.',
  confirm: 'Confirm',
  confirmOf: (role: string, company: string) => `Confirm the interview: ${role}, ${company}`,
  another: 'Ask for another time',
  change: 'Change your wishes',
  confirmed: 'You confirmed this time.',
  asked: 'You asked for another time.',
  askedMore: 'Until the recruiter moves it, the time above stands.',
  wishes: 'Times that suit you',
  waiting: 'Waiting for your answer',
  refused: (message: string) => `Your answer was not taken. ${message}`,
  form: {
    title: 'Ask for another time',
    help: 'Name times that suit you, or say when you cannot. The interview stays where it is until the recruiter moves it.',
    wish: (number: number) => `Time ${number}`,
    date: 'Date',
    time: 'Time',
    india: 'India time',
    dateOf: (number: number) => `Date of time ${number}`,
    timeOf: (number: number) => `Time of time ${number}`,
    more: 'Add another time',
    message: 'Message to the recruiter',
    send: 'Send to the recruiter',
    sending: 'Sending...',
    back: 'Back',
  },
} as const;

export const offerAnswerWords = {
  acceptTitle: (title: string, company: string) => `Accept the offer for ${title} at ${company}?`,
  acceptHelp: (pay: string, start: string) =>
    `${pay}${start ? `, starting on ${start}` : ''}. The recruiter is told at once. You cannot take this answer back.`,
  acceptConfirm: 'Accept the offer',
  rejectTitle: (title: string, company: string) => `Reject the offer for ${title} at ${company}?`,
  rejectHelp: 'The recruiter is told at once. You cannot take this answer back.',
  rejectConfirm: 'Reject the offer',
  download: 'Download letter (PDF)',
  downloadOf: (title: string, company: string) => `Download the letter: ${title}, ${company}`,
  downloading: 'Preparing...',
  file: (company: string) => `Offer ${company}.pdf`,
  downloadFailed: (message: string) => `The letter could not be loaded. ${message}`,
  stipend: 'Stipend',
  withdrawn: 'The recruiter has withdrawn this offer.',
  expired: (day: string) => `This offer expired on ${day}.`,
} as const;
