import { expect, it } from 'vitest';
import { COMMON_PASSWORD_COUNT, isCommonPassword } from './common-passwords.ts';

it('knows a few thousand', () => {
  expect(COMMON_PASSWORD_COUNT).toBeGreaterThan(2_500);
  expect(COMMON_PASSWORD_COUNT).toBeLessThan(10_000);
});

it.each([
  '12345678',
  'password',
  'Password123',
  'qwerty123',
  'India123',
  'rahul@123',
  'jaimatadi',
  'iloveyou',
  'Admin@123',
  'Avsar@2026',
  'avsar-12345',
  '99recruiter99',
  'अवसर@1234',
])('knows %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Neem tree, 7 lamps', 'correct horse battery staple', 'kR7#vq0pLz', 'अवसर के लिए', 'avsar neem 7'])(
  'takes %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
