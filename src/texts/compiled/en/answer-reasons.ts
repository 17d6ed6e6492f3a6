// Compiled from src/texts/en/answer-reasons.json by `npm run texts`: edit that file, not this one.

export const answerReasonTexts = {
  positionFilled: 'Position filled',
  otherExperience: 'Other experience needed',
  skillMissing: 'A skill is missing',
  place: 'Place',
  pay: 'Pay',
  incomplete: 'Application incomplete',
  other: 'Other reason',
  noAnswer: 'Closed without an answer',
};

export const answerReasonSentenceTexts = {
  positionFilled: 'The position has been filled.',
  otherExperience: 'The work needs experience of another kind.',
  skillMissing: 'A skill that the work needs is missing.',
  place: 'The place of work does not fit.',
  pay: 'The pay does not fit.',
  incomplete: 'The application is incomplete.',
};
