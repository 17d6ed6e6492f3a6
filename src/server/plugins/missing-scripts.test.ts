import { expect, it } from 'vitest';
import { missingScriptsTexts as texts } from '#texts/missing-scripts.ts';
import { speaking } from '#texts/spoken.ts';
import { watchScripts } from './missing-scripts.ts';

it('says in the language of the page that its scripts did not come', () => {
  const page = (language: 'en' | 'hi') => speaking(language, () => watchScripts('<html><head></head></html>', 'mark'));
  expect(page('en')).toContain(JSON.stringify(texts.sentence));
  expect(page('hi')).toContain(JSON.stringify(speaking('hi', () => texts.sentence)));
  expect(page('hi')).not.toContain(texts.sentence);
});
