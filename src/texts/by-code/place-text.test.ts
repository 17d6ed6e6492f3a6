import { expect, it } from 'vitest';
import { KNOWN_SPELLINGS } from '#contract/places.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { speaking } from '#texts/spoken.ts';
import { placeTexts as hindi } from '../../texts/compiled/hi/places.ts';

it.each([
  ['Bengaluru', 'बेंगलुरु'],
  ['Pune, Nashik', 'पुणे, नाशिक'],
  ['Bangalore/Bengaluru', 'बेंगलुरु'],
  ['Pune, Bangalore/Bengaluru, Delhi / NCR', 'पुणे, बेंगलुरु, दिल्ली / NCR'],
  ['Kothrud, Pune', 'Kothrud, पुणे'],
  ['मुंबई, Mumbai Suburban, Mumbai (All Areas)', 'मुंबई, Mumbai Suburban'],
  ['नोएडा, Mumbai (All Areas), CHENNAI', 'नोएडा, मुंबई, चेन्नई'],
  ['Pune (Kharadi)', 'Pune (Kharadi)'],
  ['Remote', 'रिमोट'],
  ['Constructor', 'Constructor'],
])('%s is %s in Hindi', (place, hindiName) => {
  expect(placeText(place, hindi)).toBe(hindiName);
});

it('knows in Hindi every spelling that the contract knows', () => {
  expect(KNOWN_SPELLINGS.filter((spelling) => !Object.hasOwn(hindi, spelling))).toEqual([]);
});

it('leaves places alone in English', () => {
  expect(placeText('Bangalore/Bengaluru, Pune')).toBe('Bangalore/Bengaluru, Pune');
});

it('names places in the language of the current request', () => {
  expect(speaking('hi', () => placeText('Pune, Nashik'))).toBe('पुणे, नाशिक');
});
