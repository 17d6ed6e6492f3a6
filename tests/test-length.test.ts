import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, LONG, TURNS } from '#tests/support/test-length.ts';

beforeEach(() => vi.stubEnv('TEST_TURN', '0'));
afterEach(() => vi.unstubAllEnvs());

test.skipIf(LONG)('in all turns together, each page is checked in each of two looks', () => {
  const pages = Array.from({ length: 40 }, (_, at) => `/page-${at}`);
  const looks = ['light', 'dark'];
  const checked = new Set<string>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    vi.stubEnv('TEST_TURN', String(turn));
    for (const page of inTurn(pages)) for (const look of inTurn(looks)) checked.add(`${page} ${look}`);
  }
  expect(checked.size).toBe(pages.length * looks.length);
});
