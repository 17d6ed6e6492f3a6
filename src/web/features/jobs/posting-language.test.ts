import { expect, it } from 'vitest';
import { postingLanguage } from '#web/features/jobs/posting-language.ts';

it.each([
  ['Software Engineer', 'Build the services of our shop. Our motto is सेवा.', 'en'],
  ['Software Engineer', undefined, 'en'],
  ['टैली ऑपरेटर', 'Tally और MS Excel आता हो', 'hi'],
  ['Driver', 'हमें एक ड्राइवर चाहिए जिसके पास लाइसेंस हो।', 'hi'],
])('a job %s, %s, is posted in %s', (title, description, language) => {
  expect(postingLanguage({ title, description })).toBe(language);
});
