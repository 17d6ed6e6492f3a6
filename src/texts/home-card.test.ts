import { expect, it } from 'vitest';
import { visibilityTexts } from '#texts/account.ts';
import { registrationTexts } from '#texts/registration.ts';
import { visibilityTexts as hindi } from './compiled/hi/account.ts';
import { registrationTexts as hindiRegistration } from './compiled/hi/registration.ts';

it('each text about the card on the home page names everything that everyone sees', () => {
  const shown = ['picture', 'name', 'code', 'gender', 'date of birth', 'address'].join(', ');
  for (const text of [visibilityTexts.showCardMore, registrationTexts.showCardHint])
    expect(text.replace(' and', ',')).toContain(shown);
  for (const text of [hindi.showCardMore, hindiRegistration.showCardHint])
    expect(text).toContain('फ़ोटो, नाम, कोड, लिंग, जन्म तारीख, पता');
});
