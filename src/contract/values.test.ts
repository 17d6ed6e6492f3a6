import { expect, test } from 'vitest';
import { z } from 'zod';
import { words } from './profile-values.ts';
import { CompanyName, OptionalName, optionalText, PersonName, several, text, typed } from './values.ts';

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
