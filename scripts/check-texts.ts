import { textProblems } from '#tests/spec-texts/promised.ts';
import { readSeenTexts } from '#tests/spec-texts/recorder.ts';

const problems = textProblems(readSeenTexts());
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
