import { expect, it } from 'vitest';
import { summaryOf } from './registration-frame.tsx';

it('a message is shown once, with or without the label of its field', () => {
  const taken = 'An account with this email address already exists.';
  for (const message of [taken, `Email: ${taken}`]) {
    const errors = [{ name: 'email', message }];
    expect(summaryOf(errors, taken)).toEqual({ errors });
  }
  const errors = [{ name: 'phone', message: 'Enter your phone number' }];
  expect(summaryOf(errors, 'Submission failed.')).toEqual({ errors, title: 'Submission failed.' });
});
