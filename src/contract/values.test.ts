import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainCode } from './companies.ts';
import { EducationForm } from './profile.ts';
import { words } from './profile-values.ts';
import { pinCodeProblem } from './rules.ts';
import {
  CompanyName,
  Day,
  Month,
  numeric,
  OptionalName,
  OptionalPhone,
  optionalText,
  PersonName,
  Phone,
  PinCode,
  several,
  text,
  typed,
  Years,
} from './values.ts';

const SCHEMAS = {
  text: text(),
  typed: typed(),
  optionalText: optionalText(),
  PersonName,
  OptionalName,
  CompanyName,
  several: several(z.string()).transform(([one]) => one),
  words: words(80).transform(([one]) => one),
};

const cases = Object.entries(SCHEMAS).flatMap(([name, schema]) =>
  [
    { composed: 'Ren\u00e9e', decomposed: 'Rene\u0301e' },
    // NFC keeps the nukta in Devanagari separate, however it was typed.
    { composed: '\u0917\u0922\u093c\u0935\u093e\u0932', decomposed: '\u0917\u095d\u0935\u093e\u0932' },
  ].map((spelling) => ({ name, schema, ...spelling })),
);

test.each(cases)(
  '$name takes $composed in one spelling, however it was composed',
  ({ schema, composed, decomposed }) => {
    expect(decomposed).not.toBe(composed);
    expect(schema.parse(decomposed)).toBe(composed);
    expect(schema.parse(composed)).toBe(composed);
  },
);

test.each([
  ['Phone', Phone, '+९१ ९८७६५ ०१२३४', '9876501234'],
  ['OptionalPhone', OptionalPhone, '౯౮౭౬౫౦౧౨౩౪', '9876501234'],
  ['PinCode', PinCode, '२२६ ००१', '226 001'],
  ['Day', Day, '२०००-०१-३१', '2000-01-31'],
  ['Month', Month, '২০২৬-১১', '2026-11'],
  ['numeric', numeric(Years), '२.५', 2.5],
  ['a year of passing', EducationForm.shape.yearOfPassing, '२०२४', 2024],
  ['a code', DomainCode.shape.code, '१२३ ४५६', '123456'],
])('%s takes the digits of Indian scripts and keeps them as Latin ones', (_, schema, spelled, kept) => {
  expect(schema.parse(spelled)).toBe(kept);
});

test('a PIN code in Devanagari digits follows the rule', () => {
  expect(pinCodeProblem('२२६००१')).toBeUndefined();
  expect(pinCodeProblem('०२६००१')).toBe('pinCode');
});
