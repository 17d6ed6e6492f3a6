import { expect, it } from 'vitest';
import { ContactSocialSection } from './profile-sections.ts';

it('an address or number to write to may be empty or null, and else says what is wrong with it', () => {
  const problems = (contactInfo: object) =>
    ContactSocialSection.safeParse({ contactInfo }).error?.issues.map(({ path, message }) => [path.at(-1), message]);
  expect(problems({ email: '', phone: null })).toBeUndefined();
  expect(problems({})).toBeUndefined();
  expect(problems({ email: 'me@', phone: '12' })).toEqual([
    ['email', 'email'],
    ['phone', 'phone'],
  ]);
});
