import { normalPhone } from '#contract/rules.ts';

const MOST_LINES = 60;

/** The first phone number near the top, as it is stored. Numbers of references stand at the end. */
export const findPhone = (lines: readonly string[]): { phone: string; source: string } | undefined => {
  for (const line of lines.slice(0, MOST_LINES)) {
    for (const [typed] of line.matchAll(/(?<![\d.])\+?\d[\d\s().-]{7,18}\d(?!\d)/g)) {
      const phone = normalPhone(typed);
      if (phone) return { phone, source: line.slice(0, 200) };
    }
  }
  return undefined;
};
