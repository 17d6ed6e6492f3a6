// Compiled from src/texts/hi/imported.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const importedTexts = {
  sameLine: ({ line }: { line: Value }) => `Same as line ${line}.`,
  present: ({ jobId }: { jobId: Value }) => `Already posted as ${jobId}.`,
  unreadable: 'We couldn’t read this row as CSV.',
  notUtf8: 'This row isn’t UTF-8. Save the file as UTF-8 and import it again.',
  titleMissing: 'The title is missing.',
  companyMissing: 'The company is missing.',
  placeMissing: 'The location is missing.',
  applyUrlWrong: 'The address to apply at is not an https address of a website.',
  skillMissing: ({ most }: { most: Value }) => `Add at least one skill of up to ${most} characters.`,
  titleLong: ({ most }: { most: Value }) => `The title is longer than ${most} characters.`,
  companyLong: ({ most }: { most: Value }) => `The company is longer than ${most} characters.`,
  placeLong: ({ most }: { most: Value }) => `The location is longer than ${most} characters.`,
  skillsMany: ({ most }: { most: Value }) => `There are more than ${most} skills.`,
  textLong: ({ most }: { most: Value }) => `One of the texts is longer than ${most} characters.`,
};
