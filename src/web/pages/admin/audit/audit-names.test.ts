import { expect, test } from 'vitest';
import { fieldText, shownAs } from './audit-names.ts';

test('a value that was typed is shown as it is, also where every object has something of that name', () => {
  expect(shownAs('constructor')).toBe('constructor');
  expect(fieldText('toString')).toBe('ToString');
});
