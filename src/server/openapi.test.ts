import { expect, it } from 'vitest';
import { REASONS_ABOUT } from '#contract/vocabularies.ts';
import { describeApi } from './openapi.ts';

it('names the accepted values of closed lists, although other spellings of them are read too', () => {
  const { paths } = describeApi('https://avsar.example');
  expect(paths).toHaveProperty(
    [
      ...['/api/jobpostingform/jobs/{id}/report', 'post', 'requestBody', 'content', 'application/json'],
      ...['schema', 'properties', 'reason', 'enum'],
    ],
    REASONS_ABOUT.job,
  );
});
