import { expect, it } from 'vitest';
import { formatDdMmYyyy } from '#web/pages/recruiter/applications/format-dd-mm-yyyy.ts';

it('writes the day in India as en-GB does', () => {
  expect(formatDdMmYyyy('2026-11-20T05:00:00Z')).toBe('20/11/2026');
  expect(formatDdMmYyyy('2026-11-20T18:29:59Z')).toBe('20/11/2026');
  expect(formatDdMmYyyy('2026-11-20T18:30:00Z')).toBe('21/11/2026');
  expect(formatDdMmYyyy('never')).toBe('');
});
