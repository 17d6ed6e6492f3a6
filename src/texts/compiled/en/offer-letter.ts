// Compiled from src/texts/en/offer-letter.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const offerLetterFileTexts = {
  download: 'Download offer letter',
  downloadOf: ({ title, company }: { title: Value; company: Value }) => `Download offer letter: ${title}, ${company}`,
  downloading: 'Preparing...',
  fileName: ({ company, title }: { company: Value; title: Value }) => `Offer ${company}, ${title}.pdf`,
  downloadFailed: ({ message }: { message: Value }) => `We couldn’t load the offer letter. ${message}`,
};
