import { expect, test, vi } from 'vitest';
import { pathOf, requireSession, safeReturn, signInAddress, WrongKind } from '#web/lib/guard.ts';

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/%09/../..//evil.example',
  '//:80',
  'javascript:alert(1)',
  '/login',
  '/./login?return=%2Flogin',
  '',
  null,
])('an address that is not one of our pages is not gone back to: %j', (typed) =>
  expect(safeReturn(typed, '/home')).toBe('/home'),
);

test('one of our own pages is gone back to, with its query', () => {
  expect(safeReturn('/jobs?role=Nurse', '/home')).toBe('/jobs?role=Nurse');
});

test('the sign-in of each kind carries the way back', () => {
  expect(signInAddress('candidate', '/profile')).toBe('/login?return=%2Fprofile');
  expect(signInAddress('recruiter', '/x?tab=a')).toBe('/login?as=recruiter&return=%2Fx%3Ftab%3Da');
});

test('a page keeps the fragment that it is opened with, and gets none from another', () => {
  vi.stubGlobal('window', { location: new URL('https://avsar.example/hi/company?tab=a#verification') });
  expect(pathOf(new Request('https://avsar.example/hi/company?tab=a'))).toBe('/company?tab=a#verification');
  expect(pathOf(new Request('https://avsar.example/hi/company?tab=b'))).toBe('/company?tab=b');
  vi.unstubAllGlobals();
});

test('a page of another kind of account refuses in the language of the account', () => {
  const stored = (language: string) => ({
    getItem: (key: string) =>
      ({ token: 't', userType: 'candidate', userData: JSON.stringify({ language }) })[key] ?? null,
  });
  vi.stubGlobal('window', { location: new URL('https://avsar.example/admin/dashboard?tab=a') });
  const open = () => requireSession(new Request('https://avsar.example/admin/dashboard?tab=a'), 'admin');
  const thrown = (): unknown => {
    try {
      return open();
    } catch (error) {
      return error;
    }
  };
  vi.stubGlobal('localStorage', stored('hi'));
  const answer = thrown();
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(
    'https://avsar.example/hi/admin/dashboard?tab=a',
  );
  vi.stubGlobal('localStorage', stored('en'));
  expect(thrown()).toBeInstanceOf(WrongKind);
  vi.unstubAllGlobals();
});
