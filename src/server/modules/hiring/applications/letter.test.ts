import { describe, expect, it } from 'vitest';
import { letter, oneLine } from '#server/letter.ts';
import { submittedMail } from './application-mails.ts';

describe('a letter', () => {
  it.each([
    ['Asha\r\nBcc: everybody@example.in', 'Asha Bcc: everybody@example.in'],
    ['Asha\u2028\u0000\u202eRao', 'Asha Rao'],
    ['  Asha \t Rao ', 'Asha Rao'],
    ['अवसर', 'अवसर'],
  ])('%j becomes one line', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('has a subject of one line, whatever the names are', () => {
    const { subject, to } = submittedMail('asha@example.in', {
      publicUrl: 'http://localhost:3000',
      jobTitle: 'Engineer\nTo: other@example.in',
      companyName: 'Kaveri\r\n\r\nDear all',
      candidateName: 'Asha',
    });
    expect(subject).toBe('Your application for Engineer To: other@example.in at Kaveri Dear all');
    expect(to).toBe('asha@example.in');
  });

  it('leaves out what is empty', () => {
    expect(letter({ to: 'a@b.in', subject: 's', paragraphs: ['One', false, undefined, '', 'Two'] }).text).toBe(
      'One\n\nTwo\n\nAvsar\nAvsar never asks for money.\n',
    );
  });
});
