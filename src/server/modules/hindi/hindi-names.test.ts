import { describe, expect, test } from 'vitest';
import { latinNamesOfCompanies } from './companies-meant.ts';
import { COMPANY_NAMES } from './company-names.ts';
import { bareText, isDevanagari } from './devanagari.ts';
import { englishOf, hindiNamesOf, inHindi, placeNameInEnglish, placesMeantBy, wholeInHindi } from './hindi-names.ts';
import { textsMeantBy } from './in-english.ts';
import { PLACE_NAMES } from './place-names.ts';
import { ROLE_NAMES } from './role-names.ts';
import { SKILL_NAMES } from './skill-names.ts';

describe('the tables of names', () => {
  test.each([
    ['places', PLACE_NAMES, 80],
    ['roles', ROLE_NAMES, 150],
    ['skills', SKILL_NAMES, 100],
    ['companies', COMPANY_NAMES, 10],
  ])('%s each begin with a name in Devanagari and name nothing twice', (_, table, least) => {
    const rows = Object.entries<readonly string[]>(table);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    for (const [english, names] of rows) {
      expect(isDevanagari(names[0] ?? ''), english).toBe(true);
      expect(new Set(names).size, english).toBe(names.length);
      expect(
        names.map((name) => name.normalize('NFC')),
        english,
      ).toEqual(names);
    }
  });

  test('a place has one name in English', () => {
    const bare = Object.values<readonly string[]>(PLACE_NAMES).flatMap((names) => [...new Set(names.map(bareText))]);
    expect(new Set(bare).size).toBe(bare.length);
  });
});

describe('what a Hindi name says', () => {
  test.each([
    ['नर्स', 'nurse'],
    ['हिन्दी', 'hindi'],
    ['शिक्षिका', 'teacher'],
    ['घर से काम', 'work from home'],
    // Phonetic spellings.
    ['shikshak', 'teacher'],
    ['sikshak', 'teacher'],
    ['adhyapak', 'teacher'],
    ['chalak', 'driver'],
    ['lekhpal', 'accountant'],
    ['ghar se kaam', 'work from home'],
    ['dilli', 'delhi'],
    ['एक्सेंचर', 'accenture'],
    ['इन्फोसिस', 'infosys'],
    ['टेक महिंद्रा', 'tech mahindra'],
  ])('%s is %s', (hindi, english) => {
    expect(englishOf(hindi)[0]).toBe(english);
  });

  test('a short word in Latin letters says nothing in Hindi', () => {
    expect(englishOf('nai')).toEqual([]);
  });

  test.each([
    ['बेंगलुरू', 'Bengaluru'],
    ['औरंगाबाद', 'Chhatrapati Sambhajinagar'],
    ['Bangalore', 'Bengaluru'],
    ['कहीं', 'कहीं'],
  ])('the place %s is %s', (spelling, name) => {
    expect(placeNameInEnglish(spelling)).toBe(name);
  });

  test.each([
    ['haidarabad', ['hyderabad']],
    ['hyderabaad', ['hyderabad']],
    ['ahmdabad', ['ahmedabad']],
    ['chandigadh', ['chandigarh']],
    // Too few consonants, and other words.
    ['pana', []],
    ['developer', []],
    ['hybrid', []],
  ])('the place meant by %s has its consonants', (typed, places) => {
    expect(placesMeantBy(typed)).toEqual(places);
  });

  test('a place is also known by its other English names', () => {
    expect(hindiNamesOf('Bangalore')[0]).toBe('बेंगलुरु');
  });

  test.each([
    ['Nurse', 'नर', 'नर्स'],
    ['Staff Nurse', 'नर', 'स्टाफ़ नर्स'],
    ['Manager - Sales', 'मैने', 'मैनेजर - सेल्स'],
    // Half a name is none.
    ['Staff Nurse, ICU', 'नर', undefined],
    ['Teacher', 'टीच', 'टीचर'],
    ['Data Scientist', 'डाटा', 'डाटा साइंटिस्ट'],
    ['Sr. Data Scientist', 'डेटा', 'सीनियर डेटा साइंटिस्ट'],
    ['Sr . Data Engineer', 'डेटा', 'सीनियर डेटा इंजीनियर'],
    ['Jr Data Engineer', 'डेटा', 'जूनियर डेटा इंजीनियर'],
    ['Teacher', 'शिक्ष', 'शिक्षक'],
    ['Zither Builder', 'ज़िथर', undefined],
    ['Nurse', 'nur', undefined],
    // One English word has one Hindi word: the typed one, or else the usual one.
    ['Sales Executive', 'बिक्री', 'बिक्री एग्ज़ीक्यूटिव'],
    ['Field Sales Executive', 'बिक्री', 'फ़ील्ड बिक्री एग्ज़ीक्यूटिव'],
    ['Sales Manager', 'बिक्री', 'बिक्री मैनेजर'],
    ['Sales Executive', 'सेल्स', 'सेल्स एग्ज़ीक्यूटिव'],
    ['Sales Executive', 'बिक्री अधिकारी', 'बिक्री अधिकारी'],
    ['Field Officer', 'फील्ड', 'फ़ील्ड ऑफ़िसर'],
    ['Field Officer', 'अधिकारी', 'फ़ील्ड अधिकारी'],
    ['Security Guard', 'चौकीदार', 'चौकीदार'],
  ])('%s for whoever types %s is %s', (value, typed, name) => {
    expect(inHindi(value, typed)).toBe(name);
  });

  test.each([
    ['नर', 'work', 'nurse'],
    ['डेटा एन', 'work', 'data analyst'],
    ['सीनियर नर', 'work', 'senior nurse'],
    ['shiksh', 'work', 'teacher'],
    ['बेंग', 'places', 'bengaluru'],
    ['nurse', 'work', 'नर्स'],
  ] as const)('%s may go on to %s %s', (typed, of, meant) => {
    expect(textsMeantBy(typed, of)).toContain(meant);
  });

  test.each(['zzzz', 'wwww', 'MMMM', 'aaaaaa'])('%s completes to no word that only begins with its letter', (typed) => {
    expect(textsMeantBy(typed, 'work')).toEqual([]);
    expect(textsMeantBy(typed, 'places')).toEqual([]);
  });
});

test.each([
  ['Accounts Executive', 'अकाउंट्स एग्ज़ीक्यूटिव'],
  ['Field Sales Executive', 'फ़ील्ड सेल्स एग्ज़ीक्यूटिव'],
  ['Staff Nurse, ICU', undefined],
  ['Backend Engineer', 'बैकएंड इंजीनियर'],
  ['', undefined],
  ['-', undefined],
])('a title is told in Hindi when every word of it is known: %s', (title, name) => {
  expect(wholeInHindi(title)).toBe(name);
});

test.each([
  ['एक्सेंचर', 'accenture'],
  ['इंफोसिस', 'infosys'],
  ['इन्फ़ोसिस', 'infosys'],
  ['सिस्को', 'cisco'],
  ['कॉग्निजेंट', 'cognizant'],
  ['कैपजेमिनी', 'capgemini'],
  ['डेलॉइट', 'deloitte'],
  ['जेनपैक्ट', 'genpact'],
  ['टेक महिन्द्रा', 'tech mahindra'],
  ['ओरेकल', 'oracle'],
  ['माइक्रोसॉफ्ट', 'microsoft'],
  ['गूगल', 'google'],
  ['ज़ोमैटो', 'zomato'],
  ['स्विगी', 'swiggy'],
])('the company %s is %s', (hindi, english) => {
  expect(latinNamesOfCompanies(hindi)).toContain(english);
});
