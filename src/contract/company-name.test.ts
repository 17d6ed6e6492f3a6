import { describe, expect, it } from 'vitest';
import { plainCompanyName } from './company-name.ts';

describe('the name of a company', () => {
  it.each([
    ['  Kaveri\t Health ', 'Kaveri Health'],
    ['Kaveri\u00a0Health', 'Kaveri Health'],
    ['Ka\u00advery\u200b', 'Kavery'],
    ['Kaveri\u200d', 'Kaveri'],
    ['\u200c \ufeff', ''],
    ['Rupa & Sen, Chartered Accountants', 'Rupa & Sen, Chartered Accountants'],
  ])('%j is kept as %j', (typed, kept) => expect(plainCompanyName(typed)).toBe(kept));

  it('keeps the joiners that shape Indian letters', () => {
    for (const name of ['क्\u200dष कंपनी', 'ന്\u200dറ', 'अवसर']) expect(plainCompanyName(name)).toBe(name);
  });
});
