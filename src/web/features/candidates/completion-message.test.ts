import { describe, expect, it } from 'vitest';
import { messageFor } from './completion-message.ts';

describe('the message by percentage', () => {
  it.each([
    [0, 'Complete your profile to increase visibility to employers!'],
    [49, 'Complete your profile to increase visibility to employers!'],
    [50, 'Good progress! Continue completing your profile.'],
    [99, 'Good progress! Continue completing your profile.'],
    [100, 'Excellent! Your profile is complete.'],
  ])('at %i percent', (percent, message) => expect(messageFor(percent)).toBe(message));
});
