// Compiled from src/texts/en/imported.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

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
  payLeftOut: ({ text }: { text: Value }) => `Pay “${text}” was left out. We couldn’t read it as an amount.`,
  payOutside: ({ text }: { text: Value }) => `Pay “${text}” was left out. Pay is from ₹10,000 to ₹100 crore a year.`,
  experienceLeftOut: ({ text, most }: { text: Value; most: Value }) => `Experience “${text}” was left out. We read 0 to ${most} years.`,
  experienceRead: ({ text, most, years }: { text: Value; most: number; years: Value }) => `Experience “${text}” was read as ${plural(most, { one: `${years} year`, other: `${years} years` })}.`,
  industryLeftOut: ({ text }: { text: Value }) => `Industry “${text}” was left out. It isn’t in our list of industries.`,
  employmentTypeLeftOut: ({ text }: { text: Value }) => `Employment type “${text}” was left out. It isn’t in our list.`,
  workModeLeftOut: ({ text }: { text: Value }) => `Work mode “${text}” was left out. It isn’t in our list.`,
  skillsLeftOut: ({ count, text, most }: { count: number; text: Value; most: Value }) => plural(count, { one: `Skill “${text}” was left out. It is longer than ${most} characters.`, other: `${number(count)} skills were left out, starting with “${text}”. They are longer than ${most} characters.` }),
};
