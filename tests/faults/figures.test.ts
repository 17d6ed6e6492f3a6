import { expect, it } from 'vitest';
import { type Figures, tableOf, withFigures } from './figures.ts';

const line = (fault: string, more: Partial<Figures> = {}): Figures => ({
  fault,
  answers: 1_514,
  ...{ weather: '769 / 0', writes: '', slowest: '1.9 s', healed: '1.2 s, 4.8 s', wrong: [] },
  ...more,
});
const page = (...lines: Figures[]): string =>
  `# Faults\n\n<!-- faults -->\n\n${tableOf(lines)}\n\n<!-- /faults -->\n\nMore.\n`;

it('figures take the place of their earlier ones, whatever was counted, and new ones come last', () => {
  const before = page(line('50 kills of portal'), line('disk full for 30 s'));
  const newer = line('4 kills of portal', { answers: 3, wrong: ['lost: one'] });
  const another = line('8 kills while sending; 2 of 40 mails came again');
  expect(withFigures(before, [another, newer])).toBe(page(newer, line('disk full for 30 s'), another));
  expect(withFigures(before, [])).toBe(before);
});
