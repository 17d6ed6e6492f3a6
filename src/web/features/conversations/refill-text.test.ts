import { describe, expect, it } from 'vitest';
import { refillText } from '#web/features/conversations/refill-text.ts';

const SAVED = 'Dear {name}, {job} at {company} may suit you.';
const values = (job: string) => ({ name: 'Ila', job, company: 'Tapti Mills' });

describe('filling in inserted texts again', () => {
  const open = 'Dear Ila, {job} at {company} may suit you.';
  const telecaller = 'Dear Ila, Telecaller at Tapti Mills may suit you.';
  const planner = 'Dear Ila, Route Planner at Tapti Mills may suit you.';

  it('follows the chosen job, also from none and back to none', () => {
    const first = refillText(open, [{ saved: SAVED, filled: open }], values('Telecaller'));
    expect(first.text).toBe(telecaller);
    const second = refillText(first.text, first.inserted, values('Route Planner'));
    expect(second.text).toBe(planner);
    expect(refillText(second.text, second.inserted, { name: 'Ila' }).text).toBe(open);
  });

  it('keeps what was typed around the text', () => {
    const inserted = [{ saved: SAVED, filled: telecaller }];
    expect(refillText(`Namaste!\n${telecaller} Call me.`, inserted, values('Route Planner')).text).toBe(
      `Namaste!\n${planner} Call me.`,
    );
  });

  it('keeps a text that was edited by hand, and follows the other one', () => {
    const edited = 'Dear Ila, our Telecaller job may suit you.';
    const inserted = [
      { saved: SAVED, filled: telecaller },
      { saved: '{job}?', filled: 'Telecaller?' },
    ];
    expect(refillText(`${edited}\nTelecaller?`, inserted, values('$& Planner'))).toEqual({
      text: `${edited}\n$& Planner?`,
      inserted: [{ saved: '{job}?', filled: '$& Planner?' }],
    });
  });
});
