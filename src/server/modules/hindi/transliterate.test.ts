import { describe, expect, test } from 'vitest';
import { bareText } from './devanagari.ts';
import { abbreviationOf, bonesOf, soundOf, transliterate } from './transliterate.ts';

describe('names of Latin letters', () => {
  test.each([
    ['एचआर', 'hr'],
    ['यूएक्स', 'ux'],
    ['एडब्ल्यूएस', 'aws'],
    ['एचवीएसी', 'hvac'],
    ['आइटी', 'it'],
    ['एस क्यू एल', 'sql'],
    ['एच.आर.', 'hr'],
    ['एनजेड', 'nz'],
    ['एल एंड टी', 'l&t'],
    ['आर ऐण्ड डी', 'r&d'],
  ])('%s is %s', (text, letters) => {
    expect(abbreviationOf(text)).toBe(letters);
  });

  test.each(['ए', 'केरल', 'बीटेक', 'आया', 'एचआर मैनेजर', 'आईटी एआई', 'एल एंड', 'एंड', 'hr', ''])(
    '%j is no abbreviation',
    (text) => {
      expect(abbreviationOf(text)).toBeUndefined();
    },
  );
});

describe('Devanagari in Latin letters', () => {
  test.each([
    ['राजस्थान', 'rajasthan'],
    ['बेंगलुरु', 'bengaluru'],
    ['चंडीगढ़', 'chandigarh'],
    // Silent vowels at the end and in the middle.
    ['नौकरी', 'naukri'],
    ['शिक्षक', 'shikshak'],
    ['लेखपाल', 'lekhpal'],
    ['घर से काम', 'ghar se kam'],
    ['अंग्रेज़ी', 'angrezi'],
    ['ज्ञान', 'gyan'],
    ['कृषि', 'krishi'],
    // A nasal before a labial is m.
    ['मुंबई', 'mumbai'],
    ['गाँव', 'ganv'],
    ['SAP मैनेजर 2', 'sap manejar 2'],
  ])('%s is %s', (text, latin) => {
    expect(transliterate(text)[0]).toBe(latin);
  });

  test('what may be English or Hindi is spelled both ways', () => {
    expect(transliterate('टैली')).toEqual(['tali', 'taili']);
    expect(transliterate('जैसलमेर')).toContain('jaisalmer');
  });

  test.each([
    ['tally', 'टैली'],
    ['sikshak', 'शिक्षक'],
    ['adhyaapak', 'अध्यापक'],
    ['Bengalooru', 'बेंगलुरु'],
  ])('%s sounds like %s', (latin, hindi) => {
    expect(transliterate(hindi).map(soundOf)).toContain(soundOf(latin));
  });

  test.each([
    ['software', 'सॉफ़्टवेयर'],
    ['manager', 'मैनेजर'],
    ['react', 'रिएक्ट'],
    ['engineer', 'इंजीनियर'],
  ])('%s has the consonants of %s', (latin, hindi) => {
    expect(bonesOf(transliterate(hindi)[0] ?? '')).toBe(bonesOf(latin));
  });
});

describe('one spelling', () => {
  test.each([
    [
      'nukta as a letter of its own or not',
      '\u091a\u0902\u0921\u0940\u0917\u095d',
      '\u091a\u0902\u0921\u0940\u0917\u0922\u093c',
    ],
    ['nukta or none', 'अंग्रेज़ी', 'अंग्रेजी'],
    ['a half nasal or its dot', 'हिन्दी', 'हिंदी'],
    ['a half nasal of another row', 'इन्जीनियर', 'इंजीनियर'],
    ['the moon or the dot', 'नौकरियाँ', 'नौकरियां'],
    ['a joiner', 'क्\u200dष', 'क्ष'],
    ['a hyphen or a blank', 'पार्ट-टाइम', 'पार्ट टाइम'],
  ])('%s', (_, one, other) => {
    expect(bareText(one)).toBe(bareText(other));
  });

  test('a doubled nasal stays', () => {
    expect(bareText('चेन्नई')).toBe('चेन्नई');
    expect(bareText('जम्मू')).toBe('जम्मू');
  });
});
