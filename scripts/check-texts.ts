import { PROMISED_TEXTS, textProblems } from '#tests/spec-texts/promised.ts';
import { readSeenTexts } from '#tests/spec-texts/recorder.ts';
import { wholeJourneys } from '#tests/support/test-length.ts';

const whole = wholeJourneys();
const promised = PROMISED_TEXTS.filter(({ journey }) => whole.includes(journey));
const problems = textProblems(readSeenTexts(), promised);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
